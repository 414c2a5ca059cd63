import { confirmAddress } from '../../accounts/confirm-address.ts';
import { endMemberships } from '../end-memberships.ts';
import { lockMembers } from '../lock-members.ts';
import { viewerOf } from '../../accounts/sessions/viewer.ts';
import { entitlementsOf } from '../../billing/entitlements.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, forbidden, notFound, unauthenticated } from '../../core/errors.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { isBlockedBetween } from '../../relations/queries/blocked.ts';
import { memberJoined } from '../events.ts';
import { obstacleToJoin } from '../obstacle.ts';
import { findInvitation, type Invitation } from '../queries/find-invitation.ts';

type Joining = { contractorId: number; profileId: number };
/** The writes of other nouns in the same transaction: a member's own reviews of the business are held, as its owner's are. */
export type WhenJoined = {
  lock: (tx: ReadContext, joining: Joining) => Promise<void>;
  follow: (tx: ReadContext, joining: Joining) => Promise<void>;
};

/**
 * Joins a business by the link of an invitation, once: a second click finds the member there. The link proves the address. Throws
 * 404 for a link that opens nothing, 403 for another address, an administrator or a block, 409 where the invitation is too old, the
 * person belongs to a business, or its plan has no place left.
 */
export async function acceptInvitation(
  context: Context,
  { token }: { token: string },
  whenJoined: WhenJoined,
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const invitation = await lockInvitation(tx, token);
    if (invitation.joinedUserId === viewer.userId) return;
    const person = await lockPerson(tx, viewer);
    const isBlocked = await isBlockedBetween(tx.database, person.profileId, invitation.contractorId);
    const obstacle = obstacleToJoin(person, invitation, { now: tx.now, isBlocked });
    if (obstacle) throw obstacle;
    await refuseFull(tx, invitation);
    const joining = { contractorId: invitation.contractorId, profileId: person.profileId };
    await whenJoined.lock(tx, joining);
    await write(tx, invitation.id, person);
    await whenJoined.follow(tx, joining);
    tx.announce(memberJoined(invitation.id));
  });
}

/** One's own account as it is now: two invitations may be accepted at the same moment. */
async function lockPerson({ database }: ReadContext, { userId }: SignedIn): Promise<SignedIn> {
  await database.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const person = await viewerOf(database, userId);
  if (!person) throw forbidden();
  return person;
}

/** Throws 404 for a link that opens nothing, or that somebody else has used. */
async function lockInvitation({ database, viewer }: ReadContext, token: string): Promise<Invitation> {
  const known = await findInvitation(database, token);
  if (!known) throw notFound();
  await lockMembers(database, known.contractorId);
  const invitation = await findInvitation(database, token);
  const isOthers = invitation?.joinedUserId !== null && invitation?.joinedUserId !== viewer?.userId;
  if (!invitation || isOthers) throw notFound();
  return invitation;
}

/** The plan is the owner's as it is now, not as it was when they invited. */
async function refuseFull(
  { database, now }: ReadContext,
  { contractorId, ownerUserId }: Invitation,
): Promise<void> {
  const { limits } = await entitlementsOf(database, ownerUserId ?? 0, now);
  const { count } = await database
    .selectFrom('contractor_members')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('contractor_id', '=', contractorId)
    .where('accepted_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) + 2 > limits.seats) throw conflict('members.full');
}

async function write(
  { database, now, announce }: ReadContext,
  id: number,
  { userId }: SignedIn,
): Promise<void> {
  await database
    .updateTable('contractor_members')
    .set({ user_id: userId, accepted_at: now, acts: true })
    .where('id', '=', id)
    .execute();
  await confirmAddress({ database, now, announce }, { userId });
}

/** Says no to an invitation: its link opens nothing afterwards. Throws 404 and 403 as accepting does. */
export async function declineInvitation(context: Context, { token }: { token: string }): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const { id, email, joinedUserId } = await lockInvitation(tx, token);
    if (joinedUserId !== null) throw conflict('members.accepted_already');
    if (email !== viewer.email) throw forbidden('members.other_address');
    await endMemberships(tx, { memberId: id }, 'declined');
  });
}
