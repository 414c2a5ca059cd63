import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { LANDING_MIN_CONTRACTORS, LANDING_MIN_REVIEWS } from './landing-page.ts';
import { isListedContractor } from '../../conditions/public-rows.ts';

/** Makes the list of landing pages anew: sitemaps and links name these, each page counts for itself. */
export async function refreshLandingPages(database: Queryable): Promise<void> {
  await sql`
    with found as materialized (
      select t.trade_id, c.region_id, c.city_key, count(*)::integer as contractors,
        sum(c.review_count)::integer as reviews, max(greatest(c.updated_at, c.latest_review_at)) as changed_at
      from contractor_trades t
      join contractors c on c.id = t.contractor_id
      where ${isListedContractor('c')} and c.region_id is not null and c.city_key is not null
      group by 1, 2, 3
      having count(*) >= ${LANDING_MIN_CONTRACTORS}::integer and sum(c.review_count) >= ${LANDING_MIN_REVIEWS}::integer),
    named as materialized (
      select found.*, place.name as city
      from found
      join lateral (
        select name from cities where cities.key = found.city_key and cities.region_id = found.region_id
        order by weight desc, id limit 1) as place on true),
    gone as (
      delete from landing_pages as page where not exists (
        select from named where named.trade_id = page.trade_id and named.region_id = page.region_id
          and named.city_key = page.city_key))
    insert into landing_pages (trade_id, region_id, city_key, city, contractors, reviews, changed_at)
    select trade_id, region_id, city_key, city, contractors, reviews, changed_at from named
    on conflict (region_id, city_key, trade_id) do update
    set city = excluded.city, contractors = excluded.contractors, reviews = excluded.reviews,
      changed_at = excluded.changed_at`.execute(database);
}
