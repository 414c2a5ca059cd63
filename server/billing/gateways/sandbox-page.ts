import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ROUTES, route } from '../../../common/routes/route-table.ts';
import type { SandboxCard } from '../../../common/sandbox-cards.ts';
import type { Context } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { sandboxSecret } from './sandbox.ts';
import { insertPayment } from './sandbox-payments.ts';
import type { FailureReason } from '../../../common/profiles/memberships.ts';
import { forgetRemoval } from './sandbox-removals.ts';
import { signWebhook } from './webhook-signature.ts';

export type SandboxPage = {
  reference: string;
  description: string;
  amountCents: number;
  state: 'open' | 'needs_confirmation' | 'complete' | 'expired';
  reason: FailureReason | null;
  returnUrl: string;
};

/** The data of the built-in gateway's own page. Throws 404 where there is no such page. */
export async function sandboxPage({ database }: Context, reference: string): Promise<SandboxPage> {
  const row = await database
    .selectFrom('sandbox_checkouts')
    .select(['reference', 'description', 'amount_cents', 'state', 'reason', 'return_url'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    reference,
    description: row.description,
    amountCents: row.amount_cents,
    state: row.state as SandboxPage['state'],
    reason: row.reason as FailureReason | null,
    returnUrl: row.return_url,
  };
}

export type CardChoice = { card: SandboxCard; confirmed: boolean | null };

const REFUSED: Partial<Record<SandboxCard, FailureReason>> = {
  declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  expired: 'expired_card',
};

/** Pays with a test card. Answers the page's new state. Throws a 409 for a finished page. */
export async function payWithTestCard(
  context: Context,
  reference: string,
  { card, confirmed }: CardChoice,
): Promise<SandboxPage['state']> {
  const { database } = context;
  const row = await database
    .selectFrom('sandbox_checkouts')
    .select(['state', 'key', 'own_reference', 'customer', 'amount_cents', 'card'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.state === 'complete') return 'complete';
  if (row.state === 'expired') throw conflict('billing.sandbox.over');
  const asked = row.state === 'needs_confirmation' && confirmed !== null;
  const chosen = asked ? 'needs_confirmation' : card;
  const reason = asked && !confirmed ? 'confirmation_needed' : (REFUSED[chosen] ?? null);
  const set = (columns: { state: SandboxPage['state']; reason?: string | null; payment?: string | null }) =>
    database
      .updateTable('sandbox_checkouts')
      .set({ card: chosen, reason: null, ...columns })
      .where('reference', '=', reference)
      .where('state', 'in', ['open', 'needs_confirmation'])
      .execute();
  if (reason !== null) await set({ state: 'open', reason });
  else if (chosen === 'needs_confirmation' && !asked) await set({ state: 'needs_confirmation' });
  else await complete(context, { ...row, chosen }, set);
  return (await sandboxPage(context, reference)).state;
}

type Completing = {
  key: string;
  own_reference: string;
  customer: string;
  amount_cents: number;
  chosen: SandboxCard;
};

async function complete(
  { database, now }: Context,
  { key, own_reference: ownReference, customer, amount_cents: amountCents, chosen: card }: Completing,
  set: (columns: { state: 'complete'; payment: string | null }) => Promise<unknown>,
): Promise<void> {
  const payment =
    amountCents === 0
      ? null
      : await insertPayment(database, {
          key,
          ownReference,
          customer,
          card,
          amountCents,
          state: 'succeeded',
          reason: null,
          now,
        });
  await forgetRemoval(database, { customer, card });
  await set({ state: 'complete', payment });
}

type EventType =
  | 'checkout.session.completed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed';

/** Sends a signed event to our own handler, as Stripe would. A lost one is found at night. */
export async function sendSandboxEvent(
  app: FastifyInstance,
  { config, now, log }: Context,
  { type, object }: { type: EventType; object: { id: string; object: string; payment_intent?: string } },
): Promise<void> {
  const id = `sbx_evt_${randomUUID()}`;
  const body = JSON.stringify({ id, type, created: Math.floor(now.getTime() / 1000), data: { object } });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: route('stripe.webhook'),
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signWebhook(body, sandboxSecret(config.appKey), now),
    },
    payload: body,
  });
  if (statusCode !== 200)
    log.warn({ statusCode, path: ROUTES['stripe.webhook'].path }, 'sandbox event refused');
}
