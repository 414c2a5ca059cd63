import { sql } from 'kysely';
import {
  freshnessOf,
  responsivenessOf,
  standingScore,
  type RedFlagLevel,
} from '../contractors/organic-order.ts';
import { isOfJob, summariseRatings, type RatingSummary } from '../contractors/rating-summary.ts';
import type { Queryable } from '../database/client.ts';
import { summarisedReviews } from './queries/summarised-reviews.ts';
import { ageInMonths, rankScore, wilsonLowerBound } from './rank-score.ts';
import type { SummarisedReview } from './summarised-review.ts';

/** The contractors whose reviews are in memory at a time. */
const BATCH_SIZE = 500;

/** The value in `contractors.rating_summary`. */
export type StoredSummary = Pick<RatingSummary, 'criteria' | 'facts' | 'byMonth'>;
/** The value in `contractors.latest_review`; `at` is ISO 8601 UTC. */
export type LatestReview = { title: string; overall: number; at: string };

/** The columns of a contractor that its reviews decide. */
export type SummaryColumns = {
  review_count: number;
  quote_count: number;
  mean_rating: number | null;
  histogram: number[];
  rating_summary: StoredSummary;
  rank_score: number;
  rank_weight_sum: number;
  rank_weighted_stars: number;
  hire_again_yes: number;
  hire_again_answers: number;
  hire_again_lower_bound: number | null;
  responses_count: number;
  /** Reviews whose job is proven. */
  proven_count: number;
  latest_review_at: string | null;
  latest_review: LatestReview | null;
  standing_score: number;
  summarised_at: string;
};

/** A contractor's summary columns as they are at `now`, from its active reviews in any order. */
export function summaryColumnsOf(
  reviews: readonly SummarisedReview[],
  redFlagLevel: RedFlagLevel | null,
  now: Date,
): SummaryColumns {
  const summary = summariseRatings(reviews);
  const ofJobs = reviews.filter(isOfJob);
  const ranked = rankScore(
    ofJobs.map(({ overall, verification, createdAt }) => ({
      overall,
      verification,
      ageMonths: ageInMonths(createdAt, now),
    })),
  );
  const { yes, no } = summary.facts.would_hire_again;
  const hireAgainLowerBound = yes + no === 0 ? null : wilsonLowerBound(yes, yes + no);
  const responses = reviews.filter((review) => review.hasResponse).length;
  const latest = latestOf(ofJobs);
  return {
    review_count: summary.count,
    quote_count: summary.quotes,
    mean_rating: summary.mean,
    histogram: summary.histogram,
    rating_summary: { criteria: summary.criteria, facts: summary.facts, byMonth: summary.byMonth },
    rank_score: ranked.rankScore,
    rank_weight_sum: ranked.sumWeights,
    rank_weighted_stars: ranked.sumWeightedStars,
    hire_again_yes: yes,
    hire_again_answers: yes + no,
    hire_again_lower_bound: hireAgainLowerBound,
    responses_count: responses,
    proven_count: reviews.filter(({ verification }) => verification === 'job_proof').length,
    latest_review_at: latest && latest.createdAt.toISOString(),
    latest_review: latest && {
      title: latest.title,
      overall: latest.overall,
      at: latest.createdAt.toISOString(),
    },
    standing_score: standingScore({
      rankScore: ranked.rankScore,
      hireAgainLowerBound,
      responsiveness: responsivenessOf(responses, reviews.length),
      freshness: freshnessOf(latest && ageInMonths(latest.createdAt, now)),
      redFlagLevel,
    }),
    summarised_at: now.toISOString(),
  };
}

function latestOf(reviews: readonly SummarisedReview[]): SummarisedReview | null {
  return reviews.reduce<SummarisedReview | null>(
    (latest, review) => (latest === null || review.createdAt >= latest.createdAt ? review : latest),
    null,
  );
}

/**
 * Recomputes these contractors' counts, means, rank and latest review at `now`, in three statements for each
 * 500 contractors. Locks the rows first, in the order of their ids, so that the count is current. Inside a
 * transaction, call it after the review has been written.
 */
export async function refreshRatingSummaries(
  database: Queryable,
  contractorIds: readonly number[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(contractorIds)].sort((one, other) => one - other);
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batch = ids.slice(start, start + BATCH_SIZE);
    if (database.isTransaction) await refreshBatch(database, batch, now);
    else await database.transaction().execute((transaction) => refreshBatch(transaction, batch, now));
  }
}

async function refreshBatch(database: Queryable, ids: number[], now: Date): Promise<void> {
  const contractors = await database
    .selectFrom('contractors')
    .select(['id', 'red_flag_level'])
    .where('id', 'in', ids)
    .orderBy('id')
    // Not FOR UPDATE: two inserts of reviews have key locks on this row and would deadlock.
    .forNoKeyUpdate()
    .execute();
  const reviews = Map.groupBy(await summarisedReviews(database, ids), (review) => review.contractorId);
  const rows = contractors.map(({ id, red_flag_level }) => ({
    id,
    ...summaryColumnsOf(reviews.get(id) ?? [], red_flag_level as RedFlagLevel | null, now),
  }));
  await writeSummaries(database, rows);
}

// The rows travel as one JSON text: any number of them is one statement with one parameter.
async function writeSummaries(
  database: Queryable,
  rows: readonly (SummaryColumns & { id: number })[],
): Promise<void> {
  await sql`
    update contractors set
      review_count = fresh.review_count, quote_count = fresh.quote_count, mean_rating = fresh.mean_rating, histogram = fresh.histogram,
      rating_summary = fresh.rating_summary, rank_score = fresh.rank_score, rank_weight_sum = fresh.rank_weight_sum,
      rank_weighted_stars = fresh.rank_weighted_stars, hire_again_yes = fresh.hire_again_yes,
      hire_again_answers = fresh.hire_again_answers, hire_again_lower_bound = fresh.hire_again_lower_bound,
      responses_count = fresh.responses_count, proven_count = fresh.proven_count, latest_review_at = fresh.latest_review_at,
      latest_review = nullif(fresh.latest_review, 'null'::jsonb), standing_score = fresh.standing_score,
      summarised_at = fresh.summarised_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as fresh (
      id integer, review_count integer, quote_count integer, mean_rating double precision, histogram integer[], rating_summary jsonb,
      rank_score double precision, rank_weight_sum double precision, rank_weighted_stars double precision,
      hire_again_yes integer, hire_again_answers integer, hire_again_lower_bound double precision,
      responses_count integer, proven_count integer, latest_review_at timestamptz, latest_review jsonb, standing_score double precision,
      summarised_at timestamptz)
    where contractors.id = fresh.id`.execute(database);
}
