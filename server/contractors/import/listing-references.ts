import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

/** Why an undone import leaves a listing: a table that points to it, or what else happened to it. */
export type Reason = 'changed_since' | 'claimed' | 'later_import' | 'other_list' | 'decided' | `has_${string}`;

/** What belongs to a listing and goes with it. */
const OWN_TABLES = [
  'contractors',
  'contractor_trades',
  'profile_trades',
  'licenses',
  'listing_keys',
  'contractor_import_changes',
];

/**
 * Which listings cannot simply go, and why: an owner, a decision, a later import, another list, or any row of any other table
 * that points to them. The tables come from the database itself, so that one that is new is not forgotten.
 */
export async function referencesTo(
  database: Queryable,
  importId: number,
  ids: readonly number[],
): Promise<Map<number, Reason>> {
  const reasons = new Map<number, Reason>();
  for (const { table, column } of await pointingTables(database)) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} = any(${sql.val(ids)}::integer[])`.execute(database);
    for (const { id } of rows) reasons.set(id, `has_${table}`);
  }
  const { rows } = await sql<{ id: number; reason: Reason }>`
    select c.id, case
      when p.user_id is not null or c.owner_edited_at is not null then 'claimed'
      when exists (select from decisions d where d.contractor_id = c.id) then 'decided'
      when exists (select from contractor_import_changes k where k.contractor_id = c.id and k.import_id > ${importId})
        or c.source_as_of > (select as_of from contractor_imports where id = ${importId}) then 'later_import'
      when exists (select from licenses l where l.contractor_id = c.id and l.source is distinct from c.source) then 'other_list'
      end as reason
    from contractors c join profiles p on p.id = c.id where c.id = any(${sql.val(ids)}::integer[])`.execute(database);
  for (const { id, reason } of rows) if (reason !== null) reasons.set(id, reason);
  return reasons;
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
