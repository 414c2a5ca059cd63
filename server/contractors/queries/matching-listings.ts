import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { isOwner } from '../../core/viewer.ts';

/** A listing that may be the reader's business, as its public page tells of it. */
export type MatchingListing = {
  slug: string;
  name: string;
  city: string | null;
  region: string | null;
  licenseNumber: string | null;
};

const EACH_WAY = 25;
const SHOWN = 5;

/**
 * Unclaimed listings with the name, phone or license number of the reader's business; at most five, its
 * region first. Claimed ones are left out, so that entering a number does not reveal another account.
 */
export async function matchingListings({
  database,
  viewer,
  language,
}: ReadContext): Promise<MatchingListing[]> {
  // Claiming is the owner's, not a member's.
  if (viewer === null || viewer.contractorId === null || !isOwner(viewer)) return [];
  const { rows } = await sql<MatchingListing>`
    with own as (
      select c.id, c.plain_name, c.region_id, p.phone, upper(c.license_number) as license
      from contractors as c join profiles as p on p.id = c.id
      where c.id = ${viewer.contractorId}
    ), free as (
      (select c.id from own join contractors as c on c.plain_name = own.plain_name
        join profiles as p on p.id = c.id
        where own.plain_name <> '' and p.user_id is null and c.hidden_at is null limit ${EACH_WAY})
      union
      (select p.id from own join profiles as p on p.phone = own.phone and p.kind = 'contractor'
        where p.user_id is null limit ${EACH_WAY})
      union
      (select l.contractor_id from own join licenses as l on upper(l.number) = own.license
        join profiles as p on p.id = l.contractor_id
        where p.user_id is null limit ${EACH_WAY})
    )
    select c.slug, c.name, c.city, ${sql.ref(`r.${language}`)} as region, c.license_number as "licenseNumber"
    from free
    join contractors as c on c.id = free.id
    cross join own
    left join regions as r on r.id = c.region_id
    where c.id <> own.id and c.hidden_at is null and c.merged_into_id is null
    order by (c.region_id is not distinct from own.region_id) desc, c.id
    limit ${SHOWN}`.execute(database);
  return rows;
}
