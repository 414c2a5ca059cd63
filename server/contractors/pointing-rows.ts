import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

/** The tables whose rows belong to a listing and are deleted with it. */
const OWN_TABLES = [
  'contractors',
  'contractor_trades',
  'profile_trades',
  'licenses',
  'listing_keys',
  'contractor_import_changes',
  'permit_proposals',
  // They stay, and are joined again when the listing comes back.
  'permits',
];

/**
 * The contractors that any row of another table points to, with that table. The tables come from the database
 * itself, so that a new one is not forgotten.
 */
export async function pointingRows(
  database: Queryable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const { table, column } of await pointingTables(database)) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} = any(${sql.val(ids)}::integer[])`.execute(database);
    for (const { id } of rows) found.set(id, table);
  }
  return found;
}

async function pointingTables(database: Queryable): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select child.relname as table, a.attname as column
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid in ('contractors'::regclass, 'profiles'::regclass)
      and child.relname <> all (${sql.val(OWN_TABLES)}::text[])
    order by 1, 2`.execute(database);
  return rows;
}
