import type { Storage } from '../../../server/uploads/storage/interface.ts';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkBackup } from '../../../server/commands/backup/read-backup.ts';
import { restoreBackup } from '../../../server/commands/backup/restore-backup.ts';
import { writeBackup } from '../../../server/commands/backup/write-backup.ts';
import { openDatabase, type ConnectionTarget, type DatabaseHandle } from '../../../server/database/client.ts';
import { isMigrated, migrate } from '../../../server/database/migrator.ts';
import { verifyChain } from '../../../server/decisions/verify-chain.ts';
import { localStorage } from '../../../server/uploads/storage/local-storage.ts';
import { pathOf, saveFiles } from '../../../server/uploads/stored-files.ts';
import { databaseOn } from '../../support/database-server.ts';
import { createWorld, type World } from '../../support/world.ts';
import { contentOf } from './database-content.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');
const ODD_WORDS = 'Tab\t, line\nbreak, \\backslash\\n, "quotes", ñandú 🧱, \\.'.padEnd(120, ' words');
const bytes = { small: randomBytes(900), medium: randomBytes(70_000), large: randomBytes(300_000) };
const folder = mkdtempSync(join(tmpdir(), 'plumbline-backup-'));
const file = join(folder, 'plumbline.tar.gz');
const made: { name: string; dataDir: string }[] = [];
let world: World;
let server: DatabaseHandle;
let source: ConnectionTarget;
let uploaded: { key: string };
/** The backup in a database of its own: a restore applies every migration, so tests share one. */
let restored: Place;

