import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STARS } from '../../../common/constants.ts';
import type { ReviewCount } from '../../../server/transparency/queries/count-decisions.ts';
import {
  byLanguage,
  fatesByStar,
  outcomesOf,
  shareOf,
  type StarFate,
} from '../../../server/transparency/sums.ts';

const row = (overall: number, numbers: Partial<ReviewCount>): ReviewCount => ({
  overall,
  language: 'english',
  count: 0,
  held: 0,
  hidden: 0,
  ...numbers,
});

const reviews = fc.array(
  fc.record({
    overall: fc.constantFrom(...STARS),
    language: fc.constantFrom('english', 'mexican_spanish'),
    count: fc.nat(5_000),
    held: fc.nat(2_000),
    hidden: fc.nat(2_000),
  }),
);

describe('what became of reviews by star', () => {
  test('every review is counted once, and no share leaves 0 to 1', () => {
    fc.assert(
      fc.property(reviews, (rows) => {
        const fates = fatesByStar(rows);
        for (const [total, of] of [
          [(fate: StarFate) => fate.posted, (one: ReviewCount) => one.count],
          [(fate: StarFate) => fate.held, (one: ReviewCount) => one.held],
          [(fate: StarFate) => fate.hidden, (one: ReviewCount) => one.hidden],
        ] as const)
          expect(fates.reduce((all, fate) => all + total(fate), 0)).toBe(
            rows.reduce((all, one) => all + of(one), 0),
          );
        for (const { onHoldShare, hiddenShare } of fates)
          for (const share of [onHoldShare ?? 0, hiddenShare ?? 0]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
      }),
    );
  });

  test('what became of reviews by star shares that are alike in fact are drawn alike: the count of reviews is divided out', () => {
    const rows = STARS.map((overall) => row(overall, { count: overall * 100, held: overall * 3 }));
    expect(fatesByStar(rows).map(({ onHoldShare }) => onHoldShare)).toEqual(STARS.map(() => 0.03));
  });

  test('both languages count', () => {
    const rows = [
      row(2, { count: 30, hidden: 3 }),
      row(2, { language: 'mexican_spanish', count: 10, hidden: 1 }),
    ];
    expect(fatesByStar(rows)[1]).toEqual({
      stars: 2,
      posted: 40,
      held: 0,
      hidden: 4,
      onHoldShare: 0,
      hiddenShare: 0.1,
    });
  });

  test('nothing posted has no share', () => {
    expect(fatesByStar([]).map(({ onHoldShare }) => onHoldShare)).toEqual(STARS.map(() => null));
    expect([shareOf(0, 0), shareOf(1, 4)]).toEqual([null, 0.25]);
  });
});

test('the counts by language leave out what has none', () => {
  expect(
    byLanguage([
      { language: 'english', count: 2 },
      { language: null, count: 5 },
      { language: 'mexican_spanish', count: 3 },
      { language: 'english', count: 1 },
    ]),
  ).toEqual({ english: 3, mexican_spanish: 3 });
});

test('no appeals are zero of everything, with no median', () => {
  expect(outcomesOf(undefined)).toEqual({
    filed: 0,
    accepted: 0,
    rejected: 0,
    withdrawn: 0,
    open: 0,
    medianHours: null,
  });
});
