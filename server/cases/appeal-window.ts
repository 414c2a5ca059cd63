import {
  APPEAL_AGAIN_AFTER_DAYS,
  APPEAL_DECIDED_IN_DAYS,
  APPEAL_WINDOW_DAYS,
  ERASE_AFTER_DAYS,
} from '../../common/constants.ts';
import { endOfDay, lateBefore } from '../../common/format/last-days.ts';

const DAY_MS = 86_400_000;
const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * DAY_MS);

/** The last day (YYYY-MM-DD, UTC) on which a decision of `decidedAt` may be appealed. */
export const lastDayToAppeal = (decidedAt: Date): string =>
  daysAfter(decidedAt, APPEAL_WINDOW_DAYS).toISOString().slice(0, 10);

/** Whether that day has not ended yet in every place that the product serves. */
export const mayStillAppeal = (lastDay: string, now: Date): boolean => now < endOfDay(lastDay);

/** The last day to appeal a decision of `decidedAt` where it has not ended at `now`; null: it is over. */
export function lastDayLeft(decidedAt: Date, now: Date): string | null {
  const lastDay = lastDayToAppeal(decidedAt);
  return mayStillAppeal(lastDay, now) ? lastDay : null;
}

/** The time by which an appeal filed then should be decided. */
export const appealDueAt = (filedAt: Date): Date => daysAfter(filedAt, APPEAL_DECIDED_IN_DAYS);

/** From when a new appeal may follow one that was rejected then: the first minute of the day (UTC) that is shown. */
export const againAfter = (rejectedAt: Date): Date =>
  new Date(`${daysAfter(rejectedAt, APPEAL_AGAIN_AFTER_DAYS).toISOString().slice(0, 10)}T00:00:00Z`);

/**
 * The window of every kind of appeal. `decidedAt`: null where there is no last day. `againFrom`: null without
 * a rejection, or where new evidence shortens the wait. A wait that ends after the last day is too late.
 */
export function outsideWindow(
  { decidedAt, againFrom }: { decidedAt: Date | null; againFrom: Date | null },
  now: Date,
): 'too_late' | 'too_early' | null {
  const waits = againFrom !== null && now < againFrom;
  if (decidedAt && lastDayLeft(decidedAt, waits ? againFrom : now) === null) return 'too_late';
  return waits ? 'too_early' : null;
}

/** Rows deleted or ended before this are erased at `now`: the last day to appeal is over. */
export const erasedBefore = (now: Date): Date => daysAfter(lateBefore(now), -ERASE_AFTER_DAYS);
