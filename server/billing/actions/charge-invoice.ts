import { PLANS } from '../../../common/plan-limits.ts';
import { transact, type Context } from '../../core/context.ts';
import type { Gateway, GatewayPayment } from '../gateways/gateway.ts';
import { billingAccountOf } from '../queries/billing-account.ts';
import { lockInvoice, selectInvoices, type InvoiceRow } from '../queries/invoices.ts';
import { findPayment, insertPayment, openPaymentOf, type PaymentRow } from '../queries/payments.ts';
import { CURRENCY } from './open-checkout.ts';
import { sendRefund } from './send-refund.ts';
import { recordCharge, type Outcome } from './settle-payment.ts';

/** Charges the saved card for an open invoice. Answers the payment's id; its row has the result. */
export async function chargeInvoice(
  context: Context,
  gateway: Gateway,
  invoice: InvoiceRow,
): Promise<number> {
  const id = await transact(context, async ({ database, now }) => {
    await lockInvoice(database, invoice.id);
    const begun = await openPaymentOf(database, invoice.id, 'charge');
    if (begun) return begun.id;
    const { id: invoiceId, userId, totalCents: amountCents } = invoice;
    return insertPayment(database, {
      userId,
      invoiceId,
      kind: 'charge',
      gateway: gateway.name,
      amountCents,
      now,
    });
  });
  await finishCharge(context, gateway, id);
  return id;
}

/** Also goes on with a charge that a process began before it ended: the same key charges once. */
export async function finishCharge(context: Context, gateway: Gateway, paymentId: number): Promise<Outcome> {
  const { database } = context;
  const payment = await findPayment(database, paymentId);
  if (!payment || payment.invoiceId === null || payment.state !== 'open') return 'unknown';
  const charged = await charge(context, gateway, payment, payment.invoiceId);
  const outcome = await recordCharge(context, paymentId, charged);
  if (outcome === 'sent_back') await sendRefund(context, gateway, paymentId);
  return outcome;
}

async function charge(
  { database, config, now }: Context,
  gateway: Gateway,
  payment: PaymentRow,
  invoiceId: number,
): Promise<GatewayPayment> {
  const { key, userId, amountCents } = payment;
  const { customer, card } = await billingAccountOf(database, userId);
  const invoice = await selectInvoices(database)
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  if (customer === null || card === null) return withoutCard(payment, now);
  return gateway.charge({
    key,
    ownReference: String(payment.id),
    customer,
    card: card.reference,
    description: `${config.appName} ${PLANS[invoice.version].name}`,
    amountCents,
    currency: CURRENCY,
  });
}

/** Nothing can be charged where no card is saved: a failure like any other. */
const withoutCard = ({ id, key, amountCents }: PaymentRow, now: Date): GatewayPayment => ({
  reference: `none_${key}`,
  ownReference: String(id),
  state: 'failed',
  reason: 'not_finished',
  amountCents,
  currency: CURRENCY,
  refundedCents: 0,
  dispute: null,
  createdAt: now,
});
