import { createHmac } from 'node:crypto';
import type { FailureReason } from '../../../common/profiles/memberships.ts';
import { SANDBOX_CARDS, type SandboxCard } from '../../../common/sandbox-cards.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { Database } from '../../database/client.ts';
import { keepRemoval } from './sandbox-removals.ts';
import type { Gateway, GatewayCheckout, NewCheckout, SavedCard } from './gateway.ts';
import {
  findOwn,
  keepPayment,
  keepRefund,
  paymentsSince,
  readPayment,
  referenceOf,
} from './sandbox-payments.ts';

export type SandboxSettings = {
  database: Database;
  appUrl: string;
  appKey: string;
  clock: () => Date;
};

/** The built-in gateway: it behaves like Stripe, with books of its own, and moves no money. */
export function createSandboxGateway(settings: SandboxSettings): Gateway {
  const { database, clock } = settings;
  return {
    name: 'sandbox',
    isSandbox: true,
    webhookSecrets: [sandboxSecret(settings.appKey)],
    openCheckout: async (checkout) => {
      await keepCheckout(settings, checkout);
      const made = await readCheckout(settings, referenceOf('sbx_cs', checkout.key));
      if (!made) throw new Error('a checkout that was kept is there');
      return made;
    },
    readCheckout: (reference) => readCheckout(settings, reference),
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
      const made = await readPayment(database, referenceOf('sbx_pi', charge.key), clock());
      if (!made) throw new Error('a payment that was kept is there');
      return made;
    },
    readPayment: (reference) => readPayment(database, reference, clock()),
    findPayment: (asked) => findOwn(database, asked, clock()),
    refund: (refund) => keepRefund(database, refund, clock()),
    removeCard: (saved) => keepRemoval(database, saved, clock()),
    removeCustomer: (customer) => keepRemoval(database, { customer, card: '' }, clock()),
    listPayments: (since) => paymentsSince(database, since, clock()),
  };
}

export const sandboxSecret = (appKey: string): string =>
  `whsec_${createHmac('sha256', appKey).update('sandbox webhooks').digest('hex')}`;

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
  { database, appUrl, clock }: SandboxSettings,
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
    payment: row.payment === null ? null : await readPayment(database, row.payment, clock()),
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
