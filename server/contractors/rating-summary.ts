import {
  FACT_KEYS,
  SCORE_KEYS,
  type FactAnswer,
  type FactKey,
  type ScoreKey,
  type Stage,
} from '../../common/constants.ts';

export type RatedReview = {
  /** Whole stars, 1 to 5. */
  overall: number;
  /** Whole stars, 1 to 5; null or missing where the question did not apply. */
  scores: Partial<Record<ScoreKey, number | null>>;
  /** A missing answer counts as none of the four. */
  facts: Partial<Record<FactKey, FactAnswer>>;
  createdAt: Date;
  /** A quote alone is no job: such a review is counted apart. */
  stage: Stage;
};

/** Counts of one, two, three, four and five stars. */
export type Histogram = [number, number, number, number, number];
export type CriterionSummary = { mean: number | null; count: number };
export type FactSummary = { yes: number; no: number; notSure: number; notApplicable: number };
export type MonthSummary = { month: string; count: number; mean: number };

export type RatingSummary = {
  /** Reviews of jobs; all numbers below but `quotes` are of them alone. */
  count: number;
  /** Reviews by users who asked for a quote and did not hire. */
  quotes: number;
  /** Plain mean, null without reviews of jobs. Not the rank score. */
  mean: number | null;
  histogram: Histogram;
  criteria: Record<ScoreKey, CriterionSummary>;
  facts: Record<FactKey, FactSummary>;
  latestReviewAt: Date | null;
  /** Months (YYYY-MM, UTC) in which reviews were written, oldest first; months without reviews are left out. */
  byMonth: MonthSummary[];
};

const FACT_COUNTERS = {
  yes: 'yes',
  no: 'no',
  not_sure: 'notSure',
  not_applicable: 'notApplicable',
} as const satisfies Record<FactAnswer, keyof FactSummary>;

/** Whether a review is of a job. A review of a quote alone counts in no star, share or rank. */
export const isOfJob = ({ stage }: { stage: string }): boolean => stage !== 'quote_only';

/**
 * Summarizes a contractor's active reviews for its page: plain counts and means without weights. The order of
 * the reviews does not matter. Throws a RangeError where `overall` is not a whole number of stars.
 */
export function summariseRatings(all: readonly RatedReview[]): RatingSummary {
  const reviews = all.filter(isOfJob);
  return {
    count: reviews.length,
    quotes: all.length - reviews.length,
    mean: meanOf(reviews.map((review) => review.overall)),
    histogram: histogramOf(reviews),
    criteria: tableOf(SCORE_KEYS, (key) => criterionOf(reviews, key)),
    facts: tableOf(FACT_KEYS, (key) => factOf(reviews, key)),
    latestReviewAt: latestOf(reviews),
    byMonth: byMonthOf(reviews),
  };
}

// Stars are whole, so the sum is exact and the mean the same in every order.
function meanOf(stars: readonly number[]): number | null {
  if (stars.length === 0) return null;
  return stars.reduce((sum, star) => sum + star, 0) / stars.length;
}

function histogramOf(reviews: readonly RatedReview[]): Histogram {
  const histogram: Histogram = [0, 0, 0, 0, 0];
  for (const { overall } of reviews) {
    const reached = histogram[overall - 1];
    if (reached === undefined) throw new RangeError(`${overall} is not a number of stars`);
    histogram[overall - 1] = reached + 1;
  }
  return histogram;
}

function criterionOf(reviews: readonly RatedReview[], key: ScoreKey): CriterionSummary {
  const stars = reviews.flatMap((review) => review.scores[key] ?? []);
  return { mean: meanOf(stars), count: stars.length };
}

function factOf(reviews: readonly RatedReview[], key: FactKey): FactSummary {
  const summary: FactSummary = { yes: 0, no: 0, notSure: 0, notApplicable: 0 };
  for (const { facts } of reviews) {
    const answer = facts[key];
    if (answer) summary[FACT_COUNTERS[answer]] += 1;
  }
  return summary;
}

function latestOf(reviews: readonly RatedReview[]): Date | null {
  if (reviews.length === 0) return null;
  // Not Math.max(...times): a spread of very many reviews would overflow the stack.
  return new Date(
    reviews.reduce((latest, review) => Math.max(latest, review.createdAt.getTime()), -Infinity),
  );
}

function byMonthOf(reviews: readonly RatedReview[]): MonthSummary[] {
  const months = Map.groupBy(reviews, (review) => review.createdAt.toISOString().slice(0, 7));
  return [...months]
    .map(([month, written]) => ({
      month,
      count: written.length,
      mean: written.reduce((sum, review) => sum + review.overall, 0) / written.length,
    }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
}

function tableOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
