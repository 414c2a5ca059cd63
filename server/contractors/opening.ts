import { WEEKDAYS, type OpeningHours, type Weekday } from './opening-hours.ts';

/** A moment by the clock on a contractor's wall: the day of the week and HH:MM. */
export type WallClock = { day: Weekday; time: string };

/**
 * Whether a contractor is open; times are HH:MM. `inDays`: days until it opens, 0 is later today. `date`:
 * that day (YYYY-MM-DD), where its weekday alone would mean another one.
 */
export type OpeningState =
  | { isOpen: true; closes: string }
  | { isOpen: false; opens: string; day: Weekday; inDays: number; date?: string };

/** How far ahead somebody who is on vacation is announced to be back. */
const LOOK_AHEAD_DAYS = 60;
const notClosed = (): boolean => false;

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
  const hoursOf = (offset: number) => (isClosedIn(offset) ? null : hours[dayAt(today + offset)]);
  const last = hoursOf(-1);
  if (last && last.closes <= last.opens && time < last.closes) return { isOpen: true, closes: last.closes };
  const now = hoursOf(0);
  const goesOn = now ? now.closes <= now.opens || time < now.closes : false;
  if (now && time >= now.opens && goesOn) return { isOpen: true, closes: now.closes };
  for (let inDays = 0; inDays <= LOOK_AHEAD_DAYS; inDays += 1) {
    const next = hoursOf(inDays);
    if (next && (inDays > 0 || time < next.opens))
      return { isOpen: false, opens: next.opens, day: dayAt(today + inDays), inDays };
  }
  return null;
}

function dayAt(index: number): Weekday {
  return WEEKDAYS[(index + WEEKDAYS.length) % WEEKDAYS.length] ?? 'monday';
}
