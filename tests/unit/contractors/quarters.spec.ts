import { describe, expect, test } from 'vitest';
import { placeInTime, quartersOf } from '../../../web/components/contractors/quarters.ts';

describe('ratings by quarter', () => {
  test('a quarter’s mean is over its reviews, not over its months', () => {
    const quarters = quartersOf([
      { month: '2026-01', count: 1, mean: 1 },
      { month: '2026-03', count: 3, mean: 5 },
      { month: '2026-04', count: 2, mean: 3 },
    ]);
    expect(quarters).toEqual([
      { year: 2026, quarter: 1, count: 4, mean: 4 },
      { year: 2026, quarter: 2, count: 2, mean: 3 },
    ]);
  });

  test('a gap in time stays a gap', () => {
    const [first, second] = quartersOf([
      { month: '2024-12', count: 1, mean: 4 },
      { month: '2026-01', count: 1, mean: 4 },
    ]).map(placeInTime);
    expect((second ?? 0) - (first ?? 0)).toBe(5);
  });

  test('no reviews, no quarters', () => {
    expect(quartersOf([])).toEqual([]);
  });
});
