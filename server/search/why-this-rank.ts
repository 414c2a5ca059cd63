import {
  PRIOR_MEAN,
  PRIOR_WEIGHT,
  WILSON_Z,
  rankScoreOfSums,
  wilsonLowerBound,
} from '../reviews/rank-score.ts';
import {
  FRESHNESS_HALF_LIFE_MONTHS,
  PROXIMITY_HALF_KM,
  RESPONSIVENESS_PRIOR_RESPONSES,
  RESPONSIVENESS_PRIOR_REVIEWS,
  freshnessOf,
  organicScore,
  responsivenessOf,
  type OrganicInputs,
  type OrganicTerm,
  type RedFlagLevel,
  type ScoredTerm,
} from '../contractors/organic-order.ts';

/** The counted facts behind a place in the order, as the contractor's row keeps them. */
export type RankEvidence = {
  sumWeights: number;
  sumWeightedStars: number;
  hireAgainYes: number;
  /** Yes and no together. */
  hireAgainAnswers: number;
  reviewCount: number;
  responsesCount: number;
  /** At the moment the row was summarised, not now: the order was made with that. Null without reviews. */
  monthsSinceLatestReview: number | null;
  proximityKm: number | null;
  redFlagLevel: RedFlagLevel | null;
};

/** What goes into each term's formula: constants and this contractor's numbers. */
type TermNumbers = {
  rating: {
    priorWeight: number;
    priorMean: number;
    sumWeights: number;
    sumWeightedStars: number;
    rankScore: number;
  };
  hire_again: { yes: number; answers: number; z: number };
  proximity: { distanceKm: number | null; halfAtKm: number };
  responsiveness: { responses: number; reviews: number; priorResponses: number; priorReviews: number };
  freshness: { monthsSinceLatestReview: number | null; halfLifeMonths: number };
  red_flag: { level: RedFlagLevel | null };
};

export type ExplainedTerm = {
  [Term in OrganicTerm]: {
    term: Term;
    value: number;
    weight: number;
    contribution: number;
    numbers: TermNumbers[Term];
  };
}[OrganicTerm];

export type WhyThisRank = { score: number; terms: ExplainedTerm[] };

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
 * Why a contractor stands where it stands, with all that is needed to recompute it by hand. Every number has at most
 * four decimals, and the contributions shown add up to the score shown exactly; for that a contribution may be
 * rounded the other way, so it is within 0.0001 of weight times value. Throws a RangeError for more yes than answers.
 */
export function whyThisRank(evidence: RankEvidence): WhyThisRank {
  const { score, terms } = organicScore(organicInputsOf(evidence));
  const contributions = roundedToSum(
    terms.map(({ contribution }) => contribution * SHOWN_UNIT),
    Math.round(score * SHOWN_UNIT),
  );
  const numbers = numbersOf(evidence);
  return {
    score: shown(score),
    terms: terms.map((term, place) => explained(term, (contributions[place] ?? 0) / SHOWN_UNIT, numbers)),
  };
}

function explained(scored: ScoredTerm, contribution: number, numbers: TermNumbers): ExplainedTerm {
  const { term, weight } = scored;
  return { term, value: shown(scored.value), weight, contribution, numbers: numbers[term] } as ExplainedTerm;
}

function numbersOf(evidence: RankEvidence): TermNumbers {
  const { sumWeights, sumWeightedStars, proximityKm, monthsSinceLatestReview } = evidence;
  return {
    rating: {
      priorWeight: PRIOR_WEIGHT,
      priorMean: PRIOR_MEAN,
      sumWeights: shown(sumWeights),
      sumWeightedStars: shown(sumWeightedStars),
      rankScore: shown(rankScoreOfSums(sumWeights, sumWeightedStars)),
    },
    hire_again: { yes: evidence.hireAgainYes, answers: evidence.hireAgainAnswers, z: WILSON_Z },
    proximity: { distanceKm: proximityKm === null ? null : shown(proximityKm), halfAtKm: PROXIMITY_HALF_KM },
    responsiveness: {
      responses: evidence.responsesCount,
      reviews: evidence.reviewCount,
      priorResponses: RESPONSIVENESS_PRIOR_RESPONSES,
      priorReviews: RESPONSIVENESS_PRIOR_REVIEWS,
    },
    freshness: {
      monthsSinceLatestReview: monthsSinceLatestReview === null ? null : shown(monthsSinceLatestReview),
      halfLifeMonths: FRESHNESS_HALF_LIFE_MONTHS,
    },
    red_flag: { level: evidence.redFlagLevel },
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
