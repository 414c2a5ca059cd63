import type { ReadContext } from '../../core/context.ts';
import type { GatewayPayment } from '../gateways/gateway.ts';
import { lockInvoice } from '../queries/invoices.ts';
import type { MembershipRow } from '../queries/membership.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { recordStep } from './change-membership.ts';
import { endPurchase } from './end-purchase.ts';
import { markPastDue } from './mark-past-due.ts';
import { CURRENCY } from './open-checkout.ts';

type Mismatch = { payment: PaymentRow; membership: MembershipRow; seen: GatewayPayment };

export const isAsAsked = (
  { amountCents, currency }: GatewayPayment,
  asked: Pick<PaymentRow, 'amountCents'>,
): boolean => amountCents === asked.amountCents && currency === CURRENCY;

/** Another amount or currency was paid than asked for: all of it goes back, and nothing is given for it. */
export async function recordMismatch(
  tx: ReadContext,
  { payment, membership, seen }: Mismatch,
): Promise<'sent_back'> {
  const { database, now } = tx;
  const { id, invoiceId } = payment;
  await database
    .updateTable('payments')
    .set({
      state: 'failed',
      reason: seen.currency === CURRENCY ? 'other_amount' : 'other_currency',
      settled_at: now,
      reference: seen.reference,
      received_cents: seen.amountCents,
      received_currency: seen.currency,
      refund_due_cents: seen.amountCents,
      sent_back: true,
    })
    .where('id', '=', id)
    .execute();
  await recordStep(tx, membership, 'double_refunded', invoiceId);
  if (invoiceId === null || (await endPurchase(tx, { membership, invoiceId }))) return 'sent_back';
  const invoice = await lockInvoice(database, invoiceId);
  if (payment.kind === 'charge' && invoice.purpose === 'renewal' && invoice.state === 'open')
    await markPastDue(tx, membership, invoice.id);
  return 'sent_back';
}
