import { foldWords } from '../fold-words.ts';
import { cellSet } from './cells.ts';
import dates from './dates.json' with { type: 'json' };

export type DateOrder = 'month_first' | 'day_first';
/** `proves`: the only order in which the cell is a day. */
export type ReadDate = { day: string; proves: DateOrder | null };

const MONTHS: ReadonlyMap<string, number> = new Map(
  [dates.months.english, dates.months.spanish].flatMap((months) =>
    months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
  ),
);
const SKIPPED = new Set([...dates.weekdays, ...dates.joining_words].map(foldWords));
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|o|er|a)$/;
const TIME =
  /[T ,]+\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?\s*(?:[ap]\.?\s?m\.?)?\s*(?:z|gmt|utc|[+-]\d{2}(?::?\d{2})?)?$/i;
/** Day 1 of Excel is 1900-01-01, and it counts a February 29, 1900 that never was. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const EXCEL_FIRST = 20_000;
const EXCEL_LAST = 80_000;
const MS_PER_DAY = 86_400_000;

const saysNoEnd = cellSet(dates.no_end);

/** The register says that there is no last day: `No expira`, `9999-12-31`. */
export const hasNoEnd = (written: string, day: string | null): boolean =>
  saysNoEnd(written) || (day !== null && Number(day.slice(0, 4)) >= dates.no_end_from_year);

/** Days that databases write for no date. */
export const isEmptyDay = (day: string): boolean => dates.empty_days.includes(day);

/**
 * A written date as YYYY-MM-DD: digits in the given order, year first, with the month as a word of either language, or
 * as a spreadsheet counts days. Null for anything else, for a month without a day and for days that do not exist.
 */
export function readDate(written: string, order: DateOrder): ReadDate | null {
  const plain = written.trim().replace(TIME, '').replace(/[.,]$/, '').trim();
  const numbers = plain.replace(/\s*([-/.])\s*/g, '$1');
  return (
    sure(yearFirst(numbers)) ??
    yearLast(numbers, order) ??
    compact(plain, order) ??
    sure(serial(plain)) ??
    sure(inWords(plain))
  );
}

const sure = (day: string | null): ReadDate | null => (day === null ? null : { day, proves: null });

function yearFirst(plain: string): string | null {
  const found = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  return found && existingDay(Number(found[1]), Number(found[2]), Number(found[3]));
}

function yearLast(plain: string, order: DateOrder): ReadDate | null {
  const found = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(plain);
  return found && inOrder(Number(found[1]), Number(found[2]), fullYear(found[3] ?? ''), order);
}

function compact(plain: string, order: DateOrder): ReadDate | null {
  if (!/^\d{8}$/.test(plain)) return null;
  const part = (start: number, end: number): number => Number(plain.slice(start, end));
  const year = part(0, 4);
  const first = year >= 1900 && year < 2200 ? existingDay(year, part(4, 6), part(6, 8)) : null;
  return sure(first) ?? inOrder(part(0, 2), part(2, 4), part(4, 8), order);
}

function inOrder(first: number, second: number, year: number, order: DateOrder): ReadDate | null {
  const monthFirst = existingDay(year, first, second);
  const dayFirst = existingDay(year, second, first);
  if (monthFirst !== null && dayFirst !== null)
    return { day: order === 'month_first' ? monthFirst : dayFirst, proves: null };
  if (monthFirst !== null) return { day: monthFirst, proves: 'month_first' };
  return dayFirst === null ? null : { day: dayFirst, proves: 'day_first' };
}

function serial(plain: string): string | null {
  if (!/^\d{5}(?:\.\d+)?$/.test(plain)) return null;
  const days = Math.floor(Number(plain));
  if (days < EXCEL_FIRST || days > EXCEL_LAST) return null;
  return new Date(EXCEL_EPOCH + days * MS_PER_DAY).toISOString().slice(0, 10);
}

function inWords(plain: string): string | null {
  const tokens = foldWords(plain.replace(/[º°]/g, 'o'))
    .replace(
      /(\d)(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic))|(?<=[a-z]{3})(?=\d{2,4}$)/g,
      '$1 ',
    )
    .split(' ')
    .filter((token) => !SKIPPED.has(token))
    .map((token) => token.replace(ORDINAL, '$1'));
  const months = tokens.flatMap((token, index) => (MONTHS.has(token) ? [index] : []));
  const [at] = months;
  if (tokens.length !== 3 || months.length !== 1 || at === undefined) return null;
  const month = MONTHS.get(tokens[at] ?? '') ?? 0;
  const [one = '', other = ''] = tokens.filter((_, index) => index !== at);
  const [day, year] = /^\d{4}$/.test(one) ? [other, one] : [one, other];
  if (!/^\d{1,2}$/.test(day) || !/^(?:\d{4}|\d{2})$/.test(year)) return null;
  return existingDay(fullYear(year), month, Number(day));
}

function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits);
  return Number(digits) < 70 ? 2000 + Number(digits) : 1900 + Number(digits);
}

function existingDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${String(year).padStart(4, '0')}-${date.toISOString().slice(5, 10)}` : null;
}
