import type { MembershipVersion } from '../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { insertInvoice, lockInvoice, openInvoiceOf, type InvoiceRow } from '../queries/invoices.ts';
import { isPaid, lockMembership, type MembershipRow } from '../queries/membership.ts';
import { termsOffered } from '../queries/terms.ts';
import { isUpgrade } from '../plan-order.ts';
import type { FutureCharge } from '../charges/future-charges.ts';
import { quoteFromNow, runningPeriod } from '../quote.ts';
import { upcomingCharges } from '../charges/upcoming-charges.ts';
import type { Quote } from '../quoted.ts';
import { applyPaidInvoice, recordChange, voidOpenInvoices, worthOf } from './change-membership.ts';
import { chargeInvoice, finishForgotten } from './charge-invoice.ts';
import { ownReduction, purchasableTerms } from './start-purchase.ts';

/** The price of an upgrade now: the new plan less the unused days of the old one. */
export async function quoteUpgrade(
  context: ReadContext,
  membership: MembershipRow,
  version: MembershipVersion,
): Promise<{ quote: Quote; redemptionId: number | null }> {
  const { userId } = membership;
  const terms = await purchasableTerms(context, version);
  const running = await runningPeriod(context, membership);
  const { reduction, redemptionId } = await ownReduction(context, userId);
  return { quote: await quoteFromNow(context, { userId, terms, reduction, running }), redemptionId };
}

export type PlanChange = { version: MembershipVersion; expectedCents: number };

/**
 * A step up: charged and in effect at once. Answers the payment's id, or null where nothing was to be paid. Throws a 409 where
 * the amount is not the one that was shown.
 */
export async function upgradePlan(
  context: Context,
  gateway: Gateway,
  { version, expectedCents }: PlanChange,
): Promise<{ paymentId: number | null }> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await finishForgotten(context, gateway, viewer.userId);
  const invoice = await transact(context, async (tx) => {
    const membership = await lockMembership(tx.database, viewer.userId, tx.now);
    if (!isPaid(membership) || !isUpgrade(membership.version, version))
      throw conflict('billing.change_refused');
    if (membership.state === 'past_due') throw conflict('billing.pay_first');
    const { quote, redemptionId } = await quoteUpgrade(tx, membership, version);
    if (quote.invoice.totalCents !== expectedCents) throw conflict('billing.amount_changed');
    return writeUpgrade(tx, { membership, quote, redemptionId, gateway });
  });
  if (invoice.state === 'paid') return { paymentId: null };
  const paymentId = await chargeInvoice(context, gateway, invoice);
  // Another tab's change replaced this one.
  if (paymentId === null) throw conflict('billing.change_refused');
  return { paymentId };
}

type Upgrade = {
  membership: MembershipRow;
  quote: Quote;
  redemptionId: number | null;
  gateway: Gateway;
};

/** A double click finds the invoice of the first one. */
async function writeUpgrade(
  tx: ReadContext,
  { membership, quote, redemptionId, gateway }: Upgrade,
): Promise<InvoiceRow> {
  const { database } = tx;
  const { userId } = membership;
  const open = await openInvoiceOf(database, userId, 'upgrade');
  if (open?.termsId === quote.terms.id && open.totalCents === quote.invoice.totalCents) return open;
  await voidOpenInvoices(tx, userId);
  const isReduced = quote.invoice.lines.some(({ kind }) => kind === 'coupon');
  const couponRedemptionId = isReduced ? redemptionId : null;
  const id = await insertInvoice(tx, { userId, purpose: 'upgrade', quote, couponRedemptionId });
  const invoice = await lockInvoice(database, id);
  if (invoice.totalCents > 0) return invoice;
  await applyPaidInvoice(tx, { membership, invoice, gateway: gateway.name });
  return { ...invoice, state: 'paid' };
}

/** The charges from the next period on, as a page shows them before a smaller plan is chosen, or the present one kept. */
export async function chargesWithNext(
  context: ReadContext,
  membership: MembershipRow,
  version: MembershipVersion,
): Promise<{ next: Next; charges: FutureCharge[] }> {
  const isKept = version === membership.version;
  const terms = (await termsOffered(context))[version];
  const next = isKept ? NONE : { nextVersion: version, nextTermsId: terms.id };
  const charges = await upcomingCharges(context, { ...membership, ...next });
  if (charges === null) throw conflict('billing.change_refused');
  return { next, charges };
}

type Next = Pick<MembershipRow, 'nextVersion' | 'nextTermsId'>;
const NONE: Next = { nextVersion: null, nextTermsId: null };

/**
 * A step down, planned for the end of the period; it takes a cancellation back. The plan one has drops what was planned.
 * Throws a 409 for a step up, and where the next charge is not the one that was shown.
 */
export async function planDowngrade(context: Context, { version, expectedCents }: PlanChange): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const { database, now } = tx;
    const membership = await lockMembership(database, viewer.userId, now);
    const { userId, version: from } = membership;
    await refuseDowngrade(tx, membership, version);
    const { next, charges } = await chargesWithNext(tx, membership, version);
    if (charges[0]?.cents !== expectedCents) throw conflict('billing.amount_changed');
    const isKept = next.nextVersion === null;
    const cancelsAt = isKept ? membership.cancelsAt : null;
    if (next.nextVersion === membership.nextVersion && cancelsAt === membership.cancelsAt) return;
    await database
      .updateTable('memberships')
      .set({
        next_version: next.nextVersion,
        next_terms_id: next.nextTermsId,
        cancels_at: cancelsAt,
        updated_at: now,
      })
      .where('user_id', '=', userId)
      .execute();
    await recordChange(tx, userId, {
      kind: isKept ? 'change_dropped' : 'change_planned',
      from,
      to: version,
      monthlyCents: await worthOf(tx, membership),
    });
  });
}

/** An open renewal is of the plan that was chosen before it, so it comes first. */
async function refuseDowngrade(
  context: ReadContext,
  membership: MembershipRow,
  version: MembershipVersion,
): Promise<void> {
  const { userId, version: from } = membership;
  if (!isPaid(membership) || version === 'free' || isUpgrade(from, version))
    throw conflict('billing.change_refused');
  if (await openInvoiceOf(context.database, userId, 'renewal')) throw conflict('billing.pay_first');
  if (version !== from && !(await termsOffered(context))[version].onSale)
    throw conflict('billing.not_on_sale');
}
