import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

/** A license that the contractor states. `state`: the last letters of a region's code; `expires_on`: YYYY-MM-DD. */
export type StatedLicense = {
  number: string;
  state: string | null;
  class: string | null;
  expires_on: string | null;
};

/** Of a contractor `c`: its owner's statements, as JSON, in the order in which they were made. */
export const statedLicenses = sql<StatedLicense[]>`(
  select coalesce(json_agg(json_build_object('number', coalesce(l.number, ''), 'state', l.state, 'class', l.class,
    'expires_on', l.expires_on) order by l.id), '[]'::json)
  from licenses as l where l.contractor_id = c.id and l.origin = 'owner')`;

/** Writes all licenses that the owner states anew. What registers list stays; a number that one lists is not stated again. */
export async function stateLicenses(
  { database }: { database: Queryable },
  contractorId: number,
  licenses: readonly StatedLicense[],
): Promise<void> {
  await database
    .deleteFrom('licenses')
    .where('contractor_id', '=', contractorId)
    .where('origin', '=', 'owner')
    .execute();
  await sql`
    insert into licenses (contractor_id, origin, number, state, class, expires_on)
    select ${contractorId}::integer, 'owner', stated.number, stated.state, stated.class, stated.expires_on
    from rows from (json_to_recordset(${JSON.stringify(licenses)}::text::json)
      as (number text, state text, class text, expires_on date))
      with ordinality as stated (number, state, class, expires_on, place)
    where not exists (select from licenses as l where l.contractor_id = ${contractorId}::integer
      and l.origin = 'import' and upper(l.number) = upper(stated.number)
      and (stated.state is null or l.state is null or l.state = stated.state))
    order by stated.place`.execute(database);
}
