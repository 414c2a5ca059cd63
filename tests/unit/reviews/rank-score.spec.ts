import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hireAgainOf } from '../../../server/contractors/views.ts';
import {
  FLOOR,
  HALF_LIFE_MONTHS,
  PRIOR_MEAN,
  PRIOR_WEIGHT,
  VERIFICATIONS,
  VERIFICATION_WEIGHTS,
  ageInMonths,
  rankScore,
  rankScoreOfSums,
  reviewWeight,
  verificationOf,
  wilsonLowerBound,
  type RankedReview,
} from '../../../server/reviews/rank-score.ts';

const stars = fc.integer({ min: 1, max: 5 });
const ageMonths = fc.double({ min: 0, max: 400, noNaN: true });
const verification = fc.constantFrom(...VERIFICATIONS);
const review: fc.Arbitrary<RankedReview> = fc.record({ overall: stars, verification, ageMonths });
const reviews = fc.array(review, { maxLength: 60 });
const answers = fc
  .integer({ min: 1, max: 5000 })
  .chain((n) => fc.record({ n: fc.constant(n), yes: fc.integer({ min: 0, max: n }) }));

/** `count` reviews of one age, their stars taken from `pattern` over and over. */
function sameAge(count: number, pattern: number[], rest: Omit<RankedReview, 'overall'>): RankedReview[] {
  return Array.from({ length: count }, (_, index) => ({
    overall: pattern[index % pattern.length] ?? 0,
    ...rest,
  }));
}

/** The i-th of `count` reviews, youngest first, is i * months / count old. */
function spread(
  count: number,
  months: number,
  pattern: number[],
  shownBy: RankedReview['verification'],
): RankedReview[] {
  return Array.from({ length: count }, (_, index) => ({
    overall: pattern[index % pattern.length] ?? 0,
    verification: shownBy,
    ageMonths: (index * months) / count,
  }));
}

const WORKED_ROWS = [
  {
    example: '3 job-verified 5-stars this month',
    reviews: sameAge(3, [5], { verification: 'job_proof', ageMonths: 0 }),
    printed: { mean: 5, count: 3, sumWeights: 3.0, rankScore: 3.95 },
    computed: { sumWeights: 3, rankScore: 3.95 },
  },
  {
    example: '60 job-verified over 36 months, mean 4.6',
    reviews: spread(60, 36, [5, 5, 5, 4, 4], 'job_proof'),
    printed: { mean: 4.6, count: 60, sumWeights: 37.6, rankScore: 4.44 },
    computed: { sumWeights: 37.6292, rankScore: 4.4362 },
  },
  {
    example: '200 contact-verified over 60 months, mean 4.4',
    reviews: spread(200, 60, [5, 5, 4, 4, 4], 'contact_and_facts'),
    printed: { mean: 4.4, count: 200, sumWeights: 77.5, rankScore: 4.33 },
    computed: { sumWeights: 77.5498, rankScore: 4.3298 },
  },
  {
    example: '40 unverified 5-stars, all 5 years old',
    reviews: sameAge(40, [5], { verification: 'none', ageMonths: 60 }),
    printed: { mean: 5, count: 40, sumWeights: 5.0, rankScore: 4.12 },
    computed: { sumWeights: 5, rankScore: 4.125 },
  },
  {
    example: '10 five-star + 2 one-star, 6 months old',
    reviews: sameAge(12, [5, 5, 5, 5, 5, 1], { verification: 'job_proof', ageMonths: 6 }),
    printed: { mean: 4.33, count: 12, sumWeights: 10.1, rankScore: 3.99 },
    computed: { sumWeights: 10.0908, rankScore: 3.992 },
  },
  {
    example: 'a single unverified 1-star',
    reviews: sameAge(1, [1], { verification: 'none', ageMonths: 0 }),
    printed: { mean: 1, count: 1, sumWeights: 0.5, rankScore: 3.33 },
    computed: { sumWeights: 0.5, rankScore: 3.3333 },
  },
] satisfies { example: string; reviews: RankedReview[]; printed: object; computed: object }[];

