import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/errors.ts';
import type { Gateway, GatewayEvent } from '../gateways/gateway.ts';
import { readEvent } from '../gateways/read-event.ts';
import { isSignedBy } from '../gateways/webhook-signature.ts';
import { paymentAt } from '../queries/payments.ts';
import { settlePayment } from './settle-payment.ts';

export type WebhookOutcome =
  | 'settled'
  | 'waiting'
  | 'unknown'
  | 'mismatch'
  | 'sent_back'
  | 'foreign'
  | 'repeated';

/**
 * Receives one event of the gateway: checks its signature, stores it, and asks the gateway for the present
 * state. An event is processed only once. Throws a 400 for a signature that is wrong or too old.
 */
export async function receiveWebhook(
  context: Context,
  gateway: Gateway,
  { body, signature }: { body: string; signature: string },
): Promise<WebhookOutcome> {
  if (!isSignedBy(gateway.webhookSecrets, body, signature, context.now))
    throw new Refusal(400, 'bad_signature', 'billing.bad_signature');
  const event = readEvent(body);
  if (!event) throw new Refusal(400, 'bad_event', 'errors.bad_request');
  const isNew = await keepEvent(context, gateway, event);
  return isNew ? processEvent(context, gateway, event) : 'repeated';
}

/** False where the event was processed before; one that failed is tried again. */
async function keepEvent(
  { database, now }: Context,
  gateway: Gateway,
  event: GatewayEvent,
): Promise<boolean> {
  await database
    .insertInto('gateway_events')
    .values({
      id: event.id,
      gateway: gateway.name,
      type: event.type,
      object_kind: event.about?.kind ?? null,
      object_reference: event.about?.reference ?? null,
      created_at: event.createdAt,
      received_at: now,
    })
    .onConflict((same) => same.column('id').doNothing())
    .execute();
  const row = await database
    .selectFrom('gateway_events')
    .select('processed_at')
    .where('id', '=', event.id)
    .executeTakeFirstOrThrow();
  return row.processed_at === null;
}

/** Also called for an event of the log that failed. A failure is written down and thrown: the gateway sends it again. */
export async function processEvent(
  context: Context,
  gateway: Gateway,
  event: Pick<GatewayEvent, 'id' | 'about' | 'isForeign'>,
): Promise<WebhookOutcome> {
  const { database, now } = context;
  const mark = (columns: { processed_at?: Date; outcome?: string; error: string | null }) =>
    database
      .updateTable('gateway_events')
      .set({ ...columns, attempts: sql`attempts + 1` })
      .where('id', '=', event.id)
      .execute();
  try {
    const outcome = await apply(context, gateway, event);
    await mark({ processed_at: now, outcome, error: null });
    return outcome;
  } catch (error) {
    await mark({ error: (error as Error).message.slice(0, 300) });
    throw error;
  }
}

async function apply(
  context: Context,
  gateway: Gateway,
  { about, isForeign }: Pick<GatewayEvent, 'about' | 'isForeign'>,
): Promise<WebhookOutcome> {
  if (isForeign) return 'foreign';
  if (about === null) return 'unknown';
  const known = await paymentAt(context.database, about);
  const id =
    known?.id ?? (about.kind === 'payment' ? await ownPaymentId(context, gateway, about.reference) : null);
  const statedReference = about.kind === 'payment' ? about.reference : null;
  return id === null ? 'unknown' : settlePayment(context, gateway, id, statedReference);
}

/** An unknown payment names our payment by itself; it counts only if ours is waiting for one. */
async function ownPaymentId(
  { database }: Context,
  gateway: Gateway,
  reference: string,
): Promise<number | null> {
  const payment = await gateway.readPayment(reference);
  const id = Number(payment?.ownReference);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const row = await database
    .selectFrom('payments')
    .select('id')
    .where('id', '=', id)
    .where('gateway', '=', gateway.name)
    .executeTakeFirst();
  return row?.id ?? null;
}
