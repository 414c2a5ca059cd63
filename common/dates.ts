/** Dates as the brief writes them, the same in both languages and always in UTC, so that server and browser agree. */

/** `long` is MM/DD/YYYY, `short` is MM/DD/YY. Takes a Date or an ISO 8601 text; one that cannot be read is a RangeError. */
export function formatDate(value: Date | string, form: 'long' | 'short' = 'long'): string {
  const { year, month, day } = partsOf(value);
  return `${month}/${day}/${form === 'long' ? year : year.slice(-2)}`;
}

/** MM/YYYY, for the month a job was finished. */
export function formatMonth(value: Date | string): string {
  const { year, month } = partsOf(value);
  return `${month}/${year}`;
}

function partsOf(value: Date | string): { year: string; month: string; day: string } {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError('not a date');
  return {
    year: String(date.getUTCFullYear()).padStart(4, '0'),
    month: String(date.getUTCMonth() + 1).padStart(2, '0'),
    day: String(date.getUTCDate()).padStart(2, '0'),
  };
}
