import type { MemberState } from '../../../common/members.ts';

/** A member or an invitation that has not ended. */
export type OpenMember = { acceptedAt: Date | null; expiresAt: Date; acts: boolean };

/** The state that the owner reads beside a person. */
export function memberState({ acceptedAt, expiresAt, acts }: OpenMember, now: Date): MemberState {
  if (acceptedAt !== null) return acts ? 'active' : 'waiting';
  return expiresAt <= now ? 'expired' : 'invited';
}
