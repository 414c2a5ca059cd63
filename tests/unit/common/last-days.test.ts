import { describe, expect, test } from 'vitest';
import {
  dayBegun,
  endOfDay,
  isLate,
  lastDayBefore,
  lateBefore,
  startOfDay,
} from '../../../common/format/last-days.ts';

describe('a last day', () => {
  test('a last day ends at 10:00 UTC of the next one, when it ends in Hawaii', () => {
    expect(endOfDay('2026-12-31')).toEqual(new Date('2027-01-01T10:00:00Z'));
    expect(lastDayBefore(endOfDay('2026-12-31'))).toBe('2026-12-31');
  });

  const due = new Date('2026-11-22T08:00:00Z');
  test.each([
    ['at the hour it is due', '2026-11-22T08:00:01Z', false],
    ['in the evening of that day', '2026-11-22T23:59:59Z', false],
    ['a minute before that day ends in Hawaii', '2026-11-23T09:59:00Z', false],
    ['when that day has ended in Hawaii', '2026-11-23T10:00:00Z', true],
  ])('an appeal %s: late is %3$s', (_when, now, expected) => {
    expect(isLate(due, new Date(now))).toBe(expected);
    expect(due < lateBefore(new Date(now))).toBe(expected);
  });
});

describe('a first day', () => {
  test.each([
    ['in the evening in Mexico City', '2026-12-01T00:30:00Z', '2026-11-30'],
    ['a minute before it begins in Hawaii', '2026-12-01T09:59:00Z', '2026-11-30'],
    ['when it begins in Hawaii', '2026-12-01T10:00:00Z', '2026-12-01'],
  ])('a first day: %s is %3$s', (_when, now, day) => {
    expect(dayBegun(new Date(now))).toBe(day);
    expect(startOfDay(day) <= new Date(now)).toBe(true);
  });
});
