import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../calendar.ts';
import type { Gateway, GatewayPayment } from '../gateways/gateway.ts';
import { finishCharge } from '../actions/charge-invoice.ts';
import { CURRENCY } from '../actions/open-checkout.ts';
import { isAsAsked } from '../actions/record-mismatch.ts';
import { sendRefund } from '../actions/send-refund.ts';
import { recordCharge, settlePayment } from '../actions/settle-payment.ts';
import { findPayment, selectPayments, type PaymentRow } from '../queries/payments.ts';

const DAYS_COMPARED = 45;

/** The differences by name; `solved`: it was corrected. */
export type Difference = {
  kind:
    | 'lost_webhook'
    | 'charge_left_behind'
    | 'charge_unknown_to_gateway'
    | 'payment_unknown_to_us'
    | 'other_amount'
    | 'other_currency'
    | 'refund_not_sent'
    | 'refund_returned';
  paymentId: number | null;
  reference: string | null;
  detail: string;
  solved: boolean;
};

/** Compares our payments with the gateway's, names each difference, and puts right what can be. One that fails stops none of the others. */
export async function reconcile(context: Context, gateway: Gateway): Promise<void> {
  const since = new Date(context.now.getTime() - DAYS_COMPARED * DAY_MS);
  const theirs = await gateway.listPayments(since);
  const ours = await ownPayments(context, gateway, { since, theirs });
  const found: Difference[] = [];
  for (const payment of ours) {
    try {
      found.push(...(await compare(context, gateway, payment, theirs)));
    } catch (error) {
      context.log.error({ err: error, payment: payment.id }, 'comparison of a payment failed');
    }
  }
  found.push(...unknownToUs(ours, theirs));
  await keep(context, found);
  if (found.length > 0) context.log.warn({ found }, 'differences with the gateway');
}

/** Ours of the same time, and older ones that are not over or that the gateway names. */
const ownPayments = (
  { database }: Context,
  gateway: Gateway,
  { since, theirs }: { since: Date; theirs: readonly GatewayPayment[] },
): Promise<PaymentRow[]> => {
  const references = theirs.map(({ reference }) => reference);
  const ids = theirs.map(({ ownReference }) => Number(ownReference)).filter(isId);
  return selectPayments(database)
    .where('gateway', '=', gateway.name)
    .where((any) =>
      any.or([
        any('created_at', '>=', since),
        any('state', '=', 'open'),
        any('dispute', '=', 'open'),
        any('refund_due_cents', '>', 0),
        ...(references.length > 0 ? [any('reference', 'in', references)] : []),
        ...(ids.length > 0 ? [any('id', 'in', ids)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
};

const MOST_ID = 2_147_483_647;
const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0 && value <= MOST_ID;

async function compare(
  context: Context,
  gateway: Gateway,
  payment: PaymentRow,
  theirs: readonly GatewayPayment[],
): Promise<Difference[]> {
  const seen = theirs.find(({ ownReference }) => ownReference === String(payment.id));
  if (payment.refundDueCents > payment.refundedCents && payment.refundFailedAt === null) {
    await sendRefund(context, gateway, payment.id);
    return [difference('refund_not_sent', payment, `${payment.refundDueCents}`, true)];
  }
  if (seen && seen.state === 'succeeded' && payment.receivedCents === null && !isAsAsked(seen, payment))
    return otherThanAsked(context, gateway, payment, seen);
  if (payment.state !== 'open') return settledDifferences(context, gateway, payment, seen);
  if (payment.kind === 'charge') return leftBehind(context, gateway, payment, seen);
  const outcome = await settlePayment(context, gateway, payment.id);
  return outcome === 'settled' || outcome === 'sent_back'
    ? [difference('lost_webhook', payment, outcome, true)]
    : [];
}

/** While it is open, it is sent back; after that, an administrator has to look. */
async function otherThanAsked(
  context: Context,
  gateway: Gateway,
  payment: PaymentRow,
  seen: GatewayPayment,
): Promise<Difference[]> {
  const outcome = await recordSeen(context, gateway, payment, seen);
  const isSolved = outcome === 'sent_back';
  if (seen.currency !== CURRENCY)
    return [difference('other_currency', payment, `${seen.currency} instead of ${CURRENCY}`, isSolved)];
  const detail = `${seen.amountCents} instead of ${payment.amountCents}`;
  return [difference('other_amount', payment, detail, isSolved)];
}

/** A refund or a dispute that we were not told of. */
async function settledDifferences(
  context: Context,
  gateway: Gateway,
  payment: PaymentRow,
  seen: GatewayPayment | undefined,
): Promise<Difference[]> {
  const isOver = payment.state !== 'succeeded' && payment.receivedCents === null;
  if (isOver || (!seen && payment.dispute !== 'open')) return [];
  const isSame =
    seen?.refundedCents === payment.refundedCents &&
    seen.failedRefundCents === payment.refundFailedCents &&
    seen.dispute === payment.dispute;
  if (isSame) return [];
  await settlePayment(context, gateway, payment.id);
  const after = await findPayment(context.database, payment.id);
  if (after && after.refundFailedCents > payment.refundFailedCents)
    return [difference('refund_returned', payment, String(after.refundFailedCents), false)];
  if (after?.refundedCents === payment.refundedCents && after.dispute === payment.dispute) return [];
  return [difference('lost_webhook', payment, 'refund or dispute', true)];
}

/** A process ended between the charge and its record. */
async function leftBehind(
  context: Context,
  gateway: Gateway,
  payment: PaymentRow,
  seen: GatewayPayment | undefined,
): Promise<Difference[]> {
  if (seen) {
    await recordSeen(context, gateway, payment, seen);
    return [difference('charge_left_behind', payment, seen.state, true)];
  }
  const outcome = await finishCharge(context, gateway, payment.id);
  return outcome === 'never_arrived'
    ? [difference('charge_unknown_to_gateway', payment, 'never arrived', true)]
    : [difference('charge_left_behind', payment, 'charged with the same key', true)];
}

async function recordSeen(context: Context, gateway: Gateway, { id }: PaymentRow, seen: GatewayPayment) {
  const outcome = await recordCharge(context, id, seen);
  if (outcome === 'sent_back') await sendRefund(context, gateway, id);
  return outcome;
}

const unknownToUs = (ours: readonly PaymentRow[], theirs: readonly GatewayPayment[]): Difference[] =>
  theirs
    .filter(
      ({ ownReference, state }) =>
        state === 'succeeded' && !ours.some(({ id }) => String(id) === ownReference),
    )
    .map(({ reference, amountCents }) => ({
      kind: 'payment_unknown_to_us',
      paymentId: null,
      reference,
      detail: String(amountCents),
      solved: false,
    }));

const difference = (
  kind: Difference['kind'],
  { id, reference, checkout }: PaymentRow,
  detail: string,
  solved: boolean,
): Difference => ({ kind, paymentId: id, reference: reference ?? checkout, detail, solved });

async function keep({ database, now }: Context, found: readonly Difference[]): Promise<void> {
  if (found.length === 0) return;
  await database
    .insertInto('reconciliation_differences')
    .values(
      found.map(({ kind, paymentId, reference, detail, solved }) => ({
        found_at: now,
        kind,
        payment_id: paymentId,
        reference,
        detail,
        solved,
      })),
    )
    .execute();
}
