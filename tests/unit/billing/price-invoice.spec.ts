import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceInvoice, unusedCents, type InvoiceInput } from '../../../server/billing/price-invoice.ts';
import { shareOfCents } from '../../../server/billing/rounding.ts';

const NOW = new Date('2027-03-10T15:00:00Z');
const base: InvoiceInput = { version: 'platinum', priceCents: 4_900, interval: 'month', now: NOW };
const sumOf = (input: InvoiceInput) =>
  priceInvoice(input).lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

describe('rounding', () => {
  test('half a cent goes away from zero', () => {
    expect([shareOfCents(5, 1, 2), shareOfCents(-5, 1, 2), shareOfCents(10, 1, 3)]).toEqual([3, -3, 3]);
  });
  test('part and rest of an amount differ from the whole by one cent at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 0, max: 366 }), (cents, days) => {
        const both = shareOfCents(cents, days, 366) + shareOfCents(cents, 366 - days, 366);
        expect(Math.abs(both - cents)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('an invoice', () => {
  test('an invoice: its total always equals its lines, and is never below zero', () => {
    const discount = fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 1e6 }) }),
        fc.record({ kind: fc.constant('months' as const), value: fc.integer({ min: 1, max: 24 }) }),
      ),
    );
    const running = fc.option(
      fc.record({
        version: fc.constant('gold' as const),
        paidCents: fc.integer({ min: 0, max: 1e6 }),
        start: fc.constant(new Date('2027-03-01T00:00:00Z')),
        end: fc.constant(new Date('2028-03-01T00:00:00Z')),
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.constantFrom('month' as const, 'year' as const),
        discount,
        running,
        fc.integer({ min: 0, max: 1e6 }),
        (priceCents, interval, reduction, period, balanceCents) => {
          const input = { ...base, priceCents, interval, discount: reduction, running: period, balanceCents };
          const invoice = priceInvoice(input);
          expect(invoice.totalCents).toBe(sumOf(input));
          expect(invoice.totalCents === 0 || invoice.totalCents >= 50).toBe(true);
          expect(invoice.balanceUsedCents).toBeLessThanOrEqual(balanceCents);
        },
      ),
    );
  });

  test('an upgrade pays the new plan less the unused days of the old one', () => {
    const running = {
      version: 'gold' as const,
      paidCents: 1_900,
      start: new Date('2027-02-24T15:00:00Z'),
      end: new Date('2027-03-24T15:00:00Z'),
    };
    expect(unusedCents(running, NOW)).toBe(950);
    expect(priceInvoice({ ...base, running }).totalCents).toBe(3_950);
  });

  test('unused days that are worth more than the new plan stay as a balance', () => {
    const running = {
      version: 'annual_gold' as const,
      paidCents: 19_000,
      start: new Date('2027-03-10T15:00:00Z'),
      end: new Date('2028-03-10T15:00:00Z'),
    };
    const invoice = priceInvoice({ ...base, running });
    expect([invoice.totalCents, invoice.balanceLeftCents]).toEqual([0, 14_100]);
  });

  test('free months of a yearly plan are a share of the year', () => {
    const discount = { kind: 'months' as const, value: 3 };
    expect(priceInvoice({ ...base, priceCents: 19_000, interval: 'year', discount }).totalCents).toBe(14_250);
    expect(priceInvoice({ ...base, discount }).totalCents).toBe(0);
  });

  test('less than a gateway charges is waived', () => {
    expect(priceInvoice({ ...base, priceCents: 1_000, balanceCents: 960 }).totalCents).toBe(0);
  });
});
