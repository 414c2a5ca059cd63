import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { findPayment } from '../queries/payments.ts';

/** Refunds the amount that a payment owes. The key follows from the payment, so that it is refunded once. */
export async function sendRefund(context: Context, gateway: Gateway, paymentId: number): Promise<void> {
  const { database } = context;
  const payment = await findPayment(database, paymentId);
  if (!payment?.reference || payment.refundDueCents <= payment.refundedCents) return;
  const { key, reference, refundDueCents } = payment;
  await gateway.refund({ key, reference, amountCents: refundDueCents });
  await database
    .updateTable('payments')
    .set({ refunded_cents: refundDueCents, refund_due_cents: 0 })
    .where('id', '=', paymentId)
    .execute();
  if (payment.sentBack || payment.invoiceId === null) return;
  await database
    .updateTable('invoices')
    .set({
      refunded_cents: refundDueCents,
      state: sql`case when total_cents <= ${refundDueCents} then 'refunded' else state end`,
    })
    .where('id', '=', payment.invoiceId)
    .where('state', '=', 'paid')
    .execute();
}
