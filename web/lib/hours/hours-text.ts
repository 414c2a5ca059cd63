import { WEEKDAYS, type Weekday } from '../../../common/profiles/weekdays.ts';
import type { Span } from '../../../server/contractors/hours/opening-hours.ts';
import type { TypedDay } from '../../../server/contractors/hours/week-hours.ts';
import { AND, CLOSED, DAY_WORDS, RANGE, SILENT, TERMS } from './hours-words.ts';

const SPANS_A_DAY = 3;

export type HoursText =
  | { days: Partial<Record<Weekday, TypedDay>> }
  /** The first words that are not understood. */
  | { unknown: string };

type Time = { hour: number; minute: number; half: 'am' | 'pm' | null; isPadded: boolean };
type Token =
  | { kind: 'day'; days: readonly Weekday[] }
  | { kind: 'time'; time: Time }
  | { kind: 'range' | 'and' | 'closed' | 'all_day' };

/**
 * Reads business hours as people write them: "Mon–Fri 8–5, Sat 9 am–1 pm, Sun closed", "L a V de 8 a 13 y de 15
 * a 18". Days that the text does not name are left out. Nothing is guessed from words that are not understood.
 */
export function readHours(text: string): HoursText {
  const tokens: Token[] = [];
  for (const word of wordsOf(text)) {
    if (SILENT.has(word)) continue;
    const token = tokenOf(word);
    if (token === null) return { unknown: word };
    tokens.push(token);
  }
  const days: Partial<Record<Weekday, TypedDay>> = {};
  let at = 0;
  while (at < tokens.length) {
    if (tokens[at]?.kind === 'and') {
      at += 1;
      continue;
    }
    const named = readDays(tokens, at);
    const said = readDay(tokens, named.next);
    if (said === null || said.next === at) return { unknown: text.trim().slice(0, 40) };
    for (const day of named.days.length > 0 ? named.days : WEEKDAYS) days[day] = said.day;
    at = said.next;
  }
  return Object.keys(days).length === 0 ? { unknown: text.trim().slice(0, 40) } : { days };
}

function wordsOf(text: string): string[] {
  let plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-');
  // Beside "L a V", single letters are days as well.
  if (/\bl ?(?:-|a) ?v\b/.test(plain)) plain = plain.replace(/\bs\b/g, 'sab').replace(/\bd\b/g, 'dom');
  for (const [term, word] of TERMS) plain = plain.replace(term, ` ${word} `);
  return plain.match(/\d{1,2}(?:[:.h]\d{2})?(?: *[ap]m\b)?|[a-zñ]+|[^\s\w]/g) ?? [];
}

function tokenOf(word: string): Token | null {
  if (word === 'allday') return { kind: 'all_day' };
  if (CLOSED.has(word)) return { kind: 'closed' };
  if (RANGE.has(word)) return { kind: 'range' };
  if (AND.has(word)) return { kind: 'and' };
  const days = Object.hasOwn(DAY_WORDS, word) ? DAY_WORDS[word] : undefined;
  if (days) return { kind: 'day', days };
  const time = timeOf(word);
  return time && { kind: 'time', time };
}

function timeOf(word: string): Time | null {
  const [, hour = '', minute = '0', half] = /^(\d{1,2})(?:[:.h](\d{2}))? *([ap]m)?$/.exec(word) ?? [];
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59) return null;
  if (half !== undefined && (Number(hour) > 12 || Number(hour) === 0)) return null;
  return {
    hour: Number(hour),
    minute: Number(minute),
    half: (half as 'am' | 'pm' | undefined) ?? null,
    isPadded: hour.startsWith('0'),
  };
}

/** The days at the beginning of a group: "Mon–Wed, Fri". */
function readDays(tokens: readonly Token[], from: number): { days: Weekday[]; next: number } {
  const days: Weekday[] = [];
  let at = from;
  for (let token = tokens[at]; token?.kind === 'day'; token = tokens[at]) {
    const until = tokens[at + 1]?.kind === 'range' ? tokens[at + 2] : undefined;
    if (until?.kind === 'day') {
      days.push(...daysBetween(token.days[0] ?? 'monday', until.days.at(-1) ?? 'sunday'));
      at += 3;
    } else {
      days.push(...token.days);
      at += 1;
    }
    while (tokens[at]?.kind === 'and') at += 1;
  }
  return { days, next: at };
}

function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const begin = WEEKDAYS.indexOf(first);
  const count = ((WEEKDAYS.indexOf(last) - begin + WEEKDAYS.length) % WEEKDAYS.length) + 1;
  return Array.from({ length: count }, (_, index) => WEEKDAYS[(begin + index) % WEEKDAYS.length] ?? first);
}

/** Reads the hours after the days: closed, the whole day, or up to three spans. */
function readDay(tokens: readonly Token[], from: number): { day: TypedDay; next: number } | null {
  const first = tokens[from];
  if (first?.kind === 'closed') return { day: CLOSED_DAY, next: from + 1 };
  if (first?.kind === 'all_day') return { day: { ...CLOSED_DAY, all_day: true }, next: from + 1 };
  const { spans, next } = readSpans(tokens, from);
  const [one, two, three] = spans;
  if (one === undefined || spans.length > SPANS_A_DAY) return null;
  const second = two && { opens_2: two.opens, closes_2: two.closes };
  const third = three && { opens_3: three.opens, closes_3: three.closes };
  return { day: { ...one, ...second, ...third }, next };
}

const CLOSED_DAY = { opens: '', closes: '' };

/** Spans one after the other; a time without its end ends the list before it. */
function readSpans(tokens: readonly Token[], from: number): { spans: Span[]; next: number } {
  const spans: Span[] = [];
  let at = from;
  for (let opens = tokens[at]; opens?.kind === 'time'; opens = tokens[at]) {
    const closes = tokens[at + 1]?.kind === 'range' ? tokens[at + 2] : undefined;
    if (closes?.kind !== 'time') break;
    spans.push(spanOf(opens.time, closes.time, spans.at(-1)?.closes));
    at += 3;
    const ahead = tokens.findIndex(({ kind }, index) => index >= at && kind !== 'and');
    if (ahead !== -1 && tokens[ahead]?.kind === 'time') at = ahead;
  }
  return { spans, next: at };
}

/** "8–5" is 8:00 to 17:00, "1–5 pm" and "1–5" are afternoons, "22–6" is a night. */
function spanOf(from: Time, to: Time, before: string | undefined): Span {
  let opens = minutesOf(from, halfOfOpening(from, to));
  // "8–1, 3–6": the second span is later than the first.
  if (before !== undefined && from.half === null && clock(opens) < before && opens < 12 * 60)
    opens += 12 * 60;
  let closes = minutesOf(to, to.half);
  if (to.half === null && !to.isPadded && closes <= opens && to.hour < 12 && closes + 12 * 60 > opens)
    closes += 12 * 60;
  return { opens: clock(opens), closes: clock(closes) };
}

const EARLIEST_MORNING = 6;

function halfOfOpening(from: Time, to: Time): Time['half'] {
  if (from.half !== null || from.isPadded || from.hour > 12) return from.half;
  if (to.half === 'am') return 'am';
  const isAfternoon = from.hour < EARLIEST_MORNING || from.hour === 12;
  return isAfternoon && from.hour > 0 && to.hour <= 12 ? 'pm' : null;
}

function minutesOf({ hour, minute }: Time, half: Time['half']): number {
  const hours = half === null ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return hours * 60 + minute;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
