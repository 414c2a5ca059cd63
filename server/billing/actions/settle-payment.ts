import { transact, type Context, type ReadContext } from '../../core/context.ts';
import type { Gateway, GatewayCheckout, GatewayPayment } from '../gateways/gateway.ts';
import { INCOMPLETE_HOURS } from '../membership-state.ts';
import { lockInvoice } from '../queries/invoices.ts';
import { isPaid, lockMembership, type MembershipRow } from '../queries/membership.ts';
import { findPayment, lockPayment, type PaymentRow } from '../queries/payments.ts';
import { applyPaidInvoice, recordStep } from './change-membership.ts';
import { isAsAsked, recordMismatch } from './record-mismatch.ts';
import { recordExpiry, recordFailure, recordProcessing } from './record-unpaid.ts';
import { recordDispute, recordRefunds } from './record-reversals.ts';
import { removeAtGateway, replaceCard } from './remove-at-gateway.ts';
import { sendRefund } from './send-refund.ts';

/** `mismatch`: what was settled has another amount or currency now, and is left to an administrator. */
export type Outcome = 'settled' | 'waiting' | 'unknown' | 'mismatch' | 'sent_back';

const HOUR_MS = 3_600_000;

/** The gateway's answer about one of our payments. */
type GatewayAnswer = { payment: GatewayPayment | null; checkout: GatewayCheckout | null };

/**
 * Asks the gateway for a payment's state and applies it. Webhooks, the return page and the nightly comparison
 * call it. It gives one result in any order and number of calls.
 */
export async function settlePayment(
  context: Context,
  gateway: Gateway,
  paymentId: number,
  statedReference: string | null = null,
): Promise<Outcome> {
  const payment = await findPayment(context.database, paymentId);
  if (!payment || payment.gateway !== gateway.name) return 'unknown';
  const seen = await look(gateway, payment, { statedReference, now: context.now });
  const outcome = await transact(context, (tx) => record(tx, paymentId, seen));
  if (payment.kind === 'checkout' && outcome === 'settled') await removeAtGateway(context, gateway);
  if (outcome !== 'sent_back') return outcome;
  await sendRefund(context, gateway, paymentId);
  return outcome;
}

/** `statedReference`: the payment that an event names, where we do not know it yet; it counts if it names ours. */
async function look(
  gateway: Gateway,
  asked: PaymentRow,
  { statedReference, now }: { statedReference: string | null; now: Date },
): Promise<GatewayAnswer> {
  const { checkout, reference } = asked;
  const page = checkout === null ? neverShown(asked, now) : await gateway.readCheckout(checkout);
  const known = reference ?? page?.payment?.reference ?? null;
  const payment = known ?? statedReference;
  const found = payment === null ? null : await gateway.readPayment(payment);
  const isOurs = known !== null || found?.ownReference === String(asked.id);
  return { checkout: page, payment: isOurs ? found : null };
}

/** A process ended before it knew the page's address: no one saw that page, so its day is over like any other's. */
function neverShown({ id, kind, createdAt }: PaymentRow, now: Date): GatewayCheckout | null {
  const isOver = now.getTime() - createdAt.getTime() >= INCOMPLETE_HOURS * HOUR_MS;
  if (kind !== 'checkout' || !isOver) return null;
  const ownReference = String(id);
  const none = { url: null, customer: null, card: null, payment: null, reason: null };
  return { ...none, reference: '', ownReference, state: 'expired' };
}

/** The same with a charge's immediate answer. */
export const recordCharge = (
  context: Context,
  paymentId: number,
  payment: GatewayPayment,
): Promise<Outcome> => transact(context, (tx) => record(tx, paymentId, { payment, checkout: null }));

