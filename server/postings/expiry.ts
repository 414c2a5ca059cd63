import { POSTING_DAYS_LISTED, type PostingStatus, type PostingType } from '../../common/constants.ts';
import { endOfDay, endOfDayIn } from '../../common/format/last-days.ts';

const DAY_MS = 86_400_000;

/** `endsOn` (YYYY-MM-DD): the last day that an offer names; null for every other type. */
export type Lasting = { type: PostingType; publishedAt: Date; endsOn: string | null };

/** From when a posting is no longer listed; null: it stays. Counted from its publication, so that an edit renews nothing. */
export function expiresAt({ type, publishedAt, endsOn }: Lasting): Date | null {
  const days = POSTING_DAYS_LISTED[type];
  if (days === null) return null;
  if (days === 'last_day') return endsOn === null ? null : endOfDay(endsOn);
  return endOfDayIn(days, publishedAt);
}

export const isExpired = (expiry: Date | null, now: Date): boolean => expiry !== null && expiry <= now;

type ListedStatus = { status: PostingStatus; expiresAt: Date | null };

/** Whether a posting that is not deleted is in the lists (`isListedPosting` in database/public-rows.ts). */
export const isListed = ({ status, expiresAt: expiry }: ListedStatus, now: Date): boolean =>
  status === 'active' && !isExpired(expiry, now);

/** Whether an offer may have this last day: not over yet, and at most so many days away. */
export function mayEndOn(day: string, now: Date, mostDays: number): boolean {
  const end = endOfDay(day);
  return end > now && end.getTime() - now.getTime() <= (mostDays + 2) * DAY_MS;
}
