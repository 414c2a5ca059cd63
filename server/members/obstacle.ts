import { conflict, forbidden, type Refusal } from '../core/errors.ts';
import type { SignedIn } from '../core/viewer.ts';
import { isExpired } from './member-state.ts';

type Open = {
  contractorId: number;
  email: string;
  expiresAt: Date;
  ownerUserId: number | null;
  ownerStatus: string | null;
};
type MembershipFacts = { now: Date; isBlocked: boolean };

/** Why a person may not join by an invitation that is open; null: they may. */
export function obstacleToJoin(
  viewer: SignedIn,
  invitation: Open,
  { now, isBlocked }: MembershipFacts,
): Refusal | null {
  const { memberOf, role, email, contractorId } = viewer;
  if (invitation.ownerUserId === null || invitation.ownerStatus !== 'active')
    return conflict('members.no_owner');
  if (isExpired(invitation, now)) return conflict('members.expired');
  if (email !== invitation.email) return forbidden('members.other_address');
  if (role === 'admin') return forbidden('members.administrator');
  if (memberOf !== null) return conflict('members.elsewhere');
  if (contractorId !== null) return conflict('members.has_business');
  return isBlocked ? forbidden('members.blocked') : null;
}
