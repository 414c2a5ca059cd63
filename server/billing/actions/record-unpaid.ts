import type { ReadContext } from '../../core/context.ts';
import type { GatewayPayment } from '../gateways/gateway.ts';
import { lockInvoice, type InvoiceRow } from '../queries/invoices.ts';
import type { MembershipRow } from '../queries/membership.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { recordStep, voidOpenInvoices } from './change-membership.ts';
import { endPurchase } from './end-purchase.ts';
import { markPastDue } from './mark-past-due.ts';

type Unpaid = { payment: PaymentRow; membership: MembershipRow };

/** The page is done and the bank takes days: its answer comes with an event, or with the hourly look. */
export async function recordProcessing(
  { database, now }: ReadContext,
  { id, processingSince }: PaymentRow,
  seen: GatewayPayment | null,
): Promise<'waiting'> {
  await database
    .updateTable('payments')
    .set({
      processing_since: processingSince ?? now,
      reference: seen?.reference ?? null,
      reason: null,
    })
    .where('id', '=', id)
    .execute();
  return 'waiting';
}

/** A payment failed for good: the grace period of a renewal begins, and a purchase that took days ends. */
export async function recordFailure(
  tx: ReadContext,
  { payment, membership, seen }: Unpaid & { seen: GatewayPayment | null },
): Promise<'settled'> {
  const { database, now } = tx;
  const reason = seen?.reason ?? 'declined';
  const reference = seen?.reference ?? null;
  await database
    .updateTable('payments')
    .set({ state: 'failed', reason, settled_at: now, processing_since: null, reference })
    .where('id', '=', payment.id)
    .execute();
  if (payment.invoiceId === null) return 'settled';
  const invoice = await lockInvoice(database, payment.invoiceId);
  if (invoice.state !== 'open') return 'settled';
  if (invoice.purpose === 'renewal') await markPastDue(tx, membership, invoice.id);
  else if (payment.processingSince !== null) await recordLateFailure(tx, { membership, invoice });
  return 'settled';
}

/** Days after its order, a purchase or an upgrade was not paid: nothing was bought, and its owner is told. */
async function recordLateFailure(
  tx: ReadContext,
  { membership, invoice }: { membership: MembershipRow; invoice: InvoiceRow },
): Promise<void> {
  const isPurchase = await endPurchase(tx, { membership, invoiceId: invoice.id });
  if (!isPurchase) await voidOpenInvoices(tx, membership.userId);
  await recordStep(tx, membership, 'purchase_failed', invoice.id);
}

/** The payment expired, and with it the purchase. */
export async function recordExpiry(tx: ReadContext, { payment, membership }: Unpaid): Promise<'settled'> {
  const { database, now } = tx;
  const { id, invoiceId } = payment;
  await database
    .updateTable('payments')
    .set({ state: 'expired', reason: 'not_finished', settled_at: now })
    .where('id', '=', id)
    .execute();
  await endPurchase(tx, { membership, invoiceId });
  return 'settled';
}
