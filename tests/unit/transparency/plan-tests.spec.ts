import { describe, expect, test } from 'vitest';
import type { CountedPlan, ReviewEvent } from '../../../common/monthly-counts.ts';
import { planTests } from '../../../server/transparency/plan-tests.ts';
import { hideSmallGroups } from '../../../server/transparency/small-groups.ts';

const row = (event: ReviewEvent, stars: number, plan: CountedPlan, count: number) => ({
  event,
  stars,
  plan,
  count,
});
const posted = (paidOne: number, paidRest: number, freeOne: number, freeRest: number) => [
  row('posted', 1, 'gold', paidOne),
  row('posted', 5, 'platinum', paidRest),
  row('posted', 1, 'free', freeOne),
  row('posted', 4, 'free', freeRest),
];
const verdict = (counts: ReturnType<typeof posted>) =>
  planTests(counts).find(({ question }) => question === 'posted')?.verdict;

describe('what reviews by stars and plan allow to say', () => {
  test.each([
    ['a clearly smaller share of those who pay', posted(5, 395, 80, 920), 'fewer'],
    ['a clearly larger share of those who pay', posted(60, 340, 80, 920), 'more'],
    ['equal shares', posted(40, 360, 100, 900), 'no_difference'],
    ['a difference that chance makes often', posted(35, 365, 100, 900), 'no_difference'],
    ['so few that no split could prove anything', posted(0, 3, 2, 4), 'too_few'],
    ['nobody who pays', posted(0, 0, 20, 80), 'too_few'],
    ['no review at all', [], 'too_few'],
  ])('the answer for %s says no more than the numbers', (_, counts, expected) => {
    expect(verdict(counts)).toBe(expected);
  });

  test('a difference is named only below 0.01, because there are four questions', () => {
    const [test] = planTests(posted(8, 192, 80, 920));
    expect(test?.p).toBeGreaterThan(0.01);
    expect(test?.p).toBeLessThan(0.06);
    expect(test?.verdict).toBe('no_difference');
  });

  test('reviews of an unknown plan are in no test', () => {
    expect(planTests([...posted(5, 395, 80, 920), row('posted', 1, 'unknown', 500)])).toEqual(
      planTests(posted(5, 395, 80, 920)),
    );
  });

  test('a hold of the period may be about a review posted before it, and the sums still hold', () => {
    const [, held] = planTests([
      row('held', 1, 'free', 9),
      row('posted', 1, 'free', 4),
      row('posted', 1, 'gold', 4),
    ]);
    expect(held?.free).toEqual({ held: 9, all: 9 });
  });
});

const group = (value: string, count: number, persons: number) => ({ value, count, persons });
const shown = (...counts: number[]) =>
  hideSmallGroups(counts.map((count, index) => group(String(index), count, count))).map(({ count }) => count);

describe('counts of few persons', () => {
  test('a group of fewer than three persons is hidden, and with it every group that may be as small', () => {
    expect(shown(10, 1, 0, 0, 5)).toEqual([10, null, null, null, 5]);
    expect(shown(10, 3, 0, 4, 5)).toEqual([10, 3, 0, 4, 5]);
  });

  test('a single hidden group cannot be computed from the total, because the next smallest is hidden too', () => {
    expect(shown(10, 1, 7, 4, 5)).toEqual([10, null, 7, null, 5]);
  });

  test('the persons count, not their reports', () => {
    expect(hideSmallGroups([group('a', 40, 2), group('b', 3, 3), group('c', 9, 9)])).toEqual([
      { value: 'a', count: null },
      { value: 'b', count: null },
      { value: 'c', count: 9 },
    ]);
  });
});
