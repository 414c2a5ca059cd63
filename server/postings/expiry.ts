import { POSTING_DAYS_LISTED, type PostingType } from '../../common/constants.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A day of the calendar has ended in both countries when it has in Hawaii: ten hours later than in UTC. */
const LAST_PLACE_BEHIND_UTC_MS = 10 * HOUR_MS;

/** `endsOn` (YYYY-MM-DD): the last day that an offer names; null for every other type. */
export type Lasting = { type: PostingType; publishedAt: Date; endsOn: string | null };

/** From when a posting is no longer listed; null: it stays. Counted from its publication, so that an edit renews nothing. */
export function expiresAt({ type, publishedAt, endsOn }: Lasting): Date | null {
  const days = POSTING_DAYS_LISTED[type];
  if (days === null) return null;
  if (days === 'last_day') return endsOn === null ? null : endOfDay(endsOn);
  return new Date(publishedAt.getTime() + days * DAY_MS);
}

/** When a day (YYYY-MM-DD) has ended everywhere in the two countries. */
function endOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + LAST_PLACE_BEHIND_UTC_MS);
}

export const isExpired = (expiry: Date | null, now: Date): boolean => expiry !== null && expiry <= now;

/** Whether an offer may name this last day: one that is not over yet, and not further away than so many days. */
export function mayEndOn(day: string, now: Date, mostDays: number): boolean {
  const end = endOfDay(day);
  return end > now && end.getTime() - now.getTime() <= (mostDays + 2) * DAY_MS;
}
