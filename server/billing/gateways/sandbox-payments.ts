import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FailureReason } from '../../../common/profiles/memberships.ts';
import type { SandboxCard } from '../../../common/sandbox-cards.ts';
import type { Database } from '../../database/client.ts';
import type { Gateway, GatewayPayment, NewCharge } from './gateway.ts';
import { isRemoved } from './sandbox-removals.ts';

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

/** A card that is charged while its owner is away; one that was removed is declined. */
export async function keepPayment(database: Database, charge: NewCharge, now: Date): Promise<void> {
  const isGone = await isRemoved(database, charge);
  const reason = isGone ? 'declined' : (LATER[charge.card as SandboxCard] ?? null);
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
  const settlesAt = payment.state === 'succeeded' ? settlesLater(payment.card, payment.now) : null;
  await database
    .insertInto('sandbox_payments')
    .values({
      reference,
      key: payment.key,
      own_reference: payment.ownReference,
      customer: payment.customer,
      card: payment.card,
      amount_cents: payment.amountCents,
      state: settlesAt === null ? payment.state : 'processing',
      settles_at: settlesAt,
      reason: payment.reason,
      dispute: payment.card === 'disputed' && payment.state === 'succeeded' ? 'open' : null,
      created_at: payment.now,
    })
    .onConflict((same) => same.column('key').doNothing())
    .execute();
  return reference;
}

const DAYS = 86_400_000;
const SETTLES_MS = 3 * DAYS;
const REFUND_RETURNS_MS = 2 * DAYS;

/** A bank debit is final some days later. */
const settlesLater = (card: string, now: Date): Date | null =>
  card === 'bank_pays' || card === 'bank_fails' ? new Date(now.getTime() + SETTLES_MS) : null;

/** Keeps the answers of banks since: a debit is final, and a refund came back. */
async function bringUpToDate(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('sandbox_payments')
    .set({
      state: sql`case card when 'bank_fails' then 'failed' else 'succeeded' end`,
      reason: sql`case card when 'bank_fails' then 'insufficient_funds' end`,
      settles_at: null,
    })
    .where('settles_at', '<=', now)
    .execute();
  await database
    .updateTable('sandbox_payments')
    .set({
      failed_refund_cents: sql`failed_refund_cents + refunded_cents`,
      refunded_cents: 0,
      refund_fails_at: null,
    })
    .where('refund_fails_at', '<=', now)
    .execute();
}

/** Refunds so much more, once for a key, and never more than was paid. Of one card, the first refund comes back. */
export async function keepRefund(
  database: Database,
  { key, reference, amountCents }: { key: string; reference: string; amountCents: number },
  now: Date,
): Promise<void> {
  await bringUpToDate(database, now);
  const returnsAt = new Date(now.getTime() + REFUND_RETURNS_MS);
  await database
    .updateTable('sandbox_payments')
    .set({
      refunded_cents: sql`refunded_cents + ${amountCents}`,
      refund_keys: sql`array_append(refund_keys, ${key})`,
      refund_fails_at: sql`case when card = 'refund_fails' and failed_refund_cents = 0
        then ${returnsAt}::timestamptz else refund_fails_at end`,
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
    .select(['created_at', 'failed_refund_cents']);
type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentRows>['execute']>>[number];

export async function readPayment(
  database: Database,
  reference: string,
  now: Date,
): Promise<GatewayPayment | null> {
  await bringUpToDate(database, now);
  const row = await paymentRows(database).where('reference', '=', reference).executeTakeFirst();
  return row ? toPayment(row) : null;
}

export async function findOwn(
  database: Database,
  { ownReference, from, until }: Parameters<Gateway['findPayment']>[0],
  now: Date,
): Promise<GatewayPayment | null> {
  await bringUpToDate(database, now);
  const row = await paymentRows(database)
    .where('own_reference', '=', ownReference)
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** A bank's day is not kept here, so every payment is listed that was disputed, or whose refund came back. */
export async function paymentsSince(database: Database, since: Date, now: Date): Promise<GatewayPayment[]> {
  await bringUpToDate(database, now);
  const rows = await paymentRows(database)
    .where((any) =>
      any.or([
        any('created_at', '>=', since),
        any('dispute', 'is not', null),
        any('failed_refund_cents', '>', 0),
      ]),
    )
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
  failedRefundCents: row.failed_refund_cents,
  dispute: row.dispute as GatewayPayment['dispute'],
  createdAt: row.created_at,
});
