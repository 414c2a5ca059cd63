import { transact, type Context, type ReadContext } from '../core/context.ts';
import { conflict, notFound } from '../core/errors.ts';
import { recordDecision } from '../decisions/record-decision.ts';
import { endMembership, recordStep } from '../billing/actions/change-membership.ts';
import { sendRefund } from '../billing/actions/send-refund.ts';
import type { Gateway } from '../billing/gateways/gateway.ts';
import { nextStatus } from '../billing/membership-state.ts';
import { findMembership, isPaid, lockMembership, type MembershipRow } from '../billing/queries/membership.ts';
import { owedOfRefunds } from '../billing/queries/payments.ts';
import { chosenCents, keepRefundDue, refundableOf } from './refundable.ts';
import { toMembership, type MembershipView } from '../billing/membership-view.ts';
import { adminView, type AdminView } from '../moderation/admin-view.ts';
import type { CancelInput } from './schemas.ts';

export type CancelSubscriptionView = {
  admin: AdminView;
  user: { id: number; name: string; email: string };
  membership: MembershipView;
  /** The money of the running period that was not refunded, and its unused part. */
  mostCents: number;
  suggestedCents: number;
  /** Cents owed for refunds that came back. */
  owedCents: number;
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
  const refundable = membership && (await refundableOf(context, membership));
  return {
    admin: await adminView(context),
    user,
    membership: toMembership(membership),
    mostCents: refundable?.mostCents ?? 0,
    suggestedCents: refundable?.suggestedCents ?? 0,
    owedCents: await owedOfRefunds(database, userId),
  };
}

/**
 * Ends a user's membership, now or with its period, with a reason and with or without a refund. It is a
 * decision, and its user is told. Throws a 409 where nothing is paid for, or it is canceled already, and a 422 for a
 * refund of more than was paid.
 */
export async function cancelSubscription(
  context: Context,
  gateway: Gateway,
  userId: number,
  { when, fault, refund, refund_amount: cents, reason }: CancelInput,
): Promise<void> {
  const paymentIds = await transact(context, async (tx) => {
    const membership = await lockMembership(tx.database, userId, tx.now);
    const refundable = await refundableOf(tx, membership);
    const isOwed = when === 'now' && fault === 'no';
    const refundCents = chosenCents(refundable, { refund: refund ?? isOwed, cents });
    await end(tx, membership, when);
    await recordDecision(tx, {
      action: 'membership.canceled',
      subject: { type: 'user', id: userId },
      reasonCode: null,
      reasonText: reason,
      before: { plan: membership.version, state: membership.state },
      after: { plan: when === 'now' ? 'free' : membership.version, when, refund_cents: refundCents },
      concerned: [{ userId, party: 'account', appealUntil: null }],
    });
    const keepsPlan = when === 'period_end';
    return keepRefundDue(tx, { userId, refundable, cents: refundCents, keepsPlan });
  });
  // One that fails stops none of the others, and is sent by the nightly comparison.
  const sent = await Promise.allSettled(
    paymentIds.map((paymentId) => sendRefund(context, gateway, paymentId)),
  );
  for (const result of sent) if (result.status === 'rejected') throw result.reason;
}

async function end(tx: ReadContext, membership: MembershipRow, when: CancelInput['when']): Promise<void> {
  const { userId, state, cancelsAt, periodEnd } = membership;
  const event = when === 'now' ? 'ended_at_once' : 'cancel_requested';
  const stand = isPaid(membership) ? nextStatus({ state, cancels: cancelsAt !== null }, event) : null;
  if (!stand) throw conflict('billing.nothing_to_cancel');
  if (stand.state === 'ended') {
    await endMembership(tx, membership);
    return;
  }
  await tx.database
    .updateTable('memberships')
    .set({ cancels_at: periodEnd, updated_at: tx.now })
    .where('user_id', '=', userId)
    .execute();
  await recordStep(tx, membership, 'cancel_planned');
}

/** Ends the plan of a deactivated account at once and refunds the rest; nothing happens where nothing is paid for. */
export async function refundRest(
  context: Context,
  gateway: Gateway,
  { userId, reason }: { userId: number; reason: string },
): Promise<void> {
  const membership = await findMembership(context.database, userId);
  if (!membership || !isPaid(membership)) return;
  await cancelSubscription(context, gateway, userId, {
    when: 'now',
    fault: 'no',
    refund: true,
    refund_amount: null,
    reason,
  });
}
