import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORGANIC_TERMS, organicScore, type OrganicTerm } from '../../../server/contractors/organic-order.ts';
import {
  RANK_CONSTANTS,
  organicInputsOf,
  whyThisRank,
  type RankEvidence,
  type WhyThisRank,
} from '../../../server/search/why-this-rank.ts';

const evidence: fc.Arbitrary<RankEvidence> = fc
  .record({
    weights: fc.array(fc.double({ min: 0.125, max: 1, noNaN: true }), { maxLength: 40 }),
    stars: fc.double({ min: 1, max: 5, noNaN: true }),
    answers: fc.tuple(fc.nat(40), fc.nat(40)),
    responses: fc.nat(40),
    months: fc.double({ min: 0, max: 120, noNaN: true }),
    proximityKm: fc.option(fc.double({ min: 0, max: 5000, noNaN: true })),
    redFlagLevel: fc.constantFrom(null, 'notice' as const, 'warning' as const, 'alert' as const),
  })
  .map(({ weights, stars, answers, responses, months, proximityKm, redFlagLevel }) => {
    const sumWeights = weights.reduce((sum, weight) => sum + weight, 0);
    const reviewCount = weights.length;
    const hireAgainAnswers = Math.min(reviewCount, answers[0]);
    return {
      sumWeights,
      sumWeightedStars: sumWeights * stars,
      hireAgainYes: Math.min(hireAgainAnswers, answers[1]),
      hireAgainAnswers,
      reviewCount,
      responsesCount: Math.min(reviewCount, responses),
      monthsSinceLatestReview: reviewCount === 0 ? null : months,
      proximityKm,
      redFlagLevel,
    };
  });

const newcomer: RankEvidence = {
  sumWeights: 0,
  sumWeightedStars: 0,
  hireAgainYes: 0,
  hireAgainAnswers: 0,
  reviewCount: 0,
  responsesCount: 0,
  monthsSinceLatestReview: null,
  proximityKm: null,
  redFlagLevel: null,
};

const inUnits = (value: number): number => Math.round(value * 10_000);

/** Each term as a reader computes it from the page's numbers alone. */
function byHand(why: WhyThisRank): Record<OrganicTerm, number> {
  const { priorWeight, priorMean, z, halfAtKm, priorResponses, priorReviews, halfLifeMonths } =
    RANK_CONSTANTS;
  const { sumWeights, sumWeightedStars } = why.rating;
  const { yes, answers } = why.hire_again;
  const root = Math.sqrt((yes * (answers - yes)) / answers + (z * z) / 4);
  const { km } = why.proximity;
  const { responses, reviews } = why.responsiveness;
  const { months } = why.freshness;
  return {
    rating: ((priorWeight * priorMean + sumWeightedStars) / (priorWeight + sumWeights) - 1) / 4,
    hire_again: answers === 0 ? 0 : (yes + (z * z) / 2 - z * root) / (answers + z * z),
    proximity: km === null ? 0 : 1 / (1 + (km / halfAtKm) ** 2),
    responsiveness: (responses + priorResponses) / (reviews + priorReviews),
    freshness: months === null ? 0 : 0.5 ** (months / halfLifeMonths),
    red_flag: why.red_flag.level === 'warning' || why.red_flag.level === 'alert' ? 1 : 0,
  };
}

describe('why this rank', () => {
  test('the reason for a rank tells a contractor with reviews, close by, with a warning, how its score came about', () => {
    const why = whyThisRank({
      sumWeights: 10.0908,
      sumWeightedStars: 43.7266,
      hireAgainYes: 10,
      hireAgainAnswers: 12,
      reviewCount: 12,
      responsesCount: 9,
      monthsSinceLatestReview: 6,
      proximityKm: 10,
      redFlagLevel: 'warning',
    });
    expect(ORGANIC_TERMS.map((term) => [term, why[term].value, why[term].points])).toEqual([
      ['rating', 0.748, 0.374],
      ['hire_again', 0.6008, 0.1202],
      ['proximity', 0.8621, 0.1293],
      ['responsiveness', 0.6875, 0.0687],
      ['freshness', Number(Math.SQRT1_2.toFixed(4)), 0.0354],
      ['red_flag', 1, -0.1],
    ]);
    expect(why.score).toBe(0.6276);
  });

  test('the reason for a rank tells a newcomer which terms start in the middle and which start at nothing', () => {
    const why = whyThisRank(newcomer);
    expect(why.score).toBe(0.3625);
    expect(ORGANIC_TERMS.map((term) => why[term].points)).toEqual([0.3125, 0, 0, 0.05, 0, 0]);
    expect(RANK_CONSTANTS).toMatchObject({ priorWeight: 7, priorMean: 3.5 });
    expect(why.rating).toMatchObject({
      sumWeights: 0,
      sumWeightedStars: 0,
      rankScore: 3.5,
    });
  });

  test('the reason for a rank shows points that add up to the shown score exactly', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const why = whyThisRank(given);
        const sum = ORGANIC_TERMS.reduce((total, term) => total + inUnits(why[term].points), 0);
        expect(sum).toBe(inUnits(why.score));
      }),
    );
  });

  test('the reason for a rank shows the score the order was made with, to four decimals', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const exact = organicScore(organicInputsOf(given)).score;
        expect(Math.abs(whyThisRank(given).score - exact)).toBeLessThanOrEqual(0.00005 + 1e-9);
      }),
    );
  });

  test('the reason for a rank can be recomputed by hand from what is shown, the points to within 0.0001', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const why = whyThisRank(given);
        const computed = byHand(why);
        const weights = { ...RANK_CONSTANTS.weights, red_flag: why.red_flag.weight };
        for (const term of ORGANIC_TERMS) {
          expect(Math.abs(computed[term] - why[term].value)).toBeLessThanOrEqual(0.0001);
          expect(Math.abs(weights[term] * computed[term] - why[term].points)).toBeLessThanOrEqual(0.00011);
        }
      }),
    );
  });

  test('the reason for a rank shows no number with more than four decimals, and never minus zero', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const why = whyThisRank(given);
        const numbers = ORGANIC_TERMS.flatMap((term) =>
          Object.values(why[term]).filter((one) => typeof one === 'number'),
        );
        for (const number of [why.score, ...numbers]) {
          expect(number).toBe(Number(number.toFixed(4)));
          expect(Object.is(number, -0)).toBe(false);
        }
      }),
    );
  });

  test('the reason for a rank refuses more yes than answers', () => {
    expect(() => whyThisRank({ ...newcomer, hireAgainYes: 2, hireAgainAnswers: 1 })).toThrow(RangeError);
  });
});
