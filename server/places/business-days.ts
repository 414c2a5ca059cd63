const DAY_MS = 86_400_000;
const SATURDAY = 6;

/** Whether a day, as midnight in UTC, is a public holiday. */
export type IsHoliday = (day: Date) => boolean;

/** Holidays count as any other day, where a day must never be too late. */
export const NO_HOLIDAYS: IsHoliday = () => false;

/** The day so many business days after `start`. Days are midnights in UTC. */
export function businessDaysAfter(start: Date, days: number, isHoliday: IsHoliday): Date {
  let at = start;
  for (let left = days; left > 0; left -= isBusinessDay(at, isHoliday) ? 1 : 0)
    at = new Date(at.getTime() + DAY_MS);
  return at;
}

/** The number of business days after `start` up to and including `end`; 0 where `end` is not later. */
export function businessDaysBetween(start: Date, end: Date, isHoliday: IsHoliday): number {
  let count = 0;
  for (let at = start.getTime() + DAY_MS; at <= end.getTime(); at += DAY_MS)
    if (isBusinessDay(new Date(at), isHoliday)) count += 1;
  return count;
}

/** Monday to Friday without holidays. */
const isBusinessDay = (at: Date, isHoliday: IsHoliday): boolean =>
  at.getUTCDay() !== 0 && at.getUTCDay() !== SATURDAY && !isHoliday(at);
