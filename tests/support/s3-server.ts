import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../../server/core/config/config-parts.ts';

export type S3Server = { config: S3Config; stop: () => Promise<void> };

/** Starts a server that speaks S3 and checks signatures, with one empty bucket, in a folder of its own. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-s3-'));
  const bucket = 'plumbline-files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  // The router drops the slash that the SDK signs at the end of a list's address.
  server.middleware.unshift((context, next) => {
    server.allowMismatchedSignatures = 'list-type' in context.query;
    return next();
  });
  const { port } = await server.run();
  return {
    config: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      publicEndpoint: null,
      // The keys that this server knows.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
