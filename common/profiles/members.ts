/** The reasons why a person's place in a business, or an invitation to it, ended. */
export const MEMBER_END_REASONS = [
  'withdrawn',
  'declined',
  'replaced',
  'removed',
  'left',
  'account_closed',
  'business_closed',
  'has_business',
  'administrator',
] as const;
export type MemberEndReason = (typeof MEMBER_END_REASONS)[number];

/** `waiting`: a member for whom the plan has no room. */
export const MEMBER_STATES = ['invited', 'expired', 'active', 'waiting'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const MEMBER_INVITATION_DAYS = 14;
/** So many mails go out for one invitation, and so many invitations of a business in a day. */
export const MEMBER_MAILS_MAX = 5;
export const MEMBER_INVITATIONS_A_DAY = 20;
