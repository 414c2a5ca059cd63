/** The token is in the event alone, for the mail that is sent at once. */
export const memberInvited = (memberId: number, token: string) =>
  ({ name: 'member.invited', memberId, token }) as const;

export const memberJoined = (memberId: number) => ({ name: 'member.joined', memberId }) as const;
