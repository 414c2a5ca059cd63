import type { LicenceStatus } from '../../../common/constants.ts';

/** Turns the boards' formats into ours: dates, statuses, numbers, yes and no. */

const STATUS_WORDS: readonly (readonly [RegExp, LicenceStatus | null])[] = [
  [/susp|revo/, 'suspended'],
  // The business goes on under another license.
  [/\bre-?\s?licen[sc]ed|supersed|replaced|reissued/, 'replaced'],
  [/out of business|ceased|dissolved|business closed|^closed/, 'closed'],
  [/expir|laps|cancel|surrender|void/, 'expired'],
  // Neither good nor bad: the board knows the license, and it is not in use.
  [/inactive|retired|pending|hold/, null],
  [/active|current|clear|licensed|valid|issued|good standing|probation|^c( a)?$|^p( a)?$|^a$/, 'valid'],
  [/^s( \w)?$/, 'suspended'],
];

/** A board's status in ours; null where it is empty, unknown, or neither good nor bad. */
export function licenceStatusOf(written: string): LicenceStatus | null {
  const plain = written.toLowerCase();
  return STATUS_WORDS.find(([words]) => words.test(plain))?.[1] ?? null;
}

/**
 * A date as YYYY-MM-DD, from MM/DD/YYYY, YYYY-MM-DD with or without a time, or YYYYMMDD. The first form may
 * lack zeros, have hyphens or dots, or two digits for the year. Where the first number cannot be a month, it
 * is the day. Null for anything else and for days that do not exist.
 */
export function dateOf(written: string): string | null {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(written);
  const yearFirst = compact ?? /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(written);
  if (yearFirst) return existingDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/.exec(written);
  if (!yearLast) return null;
  const [first, second, year] = [Number(yearLast[1]), Number(yearLast[2]), fullYear(yearLast[3] ?? '')];
  return first > 12 ? existingDay(year, second, first) : existingDay(year, first, second);
}

function fullYear(digits: string): number {
  if (digits.length === 4) return Number(digits);
  return Number(digits) < 70 ? 2000 + Number(digits) : 1900 + Number(digits);
}

function existingDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** A whole number from `low` to `high`; null for anything else. Thousands may be separated by commas. */
export function wholeNumberOf(written: string, low: number, high: number): number | null {
  if (!/^\d[\d,]*(\.0+)?$/.test(written)) return null;
  const number = Number(written.replaceAll(',', ''));
  return number >= low && number <= high ? number : null;
}

/** Whether a column that names an insurer or a bond, or says yes, says that there is one. */
export function saysYes(written: string): boolean {
  return written !== '' && !/^(no|n|none|false|0|exempt|n\/?a)$/i.test(written);
}

/** `Denton, TX 76201-1234` taken apart; what cannot be told stays empty. */
export function splitCityStateZip(written: string): { city: string; state: string; postalCode: string } {
  const found = /^(.*?)[,\s]+([A-Za-z]{2})[.,]?\s+(\d{5}(?:-?\d{4})?)$/.exec(written);
  return { city: found?.[1]?.trim() ?? '', state: found?.[2] ?? '', postalCode: found?.[3] ?? '' };
}
