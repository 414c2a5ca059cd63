import {
  PRIOR_MEAN,
  PRIOR_WEIGHT,
  WILSON_Z,
  rankScoreOfSums,
  wilsonLowerBound,
} from '../reviews/rank-score.ts';
import {
  FRESHNESS_HALF_LIFE_MONTHS,
  ORGANIC_WEIGHTS,
  PROXIMITY_HALF_KM,
  RED_FLAG_PENALTIES,
  RESPONSIVENESS_PRIOR_RESPONSES,
  RESPONSIVENESS_PRIOR_REVIEWS,
  freshnessOf,
  organicScore,
  responsivenessOf,
  type OrganicInputs,
  type OrganicTerm,
  type RedFlagLevel,
} from '../contractors/organic-order.ts';

/** The counted facts behind a place in the order, as the contractor's row keeps them. */
export type RankEvidence = {
  sumWeights: number;
  sumWeightedStars: number;
  hireAgainYes: number;
  /** Yes and no together. */
  hireAgainAnswers: number;
  /** Of jobs and of quotes alone: either may be answered. */
  reviewCount: number;
  responsesCount: number;
  /** At the moment the row was summarised, not now: the order was made with that. Null without reviews. */
  monthsSinceLatestReview: number | null;
  proximityKm: number | null;
  redFlagLevel: RedFlagLevel | null;
};

/** The constants of the formulas that are the same for all contractors, beside a contractor's own numbers. */
export const RANK_CONSTANTS = {
  weights: ORGANIC_WEIGHTS,
  priorWeight: PRIOR_WEIGHT,
  priorMean: PRIOR_MEAN,
  z: WILSON_Z,
  halfAtKm: PROXIMITY_HALF_KM,
  priorResponses: RESPONSIVENESS_PRIOR_RESPONSES,
  priorReviews: RESPONSIVENESS_PRIOR_REVIEWS,
  halfLifeMonths: FRESHNESS_HALF_LIFE_MONTHS,
};
export type RankConstants = typeof RANK_CONSTANTS;

/** A contractor's own numbers in each term's formula. */
type TermNumbers = {
  rating: { sumWeights: number; sumWeightedStars: number; rankScore: number };
  hire_again: { yes: number; answers: number };
  proximity: { km: number | null };
  responsiveness: { responses: number; reviews: number };
  freshness: { months: number | null };
  red_flag: { level: RedFlagLevel | null; weight: number };
};

/** The value of each term, what it adds to the score, and the contractor's numbers in it. */
export type WhyThisRank = { score: number } & {
  [Term in OrganicTerm]: { value: number; points: number } & TermNumbers[Term];
};

const SHOWN_UNIT = 10_000;

/** The organic order's inputs, each from the formula that owns it. */
export function organicInputsOf(evidence: RankEvidence): OrganicInputs {
  return {
    rankScore: rankScoreOfSums(evidence.sumWeights, evidence.sumWeightedStars),
    hireAgainLowerBound: wilsonLowerBound(evidence.hireAgainYes, evidence.hireAgainAnswers),
    proximityKm: evidence.proximityKm,
    responsiveness: responsivenessOf(evidence.responsesCount, evidence.reviewCount),
    freshness: freshnessOf(evidence.monthsSinceLatestReview),
    redFlagLevel: evidence.redFlagLevel,
  };
}

/**
 * The reasons for a contractor's rank; with RANK_CONSTANTS all that is needed to recompute it by hand. Every
 * number has at most four decimals, and the shown points add up exactly to the shown score. So a point may be
 * rounded the other way, within 0.0001 of weight times value. Throws a RangeError for more yes than answers.
 */
export function whyThisRank(evidence: RankEvidence): WhyThisRank {
  const { score, terms } = organicScore(organicInputsOf(evidence));
  const points = roundedToSum(
    terms.map(({ contribution }) => contribution * SHOWN_UNIT),
    Math.round(score * SHOWN_UNIT),
  );
  const answered = Object.fromEntries(
    terms.map(({ term, value }, place) => [
      term,
      { value: shown(value), points: (points[place] ?? 0) / SHOWN_UNIT },
    ]),
  ) as Record<OrganicTerm, { value: number; points: number }>;
  const { sumWeights, sumWeightedStars, proximityKm, monthsSinceLatestReview, redFlagLevel } = evidence;
  return {
    score: shown(score),
    rating: {
      ...answered.rating,
      sumWeights: shown(sumWeights),
      sumWeightedStars: shown(sumWeightedStars),
      rankScore: shown(rankScoreOfSums(sumWeights, sumWeightedStars)),
    },
    hire_again: {
      ...answered.hire_again,
      yes: evidence.hireAgainYes,
      answers: evidence.hireAgainAnswers,
    },
    proximity: { ...answered.proximity, km: proximityKm === null ? null : shown(proximityKm) },
    responsiveness: {
      ...answered.responsiveness,
      responses: evidence.responsesCount,
      reviews: evidence.reviewCount,
    },
    freshness: {
      ...answered.freshness,
      months: monthsSinceLatestReview === null ? null : shown(monthsSinceLatestReview),
    },
    red_flag: {
      ...answered.red_flag,
      level: redFlagLevel,
      weight: redFlagLevel === null ? 0 : 0 - RED_FLAG_PENALTIES[redFlagLevel],
    },
  };
}

function shown(value: number): number {
  // Math.round(-0.2) is -0, and Intl would print it as such.
  return (Math.round(value * SHOWN_UNIT) || 0) / SHOWN_UNIT;
}

/** Largest remainder: everything rounded down, then the largest cut-off parts rounded up until the sum is met. */
function roundedToSum(parts: readonly number[], sum: number): number[] {
  const rounded = parts.map(Math.floor);
  const missing = sum - rounded.reduce((total, part) => total + part, 0);
  const places = parts
    .map((part, place) => ({ place, cutOff: part - Math.floor(part) }))
    .sort((one, other) => other.cutOff - one.cutOff || one.place - other.place)
    .slice(0, missing)
    .map(({ place }) => place);
  return rounded.map((part, place) => (places.includes(place) ? part + 1 : part));
}
