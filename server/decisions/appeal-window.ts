import { APPEAL_WINDOW_DAYS } from '../../common/constants.ts';

const DAY_MS = 86_400_000;

/** The last day (YYYY-MM-DD, UTC) on which a decision of `decidedAt` may be appealed. */
export function lastDayToAppeal(decidedAt: Date): string {
  return new Date(decidedAt.getTime() + APPEAL_WINDOW_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** Whether that day has not ended yet. */
export function mayStillAppeal(lastDay: string, now: Date): boolean {
  return now.toISOString().slice(0, 10) <= lastDay;
}
