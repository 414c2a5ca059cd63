import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fromZero,
  heightOn,
  percent,
  sharesOf,
  ticksOf,
} from '../../../web/components/charts/chart-scale.ts';

describe('the axis of a chart', () => {
  test.each([
    [[0, 7], true, [0, 2, 4, 6, 8]],
    [[0, 3], true, [0, 1, 2, 3]],
    [[0, 1], true, [0, 1]],
    [[0, 0], true, [0, 1]],
    [[1, 5], false, [1, 2, 3, 4, 5]],
    [[0, 1], false, [0, 0.25, 0.5, 0.75, 1]],
    [[0, 100_000], true, [0, 25_000, 50_000, 75_000, 100_000]],
  ] as const)('the axis of a chart from %o (whole: %s) has %o', (range, whole, ticks) => {
    expect(ticksOf(range, whole)).toEqual(ticks);
  });

  test('a count of anything fits on it, on at most six round numbers, evenly spaced', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), (highest) => {
        const ticks = ticksOf([0, highest], true);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        expect(ticks.every((tick, index) => tick === index * step)).toBe(true);
      }),
    );
  });

  test('what is measured stands between its ends, higher if it is more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50_000), { minLength: 1, maxLength: 40 }), (values) => {
        const ticks = ticksOf(fromZero(values.map((value) => ({ label: '', value }))), true);
        const heights = values.toSorted((one, other) => one - other).map((value) => heightOn(ticks, value));
        expect(heights.every((height) => height >= 0 && height <= 1)).toBe(true);
        expect(heights).toEqual(heights.toSorted((one, other) => one - other));
      }),
    );
  });
});

describe('shares', () => {
  test('the shares add up to the whole, and each is in proportion', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 6 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const shares = sharesOf(counts);
        const whole = shares.reduce((sum, share) => sum + share, 0);
        expect(whole).toBeCloseTo(total === 0 ? 0 : 1, 9);
        shares.forEach((share, index) => expect(share * total).toBeCloseTo(counts[index] ?? 0, 6));
      }),
    );
  });

  test('the shares written for a drawing have two decimals at most', () => {
    expect([percent(0), percent(1 / 3), percent(1)]).toEqual(['0%', '33.33%', '100%']);
  });
});
