export const DAY_MS = 86_400_000;

/** `months` later at the same time of day, UTC. A day that the month lacks becomes its last one: January 31 + 1 is February 28 or 29. */
export function addMonths(from: Date, months: number): Date {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const sameTime = new Date(from);
  sameTime.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return sameTime;
}

export type Interval = 'month' | 'year';

const MONTHS = { month: 1, year: 12 } as const satisfies Record<Interval, number>;
export const monthsOf = (interval: Interval): number => MONTHS[interval];

/**
 * The end of the period that starts at `start`. It is counted from the anchor, so that January 31 leads over February 28 back to
 * March 31.
 */
export function endOfPeriod(anchor: Date, start: Date, interval: Interval): Date {
  const passed =
    (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + start.getUTCMonth() - anchor.getUTCMonth();
  return addMonths(anchor, passed + MONTHS[interval]);
}

/** Whole days between two moments, by their dates in UTC. */
export const daysBetween = (from: Date, to: Date): number => Math.round((dayOf(to) - dayOf(from)) / DAY_MS);

const dayOf = (at: Date): number => Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
