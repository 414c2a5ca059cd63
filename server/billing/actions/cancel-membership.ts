import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import type { MembershipEvent } from '../membership-state.ts';
import { lockMembership, standAfter } from '../queries/membership.ts';
import { endMembership, recordStep } from './change-membership.ts';

/** Ends a membership with its paid period; at once where nothing is paid for. Throws a 409 where there is nothing to cancel. */
export const cancelMembership = (context: Context): Promise<void> => change(context, 'cancel_requested');

/** Takes a planned cancellation back, until the last moment; a smaller plan that was chosen before counts again. */
export const resumeMembership = (context: Context): Promise<void> => change(context, 'resumed');

type MemberEvent = Extract<MembershipEvent, 'cancel_requested' | 'resumed'>;

async function change(context: Context, event: MemberEvent): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    if (await applyTo(tx, viewer.userId, event)) return;
    throw conflict(event === 'resumed' ? 'billing.nothing_to_resume' : 'billing.nothing_to_cancel');
  });
}

/** A deactivated account is not charged again, and coming back does not change that. Nothing happens where nothing is paid for. */
export async function cancelForDeactivation(tx: ReadContext, userId: number): Promise<void> {
  await applyTo(tx, userId, 'cancel_requested');
  await tx.database
    .updateTable('memberships')
    .set({ cancels_for_closing: false })
    .where('user_id', '=', userId)
    .execute();
}

/** False where the membership has nothing that could be canceled or resumed. */
async function applyTo(tx: ReadContext, userId: number, event: MemberEvent): Promise<boolean> {
  const { database, now } = tx;
  const membership = await lockMembership(database, userId, now);
  const { periodEnd } = membership;
  const stand = standAfter(membership, event);
  if (!stand) return false;
  if (stand.state === 'ended') {
    await endMembership(tx, membership);
    return true;
  }
  await database
    .updateTable('memberships')
    .set({ cancels_at: stand.cancels ? periodEnd : null, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
  await recordStep(tx, membership, stand.cancels ? 'cancel_planned' : 'resumed');
  return true;
}
