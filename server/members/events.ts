import type { MemberEndReason } from '../../common/profiles/members.ts';

export type MemberEvents = {
  /** The token opens the page to join, and is in the mail alone. */
  'member.invited': { memberId: number; token: string };
  'member.joined': { memberId: number };
  /** The plan has room for a member again, or no longer. */
  'member.seated': { memberId: number; userId: number; acts: boolean };
  'member.ended': { memberId: number; userId: number; reason: MemberEndReason };
};

/** The token is in the event alone, for the mail that is sent at once. */
export const memberInvited = (memberId: number, token: string) =>
  ({ name: 'member.invited', memberId, token }) as const;

export const memberJoined = (memberId: number) => ({ name: 'member.joined', memberId }) as const;
