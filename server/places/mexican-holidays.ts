const MONDAY = 1;
const WEEK = 7;
/** The first year whose first of October was the handover of the presidency; every sixth follows. */
const FIRST_HANDOVER = 2024;
const YEARS_BETWEEN_HANDOVERS = 6;

const FIXED = new Set(['01-01', '05-01', '09-16', '12-25']);
/** Month, and which of its Mondays. */
const MONDAYS = new Map([
  [2, 1],
  [3, 3],
  [11, 3],
]);

/**
 * Whether a day, as midnight in UTC, is a day of mandatory rest in Mexico (Ley Federal del Trabajo, article 74, as of the
 * decree of 30 September 2024: dgyh.mx/boletin-fiscal). Federal elections fall on Sundays.
 */
export function isMexicanHoliday(day: Date): boolean {
  const monthAndDay = day.toISOString().slice(5, 10);
  if (FIXED.has(monthAndDay)) return true;
  if (monthAndDay === '10-01') return isHandover(day.getUTCFullYear());
  const nth = Math.ceil(day.getUTCDate() / WEEK);
  return day.getUTCDay() === MONDAY && MONDAYS.get(day.getUTCMonth() + 1) === nth;
}

const isHandover = (year: number): boolean =>
  year >= FIRST_HANDOVER && (year - FIRST_HANDOVER) % YEARS_BETWEEN_HANDOVERS === 0;
