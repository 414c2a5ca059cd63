import { transact, type Context, type ReadContext } from '../core/context.ts';
import { conflict, notFound } from '../core/errors.ts';
import { recordDecision } from '../decisions/record-decision.ts';
import { endMembership, recordStep } from '../billing/actions/change-membership.ts';
import { sendRefund } from '../billing/actions/send-refund.ts';
import type { Gateway } from '../billing/gateways/gateway.ts';
import { nextStand } from '../billing/membership-state.ts';
import { findMembership, isPaid, lockMembership, type MembershipRow } from '../billing/queries/membership.ts';
import { toMembership, type MembershipView } from '../billing/membership-view.ts';
import { deskView, type DeskView } from '../moderation/desk.ts';
import type { CancelInput } from './schemas.ts';

export type CancelSubscriptionView = {
  desk: DeskView;
  user: { id: number; name: string; email: string };
  membership: MembershipView;
  /** The refundable part of the running period. */
  refundableCents: number;
};

export async function cancelSubscriptionPage(
  context: ReadContext,
  userId: number,
): Promise<CancelSubscriptionView> {
  const { database } = context;
  const user = await database
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw notFound();
  const membership = await findMembership(database, userId);
  const paid = membership && isPaid(membership) ? await periodPayment(context, membership) : undefined;
  return {
    desk: await deskView(context),
    user,
    membership: toMembership(membership),
    refundableCents: paid?.refundable ?? 0,
  };
}

/** The payment of the period that runs, and what was not refunded of it. */
async function periodPayment(
  { database }: ReadContext,
  { userId, periodStart }: MembershipRow,
): Promise<{ id: number; refundable: number } | undefined> {
  const row = await database
    .selectFrom('payments as p')
    .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
    .select(['p.id', 'p.amount_cents as amount', 'p.refunded_cents as refunded'])
    .where('i.user_id', '=', userId)
    .where('i.state', '=', 'paid')
    .where('i.period_start', '=', periodStart)
    .where('p.state', '=', 'succeeded')
    .where('p.sent_back', '=', false)
    .orderBy('p.id', 'desc')
    .executeTakeFirst();
  return row && { id: row.id, refundable: row.amount - row.refunded };
}

/**
 * Ends a user's membership, now or with its period, with a reason and with or without a refund. It is a
 * decision, and its user is told. Throws a 409 where nothing is paid for, or it is canceled already.
 */
export async function cancelSubscription(
  context: Context,
  gateway: Gateway,
  userId: number,
  { when, refund, reason }: CancelInput,
): Promise<void> {
  const paymentId = await transact(context, async (inside) => {
    const membership = await lockMembership(inside.database, userId, inside.now);
    const payment = isPaid(membership) ? await periodPayment(inside, membership) : undefined;
    await end(inside, membership, when);
    const refundCents = refund ? (payment?.refundable ?? 0) : 0;
    if (payment && refundCents > 0)
      await inside.database
        .updateTable('payments')
        .set((row) => ({
          refund_due_cents: row('refunded_cents', '+', refundCents),
          refund_keeps_plan: when === 'period_end',
        }))
        .where('id', '=', payment.id)
        .execute();
    await recordDecision(inside, {
      action: 'membership.canceled',
      subject: { type: 'user', id: userId },
      reasonCode: null,
      reasonText: reason,
      before: { plan: membership.version, state: membership.state },
      after: { plan: when === 'now' ? 'free' : membership.version, when, refund_cents: refundCents },
      concerned: [{ userId, party: 'account', appealUntil: null }],
    });
    return refundCents > 0 ? payment?.id : undefined;
  });
  if (paymentId !== undefined) await sendRefund(context, gateway, paymentId);
}

async function end(inside: ReadContext, membership: MembershipRow, when: CancelInput['when']): Promise<void> {
  const { userId, state, cancelsAt, periodEnd } = membership;
  const event = when === 'now' ? 'ended_at_once' : 'cancel_requested';
  const stand = isPaid(membership) ? nextStand({ state, cancels: cancelsAt !== null }, event) : null;
  if (!stand) throw conflict('billing.nothing_to_cancel');
  if (stand.state === 'ended') {
    await endMembership(inside, membership);
    return;
  }
  await inside.database
    .updateTable('memberships')
    .set({ cancels_at: periodEnd, updated_at: inside.now })
    .where('user_id', '=', userId)
    .execute();
  await recordStep(inside, membership, 'cancel_planned');
}

/** Ends the plan of a deactivated account at once and refunds the rest; nothing happens where nothing is paid for. */
export async function refundRest(
  context: Context,
  gateway: Gateway,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  const membership = await findMembership(context.database, userId);
  if (!membership || !isPaid(membership)) return;
  await cancelSubscription(context, gateway, userId, { when: 'now', refund: true, reason });
}
