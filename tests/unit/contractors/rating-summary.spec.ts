import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACT_ANSWERS, FACT_KEYS, SCORE_KEYS, STAGES, STARS } from '../../../common/constants.ts';
import { summariseRatings, type RatedReview } from '../../../server/contractors/rating-summary.ts';

const stars = fc.constantFrom(...STARS);
const review: fc.Arbitrary<RatedReview> = fc.record({
  overall: stars,
  scores: fc.dictionary(fc.constantFrom(...SCORE_KEYS), fc.option(stars)),
  facts: fc.dictionary(fc.constantFrom(...FACT_KEYS), fc.constantFrom(...FACT_ANSWERS)),
  createdAt: fc.date({ min: new Date('2019-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  stage: fc.constantFrom(...STAGES.filter((stage) => stage !== 'quote_only')),
});
const reviews = fc.array(review, { maxLength: 30 });

const roof: RatedReview = {
  overall: 5,
  scores: { quality: 5, schedule: 3, cleanliness: null },
  facts: { would_hire_again: 'yes', permits_pulled: 'not_applicable', written_contract: 'no' },
  createdAt: new Date('2026-08-31T23:30:00Z'),
  stage: 'finished',
};
const fence: RatedReview = {
  overall: 2,
  scores: { quality: 2 },
  facts: { would_hire_again: 'not_sure', written_contract: 'no' },
  createdAt: new Date('2026-09-01T00:30:00Z'),
  stage: 'abandoned',
};

describe('a rating summary', () => {
  test('a rating summary of no reviews has no mean and no dates', () => {
    expect(summariseRatings([])).toMatchObject({
      count: 0,
      mean: null,
      histogram: [0, 0, 0, 0, 0],
      latestReviewAt: null,
      byMonth: [],
      criteria: { conduct: { mean: null, count: 0 } },
      facts: { crew_paid: { yes: 0, no: 0, notSure: 0, notApplicable: 0 } },
    });
  });

  test('a rating summary of jobs is the same with any number of quotes beside them, which are counted', () => {
    fc.assert(
      fc.property(reviews, reviews, (ofJobs, others) => {
        const quotes = others.map((other) => ({ ...other, stage: 'quote_only' as const }));
        expect(summariseRatings([...quotes, ...ofJobs])).toEqual({
          ...summariseRatings(ofJobs),
          quotes: quotes.length,
        });
      }),
    );
  });

  test('a rating summary counts stars, criteria, job facts and months', () => {
    const summary = summariseRatings([roof, fence]);
    expect(summary).toMatchObject({
      count: 2,
      mean: 3.5,
      histogram: [0, 1, 0, 0, 1],
      latestReviewAt: fence.createdAt,
      byMonth: [
        { month: '2026-08', count: 1, mean: 5 },
        { month: '2026-09', count: 1, mean: 2 },
      ],
    });
    expect(summary.criteria.quality).toEqual({ mean: 3.5, count: 2 });
    expect(summary.criteria.schedule).toEqual({ mean: 3, count: 1 });
    expect(summary.criteria.cleanliness).toEqual({ mean: null, count: 0 });
    expect(summary.facts.would_hire_again).toEqual({ yes: 1, no: 0, notSure: 1, notApplicable: 0 });
    expect(summary.facts.permits_pulled).toEqual({ yes: 0, no: 0, notSure: 0, notApplicable: 1 });
    expect(summary.facts.written_contract).toEqual({ yes: 0, no: 2, notSure: 0, notApplicable: 0 });
  });

  test('a rating summary has a row for each criterion and each job fact, in the order of the lists', () => {
    const summary = summariseRatings([roof]);
    expect(Object.keys(summary.criteria)).toEqual([...SCORE_KEYS]);
    expect(Object.keys(summary.facts)).toEqual([...FACT_KEYS]);
  });

  test.each([0, 6, 3.5, Number.NaN])('a rating summary refuses %s stars', (overall) => {
    expect(() => summariseRatings([{ ...roof, overall }])).toThrow(RangeError);
  });

  test('a rating summary is the same for the same reviews in another order', () => {
    const twoOrders = reviews.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(twoOrders, ([given, shuffled]) => {
        expect(summariseRatings(shuffled)).toEqual(summariseRatings(given));
      }),
    );
  });

  test('a rating summary of two sets together has the counts and the stars of both', () => {
    fc.assert(
      fc.property(reviews, reviews, (some, others) => {
        const [one, other, both] = [some, others, [...some, ...others]].map(countsOf);
        expect(both).toEqual(added(one ?? {}, other ?? {}));
      }),
    );
  });

  test('a rating summary has a mean that its own histogram gives, within 1 and 5', () => {
    fc.assert(
      fc.property(fc.array(review, { minLength: 1, maxLength: 30 }), (given) => {
        const { mean, count, histogram } = summariseRatings(given);
        const sum = histogram.reduce((total, reached, index) => total + reached * (index + 1), 0);
        expect(mean).toBe(sum / count);
        expect(mean).toBeGreaterThanOrEqual(1);
        expect(mean).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('a rating summary has months in order, each with reviews, that hold every review once', () => {
    fc.assert(
      fc.property(reviews, (given) => {
        const { byMonth, count } = summariseRatings(given);
        const months = byMonth.map(({ month }) => month);
        expect(months).toEqual([...new Set(months)].sort());
        expect(byMonth.reduce((total, month) => total + month.count, 0)).toBe(count);
      }),
    );
  });
});

/** Everything countable in a summary, as one flat table of whole numbers. */
function countsOf(given: RatedReview[]): Record<string, number> {
  const summary = summariseRatings(given);
  const counts: Record<string, number> = { count: summary.count };
  summary.histogram.forEach((reached, index) => (counts[`stars ${index + 1}`] = reached));
  for (const key of SCORE_KEYS) {
    const { count, mean } = summary.criteria[key];
    counts[`${key} count`] = count;
    counts[`${key} stars`] = Math.round((mean ?? 0) * count);
  }
  for (const key of FACT_KEYS) {
    for (const [answer, times] of Object.entries(summary.facts[key])) counts[`${key} ${answer}`] = times;
  }
  for (const { month, count, mean } of summary.byMonth) {
    counts[`${month} count`] = count;
    counts[`${month} stars`] = Math.round(mean * count);
  }
  return counts;
}

function added(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(keys.map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]));
}
