import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STARS } from '../../../common/constants.ts';
import type { DecisionCount } from '../../../server/transparency/queries/count-decisions.ts';
import { byLanguage, fatesByStar, outcomesOf, shareOf } from '../../../server/transparency/sums.ts';

const counted = (action: string, overall: number | null, count: number): DecisionCount => ({
  action,
  reason_code: null,
  overall,
  language: null,
  by: 'action_and_star',
  count,
});

const posted = fc.array(
  fc.record({
    overall: fc.constantFrom(...STARS),
    language: fc.constantFrom('english', 'mexican_spanish'),
    count: fc.nat(5_000),
  }),
);
const decided = fc.array(
  fc
    .tuple(
      fc.constantFrom('review.held', 'review.deactivated', 'review.deleted', 'review.edited'),
      fc.constantFrom(...STARS, null),
      fc.nat(2_000),
    )
    .map((parts) => counted(...parts)),
);

describe('what became of reviews by star', () => {
  test('every review and decision with stars is counted once, and no share leaves 0 to 1', () => {
    fc.assert(
      fc.property(posted, decided, (reviews, decisions) => {
        const fates = fatesByStar(reviews, decisions);
        const total = (of: (fate: (typeof fates)[number]) => number) =>
          fates.reduce((sum, fate) => sum + of(fate), 0);
        const held = decisions.filter(({ action, overall }) => action === 'review.held' && overall !== null);
        expect(total(({ posted: all }) => all)).toBe(reviews.reduce((sum, { count }) => sum + count, 0));
        expect(total((fate) => fate.held)).toBe(held.reduce((sum, { count }) => sum + count, 0));
        for (const { heldShare, hiddenShare } of fates)
          for (const share of [heldShare ?? 0, hiddenShare ?? 0]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
      }),
    );
  });

  test('shares that are alike in fact are drawn alike: the count of reviews is divided out', () => {
    const reviews = STARS.map((overall) => ({ overall, language: 'english', count: overall * 100 }));
    const decisions = STARS.map((overall) => counted('review.held', overall, overall * 3));
    expect(fatesByStar(reviews, decisions).map(({ heldShare }) => heldShare)).toEqual(STARS.map(() => 0.03));
  });

  test('deactivated and deleted count as hidden, an edit does not, other ways of counting are left alone', () => {
    const decisions = [
      counted('review.deactivated', 2, 3),
      counted('review.deleted', 2, 1),
      counted('review.edited', 2, 9),
      { ...counted('review.deleted', 2, 50), by: 'reason' as const },
    ];
    expect(fatesByStar([{ overall: 2, language: 'english', count: 40 }], decisions)[1]).toEqual({
      stars: 2,
      posted: 40,
      held: 0,
      hidden: 4,
      heldShare: 0,
      hiddenShare: 0.1,
    });
  });

  test('nothing posted has no share', () => {
    expect(fatesByStar([], []).map(({ heldShare }) => heldShare)).toEqual(STARS.map(() => null));
    expect([shareOf(0, 0), shareOf(1, 4)]).toEqual([null, 0.25]);
  });
});

test('counts by language leave out what has none', () => {
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
