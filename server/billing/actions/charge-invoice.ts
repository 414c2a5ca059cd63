import { PLANS } from '../../../common/limits/plan-limits.ts';
import { transact, type Context } from '../../core/context.ts';
import type { Gateway, GatewayPayment } from '../gateways/gateway.ts';
import { billingAccountOf } from '../queries/billing-account.ts';
import { lockInvoice, selectInvoices, type InvoiceRow } from '../queries/invoices.ts';
import {
  chargesLeftOpen,
  findPayment,
  insertPayment,
  lastChargeOf,
  type PaymentRow,
} from '../queries/payments.ts';
import { CURRENCY } from './open-checkout.ts';
import { sendRefund } from './send-refund.ts';
import { recordCharge, type Outcome } from './settle-payment.ts';

const HOUR_MS = 3_600_000;
/** Later, a gateway may have forgotten the key, so the payment is looked for instead of sent again. */
const KEY_HOURS = 20;
/** The two clocks may differ. */
const CLOCKS_MS = HOUR_MS;

/** The time of the last charge whose key a gateway may have forgotten. */
const keysForgotten = (now: Date): Date => new Date(now.getTime() - KEY_HOURS * HOUR_MS);

/**
 * Charges the saved card for an open invoice, once. Answers the payment's id, whose row has the result; null
 * where the invoice was paid or void before.
 */
export async function chargeInvoice(
  context: Context,
  gateway: Gateway,
  invoice: InvoiceRow,
): Promise<number | null> {
  const id = await chargeFor(context, gateway, invoice);
  if (id === null || (await finishCharge(context, gateway, id)) !== 'never_arrived') return id;
  const again = await chargeFor(context, gateway, invoice);
  if (again !== null) await finishCharge(context, gateway, again);
  return again;
}

/** The charge that was begun, or a new one with a new key. */
const chargeFor = (
  context: Context,
  gateway: Gateway,
  { id: invoiceId, userId, totalCents: amountCents }: InvoiceRow,
): Promise<number | null> =>
  transact(context, async ({ database, now }) => {
    const { state } = await lockInvoice(database, invoiceId);
    const last = await lastChargeOf(database, invoiceId);
    if (last?.state === 'open') return last.id;
    if (state !== 'open') return last?.id ?? null;
    const { name } = gateway;
    return insertPayment(database, { userId, invoiceId, kind: 'charge', gateway: name, amountCents, now });
  });

/**
 * Also goes on with a charge that a process left behind. While its key is known, the same key charges once; after that,
 * and for an invoice that is not open, the gateway is asked for the payment. `never_arrived`: it has none.
 */
export async function finishCharge(
  context: Context,
  gateway: Gateway,
  paymentId: number,
): Promise<Outcome | 'never_arrived'> {
  const { database, now } = context;
  const payment = await findPayment(database, paymentId);
  if (!payment || payment.invoiceId === null || payment.state !== 'open') return 'unknown';
  const invoice = await selectInvoices(database)
    .where('invoices.id', '=', payment.invoiceId)
    .executeTakeFirstOrThrow();
  const isKnown = payment.reference !== null;
  const maySend = !isKnown && payment.createdAt > keysForgotten(now) && invoice.state === 'open';
  const charged = maySend
    ? await charge(context, gateway, payment, invoice)
    : await lookFor(gateway, payment);
  if (charged === null) return closeNeverArrived(context, paymentId);
  const outcome = await recordCharge(context, paymentId, charged);
  if (outcome === 'sent_back') await sendRefund(context, gateway, paymentId);
  return outcome;
}

/** A charge that a process left behind long ago comes first: it may have paid already. */
export async function finishForgotten(context: Context, gateway: Gateway, userId: number): Promise<void> {
  const left = await chargesLeftOpen(context.database, keysForgotten(context.now));
  for (const payment of left) if (payment.userId === userId) await finishCharge(context, gateway, payment.id);
}

const lookFor = (
  gateway: Gateway,
  { id, reference, createdAt }: PaymentRow,
): Promise<GatewayPayment | null> =>
  reference === null
    ? gateway.findPayment({
        ownReference: String(id),
        from: new Date(createdAt.getTime() - CLOCKS_MS),
        until: new Date(createdAt.getTime() + KEY_HOURS * HOUR_MS + CLOCKS_MS),
      })
    : gateway.readPayment(reference);

/** The card was not asked, so nothing has failed: the next step charges with another key. */
async function closeNeverArrived({ database, now }: Context, id: number): Promise<'never_arrived'> {
  await database
    .updateTable('payments')
    .set({ state: 'failed', reason: 'not_finished', settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
  return 'never_arrived';
}

async function charge(
  { database, config, now }: Context,
  gateway: Gateway,
  payment: PaymentRow,
  { version }: InvoiceRow,
): Promise<GatewayPayment> {
  const { key, userId, amountCents } = payment;
  const { customer, card } = await billingAccountOf(database, userId);
  if (customer === null || card === null) return withoutCard(payment, now);
  return gateway.charge({
    key,
    ownReference: String(payment.id),
    customer,
    card: card.reference,
    description: `${config.appName} ${PLANS[version].name}`,
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
  failedRefundCents: 0,
  dispute: null,
  createdAt: now,
});
