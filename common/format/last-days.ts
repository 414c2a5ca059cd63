const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The westernmost place that the product serves is Hawaii: a day ends there ten hours later than in UTC. */
const LAST_PLACE_BEHIND_UTC_MS = 10 * HOUR_MS;

/** The moment when a day (YYYY-MM-DD) has ended everywhere that the product serves: 10:00 UTC of the next day. */
export const endOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + LAST_PLACE_BEHIND_UTC_MS);

/** The moment when a day (YYYY-MM-DD) has begun everywhere that the product serves: 10:00 UTC. */
export const startOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + LAST_PLACE_BEHIND_UTC_MS);

/** The latest day (YYYY-MM-DD) that has begun everywhere. */
export const dayBegun = (now: Date): string =>
  new Date(now.getTime() - LAST_PLACE_BEHIND_UTC_MS).toISOString().slice(0, 10);

/** Whether a moment is the end of a day everywhere, so that the day alone says all. */
export const isEndOfDay = (end: Date): boolean => (end.getTime() - LAST_PLACE_BEHIND_UTC_MS) % DAY_MS === 0;

/** The last whole day (YYYY-MM-DD) before a moment: it has ended then in every place that the product serves. */
export function lastDayBefore(end: Date | string): string {
  const days = Math.floor((new Date(end).getTime() - LAST_PLACE_BEHIND_UTC_MS) / DAY_MS);
  return new Date((days - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** The end of the day so many days after today (UTC): at least that many times 24 hours. */
export const endOfDayIn = (days: number, now: Date): Date =>
  endOfDay(new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10));

/** Whether the day on which something is due (as it is shown, in UTC) is over. */
export const isLate = (dueAt: Date, now: Date): boolean => dueAt < lateBefore(now);

/** Midnight (UTC) before which everything due is late at `now`. */
export const lateBefore = (now: Date): Date => new Date(`${dayBegun(now)}T00:00:00Z`);
