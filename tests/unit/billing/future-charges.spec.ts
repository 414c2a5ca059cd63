import { describe, expect, test } from 'vitest';
import type { Coupon, Reduction } from '../../../server/billing/coupon-rules.ts';
import { periodsOf } from '../../../server/billing/coupon-rules.ts';
import { futureCharges, runsOf, type ChargesInput } from '../../../server/billing/charges/future-charges.ts';

const day = (iso: string) => new Date(`${iso}T10:00:00Z`);
const coupon = (values: Partial<Coupon>): Reduction => {
  const made: Coupon = {
    id: 1,
    code: 'WELCOME20',
    name: 'Welcome',
    kind: 'percent',
    value: 15,
    duration: 'once',
    periods: null,
    versions: null,
    newCustomersOnly: false,
    maxRedemptions: null,
    redeemed: 0,
    startsAt: null,
    endsAt: null,
    state: 'active',
    ...values,
  };
  return { coupon: made, periodsLeft: periodsOf(made) };
};
const gold: ChargesInput = {
  version: 'gold',
  interval: 'month',
  at: day('2026-12-25'),
  anchor: day('2026-11-25'),
  boughtCents: 1_900,
  prices: [{ from: day('2020-01-01'), priceCents: 1_900 }],
  reduction: null,
  balanceCents: 0,
};
const yearly: ChargesInput = {
  ...gold,
  version: 'annual_gold',
  interval: 'year',
  boughtCents: 19_000,
  prices: [{ from: day('2020-01-01'), priceCents: 19_000 }],
};
const centsOf = (input: ChargesInput) => futureCharges(input).map(({ cents }) => cents);

describe('the charges that come until the amount no longer changes', () => {
  test('a coupon for two invoices: both are said, then the full price with its day', () => {
    const charges = futureCharges({ ...gold, reduction: coupon({ duration: 'repeating', periods: 2 }) });
    expect(charges.map(({ at, cents }) => [at.toISOString().slice(0, 10), cents])).toEqual([
      ['2026-12-25', 1_615],
      ['2027-01-25', 1_615],
      ['2027-02-25', 1_900],
    ]);
    expect(runsOf(charges).map(({ cents, count }) => [cents, count])).toEqual([
      [1_615, 2],
      [1_900, 1],
    ]);
  });

  test.each<[string, ChargesInput, number[]]>([
    ['no coupon has one amount', gold, [1_900]],
    ['a coupon for one invoice has two', { ...gold, reduction: coupon({}) }, [1_615, 1_900]],
    ['a coupon for ever has one', { ...gold, reduction: coupon({ duration: 'forever' }) }, [1_615]],
    [
      'a coupon of an amount has two',
      { ...gold, reduction: coupon({ kind: 'amount', value: 500 }) },
      [1_400, 1_900],
    ],
    [
      'three free months are three',
      { ...gold, reduction: coupon({ kind: 'months', value: 3 }) },
      [0, 0, 0, 1_900],
    ],
    [
      'a coupon of another plan changes nothing',
      { ...gold, reduction: coupon({ versions: ['platinum'] }) },
      [1_900],
    ],
    ['a balance is used up first', { ...gold, balanceCents: 2_500 }, [0, 1_300, 1_900]],
    ['a rest too small to charge is waived', { ...gold, balanceCents: 1_860 }, [0, 1_900]],
    [
      'three free months of a year are a quarter',
      { ...yearly, reduction: coupon({ kind: 'months', value: 3 }) },
      [14_250, 19_000],
    ],
    [
      'eighteen free months are a year and a half',
      { ...yearly, reduction: coupon({ kind: 'months', value: 18 }) },
      [0, 9_500, 19_000],
    ],
    [
      'a lower price that is planned counts from its day on, a higher one never',
      {
        ...gold,
        prices: [
          { from: day('2020-01-01'), priceCents: 1_900 },
          { from: day('2027-01-01'), priceCents: 2_900 },
          { from: day('2027-02-01'), priceCents: 1_500 },
        ],
      },
      [1_900, 1_900, 1_500],
    ],
  ])('the charges that come until the amount no longer changes: %s', (_, input, cents) => {
    expect(centsOf(input)).toEqual(cents);
  });

  test('month ends come back after February', () => {
    const charges = futureCharges({
      ...gold,
      at: day('2027-02-28'),
      anchor: day('2027-01-31'),
      reduction: coupon({ duration: 'repeating', periods: 3 }),
    });
    expect(charges.map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
  });
});
