import { transact, type Context } from '../../core/context.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { lockMembership } from '../queries/membership.ts';
import { findPayment, lockPayment } from '../queries/payments.ts';
import { recordRefunds } from './record-reversals.ts';

/**
 * Refunds what a payment still owes. The gateway is asked first how much of it went back already; the key names both
 * amounts, so that a second try refunds nothing more. One that a bank returned waits for an administrator.
 */
export async function sendRefund(context: Context, gateway: Gateway, paymentId: number): Promise<void> {
  const payment = await findPayment(context.database, paymentId);
  if (!payment?.reference || payment.refundDueCents <= payment.refundedCents) return;
  if (payment.refundFailedAt !== null) return;
  const { key, reference, refundDueCents: due, refundedCents, refundFailedCents } = payment;
  const seen = (await gateway.readPayment(reference)) ?? {
    refundedCents,
    failedRefundCents: refundFailedCents,
  };
  const { refundedCents: before, failedRefundCents } = seen;
  const isReturned = failedRefundCents > refundFailedCents;
  // After one that came back, the same amounts are another refund.
  const again = failedRefundCents > 0 ? `-${failedRefundCents}` : '';
  if (!isReturned && before < due)
    await gateway.refund({ key: `${key}-${before}-${due}${again}`, reference, amountCents: due - before });
  const after = isReturned ? before : Math.max(before, due);
  await transact(context, async (tx) => {
    const membership = await lockMembership(tx.database, payment.userId, tx.now);
    const locked = await lockPayment(tx.database, paymentId);
    await recordRefunds(tx, {
      payment: locked,
      membership,
      seen: { refundedCents: after, failedRefundCents },
    });
  });
}
