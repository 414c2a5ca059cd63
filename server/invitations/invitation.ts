import { INVITATION_OPEN_DAYS, type InvitationState } from '../../common/invitations.ts';
import { endOfDay } from '../../common/last-days.ts';

const DAY_MS = 86_400_000;

/** The expiry of an invitation sent now: after a week, or with the first day of the job. */
export function expiresAt(now: Date, startsOn: string): Date {
  const weekLater = now.getTime() + INVITATION_OPEN_DAYS * DAY_MS;
  return new Date(Math.min(weekLater, endOfDay(startsOn).getTime()));
}

/** An open one whose time is over counts as expired before the job says so. */
export const stateAt = (
  { state, expiresAt: end }: { state: InvitationState; expiresAt: Date },
  now: Date,
): InvitationState => (state === 'open' && end <= now ? 'expired' : state);
