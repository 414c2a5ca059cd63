import type postgres from 'postgres';
import { NEEDS_TABLE, RECORD_TABLE } from '../../database/migration-record.ts';

export type Tx = postgres.TransactionSql;
export type TableShape = { name: string; columns: string[] };

/** Made by the migrations themselves. */
const OF_THE_MIGRATOR = [RECORD_TABLE, NEEDS_TABLE, 'kysely_migration', 'kysely_migration_lock'];

/** Rows that a backup leaves out: mails with a link or code that opens something. */
const LEFT_OUT: Readonly<Record<string, { column: string; keep: string }>> = {
  mails: { column: 'is_secret', keep: 'not is_secret' },
};

/** Texts of values must not depend on how a server is set up. */
export async function useFixedFormats(tx: Tx): Promise<void> {
  await tx`set local datestyle to 'ISO, YMD'`;
  await tx`set local intervalstyle to 'postgres'`;
  await tx`set local timezone to 'UTC'`;
  await tx`set local extra_float_digits to 1`;
}

/** Every table of the product with the columns that are stored, not computed. The queue's tables are its own affair. */
export async function tablesOf(tx: Tx): Promise<TableShape[]> {
  const rows = await tx<TableShape[]>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> all(${OF_THE_MIGRATOR})
    group by c.relname order by c.relname`;
  return [...rows];
}

/** The rows in text, without what is left out. The stream holds 64 KiB at most, and the server waits for its reader. */
export async function* copyOut(tx: Tx, { name, columns }: TableShape): AsyncGenerator<Buffer> {
  const rule = LEFT_OUT[name];
  const where = rule && columns.includes(rule.column) ? ` where ${rule.keep}` : '';
  const copy = `copy (select ${list(columns)} from ${quote(name)}${where}) to stdout`;
  const stream = await tx.unsafe(copy).readable();
  yield* stream as AsyncIterable<Buffer>;
  // The driver pauses its socket on a full stream and resumes it in `_read`, which Node never calls after the end.
  // oxlint-disable-next-line no-underscore-dangle -- the driver offers no other way to its socket
  stream._read(0);
}

export const copyIn = ({ name, columns }: TableShape): string =>
  `copy ${quote(name)} (${list(columns)}) from stdin`;

export async function sequencesOf(tx: Tx): Promise<{ name: string; last: number | null }[]> {
  const rows = await tx<{ name: string; last: string | null }[]>`
    select sequencename::text as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename`;
  return rows.map(({ name, last }) => ({ name, last: last === null ? null : Number(last) }));
}

export async function lastMigrationOf(tx: Tx): Promise<string | null> {
  // Before the first start of this version, the table has its former name.
  const [found] = await tx<{ table: string | null }[]>`
    select coalesce(to_regclass(${`public.${RECORD_TABLE}`}), to_regclass('public.kysely_migration'))::text as table`;
  if (!found?.table) return null;
  const [row] = await tx<{ name: string | null }[]>`select max(name) as name from ${tx(found.table)}`;
  return row?.name ?? null;
}

const list = (names: readonly string[]): string => names.map(quote).join(', ');
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