/** Half a unit of the last printed digit, and a breath for binary fractions. */
function expectWithinRounding(value: number, printed: number, decimals: number): void {
  expect(Math.abs(value - printed)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
}

describe('the worked table of the rank score', () => {
  test.each(WORKED_ROWS)(
    'the worked table of the rank score: $example',
    ({ reviews: rowReviews, printed, computed }) => {
      const mean = rowReviews.reduce((sum, { overall }) => sum + overall, 0) / rowReviews.length;
      const score = rankScore(rowReviews);
      expect(rowReviews).toHaveLength(printed.count);
      expectWithinRounding(mean, printed.mean, 2);
      expectWithinRounding(score.sumWeights, printed.sumWeights, 1);
      expectWithinRounding(score.rankScore, printed.rankScore, 2);
      expectWithinRounding(score.sumWeights, computed.sumWeights, 4);
      expectWithinRounding(score.rankScore, computed.rankScore, 4);
    },
  );

  test('a weighted mean of exactly 4.6 would make the second row 4.43, which is not what is printed', () => {
    const { sumWeights } = rankScore(spread(60, 36, [5], 'job_proof'));
    expect(rankScoreOfSums(sumWeights, 4.6 * sumWeights)).toBeCloseTo(4.4275, 4);
  });
});

describe('the rank score', () => {
  test('the rank score is the prior mean, with nothing weighed, while there are no reviews', () => {
    expect(rankScore([])).toEqual({ sumWeights: 0, sumWeightedStars: 0, rankScore: 3.5 });
  });

  test('the rank score has the published constants', () => {
    expect({ PRIOR_WEIGHT, PRIOR_MEAN, HALF_LIFE_MONTHS, FLOOR }).toEqual({
      PRIOR_WEIGHT: 7,
      PRIOR_MEAN: 3.5,
      HALF_LIFE_MONTHS: 24,
      FLOOR: 0.25,
    });
    expect(VERIFICATION_WEIGHTS).toEqual({ job_proof: 1, contact_and_facts: 0.8, none: 0.5 });
  });

  test('the rank score stays between 1 and 5, and between the prior mean and the extremes of the stars', () => {
    fc.assert(
      fc.property(reviews, (given) => {
        const { rankScore: score } = rankScore(given);
        const all = [PRIOR_MEAN, ...given.map(({ overall }) => overall)];
        expect(score).toBeGreaterThanOrEqual(Math.max(1, Math.min(...all) - 1e-9));
        expect(score).toBeLessThanOrEqual(Math.min(5, Math.max(...all) + 1e-9));
      }),
    );
  });

  test('the rank score can be recomputed from its two sums', () => {
    fc.assert(
      fc.property(reviews, (given) => {
        const { sumWeights, sumWeightedStars, rankScore: score } = rankScore(given);
        expect(score).toBe((7 * 3.5 + sumWeightedStars) / (7 + sumWeights));
      }),
    );
  });

  test('the rank score rises when one review has more stars', () => {
    fc.assert(
      fc.property(reviews, review, fc.integer({ min: 1, max: 4 }), (others, one, fewer) => {
        const lower = rankScore([...others, { ...one, overall: fewer }]).rankScore;
        const higher = rankScore([...others, { ...one, overall: fewer + 1 }]).rankScore;
        expect(higher).toBeGreaterThan(lower);
      }),
    );
  });

  test('the rank score moves towards the stars of each further review, never past them', () => {
    fc.assert(
      fc.property(reviews, review, (others, one) => {
        const before = rankScore(others).rankScore;
        const after = rankScore([...others, one]).rankScore;
        expect(Math.abs(after - one.overall)).toBeLessThanOrEqual(Math.abs(before - one.overall) + 1e-9);
        expect(Math.sign(after - one.overall) * Math.sign(before - one.overall)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the rank score goes further from the prior mean the more reviews say the same', () => {
    fc.assert(
      fc.property(review, fc.integer({ min: 1, max: 100 }), (one, count) => {
        const fewer = rankScore(Array.from({ length: count }, () => one));
        const more = rankScore(Array.from({ length: count + 1 }, () => one));
        expect(Math.abs(more.rankScore - PRIOR_MEAN)).toBeGreaterThan(Math.abs(fewer.rankScore - PRIOR_MEAN));
      }),
    );
  });

  test('the rank score lets the prior outweigh fewer than seven reviews, whatever they say', () => {
    fc.assert(
      fc.property(fc.array(review, { maxLength: 6 }), (few) => {
        const { sumWeights, sumWeightedStars, rankScore: score } = rankScore(few);
        fc.pre(sumWeights > 0);
        const fromPrior = Math.abs(score - PRIOR_MEAN);
        const fromReviews = Math.abs(score - sumWeightedStars / sumWeights);
        expect(fromPrior).toBeLessThanOrEqual(fromReviews + 1e-9);
      }),
    );
  });

  test('the rank score does not depend on the order of the reviews', () => {
    const twoOrders = reviews.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(twoOrders, ([given, shuffled]) => {
        expect(rankScore(shuffled).rankScore).toBeCloseTo(rankScore(given).rankScore, 10);
      }),
    );
  });

  test('the rank score reads stars, verification and age, and nothing else of a review', () => {
    const read = new Set<string | symbol>();
    const watched = new Proxy<RankedReview>(
      { overall: 4, verification: 'job_proof', ageMonths: 3 },
      { get: (target, key, receiver) => (read.add(key), Reflect.get(target, key, receiver) as unknown) },
    );
    rankScore([watched]);
    expect([...read].map(String).sort()).toEqual(['ageMonths', 'overall', 'verification']);
  });
});

describe("a review's weight", () => {
  test.each([
    { age: 0, weight: 1 },
    { age: 12, weight: Math.SQRT1_2 },
    { age: 24, weight: 0.5 },
    { age: 48, weight: 0.25 },
    { age: 240, weight: 0.25 },
  ])("a review's weight with proof of the job is $weight after $age months", ({ age, weight }) => {
    expect(reviewWeight({ verification: 'job_proof', ageMonths: age })).toBeCloseTo(weight, 12);
  });

  test("a review's weight never grows with age", () => {
    fc.assert(
      fc.property(verification, ageMonths, ageMonths, (shownBy, one, other) => {
        const young = reviewWeight({ verification: shownBy, ageMonths: Math.min(one, other) });
        const old = reviewWeight({ verification: shownBy, ageMonths: Math.max(one, other) });
        expect(young).toBeGreaterThanOrEqual(old);
      }),
    );
  });

  test("a review's weight grows with what the author has shown, at every age", () => {
    fc.assert(
      fc.property(ageMonths, (age) => {
        const [proof, contact, none] = VERIFICATIONS.map((shownBy) =>
          reviewWeight({ verification: shownBy, ageMonths: age }),
        );
        expect(proof).toBeGreaterThan(contact ?? Infinity);
        expect(contact).toBeGreaterThan(none ?? Infinity);
      }),
    );
  });

  test("a review's weight is between an eighth and one", () => {
    fc.assert(
      fc.property(verification, fc.double({ min: -50, max: 1e6, noNaN: true }), (shownBy, age) => {
        const weight = reviewWeight({ verification: shownBy, ageMonths: age });
        expect(weight).toBeGreaterThanOrEqual(0.125);
        expect(weight).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('verification', () => {
  test.each([
    { hasProofOfJob: true, emailVerified: true, factsComplete: true, expected: 'job_proof' },
    { hasProofOfJob: true, emailVerified: false, factsComplete: false, expected: 'job_proof' },
    { hasProofOfJob: false, emailVerified: true, factsComplete: true, expected: 'contact_and_facts' },
    { hasProofOfJob: false, emailVerified: true, factsComplete: false, expected: 'none' },
    { hasProofOfJob: false, emailVerified: false, factsComplete: true, expected: 'none' },
    { hasProofOfJob: false, emailVerified: false, factsComplete: false, expected: 'none' },
  ])(
    'verification is $expected for proof $hasProofOfJob, e-mail $emailVerified, facts $factsComplete',
    ({ expected, ...shown }) => {
      expect(verificationOf(shown)).toBe(expected);
    },
  );
});

describe('age in months', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  test('age in months counts months of 30.4375 days, so that four years are 48', () => {
    expect(ageInMonths(new Date('2022-11-21T12:00:00Z'), now)).toBe(48);
  });

  test('age in months is 0 for a review the clock puts in the future', () => {
    expect(ageInMonths(new Date('2026-11-22T00:00:00Z'), now)).toBe(0);
  });
});

describe('the hire-again bound', () => {
  test.each([
    { yes: 3, n: 3, percent: 53 },
    { yes: 10, n: 12, percent: 60 },
    { yes: 18, n: 20, percent: 74 },
    { yes: 90, n: 100, percent: 84 },
  ])('the hire-again bound of $yes of $n is $percent %', ({ yes, n, percent }) => {
    expect(Math.round(100 * wilsonLowerBound(yes, n))).toBe(percent);
  });

  test('the hire-again bound lies between 0 and the plain share', () => {
    fc.assert(
      fc.property(answers, ({ yes, n }) => {
        const bound = wilsonLowerBound(yes, n);
        expect(bound).toBeGreaterThanOrEqual(0);
        expect(bound).toBeLessThanOrEqual(yes / n);
      }),
    );
  });

  test('the hire-again bound satisfies the equation it solves: the share is z standard errors above it', () => {
    fc.assert(
      fc.property(answers, ({ yes, n }) => {
        const bound = wilsonLowerBound(yes, n);
        expect(yes / n - bound).toBeCloseTo(1.645 * Math.sqrt((bound * (1 - bound)) / n), 6);
      }),
    );
  });

  test('the hire-again bound rises with each yes and does not rise with a no', () => {
    fc.assert(
      fc.property(answers, ({ yes, n }) => {
        const bound = wilsonLowerBound(yes, n);
        expect(wilsonLowerBound(yes + 1, n + 1)).toBeGreaterThan(bound);
        expect(wilsonLowerBound(yes, n + 1)).toBeLessThanOrEqual(bound);
      }),
    );
  });

  test('the hire-again bound comes closer to the same share with more answers', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 2, max: 10 }), ({ yes, n }, times) => {
        fc.pre(yes > 0);
        expect(wilsonLowerBound(yes * times, n * times)).toBeGreaterThan(wilsonLowerBound(yes, n));
      }),
    );
  });

  test('the hire-again bound is 0 without an answer and without a yes', () => {
    expect(wilsonLowerBound(0, 0)).toBe(0);
    expect(wilsonLowerBound(0, 7)).toBe(0);
  });

  test.each([
    [4, 3],
    [-1, 3],
    [Number.NaN, 3],
    [0, Number.NaN],
  ])('the hire-again bound refuses %s of %s', (yes, n) => {
    expect(() => wilsonLowerBound(yes, n)).toThrow(RangeError);
  });

  test('the hire-again bound is shown from three answers on, and counts in the ranking from the first', () => {
    expect(hireAgainOf({ hire_again_yes: 2, hire_again_answers: 2 })).toBeNull();
    expect(hireAgainOf({ hire_again_yes: 2, hire_again_answers: 3 })).toEqual({ yes: 2, answers: 3 });
    expect(wilsonLowerBound(1, 1)).toBeCloseTo(1 / (1 + 1.645 ** 2), 12);
  });
});