beforeAll(async () => {
  server = openDatabase(inject('databaseServer').target, { connections: 1 });
  world = await createWorld();
  // Most rows of a new database are these, and the backup of the demo world has them.
  await sql`truncate cities, places`.execute(world.database);
  source = await targetOf(world);
  const author = await world.make.user();
  const review = await world.make.review({ author, contractor: await world.make.contractor() });
  await sql`update reviews set body = ${ODD_WORDS} where id = ${review.id}`.execute(world.database);
  await world.make.decision({
    action: 'review.deactivated',
    subject: { type: 'review', id: review.id },
    review,
    by: await world.make.user({ role: 'admin' }),
    reasonCode: 'R07',
  });
  uploaded = await world.make.upload({ user: author, visibility: 'public' });
  await saveFiles(localStorage(world.config.dataDir), uploaded.key, bytes);
  await sql`insert into mails (recipient, subject, html, plain_text, is_secret)
    values ('a@b.example', 'Kept', '', '', false), ('a@b.example', 'A link', '', '', true)`.execute(
    world.database,
  );
  await writeBackup({ target: source, storage: localStorage(world.config.dataDir), now: TODAY }, file);
  restored = await emptyPlace();
  made.pop();
  await restore(restored);
}, 120_000);
const removeMade = async () => {
  for (const { name, dataDir } of made.splice(0)) {
    await server.sql.unsafe(`drop database if exists ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  }
};
afterEach(removeMade);
afterAll(async () => {
  if (restored) made.push(restored);
  await removeMade();
  await server.close();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A database and a data folder in which nothing is. */
async function emptyPlace(): Promise<{
  name: string;
  target: ConnectionTarget;
  dataDir: string;
  storage: Storage;
}> {
  const name = `plumbline_restore_${randomBytes(6).toString('hex')}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-restored-'));
  made.push({ name, dataDir });
  await server.sql.unsafe(`create database ${name}`);
  const target = databaseOn(inject('databaseServer').target, name);
  return { name, target, dataDir, storage: localStorage(dataDir) };
}

async function targetOf({ handle }: World): Promise<ConnectionTarget> {
  const [{ name } = { name: '' }] = await handle.sql<{ name: string }[]>`select current_database() as name`;
  return databaseOn(inject('databaseServer').target, name);
}

type Place = Awaited<ReturnType<typeof emptyPlace>>;

async function restore(place: Place, from = file, replace = false): Promise<void> {
  await restoreBackup({ ...place, file: from, manifest: await checkBackup(from), replace });
}

async function at<Result>(
  { target }: Place,
  work: (handle: DatabaseHandle) => Promise<Result>,
): Promise<Result> {
  const handle = openDatabase(target, { connections: 1 });
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

/** The database's rules: constraints, indexes and triggers, and whether they are enabled. */
async function rulesOf({ sql: driver }: DatabaseHandle): Promise<unknown> {
  const rules = await driver`
    select conname::text as name, pg_get_constraintdef(oid) as says from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select tgname::text, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select indexname::text, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`;
  return [...rules];
}

describe('a restored backup', () => {
  test('a restored backup holds the same rows, rules, sequences, files and chain of decisions', async () => {
    const place = restored;
    await at(place, async (handle) => {
      expect(await contentOf(handle)).toEqual(await contentOf(world.handle));
      expect(await rulesOf(handle)).toEqual(await rulesOf(world.handle));
      expect(await isMigrated(handle.database)).toBe(true);
      const chain = await verifyChain(handle.database);
      expect(chain).toEqual(await verifyChain(world.database));
      expect([chain.fault, chain.checked > 0]).toEqual([null, true]);
    });
    for (const [variant, content] of Object.entries(bytes)) {
      const path = join(place.dataDir, pathOf(uploaded.key, variant as keyof typeof bytes));
      expect(readFileSync(path).equals(content)).toBe(true);
    }
    expect(readdirSync(place.dataDir)).toEqual(['uploads']);
  });

  test('a restored backup leaves out mails that open an account', async () => {
    const mails = await at(restored, ({ database }) =>
      database.selectFrom('mails').select('subject').execute(),
    );
    expect(mails).toEqual([{ subject: 'Kept' }]);
  });

  test('a restored backup of an earlier version is migrated to this one', async () => {
    const earlier = await emptyPlace();
    await at(earlier, async ({ database, sql: driver }) => {
      await migrate(database, '0021-word-beginnings');
      await driver`insert into mails (recipient, subject, html, plain_text) values ('a@b.example', 'Old', '', '')`;
    });
    const old = join(folder, 'earlier.tar.gz');
    await writeBackup({ ...earlier, now: TODAY }, old);
    const place = await emptyPlace();
    await restore(place, old);
    await at(place, async ({ database }) => {
      expect(await isMigrated(database)).toBe(true);
      const mails = await database.selectFrom('mails').select(['subject', 'is_secret']).execute();
      expect(mails).toEqual([{ subject: 'Old', is_secret: true }]);
    });
  });

  test('a restored backup takes the place of what was there only when that is asked for', async () => {
    const place = restored;
    const other = 'ab'.repeat(12);
    await saveFiles(localStorage(place.dataDir), other, { small: bytes.small });
    await at(place, ({ database }) => sql`update users set name = 'Somebody else'`.execute(database));
    await expect(restore(place)).rejects.toThrow(/is not empty/);
    expect(await at(place, nameOfFirst)).toBe('Somebody else');
    await restore(place, file, true);
    expect(await at(place, contentOf)).toEqual(await contentOf(world.handle));
    expect(existsSync(join(place.dataDir, pathOf(other, 'small')))).toBe(false);
  });

  test('a restored backup is not put under a server that runs', async () => {
    const place = await emptyPlace();
    await at(place, async (running) => {
      await running.sql`select 1`;
      await expect(restore(place)).rejects.toThrow(/Another program uses the database/);
    });
  });
});

const nameOfFirst = async ({ database }: DatabaseHandle): Promise<string | undefined> =>
  (await database.selectFrom('users').select('name').orderBy('id').limit(1).executeTakeFirst())?.name;

describe('a backup file', () => {
  test('a backup file is read by its owner only, and tar lists it', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  const whole = () => readFileSync(file);
  const unpacked = () => gunzipSync(whole());
  /** Changes one byte of the archive and packs it again. */
  const changedAt = (place: (archive: Buffer) => number) => () => {
    const archive = unpacked();
    const index = place(archive);
    archive[index] = (archive[index] ?? 0) ^ 1;
    return gzipSync(archive, { level: 1 });
  };
  test.each([
    ['cut off in the middle', () => whole().subarray(0, Math.floor(whole().length / 2)), /cut off/],
    ['cut off at its end', () => whole().subarray(0, whole().length - 1), /cut off/],
    [
      'cut off before its manifest, and packed anew',
      () => gzipSync(unpacked().subarray(0, 512 * 400), { level: 1 }),
      /cut off/,
    ],
    ['damaged in transfer', () => Buffer.from(whole().fill(7, 50_000, 50_010)), /altered/],
    [
      'with an altered row',
      changedAt((archive) => archive.indexOf('line\\nbreak')),
      /rows of reviews are not those/,
    ],
    [
      'with an altered picture',
      changedAt((archive) => archive.indexOf(bytes.medium)),
      /uploads are not those/,
    ],
    ['with an altered name of a file', changedAt((archive) => archive.indexOf('uploads/') + 9), /altered/],
    ['that is no backup', () => Buffer.from('Hello'), /not a backup/],
    ['that is empty', () => Buffer.alloc(0), /cut off/],
  ])('a backup file: %s is refused', async (_what, content, sentence) => {
    const altered = join(folder, 'altered.tar.gz');
    writeFileSync(altered, content());
    await expect(checkBackup(altered)).rejects.toThrow(sentence);
  });

  // Two restores of a whole database.
  test('a backup file that changes after its check leaves the database and the uploads as they were', async () => {
    const place = restored;
    await at(place, ({ database }) => sql`update users set name = 'Somebody else'`.execute(database));
    const before = await at(place, contentOf);
    const altered = join(folder, 'changed.tar.gz');
    writeFileSync(altered, changedAt((archive) => archive.indexOf(bytes.medium))());
    const manifest = await checkBackup(file);
    await expect(restoreBackup({ ...place, file: altered, manifest, replace: true })).rejects.toThrow(
      /uploads/,
    );
    writeFileSync(altered, changedAt((archive) => archive.indexOf('line\\nbreak'))());
    await expect(restoreBackup({ ...place, file: altered, manifest, replace: true })).rejects.toThrow(/rows/);
    expect(await at(place, contentOf)).toEqual(before);
    expect(readdirSync(place.dataDir)).toEqual(['uploads']);
    const path = join(place.dataDir, pathOf(uploaded.key, 'medium'));
    expect(readFileSync(path).equals(bytes.medium)).toBe(true);
  }, 120_000);

  test('a backup file of a decision that was forged afterwards is refused', async () => {
    const forged = await createWorld();
    try {
      await sql`truncate cities, places`.execute(forged.database);
      await sql`
        insert into decisions (id, decided_at, action, subject_type, subject_id, before, after, previous_hash, hash)
        values (1, now(), 'review.deleted', 'review', 1, '{}', '{}', repeat('0', 64), repeat('a', 64))`.execute(
        forged.database,
      );
      const target = await targetOf(forged);
      const bad = join(folder, 'forged.tar.gz');
      await writeBackup({ target, storage: localStorage(forged.config.dataDir), now: TODAY }, bad);
      const place = await emptyPlace();
      await expect(restore(place, bad)).rejects.toThrow(/chain of decisions in the backup is broken/);
      const tables = await at(
        place,
        ({ sql: driver }) => driver`select from pg_tables where schemaname = 'public'`,
      );
      expect(tables).toHaveLength(0);
    } finally {
      await forged.close();
    }
  });
});

test("a table that ends with a row longer than the driver's buffer does not stop a backup", async () => {
  const place = await emptyPlace();
  await at(place, async ({ database, sql: driver }) => {
    await migrate(database);
    await driver`insert into mails (recipient, subject, html, plain_text, is_secret)
      values ('a@b.example', 'Long', ${'x'.repeat(300_000)}, '', false)`;
  });
  const long = join(folder, 'long.tar.gz');
  const { tables } = await writeBackup({ ...place, now: TODAY }, long);
  expect(tables.find(({ name }) => name === 'mails')).toMatchObject({ rows: 1 });
  expect((await checkBackup(long)).tables).toEqual(tables);
});

test('a backup is of one moment, though the product goes on meanwhile', async () => {
  const busy = await createWorld();
  try {
    const target = await targetOf(busy);
    const during = join(folder, 'during.tar.gz');
    const author = await busy.make.user();
    const writeOne = async () => busy.make.review({ author, contractor: await busy.make.contractor() });
    await writeOne();
    const over = new AbortController();
    let written = 1;
    const writing = (async () => {
      while (!over.signal.aborted) {
        await writeOne();
        written += 1;
      }
    })();
    await writeBackup({ target, storage: localStorage(busy.config.dataDir), now: TODAY }, during);
    over.abort();
    await writing;
    const place = await emptyPlace();
    // A review without its contractor would be refused.
    await restore(place, during);
    const [row] = await at(
      place,
      ({ sql: driver }) => driver<{ reviews: number }[]>`select count(*)::integer as reviews from reviews`,
    );
    const reviews = row?.reviews ?? 0;
    expect(reviews).toBeGreaterThan(0);
    expect(reviews).toBeLessThan(written);
  } finally {
    await busy.close();
  }
});
