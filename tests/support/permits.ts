import type { Insertable } from 'kysely';
import { permitNumberKey } from '../../server/contractors/permits/permit-number.ts';
import type { Permits } from '../../server/database/schema.ts';
import type { World } from './world.ts';

/** A finished import of permits; `region` is a code such as `US-TX`. */
export async function createPermitImport(
  { database }: World,
  { source = 'City of Austin', region = 'US-TX', asOf = '2026-11-01', city = 'Austin' } = {},
): Promise<number> {
  const { id: region_id } = await database
    .selectFrom('regions')
    .select('id')
    .where('code', '=', region)
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('contractor_imports')
    .values({ kind: 'permits', source, as_of: asOf, city, region_id, fingerprint: source, state: 'finished' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A permit on record of a contractor. */
export async function createPermit(
  { database }: World,
  importId: number,
  given: { contractorId: number | null; number: string } & Partial<Insertable<Permits>>,
): Promise<number> {
  const { contractorId, number, ...columns } = given;
  const run = await database
    .selectFrom('contractor_imports')
    .selectAll()
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('permits')
    .values({
      import_id: importId,
      source: run.source,
      number,
      number_key: permitNumberKey(number),
      part_key: '',
      issued_on: '2026-03-04',
      status: 'issued',
      kind: 'building',
      city: run.city,
      region_id: run.region_id ?? 0,
      contractor_id: contractorId,
      joined_by: contractorId === null ? null : 'license',
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
