import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CostBand } from '../../../../common/constants.ts';
import { CARD_COLUMNS, type CardRow } from '../../../contractors/queries/card-columns.ts';
import { showsStars } from '../../../contractors/page/shown-ratings.ts';
import type { Queryable } from '../../../database/client.ts';
import { countsInStars, isListedContractor } from '../../../conditions/public-rows.ts';
import type { LandingPlace } from './list-landing-pages.ts';

/** On contractors as `c`. */
const isHere = ({ tradeId, regionId, cityKey }: LandingPlace): RawBuilder<SqlBool> =>
  sql<SqlBool>`c.region_id = ${regionId}::integer and c.city_key = ${cityKey}::text
    and c.trade_ids @> array[${tradeId}::integer] and ${isListedContractor('c')}`;

/** Shares are counts: "yes" of all that answered yes or no. `median`: of the means that are shown. */
export type LandingTotals = {
  contractors: number;
  reviews: number;
  rated: number;
  median: number | null;
  hireAgainYes: number;
  hireAgainAnswers: number;
  speakEnglish: number;
  speakSpanish: number;
};

export async function landingTotals(database: Queryable, place: LandingPlace): Promise<LandingTotals> {
  const { rows } = await sql<LandingTotals>`
    select count(*)::integer as contractors, coalesce(sum(c.review_count), 0)::integer as reviews,
      count(*) filter (where ${showsStars})::integer as rated,
      percentile_cont(0.5) within group (order by c.mean_rating)
        filter (where ${showsStars}) as median,
      coalesce(sum(c.hire_again_yes), 0)::integer as "hireAgainYes",
      coalesce(sum(c.hire_again_answers), 0)::integer as "hireAgainAnswers",
      count(*) filter (where 'english' = any(c.languages))::integer as "speakEnglish",
      count(*) filter (where 'mexican_spanish' = any(c.languages))::integer as "speakSpanish"
    from contractors c where ${isHere(place)}`.execute(database);
  const [totals] = rows;
  if (!totals) throw new Error('an aggregate has one row');
  return totals;
}

/** The first of the organic order. */
export async function firstContractors(
  database: Queryable,
  place: LandingPlace,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${sql.join(CARD_COLUMNS.map((column) => sql.ref(column)))}
    from contractors c where ${isHere(place)}
    order by c.standing_score desc, c.id limit ${limit}::integer`.execute(database);
  return rows;
}

export type LicenseGroup = {
  license_number: string | null;
  license_status: string | null;
  license_expires_on: string | null;
  count: number;
};

/** Licenses that stand alike, counted; a number stands for any. */
export async function licenseGroups(database: Queryable, place: LandingPlace): Promise<LicenseGroup[]> {
  const { rows } = await sql<LicenseGroup>`
    select case when c.license_number is not null then '' end as license_number, c.license_status,
      c.license_expires_on, count(*)::integer as count
    from contractors c where ${isHere(place)}
    group by 1, 2, 3`.execute(database);
  return rows;
}

/** Active reviews of these contractors about jobs of this trade. */
const reviewsHere = (place: LandingPlace) => sql`
  from reviews r join contractors c on c.id = r.contractor_id
  where ${isHere(place)} and r.trade_id = ${place.tradeId}::integer
    and ${countsInStars('r')}`;

export async function pricesHere(
  database: Queryable,
  place: LandingPlace,
): Promise<{ band: CostBand; count: number }[]> {
  const { rows } = await sql<{ band: CostBand; count: number }>`
    select r.cost_band as band, count(*)::integer as count ${reviewsHere(place)} and r.cost_band is not null
    group by 1`.execute(database);
  return rows;
}

export type FactCount = { key: string; yes: number; answers: number };

export async function factsHere(
  database: Queryable,
  place: LandingPlace,
  keys: readonly string[],
): Promise<FactCount[]> {
  const { rows } = await sql<FactCount>`
    select asked.key, count(*) filter (where told.answer = 'yes')::integer as yes, count(*)::integer as answers
    from (select r.facts ${reviewsHere(place)}) as r
    cross join unnest(${sql.val([...keys])}::text[]) as asked(key)
    cross join lateral (select r.facts ->> asked.key as answer) as told
    where told.answer in ('yes', 'no')
    group by 1`.execute(database);
  return rows;
}
