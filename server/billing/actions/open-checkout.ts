import { PLANS } from '../../../common/limits/plan-limits.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Context } from '../../core/context.ts';
import { notFound, unauthenticated } from '../../core/errors.ts';
import type { Gateway, GatewayCheckout } from '../gateways/gateway.ts';
import { INCOMPLETE_HOURS } from '../membership-state.ts';
import { billingAccountOf } from '../queries/billing-account.ts';
import { selectInvoices } from '../queries/invoices.ts';
import { findPayment, insertPayment, openPaymentOf, type PaymentRow } from '../queries/payments.ts';

export const CURRENCY = 'usd';
const HOUR_MS = 3_600_000;

/** Opens the gateway's page for a payment. Asked again with the same key, the gateway answers with the same page. */
export async function openCheckout(context: Context, gateway: Gateway, paymentId: number): Promise<void> {
  const { database, config, language, viewer } = context;
  if (!viewer) throw unauthenticated();
  const payment = await findPayment(database, paymentId);
  if (!payment) throw notFound();
  if (payment.url !== null || payment.state !== 'open') return;
  const { customer } = await billingAccountOf(database, payment.userId);
  const checkout = await gateway.openCheckout({
    key: payment.key,
    ownReference: String(payment.id),
    email: viewer.email,
    customer,
    description: await descriptionOf(context, payment),
    amountCents: payment.amountCents,
    currency: CURRENCY,
    language,
    returnUrl: config.appUrl + route('payments.show', { id: payment.id }),
    expiresAt: new Date(payment.createdAt.getTime() + INCOMPLETE_HOURS * HOUR_MS),
  });
  await keepAddress(context, payment.id, checkout);
}

async function keepAddress(
  { database }: Context,
  id: number,
  { reference, url }: GatewayCheckout,
): Promise<void> {
  await database.updateTable('payments').set({ checkout: reference, url }).where('id', '=', id).execute();
}

/** `Plumbline Gold`; of a page that only saves a card, the product's name. */
async function descriptionOf(
  { database, config }: Context,
  { invoiceId }: Pick<PaymentRow, 'invoiceId'>,
): Promise<string> {
  if (invoiceId === null) return config.appName;
  const { version } = await selectInvoices(database)
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return `${config.appName} ${PLANS[version].name}`;
}

/** The gateway's page for an open invoice, such as a failed renewal's. Answers the payment's id. */
export async function payOpenInvoice(
  context: Context,
  gateway: Gateway,
  { invoiceId, next = null }: { invoiceId: number; next?: string | null },
): Promise<number> {
  const { database, viewer, now } = context;
  if (!viewer) throw unauthenticated();
  const invoice = await selectInvoices(database).where('invoices.id', '=', invoiceId).executeTakeFirst();
  if (!invoice || invoice.userId !== viewer.userId || invoice.state !== 'open') throw notFound();
  const open = await openPaymentOf(database, invoiceId, 'checkout');
  const id =
    open?.id ??
    (await insertPayment(database, {
      userId: viewer.userId,
      invoiceId,
      kind: 'checkout',
      gateway: gateway.name,
      amountCents: invoice.totalCents,
      next,
      now,
    }));
  await openCheckout(context, gateway, id);
  return id;
}

/** The gateway's page on which another card is saved; nothing is charged. */
export async function changeCard(context: Context, gateway: Gateway): Promise<number> {
  const { database, viewer, now } = context;
  if (!viewer) throw unauthenticated();
  const id = await insertPayment(database, {
    userId: viewer.userId,
    invoiceId: null,
    kind: 'checkout',
    gateway: gateway.name,
    amountCents: 0,
    now,
  });
  await openCheckout(context, gateway, id);
  return id;
}
