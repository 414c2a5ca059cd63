import { expect, test } from 'vitest';
import { loadConfig } from '../../../server/core/config/config.ts';

const KEY = { APP_KEY: 'Zq3-running-tests-8hVbN2sKe7LwYd0XcRmU', DATA_DIR: '/srv/plumbline/data' };
const BUCKET = { S3_BUCKET: 'plumbline-files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
const load = (settings: Record<string, string>) => loadConfig({ ...KEY, ...settings }, null);

test('an archive is a folder or a part of a bucket, with days, seconds and a limit', () => {
  expect(load({}).archive).toBeNull();
  expect(load({ ARCHIVE: '/mnt/backup' }).archive).toEqual({
    place: { folder: '/mnt/backup' },
    days: 30,
    seconds: 60,
    queueMegabytes: 4096,
  });
  const { archive } = load({ ...BUCKET, ARCHIVE: 's3://plumbline-archive/city/', ARCHIVE_DAYS: '35' });
  expect(archive).toMatchObject({
    place: { prefix: 'city/', s3: { bucket: 'plumbline-archive' } },
    days: 35,
  });
});

test.each([
  [{ ARCHIVE: '/srv/plumbline/data/archive' }, /outside of DATA_DIR/],
  [{ ARCHIVE: '/srv/plumbline' }, /outside of DATA_DIR/],
  [{ ARCHIVE: 's3://plumbline-archive' }, /needs the S3_ settings/],
  [{ ...BUCKET, ARCHIVE: 's3://plumbline-files/uploads' }, /is where the uploads are/],
  [{ ARCHIVE: 'https://host/archive' }, /must be the path of a folder, or s3:/],
  [{ ARCHIVE: '/mnt/backup', ARCHIVE_DAYS: '36' }, /ARCHIVE_DAYS: must be a number from 1 to 35/],
  [{ ARCHIVE: '/mnt/backup', ARCHIVE_SECONDS: '0' }, /from 5 to 3600/],
  [{ ARCHIVE: '/mnt/backup', DATABASE_URL: 'postgres://db/plumb' }, /is for the embedded database/],
  [{ DATABASE_DIRECT_URL: 'postgres://db/plumb' }, /DATABASE_DIRECT_URL: needs DATABASE_URL/],
])('the settings %o are refused in one sentence', (settings, sentence) => {
  expect(() => load(settings as Record<string, string>)).toThrow(sentence);
});
