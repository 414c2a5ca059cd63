import type { Context } from '../../core/context.ts';
import { DAY_MS } from '../calendar.ts';
import type { Gateway, GatewayPayment } from '../gateways/gateway.ts';
import { finishCharge } from '../actions/charge-invoice.ts';
import { sendRefund } from '../actions/send-refund.ts';
import { recordCharge, settlePayment } from '../actions/settle-payment.ts';
import { selectPayments, type PaymentRow } from '../queries/payments.ts';

const DAYS_COMPARED = 45;
const KEY_HOURS = 20;
const HOUR_MS = 3_600_000;

/** The differences by name; `solved`: it was corrected. */
export type Difference = {
  kind:
    | 'lost_webhook'
    | 'charge_left_behind'
    | 'charge_unknown_to_gateway'
    | 'payment_unknown_to_us'
    | 'other_amount'
    | 'refund_not_sent';
  paymentId: number | null;
  reference: string | null;
  detail: string;
  solved: boolean;
};

/** Compares our payments with the gateway's, names each difference, and puts right what can be. */
export async function reconcile(context: Context, gateway: Gateway): Promise<void> {
  const since = new Date(context.now.getTime() - DAYS_COMPARED * DAY_MS);
  const theirs = await gateway.listPayments(since);
  const ours = await selectPayments(context.database)
    .where('gateway', '=', gateway.name)
    .where('created_at', '>=', since)
    .execute();
  const found: Difference[] = [];
  for (const payment of ours) found.push(...(await compare(context, gateway, payment, theirs)));
  found.push(...unknownToUs(ours, theirs));
  await keep(context, found);
  if (found.length > 0) context.log.warn({ found }, 'differences with the gateway');
}

async function compare(
  context: Context,
  gateway: Gateway,
  payment: PaymentRow,
  theirs: readonly GatewayPayment[],
): Promise<Difference[]> {
  const seen = theirs.find(({ ownReference }) => ownReference === String(payment.id));
  if (seen && seen.amountCents !== payment.amountCents)
    return [
      difference('other_amount', payment, `${seen.amountCents} instead of ${payment.amountCents}`, false),
    ];
  if (payment.refundDueCents > payment.refundedCents) {
    await sendRefund(context, gateway, payment.id);
    return [difference('refund_not_sent', payment, `${payment.refundDueCents}`, true)];
  }
  if (payment.state !== 'open') return settledDifferences(context, gateway, payment, seen);
  if (payment.kind === 'charge') return leftBehind(context, gateway, payment, seen);
  const outcome = await settlePayment(context, gateway, payment.id);
  return outcome === 'settled' || outcome === 'sent_back'
    ? [difference('lost_webhook', payment, outcome, true)]
    : [];
}

/** A refund or a dispute that we were not told of. */
async function settledDifferences(
  context: Context,
  gateway: Gateway,
  payment: PaymentRow,
  seen: GatewayPayment | undefined,
): Promise<Difference[]> {
  if (!seen || payment.state !== 'succeeded') return [];
  if (seen.refundedCents === payment.refundedCents && seen.dispute === payment.dispute) return [];
  await settlePayment(context, gateway, payment.id);
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
    await recordCharge(context, payment.id, seen);
    return [difference('charge_left_behind', payment, seen.state, true)];
  }
  const isYoung = context.now.getTime() - payment.createdAt.getTime() < KEY_HOURS * HOUR_MS;
  if (isYoung) {
    await finishCharge(context, gateway, payment.id);
    return [difference('charge_left_behind', payment, 'charged with the same key', true)];
  }
  await recordCharge(context, payment.id, neverArrived(payment, context.now));
  return [difference('charge_unknown_to_gateway', payment, 'never arrived', true)];
}

const neverArrived = ({ id, key, amountCents }: PaymentRow, now: Date): GatewayPayment => ({
  reference: `none_${key}`,
  ownReference: String(id),
  state: 'failed',
  reason: 'not_finished',
  amountCents,
  currency: 'usd',
  refundedCents: 0,
  dispute: null,
  createdAt: now,
});

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
