import type { MembershipVersion } from '../../common/constants.ts';
import type { LineKind } from '../../common/profiles/memberships.ts';
import { daysBetween, monthsOf, type Interval } from './calendar.ts';
import { shareOfCents } from './rounding.ts';

export type InvoiceLine = { kind: LineKind; version: MembershipVersion; amountCents: number };

/** The discount of a coupon on an invoice. `value`: a percentage, cents, or months of the plan. */
export type Discount = { kind: 'percent' | 'amount' | 'months'; value: number };

/** The paid period that an upgrade ends early. */
export type RunningPeriod = { version: MembershipVersion; paidCents: number; start: Date; end: Date };

export type InvoiceInput = {
  version: MembershipVersion;
  priceCents: number;
  interval: Interval;
  now: Date;
  discount?: Discount | null;
  running?: RunningPeriod | null;
  /** Left over from an earlier upgrade. */
  balanceCents?: number;
};

export type PricedInvoice = {
  lines: InvoiceLine[];
  /** Always the sum of the lines, and never below zero. */
  totalCents: number;
  balanceUsedCents: number;
  /** Of an unused period that was worth more than the new one. */
  balanceLeftCents: number;
};

/** No gateway takes less. */
export const LEAST_CHARGE_CENTS = 50;

/**
 * The lines of an invoice in their order: plan, unused days, coupon, balance. An amount too small to charge
 * is waived.
 */
export function priceInvoice(input: InvoiceInput): PricedInvoice {
  const { version, priceCents, running = null, balanceCents = 0 } = input;
  const lines: InvoiceLine[] = [{ kind: 'plan', version, amountCents: priceCents }];
  const add = (kind: LineKind, amountCents: number, of = version) => {
    if (amountCents !== 0) lines.push({ kind, version: of, amountCents });
  };
  add('coupon', -discountCents(input));
  if (running) add('unused', -unusedCents(running, input.now), running.version);
  const due = sum(lines);
  // The coupon comes first, so only unused days can exceed the price.
  const balanceLeftCents = Math.max(0, -due);
  add('carried', balanceLeftCents);
  const balanceUsedCents = Math.min(balanceCents, Math.max(0, due));
  add('balance', -balanceUsedCents);
  const left = sum(lines);
  if (left > 0 && left < LEAST_CHARGE_CENTS) add('waived', -left);
  return { lines, totalCents: sum(lines), balanceUsedCents, balanceLeftCents };
}

/** The value of a paid period's remaining days; the day of the change counts as unused. */
export function unusedCents({ paidCents, start, end }: RunningPeriod, now: Date): number {
  const all = Math.max(1, daysBetween(start, end));
  const left = Math.min(all, Math.max(0, daysBetween(now, end)));
  return shareOfCents(paidCents, left, all);
}

function discountCents({ priceCents, interval, discount }: InvoiceInput): number {
  if (!discount) return 0;
  switch (discount.kind) {
    case 'percent':
      return shareOfCents(priceCents, discount.value, 100);
    case 'amount':
      return Math.min(priceCents, discount.value);
    case 'months':
      // Of a monthly plan, this invoice is one of the free months.
      return interval === 'month'
        ? priceCents
        : shareOfCents(priceCents, Math.min(discount.value, monthsOf(interval)), monthsOf(interval));
  }
}

const sum = (lines: readonly InvoiceLine[]): number =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0);

/** A plan's value per month, for the revenue charts. */
export const monthlyCents = (priceCents: number, interval: Interval | null): number =>
  interval === null ? 0 : shareOfCents(priceCents, 1, monthsOf(interval));
