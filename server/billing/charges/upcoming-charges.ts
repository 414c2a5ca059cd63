import type { MembershipVersion } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { discountFor, usesLeft, type Reduction } from '../coupon-rules.ts';
import { futureCharges, type FutureCharge } from './future-charges.ts';
import { balanceOf } from '../queries/billing-account.ts';
import { runningCoupon } from '../queries/coupons.ts';
import { openInvoiceOf, type InvoiceRow } from '../queries/invoices.ts';
import { isPaid, type MembershipRow } from '../queries/membership.ts';
import { intervalOf, pricesFrom, termsById } from '../queries/terms.ts';
import { renewalAnchor, startOfRenewal } from './renewal-start.ts';

type From = {
  version: MembershipVersion;
  boughtCents: number | null;
  at: Date;
  anchor: Date;
  reduction: Reduction;
  balanceCents: number;
};

/** Every charge of a plan from a day on, with the prices that are planned for it. */
export async function chargesFrom({ database }: ReadContext, from: From): Promise<FutureCharge[]> {
  const prices = await pricesFrom(database, from.version, from.at);
  return futureCharges({ ...from, interval: intervalOf(from.version), prices });
}

/**
 * Every charge of a membership that goes on, also of a canceled one: what a resumption would charge. Null where nothing is
 * paid for.
 */
export async function upcomingCharges(
  context: ReadContext,
  membership: MembershipRow,
): Promise<FutureCharge[] | null> {
  const { database, now } = context;
  const { userId, version, nextVersion, periodEnd } = membership;
  if (!isPaid(membership) || periodEnd === null) return null;
  const open = await openInvoiceOf(database, userId, 'renewal');
  const reduction = await runningCoupon(database, userId);
  const balanceCents = await balanceOf(database, userId);
  if (open) return chargesAfter(context, membership, { open, reduction, balanceCents });
  const at = startOfRenewal(periodEnd, now);
  return chargesFrom(context, {
    version: nextVersion ?? version,
    boughtCents: await boughtCents(context, membership),
    at,
    anchor: renewalAnchor(membership, at),
    reduction,
    balanceCents,
  });
}

type Open = { open: InvoiceRow; reduction: Reduction; balanceCents: number };

/** The charges after a renewal that is not paid yet. */
async function chargesAfter(
  context: ReadContext,
  membership: MembershipRow,
  { open, reduction, balanceCents }: Open,
): Promise<FutureCharge[]> {
  const { version, termsId, periodStart, periodEnd, balanceUsedCents, balanceLeftCents } = open;
  const isReduced = open.lines.some(({ kind }) => kind === 'coupon');
  const { uses } = discountFor(reduction, version, intervalOf(version));
  return chargesFrom(context, {
    version,
    boughtCents: (await termsById(context.database, termsId)).priceCents,
    at: periodEnd,
    anchor: renewalAnchor({ ...membership, nextVersion: version }, periodStart),
    reduction: isReduced ? usesLeft(reduction, uses) : reduction,
    balanceCents: balanceCents - balanceUsedCents + balanceLeftCents,
  });
}

async function boughtCents(
  { database }: ReadContext,
  { nextVersion, nextTermsId, termsId }: MembershipRow,
): Promise<number | null> {
  const id = nextVersion === null ? termsId : nextTermsId;
  return id === null ? null : (await termsById(database, id)).priceCents;
}
