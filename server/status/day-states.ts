import { STATUS_DAYS, type DayState } from '../../common/limits/status-page.ts';
import type { DayRow } from './queries/read-status.ts';

const DAY_MS = 86_400_000;
/** A day with more failed minutes is a bad one. */
const BAD_MINUTES = 30;

export type StatusDay = { day: string; state: DayState; checked: number; failed: number };

/** The last 90 days, the oldest first. A day that nobody looked at is unknown. */
export function daysOf(rows: readonly DayRow[], now: Date): StatusDay[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: STATUS_DAYS }, (_, index) => {
    const day = new Date(now.getTime() - (STATUS_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    const { checked = 0, failed = 0 } = known.get(day) ?? {};
    return { day, checked, failed, state: stateOf(checked, failed) };
  });
}

function stateOf(checked: number, failed: number): DayState {
  if (checked === 0) return 'unknown';
  if (failed === 0) return 'good';
  return failed > BAD_MINUTES || failed === checked ? 'bad' : 'partly';
}

/** The share of checked minutes without a failure, in hundredths of a percent, rounded down: 100 % only where none failed. Null: nobody looked. */
export function shareWorking(days: readonly StatusDay[]): number | null {
  const checked = days.reduce((sum, day) => sum + day.checked, 0);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  return checked === 0 ? null : Math.floor(((checked - failed) / checked) * 10_000);
}
