import type { MembershipVersion } from '../../../common/constants.ts';
import { endOfPeriod, type Interval } from '../calendar.ts';
import { discountFor, usesLeft, type Reduction } from '../coupon-rules.ts';
import { priceInvoice } from '../price-invoice.ts';

/** An amount that a card is charged, and its day. */
export type FutureCharge = { at: Date; cents: number };

/** A price of a plan from a day on. */
export type PriceFrom = { from: Date; priceCents: number };

export type ChargesInput = {
  version: MembershipVersion;
  interval: Interval;
  /** The first of the charges. */
  at: Date;
  /** The day that the ends of periods are counted from. */
  anchor: Date;
  /** It never gets dearer than this; null: the plan is not bought yet. */
  boughtCents: number | null;
  /** The prices of the plan now and later, in their order. */
  prices: readonly PriceFrom[];
  reduction: Reduction;
  balanceCents: number;
};

/** More than any coupon or balance lasts. */
const MOST_CHARGES = 2_000;

/**
 * Every charge from a day on, until the amount no longer changes: the last one repeats with each period. Prices, coupon and
 * balance are used up as by the renewals themselves.
 */
export function futureCharges(input: ChargesInput): FutureCharge[] {
  const { version, interval, anchor, prices } = input;
  const charges: FutureCharge[] = [];
  let { at, reduction, balanceCents } = input;
  let bought = input.boughtCents;
  while (charges.length < MOST_CHARGES) {
    bought = cheaper(bought, priceAt(prices, at));
    const { discount, uses } = discountFor(reduction, version, interval);
    const invoice = priceInvoice({ version, priceCents: bought, interval, now: at, discount, balanceCents });
    charges.push({ at, cents: invoice.totalCents });
    const isReduced = invoice.lines.some(({ kind }) => kind === 'coupon');
    const left = isReduced ? usesLeft(reduction, uses) : reduction;
    const getsCheaper = prices.some(({ from, priceCents }) => from > at && priceCents < (bought ?? 0));
    if (left === reduction && invoice.balanceUsedCents === 0 && !getsCheaper) break;
    reduction = left;
    balanceCents -= invoice.balanceUsedCents;
    at = endOfPeriod(anchor, at, interval);
  }
  return withoutRepeats(charges);
}

/** The amount that repeats is said once, from the day on that it first counts. */
function withoutRepeats(charges: readonly FutureCharge[]): FutureCharge[] {
  const last = charges.at(-1);
  let end = charges.length;
  while (end > 1 && charges[end - 2]?.cents === last?.cents) end -= 1;
  return charges.slice(0, end);
}

const cheaper = (bought: number | null, current: number): number =>
  bought === null ? current : Math.min(bought, current);

function priceAt(prices: readonly PriceFrom[], at: Date): number {
  const price = prices.findLast(({ from }) => from <= at) ?? prices[0];
  if (!price) throw new RangeError('a plan has a price');
  return price.priceCents;
}

/** Equal charges one after the other; the last run goes on until the plan is canceled. */
export type ChargeRun = { cents: number; from: Date; to: Date; count: number };

export function runsOf(charges: readonly FutureCharge[]): ChargeRun[] {
  const runs: ChargeRun[] = [];
  for (const { at, cents } of charges) {
    const last = runs.at(-1);
    if (last?.cents === cents) Object.assign(last, { to: at, count: last.count + 1 });
    else runs.push({ cents, from: at, to: at, count: 1 });
  }
  return runs;
}
