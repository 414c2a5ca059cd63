import { endMemberships } from '../end-memberships.ts';
import { lockMembers } from '../lock-members.ts';
import { seatMembers } from '../seat-members.ts';
import { entitlementsOf } from '../../billing/entitlements.ts';
import { transact, type Context } from '../../core/context.ts';
import { conflict, forbidden } from '../../core/errors.ts';
import { owningViewer } from '../policy.ts';
import { lockMember } from '../queries/lock-member.ts';

/** Removes a member at once; what they wrote stays, with their name. Somebody who waited takes the place. Throws 409 for an invitation. */
export async function removeMember(context: Context, { id }: { id: number }): Promise<void> {
  const { contractorId, userId } = owningViewer(context);
  await transact(context, async (tx) => {
    const member = await lockMember(tx, { id, contractorId });
    if (member.acceptedAt === null) throw conflict('members.not_accepted');
    await endMemberships(tx, { memberId: id }, 'removed');
    const { limits } = await entitlementsOf(tx.database, userId, tx.now);
    await seatMembers(tx, { contractorId, seats: limits.seats });
  });
}

/** Gives a place of the plan to a member who waits; the one who was chosen longest ago waits instead. */
export async function chooseMember(context: Context, { id }: { id: number }): Promise<void> {
  const { contractorId, userId } = owningViewer(context);
  await transact(context, async (tx) => {
    const { database, now } = tx;
    const member = await lockMember(tx, { id, contractorId });
    if (member.acceptedAt === null) throw conflict('members.not_accepted');
    const { limits } = await entitlementsOf(database, userId, now);
    if (limits.seats < 2) throw conflict('members.plan_has_none');
    await database.updateTable('contractor_members').set({ chosen_at: now }).where('id', '=', id).execute();
    await seatMembers(tx, { contractorId, seats: limits.seats });
  });
}

/** A member leaves, also one for whom the plan has no room. Throws 403 for somebody who is no member. */
export async function leaveBusiness(context: Context): Promise<void> {
  const own = context.viewer?.memberOf ?? null;
  const userId = context.viewer?.userId;
  if (own === null || userId === undefined) throw forbidden('members.not_any_more');
  await transact(context, async (tx) => {
    await lockMembers(tx.database, own.contractorId);
    await endMemberships(tx, { userId }, 'left');
    const { limits } = await entitlementsOf(tx.database, own.ownerUserId, tx.now);
    await seatMembers(tx, { contractorId: own.contractorId, seats: limits.seats });
  });
}
