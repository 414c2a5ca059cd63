// Files in a bucket: the SDK of S3, signed addresses, and the process that draws uploaded pictures.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';
import { check } from './checks.js';
import { operator } from './commands.js';
import { folder } from './product.js';

const BUCKET = 'plumbline-files';
const EMPTY_BUCKET = 'plumbline-restored';

export async function s3() {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: mkdtempSync(join(folder, 's3-')),
    configureBuckets: [{ name: BUCKET }, { name: EMPTY_BUCKET }],
  });
  // The router drops the slash that the SDK signs at the end of a list's address.
  server.middleware.unshift((context, next) => {
    server.allowMismatchedSignatures = 'list-type' in context.query;
    return next();
  });
  const { port } = await server.run();
  const settings = {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    // The keys that this server knows.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  return { settings, emptySettings: { S3_BUCKET: EMPTY_BUCKET }, upload, read, stop: () => server.close() };
}

/** Answers with the address of the picture. */
async function upload() {
  const person = await operator();
  const drawn = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1d4e89' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('upload', new Blob([drawn], { type: 'image/jpeg' }), 'house.jpg');
  const answer = await person.upload('/api/upload', form);
  check(answer.status === 200, `a picture is uploaded (${answer.status})`);
  const { pathname } = new URL((await answer.json()).url, 'http://any');
  await read(pathname, BUCKET);
  return pathname;
}

/** It is part of nothing yet, so only its sender gets it, by a signed address of the bucket. */
async function read(picture, bucket) {
  const person = await operator();
  const answer = await person.get(picture);
  check(answer.status === 200 && answer.url.includes(`/${bucket}/`), `its sender gets it from ${bucket}`);
  const { format, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  check(format === 'webp' && width === 640, `it was drawn anew (${format}, ${width} px)`);
}
