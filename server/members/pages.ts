import { entitlementsOf } from '../billing/entitlements.ts';
import type { ReadContext } from '../core/context.ts';
import { unauthenticated } from '../core/errors.ts';
import { isBlockedBetween } from '../relations/queries/blocked.ts';
import { viewContextOf } from '../contractors/views.ts';
import { obstacleToJoin } from './obstacle.ts';
import { findInvitation, type Invitation } from './queries/find-invitation.ts';
import { listMembers } from './queries/list-members.ts';
import {
  toJoinView,
  toMemberView,
  type JoinView,
  type OwnersMembersView,
  type OwnPlaceView,
} from './views.ts';

export type MembersPage = { own: OwnersMembersView | null; place: OwnPlaceView | null };

/** The owner's list, or a member's own place. */
export async function membersPage(context: ReadContext): Promise<MembersPage> {
  const { database, viewer, now } = context;
  if (!viewer) throw unauthenticated();
  const { mask } = await viewContextOf(context);
  const id = viewer.memberOf?.contractorId ?? viewer.contractorId ?? 0;
  const business = await database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select(['c.name', 'c.slug', 'u.name as owner'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  const name = mask(business.name);
  if (viewer.memberOf !== null) {
    const { acts } = viewer.memberOf;
    return {
      own: null,
      place: { business: name, slug: business.slug, owner: mask(business.owner ?? name), acts },
    };
  }
  const { limits } = await entitlementsOf(database, viewer.userId, now);
  const members = (await listMembers(database, id)).map((row) => toMemberView(row, now));
  return { own: { business: name, members, seats: limits.seats }, place: null };
}

/** An invitation with the reader's obstacle; null for a link that opens nothing, or that another person has used. */
export async function joinPage(context: ReadContext, token: string): Promise<JoinView | null> {
  const { database, viewer, now } = context;
  const [invitation, { mask }] = await Promise.all([findInvitation(database, token), viewContextOf(context)]);
  if (!invitation || (invitation.joinedUserId !== null && invitation.joinedUserId !== viewer?.userId))
    return null;
  const obstacle = await obstacleFor(context, invitation);
  return toJoinView(invitation, { now, obstacle, ownEmail: viewer?.email ?? null, mask });
}

async function obstacleFor(
  { database, viewer, now, t }: ReadContext,
  invitation: Invitation,
): Promise<string | null> {
  if (!viewer) return null;
  const isBlocked = await isBlockedBetween(database, viewer.profileId, invitation.contractorId);
  const refusal = obstacleToJoin(viewer, invitation, { now, isBlocked });
  return refusal && t(refusal.messageKey);
}
