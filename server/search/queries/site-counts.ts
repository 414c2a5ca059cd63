import { sql } from 'kysely';
import { cachedForAMinute } from '../../core/pages/cached-for-a-minute.ts';
import type { ReadContext } from '../../core/context.ts';
import { isListedContractor } from '../../conditions/public-rows.ts';

/** Public contractors, their public reviews, and the cities that they are in. */
export type SiteCounts = { contractors: number; reviews: number; cities: number };

/** The size of the site. It is up to a minute old, because it counts every contractor. */
export const siteCounts = cachedForAMinute(read).read;

async function read({ database }: ReadContext): Promise<SiteCounts> {
  const { rows } = await sql<SiteCounts>`
    select count(*)::integer as contractors, coalesce(sum(review_count + quote_count), 0)::integer as reviews,
      (count(distinct (region_id, city_key)) filter (where city_key is not null and region_id is not null))::integer as cities
    from contractors where ${isListedContractor('contractors')}`.execute(database);
  return rows[0] ?? { contractors: 0, reviews: 0, cities: 0 };
}
