/**
 * Dates as pages, mails and files show them. English: as the brief writes them. Spanish: the month is a word, because
 * Mexico reads 02/08 as August 2. Server and first drawing use UTC, so that they agree.
 */

import type { Language } from './language.ts';

/** `local`: the day of a moment in the reader's time zone. A day without a time (YYYY-MM-DD) is the same everywhere. */
export type DayIn = 'utc' | 'local';
const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * English: `long` is MM/DD/YYYY, `short` is MM/DD/YY. Spanish: "8 feb 2027" and "8 feb 27".
 * Takes a Date or an ISO 8601 text; one that cannot be read is a RangeError.
 */
export function formatDate(
  value: Date | string,
  language: Language,
  form: 'long' | 'short' = 'long',
  dayIn: DayIn = 'utc',
): string {
  const { year, month, day } = partsOf(value, dayIn);
  const shownYear = form === 'long' ? year : year.slice(-2);
  return language === 'english'
    ? `${month}/${day}/${shownYear}`
    : `${Number(day)} ${SPANISH_MONTHS[Number(month) - 1]} ${shownYear}`;
}

/** "14:05": hours of 24, which administrators read in both languages. Takes an ISO 8601 text. */
export function formatTime(value: string, dayIn: DayIn = 'utc'): string {
  const date = new Date(value);
  const [hours, minutes] =
    dayIn === 'local' ? [date.getHours(), date.getMinutes()] : [date.getUTCHours(), date.getUTCMinutes()];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}

/** MM/YYYY in English, "ago 2026" in Spanish, for the month a job was finished. */
export function formatMonth(value: Date | string, language: Language): string {
  const { year, month } = partsOf(value, 'utc');
  return language === 'english' ? `${month}/${year}` : `${SPANISH_MONTHS[Number(month) - 1]} ${year}`;
}

/** "November 3, 2026" or "3 de noviembre de 2026", for places where a numeric month would be ambiguous. */
export function formatDayInWords(value: Date | string, language: Language, dayIn: DayIn = 'utc'): string {
  const { year, month, day } = partsOf(value, dayIn);
  const name = MONTH_NAMES[language][Number(month) - 1] ?? month;
  return language === 'english' ? `${name} ${Number(day)}, ${year}` : `${Number(day)} de ${name} de ${year}`;
}

/** "November 2026" or "noviembre de 2026". Takes YYYY-MM as well. */
export function formatMonthInWords(value: Date | string, language: Language): string {
  const { year, month } = partsOf(value, 'utc');
  const name = MONTH_NAMES[language][Number(month) - 1] ?? month;
  return language === 'english' ? `${name} ${year}` : `${name} de ${year}`;
}

const SPANISH_MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/** Written here, because the browser's own formatter takes long to get ready for its first date. */
const MONTH_NAMES: Record<Language, readonly string[]> = {
  english: 'January February March April May June July August September October November December'.split(' '),
  mexican_spanish:
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

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
