import { describe, expect, test } from 'vitest';
import { closedDaysProblem, closedFrom, isClosedOn } from '../../../server/contractors/hours/closed-days.ts';

const off = (from: string, to = from) => ({ from, to, label: '' });

describe('days off', () => {
  test.each([
    ['none', [], null],
    ['a day, and another', [off('2026-12-24'), off('2026-12-25')], null],
    [
      'one that ends first',
      [off('2026-12-26', '2026-12-25')],
      { index: 0, field: 'to', problem: 'ends_first' },
    ],
    [
      'two that share a day',
      [off('2026-12-24', '2026-12-26'), off('2026-12-20', '2026-12-24')],
      { index: 1, field: 'from', problem: 'overlap' },
    ],
  ])('days off: %s', (_name, days, expected) => {
    expect(closedDaysProblem(days)).toEqual(expected);
  });

  test('last through their last day, and are told the next first', () => {
    const days = [off('2027-01-01'), off('2026-12-24', '2026-12-26'), off('2026-11-01')];
    expect(isClosedOn(days, '2026-12-26')).toBe(true);
    expect(isClosedOn(days, '2026-12-27')).toBe(false);
    expect(closedFrom(days, '2026-12-26')).toEqual([days[1], days[0]]);
  });
});
