import { WEEKDAYS, type Weekday } from '../../../common/profiles/weekdays.ts';
import { spansOf, type DayHours, type OpeningHours } from './opening-hours.ts';

/** A moment by the clock on a contractor's wall: the day of the week and HH:MM. */
export type WallClock = { day: Weekday; time: string };

/**
 * Whether a contractor is open; times are HH:MM. `closes`: null while it stays open for the next 24 hours. `inDays`: days
 * until it opens, 0 is later today. `date`: that day (YYYY-MM-DD), where its weekday alone would mean another one.
 */
export type OpeningState =
  | { isOpen: true; closes: string | null }
  | { isOpen: false; opens: string; day: Weekday; inDays: number; date?: string };

/** How far ahead somebody who is on vacation is announced to be back. */
const LOOK_AHEAD_DAYS = 60;
const DAY_MINUTES = 24 * 60;
const notClosed = (): boolean => false;

/** Minutes since the beginning of today, by the clock on the wall. */
type Interval = { from: number; to: number };

/**
 * Null where no hours are known, or none soon. Hours that end at or before their beginning go on into the next day. `isClosedIn`
 * tells whether the day so many days from now is a day off.
 */
export function openingStateAt(
  hours: OpeningHours,
  { day, time }: WallClock,
  isClosedIn: (days: number) => boolean = notClosed,
): OpeningState | null {
  const today = WEEKDAYS.indexOf(day);
  const intervals = Array.from({ length: LOOK_AHEAD_DAYS + 2 }, (_, index) => index - 1).flatMap((offset) =>
    isClosedIn(offset) ? [] : intervalsOf(hours[dayAt(today + offset)], offset),
  );
  const now = minutesOf(time);
  const end = endOfOpening(intervals, now);
  if (end !== null) return { isOpen: true, closes: end - now >= DAY_MINUTES ? null : timeOf(end) };
  const next = intervals.find(({ from }) => from > now);
  if (next === undefined) return null;
  const inDays = Math.floor(next.from / DAY_MINUTES);
  return { isOpen: false, opens: timeOf(next.from), day: dayAt(today + inDays), inDays };
}

function intervalsOf(day: DayHours | null | undefined, offset: number): Interval[] {
  return spansOf(day ?? null).map(({ opens, closes }) => {
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    const start = offset * DAY_MINUTES;
    return { from: start + from, to: start + (to <= from ? to + DAY_MINUTES : to) };
  });
}

/** The minute at which it closes, past hours that join at once; null: it is closed now. */
function endOfOpening(intervals: readonly Interval[], now: number): number | null {
  let end: number | null = null;
  for (const { from, to } of intervals) {
    if (end === null ? from <= now && now < to : from <= end && end < to) end = to;
  }
  return end;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function dayAt(index: number): Weekday {
  return WEEKDAYS[(index + WEEKDAYS.length) % WEEKDAYS.length] ?? 'monday';
}
