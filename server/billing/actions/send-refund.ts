import { transact, type Context } from '../../core/context.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { lockMembership } from '../queries/membership.ts';
import { findPayment, lockPayment } from '../queries/payments.ts';
import { recordRefunds } from './record-reversals.ts';

/**
 * Refunds what a payment still owes. The gateway is asked first how much of it went back already; the key names both
 * amounts, so that a second try refunds nothing more.
 */
export async function sendRefund(context: Context, gateway: Gateway, paymentId: number): Promise<void> {
  const payment = await findPayment(context.database, paymentId);
  if (!payment?.reference || payment.refundDueCents <= payment.refundedCents) return;
  const { key, reference, refundDueCents: due } = payment;
  const before = (await gateway.readPayment(reference))?.refundedCents ?? payment.refundedCents;
  if (before < due)
    await gateway.refund({ key: `${key}-${before}-${due}`, reference, amountCents: due - before });
  await transact(context, async (inside) => {
    const membership = await lockMembership(inside.database, payment.userId, inside.now);
    const locked = await lockPayment(inside.database, paymentId);
    await recordRefunds(inside, {
      payment: locked,
      membership,
      seen: { refundedCents: Math.max(before, due) },
    });
  });
}
