// node s3-process.ts PORT FOLDER BUCKET: a server that speaks S3, until it is killed.
import S3rver from '@20minutes/s3rver';

const [port, directory = '', name = ''] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name }],
});
// The router drops the slash that the SDK signs at the end of a list's address.
server.middleware.unshift((context, next) => {
  server.allowMismatchedSignatures = 'list-type' in context.query;
  return next();
});
await server.run();
