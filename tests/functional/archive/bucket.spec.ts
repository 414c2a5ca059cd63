import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMark, writeMark } from '../../../server/archive/mark.ts';
import { openStore, type ArchiveStore } from '../../../server/archive/store.ts';
import { pushWal, readWal } from '../../../server/archive/wal-segments.ts';
import { openDatabase } from '../../../server/database/client.ts';
import { embeddedTarget } from '../../../server/database/embedded.ts';
import { pathsOf, segment } from '../../support/archive.ts';
import { serverSettings, startServer, until } from '../../support/running-server.ts';
import { startS3, type S3Server } from '../../support/s3-server.ts';
import { startS3Process } from '../../support/servers/s3.ts';

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

test('a machine that is lost comes back from a bucket on another one, as it was before a mistake', async () => {
  const bucket = await startS3Process();
  const settings = { ARCHIVE: 's3://plumbline-files/archive', SEED: 'none', ...bucket.settings };
  const [lost, restored] = [join(folder, 'lost'), join(folder, 'restored')];
  const wordsIn = async (dataDir: string, change = '') => {
    const handle = openDatabase(embeddedTarget(dataDir), { connections: 1 });
    try {
      if (change !== '') await handle.sql.unsafe(change);
      const words = await handle.sql<{ word: string }[]>`select word from bad_words order by word`;
      const [clock] = await handle.sql<{ now: string }[]>`
        select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`;
      return { words: words.map(({ word }) => word), now: clock?.now ?? '' };
    } finally {
      await handle.close();
    }
  };
  const command = (...words: string[]) =>
    spawnSync(process.execPath, ['server/commands/main.ts', ...words], {
      encoding: 'utf8',
      env: serverSettings({ ...settings, DATA_DIR: join(folder, 'elsewhere') }),
    });
  try {
    const first = await startServer({ ...settings, DATA_DIR: lost });
    await until('the base backup is made', () => first.output().includes('a base backup was made'), 60_000);
    const { now } = await wordsIn(
      lost,
      `insert into bad_words (language, word) values ('english', 'kept'), ('english', 'lost')`,
    );
    await wordsIn(lost, `delete from bad_words where word = 'lost'`);
    // A database that ends in order archives its last segment.
    expect(await first.stop()).toBe(0);
    rmSync(lost, { recursive: true });

    expect(command('backups').stdout).toMatch(/base/i);
    const restore = command('restore-to', '--into', restored, '--time', now);
    expect([restore.status, restore.stderr]).toEqual([0, '']);
    expect(restore.stdout).toContain('Uploads are in the bucket');
    const second = await startServer({ ...settings, DATA_DIR: restored });
    try {
      expect((await wordsIn(restored)).words).toEqual(['kept', 'lost']);
      expect((await fetch(`${second.url}/ready`)).status).toBe(200);
      // It goes on in the same archive.
      await until('it is archived again', () => second.output().includes('a base backup was made'), 60_000);
    } finally {
      await second.stop();
    }
    expect(command('drill').stdout).toContain('newest moment');
  } finally {
    await bucket.stop();
  }
}, 300_000);
