import { transact, type Context, type ReadContext } from '../core/context.ts';
import { conflict, notFound } from '../core/errors.ts';
import { recordStep } from '../billing/actions/change-membership.ts';
import { sendRefund } from '../billing/actions/send-refund.ts';
import type { Gateway } from '../billing/gateways/gateway.ts';
import { lockMembership } from '../billing/queries/membership.ts';
import { findPayment, lockPayment, type PaymentRow } from '../billing/queries/payments.ts';

const MOST_SHOWN = 100;

/** A refund that a bank returned; it is owed until an administrator has dealt with it. */
export type ReturnedRefund = { paymentId: number; userId: number; name: string; cents: number; at: string };

export async function returnedRefunds({ database }: ReadContext): Promise<ReturnedRefund[]> {
  const rows = await database
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'u.name', 'p.refund_failed_at', 'p.refund_due_cents', 'p.refunded_cents'])
    .where('p.refund_failed_at', 'is not', null)
    .orderBy('p.refund_failed_at')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    paymentId: row.id,
    userId: row.user_id,
    name: row.name,
    cents: row.refund_due_cents - row.refunded_cents,
    at: row.refund_failed_at?.toISOString() ?? '',
  }));
}

/** Sends it to the same card once more. Throws a 409 where another administrator was first. */
export async function retryRefund(context: Context, gateway: Gateway, paymentId: number): Promise<void> {
  await close(context, paymentId, async ({ database }) => {
    await database
      .updateTable('payments')
      .set({ refund_failed_at: null })
      .where('id', '=', paymentId)
      .execute();
  });
  await sendRefund(context, gateway, paymentId);
}

/** It was paid in another way: nothing is owed any more, and its user is told. Throws a 409 like the other. */
export const settleRefund = (context: Context, paymentId: number): Promise<void> =>
  close(context, paymentId, async (tx, payment) => {
    await tx.database
      .updateTable('payments')
      .set({ refund_failed_at: null, refund_due_cents: payment.refundedCents })
      .where('id', '=', paymentId)
      .execute();
    const membership = await lockMembership(tx.database, payment.userId, tx.now);
    await recordStep(tx, membership, 'refund_settled', payment.invoiceId);
  });

type Work = (tx: ReadContext, payment: PaymentRow) => Promise<void>;

async function close(context: Context, paymentId: number, work: Work): Promise<void> {
  const found = await findPayment(context.database, paymentId);
  if (!found) throw notFound();
  await transact(context, async (tx) => {
    // Memberships are locked before payments, everywhere.
    await lockMembership(tx.database, found.userId, tx.now);
    const payment = await lockPayment(tx.database, paymentId);
    if (payment.refundFailedAt === null) throw conflict('billing_admin.refunds.closed');
    await work(tx, payment);
  });
}
