import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  periodChoices,
  quarterOf,
  quartersBetween,
  readPeriod,
} from '../../../server/transparency/periods.ts';

const moment = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe('a period', () => {
  test('a period is a year, a quarter, or the whole time where the address makes no sense', () => {
    expect(readPeriod('2026')).toMatchObject({
      from: new Date('2026-01-01T00:00:00Z'),
      to: new Date('2027-01-01T00:00:00Z'),
    });
    expect(readPeriod('2026-Q4')).toMatchObject({
      from: new Date('2026-10-01T00:00:00Z'),
      to: new Date('2027-01-01T00:00:00Z'),
    });
    for (const nonsense of ['', '1999', '2026-Q5', '2026-Q0', '2026-q1', 'x', '20266'])
      expect(readPeriod(nonsense), nonsense).toBeNull();
  });

  test('any moment lies in the quarter it is said to lie in, and that quarter can be asked for by its key', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const quarter = quarterOf(at);
        expect(quarter.from.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(quarter.to.getTime()).toBeGreaterThan(at.getTime());
        expect(readPeriod(quarter.key)).toEqual(quarter);
      }),
    );
  });

  test('quarters between two moments follow each other without a gap and hold both', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [first, last] = one < other ? [one, other] : [other, one];
        const quarters = quartersBetween(first, last, 1_000);
        expect(quarters[0]).toEqual(quarterOf(first));
        expect(quarters.at(-1)).toEqual(quarterOf(last));
        quarters.slice(1).forEach(({ from }, index) => expect(from).toEqual(quarters[index]?.to));
      }),
    );
  });

  test('there are at most as many as asked for, the latest ones', () => {
    const quarters = quartersBetween(new Date('2020-01-01'), new Date('2026-11-21'), 3);
    expect(quarters.map(({ key }) => key)).toEqual(['2026-Q2', '2026-Q3', '2026-Q4']);
  });

  test('what may be chosen is each year with its quarters, the latest first', () => {
    const keys = periodChoices(new Date('2025-11-02'), new Date('2026-04-01'), 40).map(({ key }) => key);
    expect(keys).toEqual(['2026', '2026-Q2', '2026-Q1', '2025', '2025-Q4']);
  });
});
