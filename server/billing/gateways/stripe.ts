import type Stripe from 'stripe';
import type { Gateway, GatewayPayment, NewCharge, NewCheckout } from './gateway.ts';
import { paymentsSince, toCheckout, toPayment, withDispute } from './stripe-objects.ts';

const SEEN = [
  'payment_intent.payment_method',
  'payment_intent.latest_charge.refunds',
  'setup_intent.payment_method',
];

export type StripeSettings = {
  secretKey: string;
  webhookSecrets: readonly string[];
  /** Another address than Stripe's, for tests. */
  apiBase: string | null;
};

/** Stripe through its own SDK, fetched with the first call. Cards are entered on Stripe's page (Checkout). */
export function createStripeGateway(settings: StripeSettings): Gateway {
  let made: Promise<Stripe> | undefined;
  const client = () => (made ??= connect(settings));
  return {
    name: 'stripe',
    isSandbox: false,
    webhookSecrets: settings.webhookSecrets,
    openCheckout: async (checkout) => {
      const stripe = await client();
      const session = await stripe.checkout.sessions.create(sessionOf(checkout), {
        idempotencyKey: checkout.key,
      });
      return toCheckout(session);
    },
    readCheckout: async (reference) => {
      const stripe = await client();
      return orNull(async () =>
        toCheckout(await stripe.checkout.sessions.retrieve(reference, { expand: SEEN })),
      );
    },
    expireCheckout: async (reference) => {
      const stripe = await client();
      // A session that is over refuses, and that is as good.
      await stripe.checkout.sessions.expire(reference).catch(ignoreRefusal);
    },
    charge: async (charge) => chargeCard(await client(), charge),
    readPayment: async (reference) => {
      const stripe = await client();
      return orNull(async () => {
        const intent = await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge.refunds'] });
        return withDispute(stripe, intent);
      });
    },
    refund: async ({ key, reference, amountCents }) => {
      const stripe = await client();
      await stripe.refunds.create(
        { payment_intent: reference, amount: amountCents },
        { idempotencyKey: `refund-${key}` },
      );
    },
    removeCard: async ({ card }) => {
      const stripe = await client();
      await stripe.paymentMethods.detach(card).catch(ignoreGone);
    },
    removeCustomer: async (customer) => {
      const stripe = await client();
      await stripe.customers.del(customer).catch(ignoreGone);
    },
    findPayment: async (asked) => findOwn(await client(), asked),
    listPayments: async (since) => paymentsSince(await client(), since),
  };
}

async function connect({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const base = apiBase === null ? null : new URL(apiBase);
  return new StripeClient(secretKey, {
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port,
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

function sessionOf(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { ownReference, customer, email, amountCents, currency, description, language } = checkout;
  const metadata = { payment: ownReference };
  const shared: Stripe.Checkout.SessionCreateParams = {
    client_reference_id: ownReference,
    metadata,
    // Named, so that no method that pays days later is offered by a setting of the account.
    allowed_payment_method_types: ['card'],
    locale: language === 'english' ? 'en' : 'es-419',
    success_url: checkout.returnUrl,
    cancel_url: checkout.returnUrl,
    ...(customer === null ? { customer_email: email, customer_creation: 'always' } : { customer }),
  };
  if (amountCents === 0) return { ...shared, mode: 'setup', currency };
  return {
    ...shared,
    mode: 'payment',
    expires_at: seconds(checkout.expiresAt),
    payment_intent_data: { setup_future_usage: 'off_session', metadata, description },
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: amountCents, product_data: { name: description } },
      },
    ],
  };
}

async function chargeCard(stripe: Stripe, charge: NewCharge): Promise<GatewayPayment> {
  const { key, ownReference, customer, card, description, amountCents, currency } = charge;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency,
        customer,
        payment_method: card,
        off_session: true,
        confirm: true,
        description,
        metadata: { payment: ownReference },
      },
      { idempotencyKey: key },
    );
    return toPayment(intent, null);
  } catch (error) {
    const { type, payment_intent: intent } = error as Partial<Stripe.errors.StripeError>;
    if (type !== 'StripeCardError' || !intent) throw error;
    return toPayment(intent, null);
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Looks through the payments of a time, for Stripe's search may be minutes behind. */
async function findOwn(
  stripe: Stripe,
  { ownReference, from, until }: Parameters<Gateway['findPayment']>[0],
): Promise<GatewayPayment | null> {
  const intents = stripe.paymentIntents.list({
    created: { gte: seconds(from), lte: seconds(until) },
    limit: 100,
    expand: ['data.latest_charge.refunds'],
  });
  for await (const intent of intents)
    if (intent.metadata['payment'] === ownReference) return withDispute(stripe, intent);
  return null;
}

/** A reference that the account does not know is none of ours. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 404) return null;
    throw error;
  }
}

function ignoreRefusal(error: unknown): void {
  if ((error as { statusCode?: number }).statusCode !== 400) throw error;
}

/** A card that is detached, or a customer that is deleted, is unknown or refused: it is gone. */
function ignoreGone(error: unknown): void {
  const status = (error as { statusCode?: number }).statusCode;
  if (status !== 400 && status !== 404) throw error;
}
