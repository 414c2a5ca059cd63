const DAY_MS = 24 * 60 * 60 * 1000;

export function daysBefore(date: Date, days: number): Date {
  return new Date(date.getTime() - days * DAY_MS);
}

export function daysAfter(date: Date, days: number): Date {
  return daysBefore(date, -days);
}

/** YYYY-MM-DD, in UTC. */
export function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The first day of the month that lies so many months before the date's own: YYYY-MM-01, in UTC. */
export function monthBefore(date: Date, months: number): string {
  return isoDate(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1)));
}
