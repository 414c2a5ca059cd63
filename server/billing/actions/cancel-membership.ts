import { transact, type Context } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { nextStand, type MembershipEvent } from '../membership-state.ts';
import { isPaid, lockMembership } from '../queries/membership.ts';
import { endMembership, recordStep } from './change-membership.ts';

/** Ends a membership with its paid period; at once where nothing is paid for. Throws a 409 where there is nothing to cancel. */
export const cancelMembership = (context: Context): Promise<void> => change(context, 'cancel_requested');

/** Takes a planned cancellation back, until the last moment. */
export const resumeMembership = (context: Context): Promise<void> => change(context, 'resumed');

async function change(
  context: Context,
  event: Extract<MembershipEvent, 'cancel_requested' | 'resumed'>,
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (inside) => {
    const { database, now } = inside;
    const membership = await lockMembership(database, viewer.userId, now);
    const { userId, state, cancelsAt, periodEnd } = membership;
    const stand = isPaid(membership) ? nextStand({ state, cancels: cancelsAt !== null }, event) : null;
    if (!stand)
      throw conflict(event === 'resumed' ? 'billing.nothing_to_resume' : 'billing.nothing_to_cancel');
    if (stand.state === 'ended') {
      await endMembership(inside, membership);
      return;
    }
    await database
      .updateTable('memberships')
      .set({ cancels_at: stand.cancels ? periodEnd : null, next_version: null, updated_at: now })
      .where('user_id', '=', userId)
      .execute();
    await recordStep(inside, membership, stand.cancels ? 'cancel_planned' : 'resumed');
  });
}
