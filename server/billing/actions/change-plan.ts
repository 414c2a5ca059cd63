import type { MembershipVersion } from '../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { insertInvoice, lockInvoice, openInvoiceOf, type InvoiceRow } from '../queries/invoices.ts';
import { isPaid, lockMembership, type MembershipRow } from '../queries/membership.ts';
import { chargesLeftOpen } from '../queries/payments.ts';
import { termsAt } from '../queries/terms.ts';
import { isUpgrade } from '../plan-order.ts';
import { quoteFromNow, runningPeriod } from '../quote.ts';
import type { Quote } from '../quoted.ts';
import { applyPaidInvoice, recordChange, voidOpenInvoices, worthOf } from './change-membership.ts';
import { chargeInvoice, finishCharge, keysForgotten } from './charge-invoice.ts';
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
  const invoice = await transact(context, async (inside) => {
    const membership = await lockMembership(inside.database, viewer.userId, inside.now);
    if (!isPaid(membership) || !isUpgrade(membership.version, version))
      throw conflict('billing.change_refused');
    if (membership.state === 'past_due') throw conflict('billing.pay_first');
    const { quote, redemptionId } = await quoteUpgrade(inside, membership, version);
    if (quote.invoice.totalCents !== expectedCents) throw conflict('billing.amount_changed');
    return writeUpgrade(inside, { membership, quote, redemptionId, gateway });
  });
  if (invoice.state === 'paid') return { paymentId: null };
  const paymentId = await chargeInvoice(context, gateway, invoice);
  // Another tab's change replaced this one.
  if (paymentId === null) throw conflict('billing.change_refused');
  return { paymentId };
}

/** A charge that a process left behind long ago comes first: it may have paid for a change already. */
async function finishForgotten(context: Context, gateway: Gateway, userId: number): Promise<void> {
  const left = await chargesLeftOpen(context.database, keysForgotten(context.now));
  for (const payment of left) if (payment.userId === userId) await finishCharge(context, gateway, payment.id);
}

type Upgrade = {
  membership: MembershipRow;
  quote: Quote;
  redemptionId: number | null;
  gateway: Gateway;
};

/** A double click finds the invoice of the first one. */
async function writeUpgrade(
  inside: ReadContext,
  { membership, quote, redemptionId, gateway }: Upgrade,
): Promise<InvoiceRow> {
  const { database } = inside;
  const { userId } = membership;
  const open = await openInvoiceOf(database, userId, 'upgrade');
  if (open?.termsId === quote.terms.id && open.totalCents === quote.invoice.totalCents) return open;
  await voidOpenInvoices(inside, userId);
  const isReduced = quote.invoice.lines.some(({ kind }) => kind === 'coupon');
  const couponRedemptionId = isReduced ? redemptionId : null;
  const id = await insertInvoice(inside, { userId, purpose: 'upgrade', quote, couponRedemptionId });
  const invoice = await lockInvoice(database, id);
  if (invoice.totalCents > 0) return invoice;
  await applyPaidInvoice(inside, { membership, invoice, gateway: gateway.name });
  return { ...invoice, state: 'paid' };
}

/** A step down, planned for the end of the period; the plan one has drops what was planned. Throws a 409 for a step up. */
export async function planDowngrade(
  context: Context,
  { version }: { version: MembershipVersion },
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (inside) => {
    const { database, now } = inside;
    const membership = await lockMembership(database, viewer.userId, now);
    const { userId, version: from, nextVersion } = membership;
    if (!isPaid(membership) || version === 'free' || isUpgrade(from, version))
      throw conflict('billing.change_refused');
    if (!(await termsAt(database, now))[version].onSale && version !== from)
      throw conflict('billing.not_on_sale');
    const next = version === from ? null : version;
    if (next === nextVersion) return;
    await database
      .updateTable('memberships')
      .set({ next_version: next, cancels_at: null, updated_at: now })
      .where('user_id', '=', userId)
      .execute();
    await recordChange(inside, userId, {
      kind: next === null ? 'change_dropped' : 'change_planned',
      from,
      to: version,
      monthlyCents: await worthOf(inside, membership),
    });
  });
}
