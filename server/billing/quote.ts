import type { MembershipVersion } from '../../common/constants.ts';
import type { ReadContext } from '../core/context.ts';
import { endOfPeriod } from './calendar.ts';
import { discountOf, periodsOf, type Coupon } from './coupon-rules.ts';
import { priceInvoice, type Discount, type RunningPeriod } from './price-invoice.ts';
import type { Quote } from './quoted.ts';
import { balanceOf } from './queries/billing-account.ts';
import { paidForPeriod } from './queries/invoices.ts';
import type { MembershipRow } from './queries/membership.ts';
import { intervalOf, termsAt, termsById, type Terms } from './queries/terms.ts';

type Reduction = { coupon: Coupon; periodsLeft: number | null } | null;
type Wanted = { userId: number; terms: Terms; reduction: Reduction; running: RunningPeriod | null };

/** The first period of a plan, from now on. */
export async function quoteFromNow(context: ReadContext, wanted: Wanted): Promise<Quote> {
  const { database, now } = context;
  const { terms, reduction, running, userId } = wanted;
  const interval = intervalOf(terms.version);
  const invoice = priceInvoice({
    version: terms.version,
    priceCents: terms.priceCents,
    interval,
    now,
    discount: reductionOf(reduction, terms.version),
    running,
    balanceCents: await balanceOf(database, userId),
  });
  const periodEnd = endOfPeriod(now, now, interval);
  const after = oneLess(reduction);
  const next = priceInvoice({
    version: terms.version,
    priceCents: terms.priceCents,
    interval,
    now: periodEnd,
    discount: reductionOf(after, terms.version),
  });
  return {
    terms,
    invoice,
    periodStart: now,
    periodEnd,
    renewal: { at: periodEnd, cents: next.totalCents },
  };
}

/** A new coupon with all the invoices that it lowers. */
export const freshReduction = (coupon: Coupon | null, version: MembershipVersion): Reduction =>
  coupon && { coupon, periodsLeft: periodsOf(coupon, intervalOf(version)) };

function oneLess(reduction: Reduction): Reduction {
  if (reduction === null || reduction.periodsLeft === null) return reduction;
  return reduction.periodsLeft <= 1 ? null : { ...reduction, periodsLeft: reduction.periodsLeft - 1 };
}

function reductionOf(reduction: Reduction, version: MembershipVersion): Discount | null {
  if (reduction === null || reduction.periodsLeft === 0) return null;
  const { versions } = reduction.coupon;
  return versions === null || versions.includes(version) ? discountOf(reduction.coupon) : null;
}

/** The paid period that a change of plan ends early; null where nothing was paid for it. */
export async function runningPeriod(
  context: ReadContext,
  { userId, version, periodStart, periodEnd }: MembershipRow,
): Promise<RunningPeriod | null> {
  if (periodStart === null || periodEnd === null) return null;
  const paidCents = await paidForPeriod(context.database, userId, periodStart);
  return paidCents === 0 ? null : { version, paidCents, start: periodStart, end: periodEnd };
}

/** The period after the paid one: of the plan chosen for it, and never dearer than it was bought. */
export async function quoteRenewal(
  context: ReadContext,
  membership: MembershipRow & { periodEnd: Date },
  reduction: Reduction,
): Promise<Quote> {
  const { database, now } = context;
  const { userId, periodEnd, nextVersion } = membership;
  const version = nextVersion ?? membership.version;
  const interval = intervalOf(version);
  const terms = await renewalTerms(context, membership);
  const anchor = nextVersion === null ? (membership.anchorAt ?? periodEnd) : periodEnd;
  const invoice = priceInvoice({
    version,
    priceCents: terms.priceCents,
    interval,
    now,
    discount: reductionOf(reduction, version),
    balanceCents: await balanceOf(database, userId),
  });
  const end = endOfPeriod(anchor, periodEnd, interval);
  return {
    terms,
    invoice,
    periodStart: periodEnd,
    periodEnd: end,
    renewal: { at: end, cents: terms.priceCents },
  };
}

/** The terms at purchase, unless the present ones are cheaper; a newly chosen plan has the present terms. */
export async function renewalTerms(
  { database, now }: ReadContext,
  { version, nextVersion, termsId }: MembershipRow,
): Promise<Terms> {
  const current = (await termsAt(database, now))[nextVersion ?? version];
  if (nextVersion !== null || termsId === null) return current;
  const bought = await termsById(database, termsId);
  return current.priceCents < bought.priceCents ? current : bought;
}
