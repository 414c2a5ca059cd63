import { INVITATION_OPEN_DAYS, type InvitationState } from '../../common/invitations.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A day has ended everywhere that is served at 10:00 UTC of the next one. */
const DAY_ENDS_AFTER_HOURS = 34;

/** The expiry of an invitation sent now: after a week, or with the first day of the job. */
export function expiresAt(now: Date, startsOn: string): Date {
  const weekLater = now.getTime() + INVITATION_OPEN_DAYS * DAY_MS;
  return new Date(Math.min(weekLater, endOfDay(startsOn).getTime()));
}

/** The moment in which a day, YYYY-MM-DD, ends in the westernmost place. */
export const endOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_ENDS_AFTER_HOURS * HOUR_MS);

/** An open one whose time is over counts as expired before the job says so. */
export const stateAt = (
  { state, expiresAt: end }: { state: InvitationState; expiresAt: Date },
  now: Date,
): InvitationState => (state === 'open' && end <= now ? 'expired' : state);
