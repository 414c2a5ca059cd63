import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTimeAgo, timeAgo } from '../../../common/format/time-ago.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('in both languages', () => {
  test.each([
    [0, 'just now', 'ahora mismo'],
    [MINUTE - 1, 'just now', 'ahora mismo'],
    [MINUTE, '1m', '1 min'],
    [5 * MINUTE, '5m', '5 min'],
    [HOUR - 1, '59m', '59 min'],
    [3 * HOUR, '3h', '3 h'],
    [DAY - 1, '23h', '23 h'],
    [2 * DAY, '2d', '2 d'],
    [7 * DAY - 1, '6d', '6 d'],
    [42 * DAY, '6w', '6 sem'],
    [365 * DAY - 1, '52w', '52 sem'],
    [365 * DAY, '1y', '1 año'],
    [800 * DAY, '2y', '2 años'],
  ])('the time %i ms ago is told', (milliseconds, english, spanish) => {
    expect(formatTimeAgo(before(milliseconds), NOW, 'english')).toBe(english);
    expect(formatTimeAgo(before(milliseconds).toISOString(), NOW, 'mexican_spanish')).toBe(spanish);
  });
});

test('the future is just now', () => {
  expect(formatTimeAgo('2027-01-01T00:00:00Z', NOW, 'english')).toBe('just now');
});

test('what is no date is refused', () => {
  expect(() => timeAgo('yesterday-ish', NOW)).toThrow(RangeError);
});

test('the unit and its count never claim more time than has passed', () => {
  const lengths = { now: 0, m: MINUTE, h: HOUR, d: DAY, w: 7 * DAY, y: 365 * DAY };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 * DAY }), (elapsed) => {
      const { unit, count } = timeAgo(before(elapsed), NOW);
      expect(count * lengths[unit]).toBeLessThanOrEqual(elapsed);
      if (unit !== 'now') expect((count + 1) * lengths[unit]).toBeGreaterThan(elapsed);
    }),
  );
});
