import { createHash, createHmac } from 'node:crypto';
import type { FailureReason } from '../../../common/memberships.ts';
import { SANDBOX_CARDS, type SandboxCard } from '../../../common/sandbox-cards.ts';
import { route } from '../../../common/route-table.ts';
import type { Database } from '../../database/client.ts';
import type {
  Gateway,
  GatewayCheckout,
  GatewayPayment,
  NewCharge,
  NewCheckout,
  SavedCard,
} from './gateway.ts';

const CURRENCY = 'usd';

export type SandboxSettings = {
  database: Database;
  appUrl: string;
  appKey: string;
  clock: () => Date;
};

/** The built-in gateway: it behaves like Stripe, with books of its own, and moves no money. */
export function createSandboxGateway(settings: SandboxSettings): Gateway {
  const { database, appUrl, clock } = settings;
  return {
    name: 'sandbox',
    isSandbox: true,
    webhookSecrets: [sandboxSecret(settings.appKey)],
    openCheckout: async (checkout) => {
      await keepCheckout(settings, checkout);
      const made = await readCheckout(database, appUrl, referenceOf('sbx_cs', checkout.key));
      if (!made) throw new Error('a checkout that was kept is there');
      return made;
    },
    readCheckout: (reference) => readCheckout(database, appUrl, reference),
    expireCheckout: async (reference) => {
      await database
        .updateTable('sandbox_checkouts')
        .set({ state: 'expired' })
        .where('reference', '=', reference)
        .where('state', 'in', ['open', 'needs_confirmation'])
        .execute();
    },
    charge: async (charge) => {
      await keepPayment(database, charge, clock());
      const made = await readPayment(database, referenceOf('sbx_pi', charge.key));
      if (!made) throw new Error('a payment that was kept is there');
      return made;
    },
    readPayment: (reference) => readPayment(database, reference),
    refund: async ({ reference, amountCents }) => {
      await database
        .updateTable('sandbox_payments')
        .set({ refunded_cents: amountCents })
        .where('reference', '=', reference)
        .where('refunded_cents', '<', amountCents)
        .execute();
    },
    listPayments: async (since) => {
      const rows = await paymentRows(database).where('created_at', '>=', since).execute();
      return rows.map(toPayment);
    },
  };
}

export const sandboxSecret = (appKey: string): string =>
  `whsec_${createHmac('sha256', appKey).update('sandbox webhooks').digest('hex')}`;

/** The same key gives the same reference, as often as it is sent. */
const referenceOf = (prefix: string, key: string): string =>
  `${prefix}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;

async function keepCheckout({ database, clock }: SandboxSettings, checkout: NewCheckout): Promise<void> {
  const { key, ownReference, customer, description, amountCents, returnUrl, expiresAt } = checkout;
  await database
    .insertInto('sandbox_checkouts')
    .values({
      reference: referenceOf('sbx_cs', key),
      key,
      own_reference: ownReference,
      customer: customer ?? referenceOf('sbx_cus', key),
      description,
      amount_cents: amountCents,
      state: 'open',
      return_url: returnUrl,
      created_at: clock(),
      expires_at: expiresAt,
    })
    .onConflict((same) => same.column('key').doNothing())
    .execute();
}

async function readCheckout(
  database: Database,
  appUrl: string,
  reference: string,
): Promise<GatewayCheckout | null> {
  const row = await database
    .selectFrom('sandbox_checkouts')
    .select(['reference', 'own_reference', 'state', 'customer', 'card', 'payment', 'reason'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const state = row.state === 'needs_confirmation' ? 'open' : (row.state as GatewayCheckout['state']);
  return {
    reference,
    url: state === 'open' ? appUrl + route('sandbox.checkout', { reference }) : null,
    ownReference: row.own_reference,
    state,
    customer: row.customer,
    card: state === 'complete' && row.card !== null ? cardOf(row.card as SandboxCard) : null,
    payment: row.payment === null ? null : await readPayment(database, row.payment),
    reason: row.reason as FailureReason | null,
  };
}

/** Every test card expires far away, but the one that says it has. */
function cardOf(name: SandboxCard): SavedCard {
  return {
    reference: name,
    brand: 'visa',
    last4: SANDBOX_CARDS[name].last4,
    expMonth: 12,
    expYear: 2034,
  };
}

const LATER: Partial<Record<SandboxCard, FailureReason>> = {
  declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  expired: 'expired_card',
  fails_later: 'declined',
};

/** A card that is charged while its owner is away. */
async function keepPayment(database: Database, charge: NewCharge, now: Date): Promise<void> {
  const reason = LATER[charge.card as SandboxCard] ?? null;
  await insertPayment(database, { ...charge, state: reason ? 'failed' : 'succeeded', reason, now });
}

type KeptPayment = Pick<NewCharge, 'key' | 'ownReference' | 'customer' | 'card' | 'amountCents'> & {
  state: 'succeeded' | 'failed';
  reason: FailureReason | null;
  now: Date;
};

/** Charges once for a key. Answers the payment's reference. */
export async function insertPayment(database: Database, payment: KeptPayment): Promise<string> {
  const reference = referenceOf('sbx_pi', payment.key);
  await database
    .insertInto('sandbox_payments')
    .values({
      reference,
      key: payment.key,
      own_reference: payment.ownReference,
      customer: payment.customer,
      card: payment.card,
      amount_cents: payment.amountCents,
      state: payment.state,
      reason: payment.reason,
      dispute: payment.card === 'disputed' && payment.state === 'succeeded' ? 'open' : null,
      created_at: payment.now,
    })
    .onConflict((same) => same.column('key').doNothing())
    .execute();
  return reference;
}

const paymentRows = (database: Database) =>
  database
    .selectFrom('sandbox_payments')
    .select(['reference', 'own_reference', 'state', 'reason', 'amount_cents', 'refunded_cents', 'dispute'])
    .select('created_at');
type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentRows>['execute']>>[number];

async function readPayment(database: Database, reference: string): Promise<GatewayPayment | null> {
  const row = await paymentRows(database).where('reference', '=', reference).executeTakeFirst();
  return row ? toPayment(row) : null;
}

const toPayment = (row: PaymentRow): GatewayPayment => ({
  reference: row.reference,
  ownReference: row.own_reference,
  state: row.state as GatewayPayment['state'],
  reason: row.reason as FailureReason | null,
  amountCents: row.amount_cents,
  currency: CURRENCY,
  refundedCents: row.refunded_cents,
  dispute: row.dispute as GatewayPayment['dispute'],
  createdAt: row.created_at,
});
