import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveSettings, followArchive } from '../../../server/archive/follow-archive.ts';
import { finishRestore, isUnfinished, restoreCluster } from '../../../server/archive/restore-cluster.ts';
import { openStore } from '../../../server/archive/store.ts';
import { takeBase } from '../../../server/archive/take-base.ts';
import { readArchive, type RestorableBase } from '../../../server/archive/window.ts';
import { createLogger } from '../../../server/core/process/logger.ts';
import { openDatabase, type DatabaseHandle } from '../../../server/database/client.ts';
import { startEmbedded, type EmbeddedServer } from '../../../server/database/embedded.ts';
import { clusterIn } from '../../../server/database/embedded/cluster.ts';
import { until } from '../../support/running-server.ts';

const root = mkdtempSync(join(tmpdir(), 'plumbline-archiving-'));
const dataDir = join(root, 'data');
const place = { folder: join(root, 'archive') };
const archive = { place, days: 30, seconds: 60, queueMegabytes: 4096 };
const store = openStore(place);
const log = createLogger({ logLevel: 'silent', environment: 'test' });
const PROGRAM = join(process.cwd(), 'server/archive/archive-wal.ts');

let server: EmbeddedServer;
let handle: DatabaseHandle;
let base: RestorableBase;
let moment: Date;
let folders = 0;

