import type { MemberState } from '../../common/profiles/members.ts';

/** A member or an invitation that has not ended. */
export type OpenMember = { acceptedAt: Date | null; expiresAt: Date; acts: boolean };

/** An invitation that nobody accepted in time. */
export const isExpired = ({ expiresAt }: { expiresAt: Date }, now: Date): boolean => expiresAt <= now;

/** The state that the owner reads beside a person. */
export function memberState(member: OpenMember, now: Date): MemberState {
  if (member.acceptedAt !== null) return member.acts ? 'active' : 'waiting';
  return isExpired(member, now) ? 'expired' : 'invited';
}
