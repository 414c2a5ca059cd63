/** Dates as the brief writes them, the same in both languages. Server and first drawing use UTC, so that they agree. */

/** `local`: the day of a moment in the reader's time zone. A day without a time (YYYY-MM-DD) is the same everywhere. */
export type DayIn = 'utc' | 'local';
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** `long` is MM/DD/YYYY, `short` is MM/DD/YY. Takes a Date or an ISO 8601 text; one that cannot be read is a RangeError. */
export function formatDate(
  value: Date | string,
  form: 'long' | 'short' = 'long',
  dayIn: DayIn = 'utc',
): string {
  const { year, month, day } = partsOf(value, dayIn);
  return `${month}/${day}/${form === 'long' ? year : year.slice(-2)}`;
}

/** MM/YYYY, for the month a job was finished. */
export function formatMonth(value: Date | string): string {
  const { year, month } = partsOf(value, 'utc');
  return `${month}/${year}`;
}

function partsOf(value: Date | string, dayIn: DayIn): { year: string; month: string; day: string } {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError('not a date');
  if (dayIn === 'local' && !(typeof value === 'string' && DAY_ALONE.test(value))) {
    return {
      year: String(date.getFullYear()).padStart(4, '0'),
      month: String(date.getMonth() + 1).padStart(2, '0'),
      day: String(date.getDate()).padStart(2, '0'),
    };
  }
  return {
    year: String(date.getUTCFullYear()).padStart(4, '0'),
    month: String(date.getUTCMonth() + 1).padStart(2, '0'),
    day: String(date.getUTCDate()).padStart(2, '0'),
  };
}
