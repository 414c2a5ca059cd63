import { APPEAL_WINDOW_DAYS, ERASE_AFTER_DAYS } from '../../common/constants.ts';
import { endOfDay, lateBefore } from '../../common/last-days.ts';

const DAY_MS = 86_400_000;

/** The last day (YYYY-MM-DD, UTC) on which a decision of `decidedAt` may be appealed. */
export function lastDayToAppeal(decidedAt: Date): string {
  return new Date(decidedAt.getTime() + APPEAL_WINDOW_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Whether that day has not ended yet in every place that the product serves. */
export const mayStillAppeal = (lastDay: string, now: Date): boolean => now < endOfDay(lastDay);

/** What was deleted or ended before this is to be erased at `now`: the last day to appeal it is over. */
export const erasedBefore = (now: Date): Date =>
  new Date(lateBefore(now).getTime() - ERASE_AFTER_DAYS * DAY_MS);
