import type Stripe from 'stripe';
import type { FailureReason } from '../../../common/profiles/memberships.ts';
import type { GatewayCheckout, GatewayPayment, SavedCard } from './gateway.ts';

const MOST_PAYMENTS = 10_000;

/** Requests the state of a dispute only where there is one. */
export async function withDispute(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<GatewayPayment> {
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === 'string' || !charge.disputed) return toPayment(intent, null);
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 1 });
  return toPayment(intent, disputeOf(data[0]));
}

/** A dispute without an answer is open. */
function disputeOf(dispute: Stripe.Dispute | undefined): NonNullable<GatewayPayment['dispute']> {
  const status = dispute?.status;
  if (status === 'won' || status === 'warning_closed') return 'won';
  return status === 'lost' ? 'lost' : 'open';
}

/** The payments since a moment with the states of their disputes, and older ones that were disputed since. */
export async function paymentsSince(stripe: Stripe, since: Date): Promise<GatewayPayment[]> {
  const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const most = { limit: MOST_PAYMENTS };
  const intents = await stripe.paymentIntents
    .list({ ...asked, expand: ['data.latest_charge.refunds'] })
    .autoPagingToArray(most);
  const disputes = await stripe.disputes.list(asked).autoPagingToArray(most);
  const listed = new Set(intents.map(({ id }) => id));
  const older = new Set(disputes.map(intentOf).filter((id) => id !== null && !listed.has(id)));
  const payments: GatewayPayment[] = [];
  for (const intent of intents) payments.push(await withDispute(stripe, intent));
  for (const id of older)
    payments.push(
      await withDispute(
        stripe,
        await stripe.paymentIntents.retrieve(String(id), { expand: ['latest_charge.refunds'] }),
      ),
    );
  return payments;
}

const intentOf = ({ payment_intent: intent }: Stripe.Dispute): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

export function toPayment(intent: Stripe.PaymentIntent, dispute: GatewayPayment['dispute']): GatewayPayment {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    reference: intent.id,
    ownReference: intent.metadata['payment'] ?? null,
    state: stateOf(intent),
    reason: reasonOf(intent),
    amountCents: intent.amount,
    currency: intent.currency,
    ...refundsOf(charge),
    dispute: dispute ?? (charge?.disputed ? 'open' : null),
    createdAt: new Date(intent.created * 1000),
  };
}

/** The single refunds where they are listed: the sum of a charge may still hold one that a bank returned. */
function refundsOf(
  charge: Stripe.Charge | null,
): Pick<GatewayPayment, 'refundedCents' | 'failedRefundCents'> {
  const refunds = charge?.refunds?.data;
  if (!refunds) return { refundedCents: charge?.amount_refunded ?? 0, failedRefundCents: 0 };
  const sum = (isCounted: (refund: Stripe.Refund) => boolean) =>
    refunds.filter(isCounted).reduce((total, { amount }) => total + amount, 0);
  return {
    refundedCents: sum((refund) => !isReturned(refund)),
    failedRefundCents: sum(isReturned),
  };
}

const isReturned = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): GatewayPayment['state'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled' || status === 'requires_action') return 'failed';
  return error ? 'failed' : 'processing';
}

function reasonOf({ status, last_payment_error: error }: Stripe.PaymentIntent): FailureReason | null {
  if (status === 'succeeded') return null;
  const code = error?.decline_code ?? error?.code;
  if (status === 'requires_action' || code === 'authentication_required') return 'confirmation_needed';
  if (code === 'insufficient_funds' || code === 'expired_card') return code;
  return error ? 'declined' : null;
}

export function toCheckout(session: Stripe.Checkout.Session): GatewayCheckout {
  const intent = asObject(session.payment_intent);
  const setup = asObject(session.setup_intent);
  const method = asObject((intent ?? setup)?.payment_method ?? null);
  return {
    reference: session.id,
    url: session.url,
    ownReference: session.client_reference_id,
    state: pageStateOf(session.status),
    customer: typeof session.customer === 'string' ? session.customer : (session.customer?.id ?? null),
    card: method && toCard(method),
    payment: intent && toPayment(intent, null),
    reason: intent && reasonOf(intent),
  };
}

function pageStateOf(status: string | null): GatewayCheckout['state'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

function toCard({ id, card }: Stripe.PaymentMethod): SavedCard | null {
  if (!card) return null;
  return {
    reference: id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
  };
}

const asObject = <T extends object>(value: string | T | null): T | null =>
  typeof value === 'string' ? null : value;
