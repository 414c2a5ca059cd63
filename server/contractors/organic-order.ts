/** The part of each term in the score. They add up to 1, so a score without a red flag is between 0 and 1. */
export const ORGANIC_WEIGHTS = {
  rating: 0.5,
  hire_again: 0.2,
  proximity: 0.15,
  responsiveness: 0.1,
  freshness: 0.05,
} as const;

/** The penalty of an active red flag. A notice informs and moves no contractor down. */
export const RED_FLAG_PENALTIES = { notice: 0, warning: 0.1, alert: 0.25 } as const;
export type RedFlagLevel = keyof typeof RED_FLAG_PENALTIES;

/** At this distance proximity is worth half. */
export const PROXIMITY_HALF_KM = 25;
/** A latest review this old is worth half of one written today. */
export const FRESHNESS_HALF_LIFE_MONTHS = 12;
/** Everyone starts as if two of four reviews had been answered. */
export const RESPONSIVENESS_PRIOR_RESPONSES = 2;
export const RESPONSIVENESS_PRIOR_REVIEWS = 4;

export const ORGANIC_TERMS = [
  'rating',
  'hire_again',
  'proximity',
  'responsiveness',
  'freshness',
  'red_flag',
] as const;
export type OrganicTerm = (typeof ORGANIC_TERMS)[number];

/** All that the order of a search may know of a contractor. Nothing here can be bought. */
export type OrganicInputs = {
  /** R, 1 to 5. */
  rankScore: number;
  /** Wilson lower bound, 0 to 1; null without answers, which counts as 0. */
  hireAgainLowerBound: number | null;
  /** Kilometres from the place searched for; null where the search or the contractor has no place. */
  proximityKm: number | null;
  /** 0 to 1: see `responsivenessOf`. */
  responsiveness: number;
  /** 0 to 1: see `freshnessOf`. */
  freshness: number;
  redFlagLevel: RedFlagLevel | null;
};
export type StandingInputs = Omit<OrganicInputs, 'proximityKm'>;

export type ScoredTerm = { term: OrganicTerm; value: number; weight: number; contribution: number };
export type OrganicScore = { score: number; terms: ScoredTerm[] };

/** R' : R from 1..5 to 0..1. */
export function ratingShareOf(rankScore: number): number {
  return (rankScore - 1) / 4;
}

/** `1 / (1 + (km/25)^2)`: 1 on the spot, a half at 25 km, a fifth at 50 km. 0 without a distance. */
export function proximityOf(distanceKm: number | null): number {
  if (distanceKm === null) return 0;
  const ratio = distanceKm / PROXIMITY_HALF_KM;
  return 1 / (1 + ratio * ratio);
}

/** `(responses + 2) / (reviews + 4)`: the share of active reviews with an active response, starting at a half. */
export function responsivenessOf(responses: number, reviews: number): number {
  const answered = Math.min(responses, reviews);
  return (answered + RESPONSIVENESS_PRIOR_RESPONSES) / (reviews + RESPONSIVENESS_PRIOR_REVIEWS);
}

/** `0.5^(months/12)` since the latest active review; 0 where there is none. */
export function freshnessOf(monthsSinceLatestReview: number | null): number {
  if (monthsSinceLatestReview === null) return 0;
  return Math.min(1, 0.5 ** (monthsSinceLatestReview / FRESHNESS_HALF_LIFE_MONTHS));
}

/** The part of the score that no search changes: the column `contractors.standing_score`. Between -0.25 and 0.85. */
export function standingScore(inputs: StandingInputs): number {
  return sumOf(standingTerms(inputs));
}

/**
 * A contractor's organic score: `standingScore + 0.15 * proximityOf(km)`, and its six terms. It is computed
 * in this order, as the database does. Source: docs/ranking.md, "Organic order".
 */
export function organicScore(inputs: OrganicInputs): OrganicScore {
  const standing = standingTerms(inputs);
  const proximity = termOf('proximity', proximityOf(inputs.proximityKm), ORGANIC_WEIGHTS.proximity);
  return {
    score: sumOf(standing) + proximity.contribution,
    terms: [...standing, proximity].sort(byPlaceInFormula),
  };
}

/**
 * Highest score first; equal scores by the smaller contractor id, so that pages neither repeat nor skip a
 * contractor.
 */
export function compareOrganically(
  one: { id: number; score: number },
  other: { id: number; score: number },
): number {
  return other.score - one.score || one.id - other.id;
}

function standingTerms(inputs: StandingInputs): ScoredTerm[] {
  const penalty = inputs.redFlagLevel === null ? 0 : RED_FLAG_PENALTIES[inputs.redFlagLevel];
  return [
    termOf('rating', ratingShareOf(inputs.rankScore), ORGANIC_WEIGHTS.rating),
    termOf('hire_again', inputs.hireAgainLowerBound ?? 0, ORGANIC_WEIGHTS.hire_again),
    termOf('responsiveness', inputs.responsiveness, ORGANIC_WEIGHTS.responsiveness),
    termOf('freshness', inputs.freshness, ORGANIC_WEIGHTS.freshness),
    // 0 - penalty, not -penalty: a page must never show "-0".
    termOf('red_flag', penalty > 0 ? 1 : 0, 0 - penalty),
  ];
}

function termOf(term: OrganicTerm, value: number, weight: number): ScoredTerm {
  return { term, value, weight, contribution: value * weight };
}

function sumOf(terms: readonly ScoredTerm[]): number {
  return terms.reduce((sum, { contribution }) => sum + contribution, 0);
}

function byPlaceInFormula(one: ScoredTerm, other: ScoredTerm): number {
  return ORGANIC_TERMS.indexOf(one.term) - ORGANIC_TERMS.indexOf(other.term);
}
