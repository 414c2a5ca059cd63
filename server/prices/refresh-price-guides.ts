import { sql, type RawBuilder } from 'kysely';
import { COST_BANDS } from '../../common/constants.ts';
import { countsInStars } from '../conditions/public-rows.ts';
import type { Queryable } from '../database/client.ts';
import { PRICE_METROS } from './metro.ts';
import {
  GUIDE_MIN_CONTRACTORS,
  GUIDE_MIN_QUOTE_SIDES,
  GUIDE_MIN_QUOTES,
  GUIDE_MIN_REVIEWS,
  GUIDE_MONTHS,
} from './price-guide.ts';

/** Counts all guides anew; what was removed or hidden since the last time is in none of them. */
export async function refreshPriceGuides(database: Queryable, now: Date): Promise<void> {
  await sql`
    with ${areas()}, ${reviewFigures(now)}, ${quoteFigures(now)},
    gone as (
      delete from price_guides as guide where not exists (
        select from of_reviews as r where r.trade_id = guide.trade_id and r.metro = guide.metro))
    insert into price_guides (trade_id, metro, country, latitude, longitude, reviews, contractors, bands,
      quotes, quote_contractors, quote_customers, quote_low, quote_median, quote_high, computed_at)
    select r.trade_id, r.metro, area.country, area.latitude, area.longitude, r.reviews, r.contractors, r.bands,
      q.quotes, q.contractors, q.customers, q.low, q.median, q.high, ${now}::timestamptz
    from of_reviews as r
    join area on area.metro = r.metro
    left join of_quotes as q on q.trade_id = r.trade_id and q.metro = r.metro and r.bands is not null
    on conflict (trade_id, metro) do update
    set country = excluded.country, latitude = excluded.latitude, longitude = excluded.longitude,
      reviews = excluded.reviews, contractors = excluded.contractors, bands = excluded.bands,
      quotes = excluded.quotes, quote_contractors = excluded.quote_contractors,
      quote_customers = excluded.quote_customers, quote_low = excluded.quote_low,
      quote_median = excluded.quote_median, quote_high = excluded.quote_high,
      computed_at = excluded.computed_at`.execute(database);
}

/** `here`: the contractors of each metro, on its own side of the border. */
const areas = (): RawBuilder<unknown> => sql`
  area as materialized (
    select metro.slug as metro, metro.country, metro.currency, metro.km, city.latitude, city.longitude
    from json_to_recordset(${JSON.stringify(PRICE_METROS)}::text::json)
      as metro(slug text, "cityKey" text, "regionCode" text, country text, currency text, km float8)
    join regions on regions.code = metro."regionCode"
    join lateral (
      select latitude, longitude from cities
      where cities.key = metro."cityKey" and cities.region_id = regions.id
      order by weight desc, id limit 1) as city on true),
  here as materialized (
    select area.metro, area.currency, c.id
    from area
    join contractors c on c.location <@ cube_enlarge(ll_to_earth(area.latitude, area.longitude), area.km, 3)
      and (c.location <-> ll_to_earth(area.latitude, area.longitude)) < area.km
    where c.hidden_at is null and c.region_id in (select id from regions where country = area.country))`;

/** The latest job of each author with each contractor; no figures below the limits. */
const reviewFigures = (now: Date): RawBuilder<unknown> => sql`
  counted_reviews as (
    select distinct on (here.metro, r.trade_id, r.contractor_id, r.author_profile_id)
      here.metro, r.trade_id, r.contractor_id, r.cost_band
    from here join reviews r on r.contractor_id = here.id
    where ${countsInStars('r')} and r.cost_band is not null and r.job_month >= ${since(now)}
    order by here.metro, r.trade_id, r.contractor_id, r.author_profile_id, r.job_month desc, r.id desc),
  of_reviews as materialized (
    select metro, trade_id, count(*)::integer as reviews, count(distinct contractor_id)::integer as contractors,
      case when count(*) >= ${GUIDE_MIN_REVIEWS}::integer
        and count(distinct contractor_id) >= ${GUIDE_MIN_CONTRACTORS}::integer
      then array[${sql.join(COST_BANDS.map((band) => sql`count(*) filter (where cost_band = ${band}::text)`))}]::integer[]
      end as bands
    from counted_reviews group by 1, 2)`;

/**
 * The latest answer of each contractor to each customer, a range by its middle. Two significant digits are
 * kept, because a median of exact prices would be somebody's price.
 */
const quoteFigures = (now: Date): RawBuilder<unknown> => sql`
  latest_answers as (
    select distinct on (v.contractor_id, q.profile_id, q.trade_id)
      q.trade_id, v.contractor_id, q.profile_id, q.currency, (a.price_from::float8 + a.price_to) / 200 as price
    from quote_answers as a
    join quote_requests as q on q.id = a.quote_request_id
    join messages as said on said.id = a.message_id
    join conversations as v on v.id = said.conversation_id
    where said.removed_at is null and q.profile_id is not null and a.created_at >= ${since(now)}
    order by v.contractor_id, q.profile_id, q.trade_id, a.id desc),
  counted_answers as (
    select here.metro, a.*, count(*) over (partition by here.metro, a.trade_id, a.contractor_id) as of_contractor
    from here join latest_answers as a on a.contractor_id = here.id and a.currency = here.currency),
  of_quotes as (
    select metro, trade_id, count(*)::integer as quotes, count(distinct contractor_id)::integer as contractors,
      count(distinct profile_id)::integer as customers, ${rounded(0.1)} as low, ${rounded(0.5)} as median,
      ${rounded(0.9)} as high
    from counted_answers
    group by 1, 2
    having count(*) >= ${GUIDE_MIN_QUOTES}::integer
      and count(distinct contractor_id) >= ${GUIDE_MIN_QUOTE_SIDES}::integer
      and count(distinct profile_id) >= ${GUIDE_MIN_QUOTE_SIDES}::integer
      and max(of_contractor) * 2 <= count(*))`;

const rounded = (share: number): RawBuilder<unknown> => {
  const price = sql`greatest(percentile_cont(${sql.lit(share)}) within group (order by price), 1)`;
  return sql`round(${price}::numeric, 1 - floor(log(${price}::numeric))::integer)::integer`;
};

const since = (now: Date): RawBuilder<unknown> =>
  sql`(${now}::timestamptz - make_interval(months => ${GUIDE_MONTHS}::integer))::date`;