beforeAll(async () => {
  server = await startEmbedded(dataDir, 'plumbline', archiveSettings(archive));
  handle = openDatabase(server.target);
  await followArchive(handle.sql, { archive, dataDir }, log);
  await handle.sql`create table things as select n, repeat('x', 500) as filling from generate_series(1, 200) n`;
  await takeBase({
    target: server.target,
    root: clusterIn(dataDir).folder,
    store,
    clock: () => new Date(),
    partBytes: 4_000_000,
  });
  const [first] = (await readArchive(store)).bases;
  if (!first) throw new Error('there is no base backup');
  base = first;
  await handle.sql`insert into things select 1000 + n, '' from generate_series(1, 11) n`;
  const [row] = await handle.sql<{ now: Date }[]>`select clock_timestamp() as now`;
  moment = row?.now ?? new Date();
  await sleep(20);
  await handle.sql`truncate things`;
  await archived();
}, 120_000);
afterAll(async () => {
  await handle.close();
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Ends the segment, and waits until it is in the archive. */
async function archived(): Promise<void> {
  // A segment without a change does not end.
  await handle.sql`create table if not exists ended_segments ()`;
  await handle.sql`insert into ended_segments default values`;
  const [row] = await handle.sql<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`;
  await until('the segment is archived', async () => {
    const { segments } = await readArchive(store);
    return segments.some(({ name }) => name === row?.name);
  });
}

const restore = (into: string, options: { time?: Date; alsoFrom?: string } = {}) =>
  restoreCluster({
    store,
    place,
    base,
    into,
    time: options.time ?? null,
    alsoFrom: options.alsoFrom ?? null,
  });

const newFolder = (): string => join(root, `restored-${(folders += 1)}`);

/** Counts the rows of a restored database. */
async function thingsIn(folder: string): Promise<number> {
  finishRestore(folder);
  const restored = await startEmbedded(folder);
  const there = openDatabase(restored.target, { connections: 1 });
  try {
    const [row] = await there.sql<{ count: number }[]>`select count(*)::integer as count from things`;
    return row?.count ?? -1;
  } finally {
    await there.close();
    await restored.stop();
  }
}

describe('a restore to a moment', () => {
  test('a table that was emptied by mistake has its rows of the moment before', async () => {
    const into = newFolder();
    const { reachedTime, lastTransaction } = await restore(into, { time: moment });
    expect(reachedTime).toBe(true);
    expect(lastTransaction?.getTime()).toBeLessThanOrEqual(moment.getTime());
    expect(await thingsIn(into)).toBe(211);
  });

  test('a restore of everything has the mistake, too', async () => {
    const into = newFolder();
    expect((await restore(into)).reachedTime).toBe(false);
    expect(await thingsIn(into)).toBe(0);
  });

  test('a moment past the end of the archive restores all of it, and says so', async () => {
    const into = newFolder();
    expect((await restore(into, { time: new Date() })).reachedTime).toBe(false);
    expect(await thingsIn(into)).toBe(0);
  });

  test('what was acknowledged and is not archived yet comes from the disk that is left', async () => {
    await handle.sql`insert into things values (1, ''), (2, ''), (3, '')`;
    const [without, withDisk] = [newFolder(), newFolder()];
    await restore(without);
    await restore(withDisk, { alsoFrom: join(dataDir, 'postgres', 'pg_wal') });
    expect([await thingsIn(without), await thingsIn(withDisk)]).toEqual([0, 3]);
  });

  test('a restore that was cut off can be repeated, and a folder with something else is refused', async () => {
    const into = newFolder();
    mkdirSync(join(into, 'postgres'), { recursive: true });
    writeFileSync(join(into, 'restore.unfinished'), '');
    expect(isUnfinished(into)).toBe(true);
    await restore(into, { time: moment });
    expect(await thingsIn(into)).toBe(211);
    await expect(restore(into)).rejects.toThrow(/is not empty/);
  });

  test('a base backup with an altered byte is not restored', async () => {
    const part = join(place.folder, 'base', base.id, base.parts[0]?.name ?? '');
    const before = readFileSync(part);
    const altered = Buffer.from(before);
    altered[100] = (altered[100] ?? 0) ^ 1;
    writeFileSync(part, altered);
    await expect(restore(newFolder())).rejects.toThrow(/is damaged: 000001\.tar\.zst/);
    writeFileSync(part, before);
  });

  test('a base backup whose last part is gone is not restored', async () => {
    const part = join(place.folder, 'base', base.id, base.parts.at(-1)?.name ?? '');
    renameSync(part, `${part}.away`);
    await expect(restore(newFolder())).rejects.toThrow(/lacks its part/);
    renameSync(`${part}.away`, part);
  });
});

describe('an archive that cannot be written', () => {
  test('changes wait in the database, and are archived once it can be written again', async () => {
    const wal = join(place.folder, 'wal');
    renameSync(wal, `${wal}-away`);
    writeFileSync(wal, '');
    await handle.sql`insert into things values (4, '')`;
    await handle.sql`select pg_switch_wal()`;
    await until('PostgreSQL says that it fails', async () => {
      const [row] = await handle.sql<
        { failed: number }[]
      >`select failed_count::integer as failed from pg_stat_archiver`;
      return (row?.failed ?? 0) > 0;
    });
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toMatch(
      /^archive: .* could not be archived: /m,
    );
    rmSync(wal);
    renameSync(`${wal}-away`, wal);
    await archived();
    expect((await readArchive(store)).gaps).toEqual([]);
  });

  test('a segment is given up once more waits than ARCHIVE_QUEUE_MB, so that the disk does not fill', () => {
    const pgWal = join(root, 'pg_wal');
    mkdirSync(join(pgWal, 'archive_status'), { recursive: true });
    const name = '000000010000000000000009';
    writeFileSync(join(pgWal, name), Buffer.alloc(2_097_152));
    writeFileSync(join(pgWal, 'archive_status', `${name}.ready`), '');
    writeFileSync(join(root, 'in-the-way'), '');
    const push = (queueMegabytes: number) => {
      const settings = join(root, 'archive.json');
      writeFileSync(
        settings,
        JSON.stringify({ place: { folder: join(root, 'in-the-way') }, queueMegabytes }),
      );
      return spawnSync(process.execPath, [PROGRAM, 'push', settings, join(pgWal, name), name], {
        encoding: 'utf8',
      });
    };
    expect(push(3)).toMatchObject({ status: 1 });
    const givenUp = push(1);
    expect(givenUp.status).toBe(0);
    expect(givenUp.stderr).toMatch(/is given up: 2 MB wait/);
  });
});

describe('a damaged page', () => {
  test('the next base backup names its table, and the earlier one stays', async () => {
    await handle.sql`insert into things select n, repeat('y', 500) from generate_series(1, 100) n`;
    await handle.sql`checkpoint`;
    const [row] = await handle.sql<{ path: string }[]>`select pg_relation_filepath('things') as path`;
    const file = openSync(join(clusterIn(dataDir).folder, row?.path ?? ''), 'r+');
    writeSync(file, Buffer.from('damage'), 0, 6, 8192 + 4000);
    closeSync(file);
    const again = takeBase({
      target: server.target,
      root: clusterIn(dataDir).folder,
      store,
      clock: () => new Date(),
    });
    await expect(again).rejects.toThrow(/^Page 1 of base\/\d+\/\d+ \(things\) is damaged on the disk: /);
    expect((await readArchive(store)).bases.map(({ id }) => id)).toEqual([base.id]);
  });
});
