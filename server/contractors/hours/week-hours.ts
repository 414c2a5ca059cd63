import { WEEKDAYS, type Weekday } from '../../../common/profiles/weekdays.ts';
import {
  isWholeDay,
  SPANS_A_DAY,
  WHOLE_DAY,
  type DayHours,
  type OpeningHours,
  type Span,
} from './opening-hours.ts';

/** One day as a form sends it; empty: none. The numbered times are those after a break. */
export type TypedDay = {
  opens: string;
  closes: string;
  opens_2?: string;
  closes_2?: string;
  opens_3?: string;
  closes_3?: string;
  all_day?: boolean;
};
export type TypedHours = Record<Weekday, TypedDay>;
export type HoursProblem = 'half' | 'ends_first' | 'overlap' | 'spans_overlap';

/** Night work ends before this time; a later end on the same clock was meant for the same day. */
const NIGHT_ENDS = '06:00';

/**
 * The problems in a week's hours, by day. One of two times is missing, they end before they begin, two spans of a day overlap, or
 * a night overlaps the next day's hours. The last hours of a day may pass midnight until six.
 */
export function problemsOfWeek(hours: TypedHours): Partial<Record<Weekday, HoursProblem>> {
  const problems: Partial<Record<Weekday, HoursProblem>> = {};
  WEEKDAYS.forEach((day, index) => {
    const next = hours[WEEKDAYS[(index + 1) % WEEKDAYS.length] ?? 'monday'];
    const problem = problemOfDay(hours[day], next);
    if (problem) problems[day] = problem;
  });
  return problems;
}

function problemOfDay(day: TypedDay, next: TypedDay): HoursProblem | null {
  if (day.all_day) return null;
  if (pairsOf(day).some(({ opens, closes }) => (opens === '') !== (closes === ''))) return 'half';
  const spans = typedSpans(day);
  const last = spans.at(-1);
  if (last === undefined || (spans.length === 1 && isWholeDay(last))) return null;
  for (const [index, { opens, closes }] of spans.entries()) {
    const following = spans[index + 1];
    const isNight = following === undefined && closes < opens && closes <= NIGHT_ENDS;
    if (closes <= opens && !isNight) return 'ends_first';
    if (following && following.opens < closes) return 'spans_overlap';
  }
  return last.closes < last.opens && beginOf(next) < last.closes ? 'overlap' : null;
}

/** The time at which a day's first hours begin; later than any time where there are none. */
const beginOf = (day: TypedDay): string =>
  day.all_day ? WHOLE_DAY.opens : (typedSpans(day)[0]?.opens ?? '24:00');

const pairsOf = (day: TypedDay): Span[] => [
  { opens: day.opens, closes: day.closes },
  { opens: day.opens_2 ?? '', closes: day.closes_2 ?? '' },
  { opens: day.opens_3 ?? '', closes: day.closes_3 ?? '' },
];

/** In the order of the clock, however they were typed. */
const typedSpans = (day: TypedDay): Span[] =>
  pairsOf(day)
    .filter(({ opens, closes }) => opens !== '' && closes !== '')
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));

/** As they are stored; null: no hours on any day are as none known. */
export function toOpeningHours(hours: TypedHours): OpeningHours | null {
  const days = WEEKDAYS.map((day) => [day, toDayHours(hours[day])] as const);
  return days.every(([, opening]) => opening === null) ? null : (Object.fromEntries(days) as OpeningHours);
}

function toDayHours(day: TypedDay): DayHours | null {
  if (day.all_day) return WHOLE_DAY;
  const [first, ...more] = typedSpans(day);
  if (first === undefined) return null;
  if (more.length === 0) return isWholeDay(first) ? WHOLE_DAY : first;
  return { ...first, more: more.slice(0, SPANS_A_DAY - 1) };
}

/** A stored day as the form shows it. */
export function toTypedDay(day: DayHours | null): TypedDay {
  if (day === null) return { opens: '', closes: '' };
  if (isWholeDay(day) && !day.more?.length) return { opens: '', closes: '', all_day: true };
  const [second, third] = day.more ?? [];
  return {
    opens: day.opens,
    closes: day.closes,
    ...(second && { opens_2: second.opens, closes_2: second.closes }),
    ...(third && { opens_3: third.opens, closes_3: third.closes }),
  };
}
