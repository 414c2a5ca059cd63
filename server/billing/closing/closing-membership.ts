import { PLANS } from '../../../common/limits/plan-limits.ts';
import type { ReadContext } from '../../core/context.ts';
import type { FutureCharge } from '../charges/future-charges.ts';
import { upcomingCharges } from '../charges/upcoming-charges.ts';
import { isPaid, lockMembership, standAfter, type MembershipRow } from '../queries/membership.ts';
import { endMembership, recordStep } from '../actions/change-membership.ts';
import { askToRemoveCustomer } from '../actions/remove-at-gateway.ts';

/**
 * An account that is to close is not charged again: its plan ends with the paid period, and a past-due one is not tried again.
 * A plan that was canceled before stays so.
 */
export async function cancelForClosing(tx: ReadContext, userId: number): Promise<void> {
  const { database, now } = tx;
  const membership = await lockMembership(database, userId, now);
  const { state, periodEnd, cancelsAt } = membership;
  if (!isPaid(membership) || cancelsAt !== null) return;
  await database
    .updateTable('memberships')
    .set({
      cancels_at: state === 'active' ? periodEnd : null,
      cancels_for_closing: true,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
  if (state === 'active') await recordStep(tx, membership, 'cancel_planned');
}

/** `charge`: the next one, of `plan`; null where nothing is sold. `ended`: the plan ended while the account was to close. */
export type ReturnedPlan =
  | { state: 'goes_on'; plan: string; charge: FutureCharge | null }
  | { state: 'ended' }
  | null;

/** Takes the cancellation for closing back. Null where there was none, and for a past-due plan, which stays as it is. */
export async function keepMembership(tx: ReadContext, userId: number): Promise<ReturnedPlan> {
  const { database, now } = tx;
  const membership = await lockMembership(database, userId, now);
  if (!membership.cancelsForClosing) return null;
  // A period that is over was the last one, also where the job that ends it is late.
  const isOver = !isPaid(membership) || (membership.cancelsAt !== null && membership.cancelsAt <= now);
  const goesOn = !isOver && standAfter(membership, 'resumed') !== null;
  await database
    .updateTable('memberships')
    .set({ ...(goesOn && { cancels_at: null }), cancels_for_closing: false, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
  if (isOver) return { state: 'ended' };
  if (!goesOn) return null;
  await recordStep(tx, membership, 'resumed');
  return { state: 'goes_on', ...(await nextCharge(tx, membership)) };
}

async function nextCharge(tx: ReadContext, membership: MembershipRow) {
  const charges = tx.config.payments === 'none' ? null : await upcomingCharges(tx, membership);
  return { plan: PLANS[membership.nextVersion ?? membership.version].name, charge: charges?.[0] ?? null };
}

/** An account is closed: its membership ends, whether paid for or given, and its card is forgotten, also at the gateway. */
export async function endForClosing(tx: Parameters<typeof endMembership>[0], userId: number): Promise<void> {
  const { database, now } = tx;
  const membership = await lockMembership(database, userId, now);
  if (membership.version !== 'free') await endMembership(tx, membership);
  const account = await database
    .deleteFrom('billing_accounts')
    .where('user_id', '=', userId)
    .returning(['gateway', 'customer', 'card'])
    .executeTakeFirst();
  if (account?.customer) await askToRemoveCustomer(tx, { ...account, customer: account.customer });
}
