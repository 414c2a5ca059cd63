import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FailureReason } from '../../../common/memberships.ts';
import type { SandboxCard } from '../../../common/sandbox-cards.ts';
import type { Database } from '../../database/client.ts';
import type { Gateway, GatewayPayment, NewCharge } from './gateway.ts';

const CURRENCY = 'usd';

/** The same key gives the same reference, as often as it is sent. */
export const referenceOf = (prefix: string, key: string): string =>
  `${prefix}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;

const LATER: Partial<Record<SandboxCard, FailureReason>> = {
  declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  expired: 'expired_card',
  fails_later: 'declined',
};

/** A card that is charged while its owner is away. */
export async function keepPayment(database: Database, charge: NewCharge, now: Date): Promise<void> {
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

/** Refunds so much more, once for a key, and never more than was paid. */
export async function keepRefund(
  database: Database,
  { key, reference, amountCents }: { key: string; reference: string; amountCents: number },
): Promise<void> {
  await database
    .updateTable('sandbox_payments')
    .set({
      refunded_cents: sql`refunded_cents + ${amountCents}`,
      refund_keys: sql`array_append(refund_keys, ${key})`,
    })
    .where('reference', '=', reference)
    .where(sql<boolean>`not ${key} = any(refund_keys)`)
    .where(sql<boolean>`refunded_cents + ${amountCents} <= amount_cents`)
    .execute();
}

const paymentRows = (database: Database) =>
  database
    .selectFrom('sandbox_payments')
    .select(['reference', 'own_reference', 'state', 'reason', 'amount_cents', 'refunded_cents', 'dispute'])
    .select('created_at');
type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentRows>['execute']>>[number];

export async function readPayment(database: Database, reference: string): Promise<GatewayPayment | null> {
  const row = await paymentRows(database).where('reference', '=', reference).executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function findOwn(
  database: Database,
  { ownReference, from, until }: Parameters<Gateway['findPayment']>[0],
): Promise<GatewayPayment | null> {
  const row = await paymentRows(database)
    .where('own_reference', '=', ownReference)
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** A bank's day is not kept here, so every disputed payment is listed. */
export async function paymentsSince(database: Database, since: Date): Promise<GatewayPayment[]> {
  const rows = await paymentRows(database)
    .where((any) => any.or([any('created_at', '>=', since), any('dispute', 'is not', null)]))
    .execute();
  return rows.map(toPayment);
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
