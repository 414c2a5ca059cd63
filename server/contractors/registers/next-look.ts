import type { RegisterSchedule } from '../../../common/limits/registers.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** After the first, second, … failure in a row. */
const WAITS_HOURS = [1, 4, 12, 24, 72];

/** The next regular look at a source: that hour (UTC) of the next day, Monday, or first of a month. Null without a schedule. */
export function nextLook(every: RegisterSchedule, hour: number, now: Date): Date | null {
  if (every === 'none') return null;
  for (let days = 0; days <= 32; days += 1) {
    const day = new Date(now.getTime() + days * DAY_MS);
    const at = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour));
    if (at <= now) continue;
    if (every === 'week' && at.getUTCDay() !== 1) continue;
    if (every === 'month' && at.getUTCDate() !== 1) continue;
    return at;
  }
  return null;
}

/** After a failure: soon, then later and later, and never later than the regular look. */
export function lookAfterFailure(
  { every, hour, failedTries }: { every: RegisterSchedule; hour: number; failedTries: number },
  now: Date,
): Date | null {
  const regular = nextLook(every, hour, now);
  if (regular === null) return null;
  const hours = WAITS_HOURS[Math.min(failedTries, WAITS_HOURS.length) - 1] ?? 1;
  // A weekly source is tried between its days, a nightly one not before its next night after a third failure.
  return new Date(Math.min(regular.getTime(), now.getTime() + hours * HOUR_MS));
}
