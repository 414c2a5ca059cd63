import type { ReadContext } from '../core/context.ts';
import { endOfPeriod } from './calendar.ts';
import { discountFor, usesLeft, type Reduction } from './coupon-rules.ts';
import { priceInvoice, type PricedInvoice, type RunningPeriod } from './price-invoice.ts';
import type { Quote } from './quoted.ts';
import { balanceOf } from './queries/billing-account.ts';
import { paidForPeriod } from './queries/period-money.ts';
import type { MembershipRow } from './queries/membership.ts';
import { intervalOf, termsAt, termsById, type Terms } from './queries/terms.ts';
import { renewalAnchor, startOfRenewal } from './charges/renewal-start.ts';
import { chargesFrom } from './charges/upcoming-charges.ts';

type QuoteInput = { userId: number; terms: Terms; reduction: Reduction; running: RunningPeriod | null };

/** The first period of a plan, from now on, and every charge after it. */
export async function quoteFromNow(context: ReadContext, wanted: QuoteInput): Promise<Quote> {
  const { database, now } = context;
  const { terms, reduction, running, userId } = wanted;
  const { version, priceCents } = terms;
  const interval = intervalOf(version);
  const { discount, uses } = discountFor(reduction, version, interval);
  const balanceCents = await balanceOf(database, userId);
  const invoice = priceInvoice({ version, priceCents, interval, now, discount, running, balanceCents });
  const periodEnd = endOfPeriod(now, now, interval);
  const later = await chargesFrom(context, {
    version,
    boughtCents: priceCents,
    at: periodEnd,
    anchor: now,
    reduction: isReduced(invoice) ? usesLeft(reduction, uses) : reduction,
    balanceCents: balanceCents - invoice.balanceUsedCents + invoice.balanceLeftCents,
  });
  return { terms, invoice, periodStart: now, periodEnd, later };
}

const isReduced = ({ lines }: PricedInvoice): boolean => lines.some(({ kind }) => kind === 'coupon');

/** The paid period that a change of plan ends early; null where nothing was paid for it. */
export async function runningPeriod(
  context: ReadContext,
  { userId, version, periodStart, periodEnd }: MembershipRow,
): Promise<RunningPeriod | null> {
  if (periodStart === null || periodEnd === null) return null;
  const paidCents = await paidForPeriod(context.database, userId, periodStart);
  return paidCents === 0 ? null : { version, paidCents, start: periodStart, end: periodEnd };
}

type Renewal = Omit<Quote, 'later'>;

/**
 * The period after the paid one: of the plan chosen for it, and never dearer than it was bought. After a long standstill
 * it begins now, so that no past period is charged.
 */
export async function quoteRenewal(
  context: ReadContext,
  membership: MembershipRow & { periodEnd: Date },
  reduction: Reduction,
): Promise<Renewal> {
  const { database, now } = context;
  const { userId, nextVersion } = membership;
  const version = nextVersion ?? membership.version;
  const interval = intervalOf(version);
  const periodStart = startOfRenewal(membership.periodEnd, now);
  const terms = await renewalTerms(context, membership, periodStart);
  const invoice = priceInvoice({
    version,
    priceCents: terms.priceCents,
    interval,
    now,
    discount: discountFor(reduction, version, interval).discount,
    balanceCents: await balanceOf(database, userId),
  });
  const periodEnd = endOfPeriod(renewalAnchor(membership, periodStart), periodStart, interval);
  return { terms, invoice, periodStart, periodEnd };
}

/** The terms that were bought or shown, unless those of the renewal's day are cheaper. */
async function renewalTerms(
  { database, now }: ReadContext,
  { version, nextVersion, nextTermsId, termsId }: MembershipRow,
  periodStart: Date,
): Promise<Terms> {
  const day = periodStart > now ? periodStart : now;
  const current = (await termsAt(database, day))[nextVersion ?? version];
  const boughtId = nextVersion === null ? termsId : nextTermsId;
  if (boughtId === null) return current;
  const bought = await termsById(database, boughtId);
  return current.priceCents < bought.priceCents ? current : bought;
}
