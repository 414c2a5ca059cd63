import type { MemberState } from '../../common/profiles/members.ts';
import { maskedEmail } from '../contractors/claims/website-domain.ts';
import { isExpired, memberState } from './member-state.ts';
import type { Invitation } from './queries/find-invitation.ts';
import type { MemberRow } from './queries/list-members.ts';

/** Times are ISO 8601 UTC. */
export type MemberView = {
  id: number;
  /** The invited address; null once it is somebody's login. */
  email: string | null;
  /** Null until the invitation is accepted. */
  name: string | null;
  state: MemberState;
  /** The time of joining; of an invitation, the time at which it was sent. */
  since: string;
  expiresAt: string;
};
export type OwnersMembersView = {
  business: string;
  members: MemberView[];
  /** The people whom the plan allows, the owner included. */
  seats: number;
};
export type OwnPlaceView = { business: string; slug: string; owner: string; acts: boolean };

export const toMemberView = (row: MemberRow, now: Date): MemberView => ({
  id: row.id,
  email: row.acceptedAt === null ? row.email : null,
  name: row.name,
  state: memberState(row, now),
  since: (row.acceptedAt ?? row.invitedAt).toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

export type JoinView = {
  business: string;
  slug: string;
  inviter: string;
  /** Masked where the reader has not signed in with it. */
  email: string;
  expiresAt: string;
  isExpired: boolean;
  /** Why the signed-in reader may not join; null: they may, or have to sign in first. */
  obstacle: string | null;
  isSignedIn: boolean;
  /** The reader has joined by it. */
  isJoined: boolean;
};

export const toJoinView = (
  invitation: Invitation,
  known: { now: Date; obstacle: string | null; ownEmail: string | null; mask: (text: string) => string },
): JoinView => ({
  business: known.mask(invitation.business),
  slug: invitation.slug,
  inviter: known.mask(invitation.inviter ?? invitation.business),
  email: known.ownEmail === invitation.email ? invitation.email : maskedEmail(invitation.email),
  expiresAt: invitation.expiresAt.toISOString(),
  isExpired: isExpired(invitation, known.now),
  obstacle: known.obstacle,
  isSignedIn: known.ownEmail !== null,
  isJoined: invitation.joinedUserId !== null,
});
