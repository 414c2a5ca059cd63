import { REVIEW_VERIFICATIONS, type ReviewVerification } from '../../common/constants.ts';

/** Every contractor starts as if this many reviews of `PRIOR_MEAN` stars had been written. */
export const PRIOR_WEIGHT = 7;
export const PRIOR_MEAN = 3.5;
export const HALF_LIFE_MONTHS = 24;
/** The least share of its weight that a review keeps, however old it becomes. */
export const FLOOR = 0.25;
/** The mean Gregorian month: 365.25 / 12 days. */
const DAYS_PER_MONTH = 30.4375;
/** One-sided 95 %. */
export const WILSON_Z = 1.645;

export const VERIFICATIONS = REVIEW_VERIFICATIONS;
export const VERIFICATION_WEIGHTS: Readonly<Record<ReviewVerification, number>> = {
  job_proof: 1,
  contact_and_facts: 0.8,
  none: 0.5,
};

const MILLISECONDS_PER_DAY = 86_400_000;

export type RankedReview = {
  /** Stars, 1 to 5. */
  overall: number;
  verification: ReviewVerification;
  /** Age in months, 0 or more. */
  ageMonths: number;
};

export type RankScore = {
  sumWeights: number;
  sumWeightedStars: number;
  /** Between 1 and 5; `PRIOR_MEAN` where there is no review. */
  rankScore: number;
};

/** The strength of a review's proof that the job happened. Proof of the job outweighs the rest. */
export function verificationOf(shown: {
  hasProofOfJob: boolean;
  emailVerified: boolean;
  factsComplete: boolean;
}): ReviewVerification {
  if (shown.hasProofOfJob) return 'job_proof';
  return shown.emailVerified && shown.factsComplete ? 'contact_and_facts' : 'none';
}

/** Months of 30.4375 days from `createdAt` to `now`; 0 where the clock says the review is still to come. */
export function ageInMonths(createdAt: Date, now: Date): number {
  const days = (now.getTime() - createdAt.getTime()) / MILLISECONDS_PER_DAY;
  return Math.max(0, days / DAYS_PER_MONTH);
}

/** `w = v * max(0.25, 0.5^(age/24))`: between 0.125 and 1. Source: docs/ranking.md, "Rank score". */
export function reviewWeight(review: Pick<RankedReview, 'verification' | 'ageMonths'>): number {
  const decay = Math.min(1, 0.5 ** (review.ageMonths / HALF_LIFE_MONTHS));
  return VERIFICATION_WEIGHTS[review.verification] * Math.max(FLOOR, decay);
}

/**
 * `R = (7*3.5 + sum(w*r)) / (7 + sum(w))` of a contractor's active reviews. The sums are given so that
 * readers can recompute R. Source: docs/ranking.md, "Rank score".
 */
export function rankScore(reviews: readonly RankedReview[]): RankScore {
  let sumWeights = 0;
  let sumWeightedStars = 0;
  for (const review of reviews) {
    const weight = reviewWeight(review);
    sumWeights += weight;
    sumWeightedStars += weight * review.overall;
  }
  return { sumWeights, sumWeightedStars, rankScore: rankScoreOfSums(sumWeights, sumWeightedStars) };
}

/** R from the two sums the contractor's row keeps. */
export function rankScoreOfSums(sumWeights: number, sumWeightedStars: number): number {
  return (PRIOR_WEIGHT * PRIOR_MEAN + sumWeightedStars) / (PRIOR_WEIGHT + sumWeights);
}

/**
 * The share of yes that `yes` of `n` answers support at confidence `z`. It is between 0 and yes / n, and 0
 * for no answers. Throws a RangeError unless 0 <= yes <= n. Source: Wilson (1927), score interval, lower end.
 */
export function wilsonLowerBound(yes: number, n: number, z: number = WILSON_Z): number {
  if (!(yes >= 0 && yes <= n)) throw new RangeError(`${yes} of ${n} is not a share`);
  // Without a yes the bound is 0 exactly; the formula would leave a rounding error of either sign.
  if (yes === 0) return 0;
  const share = yes / n;
  const square = z * z;
  const centre = share + square / (2 * n);
  const margin = z * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  return Math.min(share, Math.max(0, (centre - margin) / (1 + square / n)));
}
