import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMark, writeMark } from '../../../server/archive/mark.ts';
import { openStore, type ArchiveStore } from '../../../server/archive/store.ts';
import { pushWal, readWal } from '../../../server/archive/wal-segments.ts';
import { pathsOf, segment } from '../../support/archive.ts';
import { startS3, type S3Server } from '../../support/s3-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'plumbline-bucket-'));
let s3: S3Server;
let store: ArchiveStore;

beforeAll(async () => {
  s3 = await startS3();
  store = openStore({ s3: s3.config, prefix: 'archive/' });
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a bucket keeps an archive as a folder does, below its prefix', async () => {
  await writeMark(store, '42');
  expect(await readMark(store)).toBe('42');
  const file = join(folder, 'segment');
  writeFileSync(file, Buffer.alloc(1_048_576, 'x'));
  await pushWal(store, file, segment(1));
  await pushWal(store, file, segment(1));
  expect((await readWal(store, segment(1)))?.length).toBe(1_048_576);
  expect(await pathsOf(store, 'wal')).toEqual([`wal/${segment(1)}.zst`]);
  writeFileSync(file, 'of another database');
  await expect(pushWal(store, file, segment(1))).rejects.toThrow(
    /s3:\/\/plumbline-files\/archive\/ holds another/,
  );
  await store.remove(`wal/${segment(1)}.zst`);
  expect(await store.open(`wal/${segment(1)}.zst`)).toBeNull();
});
