import type { ReadContext } from '../../core/context.ts';
import type { GatewayPayment } from '../gateways/gateway.ts';
import { changeBalance } from '../queries/billing-account.ts';
import { lockInvoice, type InvoiceRow } from '../queries/invoices.ts';
import { isPaid, lockMembership, type MembershipRow } from '../queries/membership.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { endMembership, recordStep } from './change-membership.ts';
import { markPastDue } from './mark-past-due.ts';

type Refunded = {
  payment: PaymentRow;
  membership: MembershipRow;
  seen: Pick<GatewayPayment, 'refundedCents' | 'failedRefundCents'>;
};

/**
 * Records refunds, made here or at the gateway, in any order, and those that a bank returned. A fully refunded period has
 * ended, unless its refund was decided with the plan kept.
 */
export async function recordRefunds(tx: ReadContext, refunded: Refunded): Promise<void> {
  const { payment, membership, seen } = refunded;
  if (seen.failedRefundCents > payment.refundFailedCents) return reopenRefund(tx, refunded);
  if (seen.refundedCents <= payment.refundedCents) return;
  const { database } = tx;
  await database
    .updateTable('payments')
    .set({
      refunded_cents: seen.refundedCents,
      refund_due_cents: seen.refundedCents >= payment.refundDueCents ? 0 : payment.refundDueCents,
    })
    .where('id', '=', payment.id)
    .execute();
  const invoice = await keepRefunded(tx, payment, seen.refundedCents);
  const isWhole = invoice !== null && seen.refundedCents >= invoice.totalCents;
  if (isWhole && !payment.refundKeepsPlan && isOfPeriod(invoice, membership))
    await endMembership(tx, membership, 'refunded');
}

/** A refund that a bank returned is owed again: invoice and history say so, and it is not sent by itself once more. */
async function reopenRefund(tx: ReadContext, { payment, membership, seen }: Refunded): Promise<void> {
  const { database, now } = tx;
  await database
    .updateTable('payments')
    .set({
      refunded_cents: seen.refundedCents,
      refund_due_cents: Math.max(payment.refundDueCents, payment.refundedCents),
      refund_failed_cents: seen.failedRefundCents,
      refund_failed_at: now,
    })
    .where('id', '=', payment.id)
    .execute();
  await keepRefunded(tx, payment, seen.refundedCents);
  await recordStep(tx, membership, 'refund_failed', payment.invoiceId);
}

/** Null where the payment paid no invoice. */
async function keepRefunded(
  { database }: ReadContext,
  { invoiceId, sentBack }: PaymentRow,
  cents: number,
): Promise<InvoiceRow | null> {
  if (invoiceId === null || sentBack) return null;
  const invoice = await lockInvoice(database, invoiceId);
  if (invoice.state !== 'paid' && invoice.state !== 'refunded') return null;
  await database
    .updateTable('invoices')
    .set({
      refunded_cents: Math.min(cents, invoice.totalCents),
      state: cents >= invoice.totalCents ? 'refunded' : 'paid',
    })
    .where('id', '=', invoice.id)
    .execute();
  return invoice;
}

const isOfPeriod = ({ periodStart }: InvoiceRow, membership: MembershipRow): boolean =>
  isPaid(membership) && membership.periodStart?.getTime() === periodStart.getTime();

/**
 * A bank took the money back: the period is unpaid until that is decided, for the grace period at most. Won, it is paid again;
 * if the membership has ended before its period by then, the money stays as a balance.
 */
export async function recordDispute(
  tx: ReadContext,
  { payment, seen }: { payment: PaymentRow; seen: GatewayPayment },
): Promise<void> {
  if (seen.dispute === payment.dispute || payment.sentBack) return;
  const { database, now } = tx;
  const { id, userId, invoiceId } = payment;
  await database.updateTable('payments').set({ dispute: seen.dispute }).where('id', '=', id).execute();
  const membership = await lockMembership(database, userId, now);
  if (seen.dispute === 'open' && isPaid(membership))
    await markPastDue(tx, membership, invoiceId, { disputed: true });
  if (seen.dispute === 'lost' && membership.disputed) await endMembership(tx, membership);
  if (seen.dispute === 'won') await recordWon(tx, payment, membership);
}

/** A planned cancellation stays planned. */
async function recordWon(
  tx: ReadContext,
  { userId, gateway, amountCents, invoiceId }: PaymentRow,
  membership: MembershipRow,
): Promise<void> {
  const { database, now } = tx;
  if (membership.disputed)
    await database
      .updateTable('memberships')
      .set({ state: 'active', past_due_since: null, disputed: false, updated_at: now })
      .where('user_id', '=', userId)
      .execute();
  else if (!isPaid(membership) && (await endedEarly(tx, membership, invoiceId)))
    await changeBalance(database, { userId, gateway, cents: amountCents, now });
  await recordStep(tx, membership, 'dispute_won', invoiceId);
}

/** Whether a membership ended before the period that an invoice paid for. */
async function endedEarly(
  { database }: ReadContext,
  { endedAt }: MembershipRow,
  invoiceId: number | null,
): Promise<boolean> {
  if (invoiceId === null || endedAt === null) return true;
  return endedAt < (await lockInvoice(database, invoiceId)).periodEnd;
}
