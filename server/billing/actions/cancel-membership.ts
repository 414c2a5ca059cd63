import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import type { MembershipEvent } from '../membership-state.ts';
import { lockMembership, standAfter } from '../queries/membership.ts';
import { endMembership, recordStep } from './change-membership.ts';
import { askToRemoveCustomer } from './remove-at-gateway.ts';

/** Ends a membership with its paid period; at once where nothing is paid for. Throws a 409 where there is nothing to cancel. */
export const cancelMembership = (context: Context): Promise<void> => change(context, 'cancel_requested');

/** Takes a planned cancellation back, until the last moment; a smaller plan that was chosen before counts again. */
export const resumeMembership = (context: Context): Promise<void> => change(context, 'resumed');

type Asked = Extract<MembershipEvent, 'cancel_requested' | 'resumed'>;

async function change(context: Context, event: Asked): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (inside) => {
    if (await applyTo(inside, viewer.userId, event)) return;
    throw conflict(event === 'resumed' ? 'billing.nothing_to_resume' : 'billing.nothing_to_cancel');
  });
}

/** An account that is to close is not charged again; nothing happens where nothing is paid for. */
export const cancelForClosing = (inside: ReadContext, userId: number): Promise<boolean> =>
  applyTo(inside, userId, 'cancel_requested');

/** An account is closed: its membership ends, whether paid for or given, and its card is forgotten, also at the gateway. */
export async function endForClosing(
  inside: Parameters<typeof endMembership>[0],
  userId: number,
): Promise<void> {
  const { database, now } = inside;
  const membership = await lockMembership(database, userId, now);
  if (membership.version !== 'free') await endMembership(inside, membership);
  const account = await database
    .deleteFrom('billing_accounts')
    .where('user_id', '=', userId)
    .returning(['gateway', 'customer', 'card'])
    .executeTakeFirst();
  if (account?.customer) await askToRemoveCustomer(inside, { ...account, customer: account.customer });
}

/** False where the membership has nothing that could be canceled or resumed. */
async function applyTo(inside: ReadContext, userId: number, event: Asked): Promise<boolean> {
  const { database, now } = inside;
  const membership = await lockMembership(database, userId, now);
  const { periodEnd } = membership;
  const stand = standAfter(membership, event);
  if (!stand) return false;
  if (stand.state === 'ended') {
    await endMembership(inside, membership);
    return true;
  }
  await database
    .updateTable('memberships')
    .set({ cancels_at: stand.cancels ? periodEnd : null, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
  await recordStep(inside, membership, stand.cancels ? 'cancel_planned' : 'resumed');
  return true;
}
