import { localTimeIn, TIME_ZONES } from '../../places/time-zones.ts';
import { isClosedOn, type ClosedDays } from './closed-days.ts';
import { openingStateAt, type OpeningState, type WallClock } from './opening.ts';
import { WEEKDAYS, type Weekday } from '../../../common/profiles/weekdays.ts';
import type { OpeningHours } from './opening-hours.ts';

/** When a contractor is there: the hours of its week, days off, and the clock that they are read by. */
export type Openings = {
  hours: OpeningHours | null;
  closedDays?: readonly ClosedDays[];
  /** An IANA zone; null: not known. */
  timeZone: string | null;
};

/** Whether a contractor is open; null where its hours or its clock are not known. */
export type Clock = (openings: Openings) => boolean | null;

type Moment = { wall: WallClock; day: string };

/** The clocks of all zones at a moment. */
export function clockAt(now: Date): Clock {
  return (openings) => {
    if (openings.hours === null || openings.timeZone === null) return null;
    return stateAt(openings.hours, openings.closedDays, momentIn(openings.timeZone, now))?.isOpen ?? false;
  };
}

/** The same, with when that ends. */
export function openingOf(openings: Openings, now: Date): OpeningState | null {
  if (openings.hours === null || openings.timeZone === null) return null;
  const moment = momentIn(openings.timeZone, now);
  const state = stateAt(openings.hours, openings.closedDays, moment);
  if (state === null || state.isOpen || state.inDays < WEEKDAYS.length) return state;
  return { ...state, date: dayLater(moment.day, state.inDays) };
}

function momentIn(zone: string, now: Date): Moment {
  const { date, weekday, time } = localTimeIn(zone, now);
  return { wall: { day: WEEKDAYS.find((day) => day === weekday) ?? 'monday', time }, day: date };
}

function stateAt(
  hours: OpeningHours,
  closedDays: readonly ClosedDays[] = [],
  { wall, day }: Moment,
): OpeningState | null {
  if (closedDays.length === 0) return openingStateAt(hours, wall);
  return openingStateAt(hours, wall, (days) => isClosedOn(closedDays, dayLater(day, days)));
}

function dayLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The clock of a zone; days are YYYY-MM-DD. */
export type ZoneClock = WallClock & {
  zone: string;
  today: string;
  weekdayBefore: Weekday;
  yesterday: string;
};

/** The clocks of all zones at a moment, for a query. */
export function zoneClocksAt(now: Date): ZoneClock[] {
  return TIME_ZONES.map((zone) => {
    const { wall, day: today } = momentIn(zone, now);
    return {
      ...wall,
      zone,
      today,
      weekdayBefore: WEEKDAYS.at(WEEKDAYS.indexOf(wall.day) - 1) ?? 'sunday',
      yesterday: dayLater(today, -1),
    };
  });
}
