import { describe, expect, test } from 'vitest';
import { lookAfterFailure, nextLook } from '../../../../server/contractors/registers/next-look.ts';

const at = (text: string) => new Date(`${text}:00Z`);

describe('the next look at a source', () => {
  test.each([
    ['night', '2026-11-28T05:00', '2026-11-28T08:00'],
    ['night', '2026-11-28T08:00', '2026-11-29T08:00'],
    ['week', '2026-11-28T05:00', '2026-11-30T08:00'],
    ['month', '2026-11-28T05:00', '2026-12-01T08:00'],
    ['month', '2026-12-31T23:59', '2027-01-01T08:00'],
  ] as const)('a look every %s after %s is at %s', (every, now, next) => {
    expect(nextLook(every, 8, at(now))).toEqual(at(next));
  });

  test('a source without a schedule has none', () => {
    expect(nextLook('none', 8, at('2026-11-28T05:00'))).toBeNull();
  });

  test('failures put the next look off further and further, never past the regular one', () => {
    const now = at('2026-11-30T09:00');
    const after = (failedTries: number) => lookAfterFailure({ every: 'week', hour: 8, failedTries }, now);
    expect([1, 2, 3, 4, 5, 9].map(after)).toEqual([
      at('2026-11-30T10:00'),
      at('2026-11-30T13:00'),
      at('2026-11-30T21:00'),
      at('2026-12-01T09:00'),
      at('2026-12-03T09:00'),
      at('2026-12-03T09:00'),
    ]);
  });
});
