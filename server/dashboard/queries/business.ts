import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { countsInStars, isPublic } from '../../conditions/public-rows.ts';

/** Its place among the contractors of a trade in its state, in the order of a search without a place. */
export type RankRow = { tradeId: number; place: number; total: number };

const RANKS = sql<RankRow[]>`(
  select coalesce(json_agg(json_build_object('tradeId', own.trade_id, 'total', (
      select count(*) from contractor_trades as each where each.trade_id = own.trade_id and each.region_id = own.region_id),
    'place', 1 + (select count(*) from contractor_trades as better
      where better.trade_id = own.trade_id and better.region_id = own.region_id
        and (better.standing_score > own.standing_score
          or (better.standing_score = own.standing_score and better.contractor_id < own.contractor_id)))) order by own.trade_id), '[]'::json)
  from contractor_trades as own where own.contractor_id = contractors.id)`;

/** A business's numbers, and whether customers near it can find it. */
export function businessOf(database: Queryable, contractorId: number) {
  return database
    .selectFrom('contractors')
    .select(['id', 'slug', 'name', 'city', 'region_id', 'zone', 'mean_rating', 'responses_count'])
    .select(['review_count', 'quote_count', 'usual_answer_hours', 'closed_on', RANKS.as('ranks')])
    .where('id', '=', contractorId)
    .executeTakeFirstOrThrow();
}

/** The details that a user, or their business, has entered so far. */
export function particularsOf(database: Queryable, profileId: number) {
  return database
    .selectFrom('profiles as profile')
    .leftJoin('contractors as contractor', 'contractor.id', 'profile.id')
    .select([
      'profile.region_id',
      'profile.city',
      'profile.phone',
      'profile.languages',
      'contractor.id as contractor_id',
      'contractor.license_number',
      'contractor.year_founded',
      'contractor.crew_size',
    ])
    .where('profile.id', '=', profileId)
    .executeTakeFirstOrThrow();
}

export type MonthRow = {
  /** '2026-11', by the clock of UTC. */
  month: string;
  overall: number;
  reviews: number;
  answered: number;
  hire_yes: number;
  hire_no: number;
};

/**
 * A business's active reviews of jobs since a moment, by month and star, with its responses and hire-again
 * answers.
 */
export async function reviewsByMonth(
  database: Queryable,
  contractorId: number,
  since: Date,
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(review.created_at at time zone 'UTC', 'YYYY-MM') as month, review.overall,
      count(*)::int as reviews,
      count(response.id)::int as answered,
      (count(*) filter (where review.facts ->> 'would_hire_again' = 'yes'))::int as hire_yes,
      (count(*) filter (where review.facts ->> 'would_hire_again' = 'no'))::int as hire_no
    from reviews as review
    left join review_responses as response on response.review_id = review.id
      and ${isPublic('response')}
    where review.contractor_id = ${contractorId} and ${countsInStars('review')}
      and review.created_at >= ${since}
    group by 1, 2
  `.execute(database);
  return rows;
}
