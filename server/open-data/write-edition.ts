import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { WordMask } from '../../common/text/word-mask.ts';
import type { Database, Queryable } from '../database/client.ts';
import { createEditionFiles } from './edition-files.ts';
import { numberAuthors } from './number-authors.ts';
import type { Resource } from './resource.ts';
import { RESOURCES } from './resources.ts';
import { readAfter } from './rows.ts';
import { lockOpenData, oldestChange, readState, writeState, type DataFile, type Edition } from './state.ts';
import { beginChange } from './write-changes.ts';

const BATCH_ROWS = 1_000;
/** Between two batches, so that readers of pages come first. */
const BREATH_MS = 2;
/** The largest number that a row may have. */
const LAST_ID = 2_147_483_647;
/** The latest editions whose files stay: the one before may still be on its way to a reader. */
const EDITIONS_KEPT = 2;

export const folderOf = (dataDir: string): string => join(dataDir, 'open-data');

type Parts = { database: Database; dataDir: string; mask: WordMask; now: Date };

/**
 * Writes all files anew, from one moment, and publishes them together: a reader has the edition before until then. What differs from the
 * changes published so far becomes one more change, whatever its cause. One process at a time.
 */
export async function writeEdition(parts: Parts): Promise<Edition> {
  const folder = folderOf(parts.dataDir);
  await mkdir(folder, { recursive: true });
  // Read first: a review whose author came after the numbers has a later entry, so the next change looks at it.
  const logSize = await sizeOfLog(parts.database);
  // Before the long transaction, in which the locks on new authors would keep them from being erased.
  await numberAuthors(parts.database);
  const edition = await parts.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => writeAt(tx, folder, { ...parts, logSize }));
  await removeOldFiles(folder, edition);
  return edition;
}

async function sizeOfLog(database: Database): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select coalesce(max(number) + 1, 0) as size from log_entries`.execute(database);
  return rows[0]?.size ?? 0;
}

async function writeAt(
  tx: Queryable,
  folder: string,
  { mask, now, logSize }: Parts & { logSize: number },
): Promise<Edition> {
  await lockOpenData(tx);
  await sweepDrafts(folder);
  const before = await readState(tx);
  const number = before.number + 1;
  const change = beginChange(tx, before, now);
  const draft = join(folder, `.draft-${process.pid}-${number}`);
  await mkdir(draft, { recursive: true });
  const files: DataFile[] = [];
  for (const resource of RESOURCES)
    files.push(...(await writeResource(tx, resource, { folder: draft, number, mask, change })));
  for (const { name } of files) await rename(join(draft, name), join(folder, name));
  await rm(draft, { recursive: true, force: true });
  const made: Edition = { number, madeAt: now.toISOString(), files };
  const state = { ...change.state(), number, changedAt: now.toISOString(), logSize };
  await writeState(tx, { ...state, edition: made });
  await noteForLog(tx, made);
  await tx.deleteFrom('open_data_changes').where('number', '<', oldestChange(number)).execute();
  return made;
}

type Writing = { folder: string; number: number; mask: WordMask; change: ReturnType<typeof beginChange> };

/** Writes all public rows of a resource, and finds every one that differs from what was published, or is there no longer. */
async function writeResource(
  tx: Queryable,
  resource: Resource,
  { folder, number, mask, change }: Writing,
): Promise<DataFile[]> {
  const files = createEditionFiles(folder, resource, number);
  let after = 0;
  for (let isLast = false; !isLast;) {
    const lines = await readAfter(tx, resource, { after, limit: BATCH_ROWS, mask });
    isLast = lines.length < BATCH_ROWS;
    await files.add(lines);
    const until = isLast ? LAST_ID : (lines.at(-1)?.row.id ?? LAST_ID);
    const published = await tx
      .selectFrom('open_data_rows')
      .select('id')
      .where('resource', '=', resource.name)
      .where('id', '>', after)
      .where('id', '<=', until)
      .execute();
    const ids = new Set([...published.map(({ id }) => id), ...lines.map(({ row }) => row.id)]);
    await change.compare(resource, [...ids], lines);
    after = until;
    await sleep(BREATH_MS);
  }
  return files.end();
}

/** The sums of the files become an entry of the public log. */
async function noteForLog(tx: Queryable, { number, files }: Edition): Promise<void> {
  const sums = Object.fromEntries(files.map(({ name, sha256 }) => [name, sha256]));
  await tx
    .insertInto('log_pending')
    .values({
      subject_type: 'open_data',
      subject_id: number,
      public: { type: 'open_data', number, files: sums },
    })
    .execute();
}

/** Drafts of a process that died go. */
async function sweepDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith('.draft-')) await rm(join(folder, name), { recursive: true, force: true });
}

const FILE = /^[a-z-]+-(\d{1,10})\.(?:jsonl|csv|parquet)$/;

async function removeOldFiles(folder: string, { number }: Edition): Promise<void> {
  const files = (await readdir(folder)).map((name) => ({
    name,
    number: Number(FILE.exec(name)?.[1] ?? number),
  }));
  const kept = [...new Set(files.map((file) => file.number))]
    .toSorted((one, other) => other - one)
    .slice(0, EDITIONS_KEPT);
  for (const file of files)
    if (!kept.includes(file.number)) await rm(join(folder, file.name), { force: true });
}