async function record(tx: ReadContext, paymentId: number, seen: GatewayAnswer): Promise<Outcome> {
  const { database, now } = tx;
  const found = await findPayment(database, paymentId);
  if (!found) return 'unknown';
  // Memberships are locked before payments, everywhere.
  const membership = await lockMembership(database, found.userId, now);
  const payment = await lockPayment(database, paymentId);
  const isOther = seen.payment !== null && !isAsAsked(seen.payment, payment);
  if (payment.state === 'succeeded')
    return isOther ? 'mismatch' : recordLater(tx, { payment, membership, seen });
  if (payment.receivedCents !== null) return recordLater(tx, { payment, membership, seen });
  if (isOther && seen.payment?.state === 'succeeded')
    return recordMismatch(tx, { payment, membership, seen: seen.payment });
  if (isDone(seen, payment)) return recordSuccess(tx, { payment, membership, seen });
  if (isFailed(seen, payment))
    return payment.state === 'open'
      ? recordFailure(tx, { payment, membership, seen: seen.payment })
      : 'settled';
  if (isProcessing(seen, payment)) return recordProcessing(tx, payment, seen.payment);
  if (seen.checkout?.state === 'expired') return recordExpiry(tx, { payment, membership });
  await keepReason(tx, payment, seen);
  return 'waiting';
}

/** On a page that is still open, another card may follow one that failed. */
const isFinal = ({ checkout }: GatewayAnswer, { kind }: PaymentRow): boolean =>
  kind === 'charge' || checkout?.state === 'complete';
const isFailed = (seen: GatewayAnswer, payment: PaymentRow): boolean =>
  isFinal(seen, payment) && seen.payment?.state === 'failed';
const isProcessing = (seen: GatewayAnswer, payment: PaymentRow): boolean =>
  isFinal(seen, payment) && seen.payment?.state === 'processing' && payment.state === 'open';

type FoundPayment = { payment: PaymentRow; membership: MembershipRow; seen: GatewayAnswer };

/** A free purchase is done once the card is saved. */
const isDone = ({ payment, checkout }: GatewayAnswer, { amountCents }: PaymentRow): boolean =>
  payment?.state === 'succeeded' || (amountCents === 0 && checkout?.state === 'complete');

async function recordSuccess(tx: ReadContext, { payment, membership, seen }: FoundPayment): Promise<Outcome> {
  const { database, now } = tx;
  const { id, userId, gateway, invoiceId } = payment;
  await database
    .updateTable('payments')
    .set({
      state: 'succeeded',
      reason: null,
      settled_at: now,
      processing_since: null,
      reference: seen.payment?.reference ?? null,
    })
    .where('id', '=', id)
    .execute();
  const { checkout } = seen;
  await replaceCard(tx, {
    userId,
    gateway,
    customer: checkout?.customer ?? null,
    card: checkout?.card ?? null,
    now,
  });
  if (invoiceId === null) return 'settled';
  const invoice = await lockInvoice(database, invoiceId);
  const isWanted =
    invoice.state === 'open' && (invoice.purpose === 'purchase' ? !isPaid(membership) : isPaid(membership));
  if (!isWanted) return sendBack(tx, { payment, membership, seen });
  await applyPaidInvoice(tx, { membership, invoice, gateway });
  if (seen.payment?.dispute) await recordDispute(tx, { payment, seen: seen.payment });
  return 'settled';
}

/** It was paid twice, or for an ended plan, so the money is refunded immediately. */
async function sendBack(tx: ReadContext, { payment, membership }: FoundPayment): Promise<Outcome> {
  await tx.database
    .updateTable('payments')
    .set({ refund_due_cents: payment.amountCents, sent_back: true })
    .where('id', '=', payment.id)
    .execute();
  await recordStep(tx, membership, 'double_refunded', payment.invoiceId);
  return payment.amountCents > 0 ? 'sent_back' : 'settled';
}

async function recordLater(tx: ReadContext, { payment, membership, seen }: FoundPayment): Promise<Outcome> {
  if (!seen.payment) return 'settled';
  await recordRefunds(tx, { payment, membership, seen: seen.payment });
  await recordDispute(tx, { payment, seen: seen.payment });
  const { refundFailedAt, refundFailedCents, refundDueCents } = payment;
  const isReturned = refundFailedAt !== null || seen.payment.failedRefundCents > refundFailedCents;
  return !isReturned && refundDueCents > seen.payment.refundedCents ? 'sent_back' : 'settled';
}

async function keepReason({ database }: ReadContext, { id }: PaymentRow, seen: GatewayAnswer): Promise<void> {
  const reason = seen.payment?.reason ?? seen.checkout?.reason ?? null;
  if (reason !== null) await database.updateTable('payments').set({ reason }).where('id', '=', id).execute();
}
