import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { countsInStars, isPublic } from '../../conditions/public-rows.ts';

/** A business's numbers, and whether customers near it can find it. */
export function businessOf(database: Queryable, contractorId: number) {
  return database
    .selectFrom('contractors')
    .select(['id', 'slug', 'name', 'city', 'region_id', 'zone', 'mean_rating', 'responses_count'])
    .select(['review_count', 'quote_count'])
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
