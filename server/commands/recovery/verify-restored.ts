import { sql } from 'kysely';
import type { Config } from '../../core/config/config.ts';
import type { DatabaseHandle, Queryable } from '../../database/client.ts';
import { migrate, MIGRATIONS } from '../../database/migrator.ts';
import { verifyChain } from '../../decisions/verify-chain.ts';
import { signersOf } from '../../public-log/log-keys.ts';
import { readHead } from '../../public-log/head.ts';
import { tileReader } from '../../public-log/tiles.ts';
import { rootOf } from '../../public-log/tree.ts';
import type { Storage } from '../../uploads/storage/interface.ts';
import { FILE_VARIANTS, pathOf } from '../../uploads/stored-files.ts';

/** A sample of uploads, so that a drill ends in time with a million of them. */
const SAMPLE = 200;
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  webp: /^RIFF....WEBP/s,
  avif: /^....ftyp/s,
  pdf: /^%PDF-/,
};

export type Verified = {
  tables: number;
  rows: number;
  decisions: number;
  logEntries: number;
  uploads: { known: number; looked: number };
  /** One sentence for each thing that is wrong. */
  problems: string[];
};

/** Reads every row of a restored database, the chain of decisions and the public log, and opens a sample of its uploads. */
export async function verifyRestored(
  { database }: DatabaseHandle,
  config: Pick<Config, 'appKey' | 'appUrl' | 'dataDir' | 'publicLog'>,
  storage: Storage | null,
): Promise<Verified> {
  const problems: string[] = [];
  const counts = await countRows(database, problems);
  const { checked, fault } = await verifyChain(database);
  if (fault)
    problems.push(`The chain of decisions is broken at decision ${fault.decisionId} (${fault.fault}).`);
  const head = await readHead(database);
  if (head && !(await rootOf(tileReader(database), head.size)).equals(head.root))
    problems.push('The entries of the public log do not give its signed end.');
  await signersOf(database, config).catch((error: Error) => problems.push(error.message));
  const uploads = await openSample(database, storage, problems);
  return { ...counts, decisions: checked, logEntries: head?.size ?? 0, uploads, problems };
}

/** Migrates a restored database of an earlier version. Throws where it is of a newer one. */
export async function bringUpToDate({ database }: DatabaseHandle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const unknown = rows.find(({ name }) => !(name in MIGRATIONS));
  if (unknown)
    throw new Error(`It is of a newer version of the product (${unknown.name}): install that one first.`);
  return migrate(database);
}

/** Reading every row makes PostgreSQL compare the checksum of every page. */
async function countRows(database: Queryable, problems: string[]): Promise<{ tables: number; rows: number }> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(database);
  let all = 0;
  for (const { name } of tables)
    try {
      const { rows } = await sql<{ rows: number }>`
        select count(t)::integer as rows from ${sql.table(name)} t`.execute(database);
      all += rows[0]?.rows ?? 0;
    } catch (error) {
      problems.push(`The table ${name} cannot be read: ${(error as Error).message}.`);
    }
  return { tables: tables.length, rows: all };
}

async function openSample(
  database: Queryable,
  storage: Storage | null,
  problems: string[],
): Promise<Verified['uploads']> {
  const { rows } = await sql<{ key: string; known: number }>`
    select key, (select count(*)::integer from uploads) as known
    from uploads order by random() limit ${SAMPLE}`.execute(database);
  const known = rows[0]?.known ?? 0;
  if (storage === null) return { known, looked: 0 };
  const bad: string[] = [];
  for (const { key } of rows) if (!(await opens(storage, key))) bad.push(key);
  if (bad.length > 0)
    problems.push(
      `${bad.length} of ${rows.length} uploads that were looked at are missing or cannot be read (${bad[0]} …).`,
    );
  return { known, looked: rows.length };
}

async function opens(storage: Storage, key: string): Promise<boolean> {
  let files = 0;
  for (const path of FILE_VARIANTS.map((variant) => pathOf(key, variant))) {
    const found = await storage.open(path);
    if (found === null) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of found.content as AsyncIterable<Buffer>) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const begins = BEGINNINGS[path.split('.').at(-1) ?? '']?.test(bytes.toString('latin1', 0, 16));
    if (!begins || bytes.length !== found.bytes) return false;
    files += 1;
  }
  return files > 0;
}
