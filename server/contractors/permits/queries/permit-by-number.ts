import type { Queryable } from '../../../database/client.ts';
import { permitNumberKey } from '../permit-number.ts';
import type { PermitKind } from '../permit.ts';

/** Days are YYYY-MM-DD; `region` is a code such as `US-TX`. */
export type FoundPermit = {
  id: number;
  number: string;
  issuedOn: string | null;
  finalOn: string | null;
  kind: PermitKind;
  city: string | null;
  region: string;
  sourceLabel: string;
};

/** The permits on record of a contractor with this number in any spelling; several where a city gives one number twice. */
export async function permitByNumber(
  database: Queryable,
  { contractorId, number }: { contractorId: number; number: string },
): Promise<FoundPermit[]> {
  const key = permitNumberKey(number);
  if (key === '') return [];
  const rows = await database
    .selectFrom('permits')
    .innerJoin('regions', 'regions.id', 'permits.region_id')
    .innerJoin('contractor_imports as run', 'run.id', 'permits.import_id')
    .select(['permits.id', 'permits.number', 'permits.issued_on', 'permits.final_on', 'permits.kind'])
    .select(['permits.city', 'regions.code as region', 'permits.source'])
    .where('permits.contractor_id', '=', contractorId)
    .where('permits.number_key', '=', key)
    .where('permits.on_record', '=', true)
    .where('run.state', '<>', 'undone')
    .orderBy('permits.issued_on', (order) => order.desc().nullsLast())
    .orderBy('permits.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    issuedOn: row.issued_on,
    finalOn: row.final_on,
    kind: row.kind as PermitKind,
    city: row.city,
    region: row.region,
    sourceLabel: row.source,
  }));
}
