import type { Viewer } from '../../../core/viewer.ts';
import type { Queryable } from '../../../database/client.ts';

/** A permit on record of the business that the viewer answers for, with the page of that business. */
export async function ownPermit(database: Queryable, viewer: Viewer, id: number) {
  const contractorId = viewer?.contractorId ?? null;
  if (contractorId === null) return null;
  const row = await database
    .selectFrom('permits')
    .innerJoin('contractors as c', 'c.id', 'permits.contractor_id')
    .select(['permits.id', 'permits.source', 'number', 'number_key', 'part_key', 'issued_on', 'address'])
    .select(['permits.city', 'c.id as contractor_id', 'c.slug'])
    .where('permits.id', '=', id)
    .where('permits.contractor_id', '=', contractorId)
    .where('permits.on_record', '=', true)
    .executeTakeFirst();
  return row ?? null;
}
