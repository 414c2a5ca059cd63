import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import type { FailureReason } from '../../../common/profiles/memberships.ts';
import type { GatewayName } from '../gateways/gateway.ts';

export type PaymentState = 'open' | 'succeeded' | 'failed' | 'expired';
export type PaymentRow = {
  id: number;
  userId: number;
  invoiceId: number | null;
  kind: 'checkout' | 'charge';
  gateway: GatewayName;
  key: string;
  checkout: string | null;
  url: string | null;
  reference: string | null;
  state: PaymentState;
  reason: FailureReason | null;
  amountCents: number;
  refundedCents: number;
  refundDueCents: number;
  sentBack: boolean;
  /** Null: what was asked for. */
  receivedCents: number | null;
  refundKeepsPlan: boolean;
  refundFailedCents: number;
  /** Set when a refund came back, until an administrator has dealt with it. */
  refundFailedAt: Date | null;
  /** The page is done, and the bank has not answered for good. */
  processingSince: Date | null;
  dispute: 'open' | 'won' | 'lost' | null;
  next: string | null;
  createdAt: Date;
};

export const selectPayments = (database: Queryable) =>
  database
    .selectFrom('payments')
    .select(['id', 'user_id as userId', 'invoice_id as invoiceId', 'kind', 'gateway', 'key', 'checkout'])
    .select(['url', 'reference', 'state', 'reason', 'amount_cents as amountCents', 'dispute', 'next'])
    .select(['refunded_cents as refundedCents', 'refund_due_cents as refundDueCents'])
    .select(['created_at as createdAt', 'sent_back as sentBack', 'received_cents as receivedCents'])
    .select(['refund_keeps_plan as refundKeepsPlan', 'processing_since as processingSince'])
    .select(['refund_failed_cents as refundFailedCents', 'refund_failed_at as refundFailedAt'])
    .$castTo<PaymentRow>();

export const findPayment = (database: Queryable, id: number): Promise<PaymentRow | undefined> =>
  selectPayments(database).where('id', '=', id).executeTakeFirst();

export const lockPayment = (database: Queryable, id: number): Promise<PaymentRow> =>
  selectPayments(database).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The payment by the gateway's reference; undefined where it is none of ours. */
export const paymentAt = (
  database: Queryable,
  { kind, reference }: { kind: 'checkout' | 'payment'; reference: string },
): Promise<PaymentRow | undefined> =>
  selectPayments(database)
    .where(kind === 'checkout' ? 'checkout' : 'reference', '=', reference)
    .executeTakeFirst();

type NewPayment = {
  userId: number;
  invoiceId: number | null;
  kind: PaymentRow['kind'];
  gateway: GatewayName;
  amountCents: number;
  next?: string | null;
  now: Date;
};

/** Written before the call to the gateway, so that the key is known even if the process ends in between. */
export async function insertPayment(database: Queryable, payment: NewPayment): Promise<number> {
  const { userId, invoiceId, kind, gateway, amountCents, next = null, now } = payment;
  const { id } = await database
    .insertInto('payments')
    .values({
      user_id: userId,
      invoice_id: invoiceId,
      kind,
      gateway,
      key: randomUUID(),
      state: 'open',
      amount_cents: amountCents,
      next,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const openPaymentOf = (
  database: Queryable,
  invoiceId: number,
  kind: PaymentRow['kind'],
): Promise<PaymentRow | undefined> =>
  selectPayments(database)
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** A payment of a user that a bank still processes; the latest one. */
export const processingPaymentOf = (database: Queryable, userId: number): Promise<PaymentRow | undefined> =>
  selectPayments(database)
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('processing_since', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Money that a user is owed of refunds that came back. */
export async function owedOfRefunds(database: Queryable, userId: number): Promise<number> {
  const { cents } = await database
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(refund_due_cents - refunded_cents), 0)::integer`.as('cents'))
    .where('user_id', '=', userId)
    .where('refund_failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return cents;
}

/** The last try to charge a card for an invoice. */
export const lastChargeOf = (database: Queryable, invoiceId: number): Promise<PaymentRow | undefined> =>
  selectPayments(database)
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'charge')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Charges that a process left behind before a moment. */
export const chargesLeftOpen = (database: Queryable, before: Date): Promise<PaymentRow[]> =>
  selectPayments(database)
    .where('state', '=', 'open')
    .where('kind', '=', 'charge')
    .where('created_at', '<=', before)
    .execute();
