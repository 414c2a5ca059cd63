import { sql } from 'kysely';
import type { DatabaseHandle, Queryable } from '../../server/database/client.ts';
import { MIGRATIONS } from '../../server/database/migrator.ts';
import type { DB } from '../../server/database/schema.ts';
import { referenceDigest, type WorldHeader } from '../../server/database/seeds/demo/world-file.ts';
import { insertWorld } from './insert-world.ts';

/** The beginning of the day that the world is written for; who loads it moves its dates from here to their own. */
const ANCHOR = new Date('2026-11-20T00:00:00Z');

type Table = keyof DB;
/** Filled by triggers and refreshes, or by whoever loads the world. */
const REMADE_TABLES: ReadonlySet<Table> = new Set([
  'contractor_counts',
  'contractor_trade_counts',
  'contractor_trades',
  'credentials',
  'landing_pages',
  'log_pending',
  'review_request_counts',
  'search_words',
]);
const REMADE_COLUMNS: ReadonlySet<string> = new Set([
  // Counted as the permits come in.
  'contractors.permit_count',
  'contractors.search_document',
  'decisions.hash',
  'decisions.previous_hash',
]);
/** Builds the world in a database with reference data and no users; answers with the text of its file. */
export async function writeWorld({ database }: DatabaseHandle): Promise<string> {
  return database.transaction().execute(async (tx) => {
    const empty = await tablesThat(tx, 'not exists');
    await insertWorld(tx, ANCHOR);
    const filled = new Set(await tablesThat(tx, 'exists'));
    const written = empty.filter((table) => filled.has(table) && !REMADE_TABLES.has(table));
    const header: WorldHeader = {
      anchor: ANCHOR.toISOString(),
      migration: Object.keys(MIGRATIONS).at(-1) ?? '',
      reference: await referenceDigest(tx),
    };
    const tables: string[] = [];
    for (const table of await referredFirst(tx, written)) tables.push(await lineOf(tx, table));
    return `${[JSON.stringify(header), ...tables].join('\n')}\n`;
  });
}

async function tablesThat(tx: Queryable, kind: 'exists' | 'not exists'): Promise<Table[]> {
  const { rows: all } = await sql<{ name: Table }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(tx);
  const found: Table[] = [];
  for (const { name } of all) {
    const { rows } = await sql<{ is: boolean }>`
      select ${sql.raw(kind)} (select from ${sql.table(name)}) as is`.execute(tx);
    if (rows[0]?.is) found.push(name);
  }
  return found;
}

/** Each table after those that its rows refer to. */
async function referredFirst(tx: Queryable, tables: readonly Table[]): Promise<Table[]> {
  const { rows } = await sql<{ from: Table; to: Table }>`
    select f.relname as "from", t.relname as "to" from pg_constraint c
    join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and f.oid <> t.oid`.execute(tx);
  const sorted: Table[] = [];
  const add = (table: Table, way: readonly Table[]): void => {
    if (way.includes(table)) throw new Error(`Rows refer in a circle: ${[...way, table].join(' → ')}`);
    if (sorted.includes(table)) return;
    for (const { from, to } of rows) if (from === table && tables.includes(to)) add(to, [...way, table]);
    sorted.push(table);
  };
  for (const table of tables) add(table, []);
  return sorted;
}

/** The columns that hold something and can be written, in the order of the primary key. */
async function lineOf(tx: Queryable, table: Table): Promise<string> {
  const columns: string[] = [];
  for (const name of await writableColumns(tx, table)) {
    const { rows } = await sql`
      select from ${sql.table(table)} where ${sql.ref(name)} is not null limit 1`.execute(tx);
    if (rows.length > 0 && !REMADE_COLUMNS.has(`${table}.${name}`)) columns.push(name);
  }
  const { rows } = await sql<{ now: string; rows: string }>`
    select to_json(now())::text as now, json_agg(row_to_json(r))::text as rows from (
      select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
      order by ${sql.join((await keyOf(tx, table)).map((name) => sql.ref(name)))}) as r`.execute(tx);
  const [all] = rows;
  if (!all) throw new Error(`No rows of ${table}`);
  // Columns that the database dates get the day of the world, or each run would write another file.
  const text = all.rows.replaceAll(all.now, JSON.stringify(ANCHOR.toISOString()));
  return JSON.stringify({ table, rows: JSON.parse(text) as unknown });
}

async function writableColumns(tx: Queryable, table: Table): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}
      and is_generated = 'NEVER' and identity_generation is distinct from 'ALWAYS'
    order by column_name`.execute(tx);
  return rows.map(({ name }) => name);
}

async function keyOf(tx: Queryable, table: Table): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and i.indrelid = ${table}::regclass
    order by array_position(i.indkey::smallint[], a.attnum)`.execute(tx);
  return rows.map(({ name }) => name);
}
