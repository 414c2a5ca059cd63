import { describe, expect, test } from 'vitest';
import type { S3Config } from '../../../server/core/config/config-parts.ts';
import { sentenceOfFailedStart } from '../../../server/failed-start.ts';
import { nameBucket } from '../../../server/uploads/storage/named-bucket.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { s3Storage } from '../../../server/uploads/storage/s3-storage.ts';

const BUCKET: S3Config = {
  bucket: 'plumbline-files',
  region: 'us-east-1',
  // Nothing listens there.
  endpoint: 'http://127.0.0.1:1',
  publicEndpoint: null,
  credentials: { accessKeyId: 'key', secretAccessKey: 'very secret' },
};
const write = (config: S3Config) =>
  nameBucket(s3Storage(config), config)
    .write('uploads/ab/one.webp', Buffer.from('x'))
    .then(
      () => null,
      (error: unknown) => error,
    );

describe('a start whose bucket takes no file', () => {
  test('a sentence names the bucket and its address, and neither the database nor a key', async () => {
    const notified = sentenceOfFailedStart(await write(BUCKET));
    expect(notified).toBe(
      'The storage of files cannot be written: bucket plumbline-files at http://127.0.0.1:1 (ECONNREFUSED). Check the S3_ settings and the network.',
    );
  });

  test('a host without an address is named too', async () => {
    const notified = sentenceOfFailedStart(
      await write({ ...BUCKET, endpoint: 'http://no-such-host.invalid' }),
    );
    expect(notified).toMatch(/bucket plumbline-files at http:\/\/no-such-host\.invalid \(E\w+\)/);
  });

  test('a folder of this machine is left as it is', () => {
    const storage = localStorage('/tmp/plumbline');
    expect(nameBucket(storage, null)).toBe(storage);
  });
});
