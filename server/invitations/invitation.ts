import { INVITATION_OPEN_DAYS, type InvitationState } from '../../common/invitations.ts';
import { endOfDay, endOfDayIn } from '../../common/format/last-days.ts';

/** The expiry of an invitation sent now: with the last of seven days, or with the first day of the job. */
export function expiresAt(now: Date, startsOn: string): Date {
  const weekLater = endOfDayIn(INVITATION_OPEN_DAYS, now);
  return new Date(Math.min(weekLater.getTime(), endOfDay(startsOn).getTime()));
}

/** An open one whose time is over counts as expired before the job says so. */
export const stateAt = (
  { state, expiresAt: end }: { state: InvitationState; expiresAt: Date },
  now: Date,
): InvitationState => (state === 'open' && end <= now ? 'expired' : state);

/** Either side may cancel an accepted one until the last day of the job (YYYY-MM-DD) has ended. */
export const isCancelable = (
  { state, endsOn }: { state: InvitationState; endsOn: string },
  now: Date,
): boolean => state === 'accepted' && now < endOfDay(endsOn);
