import { APPEAL_WINDOW_DAYS, ERASE_AFTER_DAYS } from '../../common/constants.ts';

const DAY_MS = 86_400_000;

/** The last day (YYYY-MM-DD, UTC) on which a decision of `decidedAt` may be appealed. */
export function lastDayToAppeal(decidedAt: Date): string {
  return new Date(decidedAt.getTime() + APPEAL_WINDOW_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Whether that day has not ended yet. */
export function mayStillAppeal(lastDay: string, now: Date): boolean {
  return now.toISOString().slice(0, 10) <= lastDay;
}

/** What was deleted or ended before this is to be erased at `now`: the day on which it was, 180 days later, is over, in UTC. */
export function erasedBefore(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(today - ERASE_AFTER_DAYS * DAY_MS);
}
