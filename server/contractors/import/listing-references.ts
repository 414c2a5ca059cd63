import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { pointingRows } from '../pointing-rows.ts';

/** The reason why an undone import leaves a listing: a table that refers to it, or a later change. */
export type Reason =
  | 'changed_since'
  | 'claimed'
  | 'later_import'
  | 'other_list'
  | 'decided'
  | `has_${string}`;

/**
 * The listings that cannot be deleted, and why: an owner, a decision, a later import, or another reference.
 */
export async function referencesTo(
  database: Queryable,
  importId: number,
  ids: readonly number[],
): Promise<Map<number, Reason>> {
  const reasons = new Map<number, Reason>();
  for (const [id, table] of await pointingRows(database, ids)) reasons.set(id, `has_${table}`);
  const { rows } = await sql<{ id: number; reason: Reason }>`
    select c.id, case
      when p.user_id is not null or c.owner_edited_at is not null then 'claimed'
      when exists (select from decisions d where d.contractor_id = c.id) then 'decided'
      when exists (select from contractor_import_changes k where k.contractor_id = c.id and k.import_id > ${importId})
        or c.source_as_of > (select as_of from contractor_imports where id = ${importId}) then 'later_import'
      when exists (select from licenses l where l.contractor_id = c.id and l.source is distinct from c.source) then 'other_list'
      end as reason
    from contractors c join profiles p on p.id = c.id where c.id = any(${sql.val(ids)}::integer[])`.execute(
    database,
  );
  for (const { id, reason } of rows) if (reason !== null) reasons.set(id, reason);
  return reasons;
}
