import { dayInZone, zoneOf } from '../places/time-zones.ts';
import { isClosedOn, type ClosedDays } from './closed-days.ts';
import { openingStateAt, wallClockIn, type OpeningState, type WallClock } from './opening.ts';
import { WEEKDAYS, type OpeningHours } from './opening-hours.ts';

/** When a contractor is there: the hours of its week, days off, and the clock that they are read by. */
export type Openings = {
  hours: OpeningHours | null;
  closedDays?: readonly ClosedDays[];
  /** An IANA zone; null: that of the region. */
  timeZone?: string | null;
  regionCode: string | null;
};

/** Whether a contractor is open; null where its hours or its clock are not known. */
export type Clock = (openings: Openings) => boolean | null;

type Moment = { wall: WallClock; day: string };

/** The clocks of all regions at a moment; each zone's time is worked out once. */
export function clockAt(now: Date): Clock {
  const moments = new Map<string, Moment>();
  return (openings) => {
    const zone = zoneOfOpenings(openings);
    if (openings.hours === null || zone === null) return null;
    const moment = moments.get(zone) ?? momentIn(zone, now);
    moments.set(zone, moment);
    return stateAt(openings.hours, openings.closedDays, moment)?.isOpen ?? false;
  };
}

/** The same, with when that ends. */
export function openingOf(openings: Openings, now: Date): OpeningState | null {
  const zone = zoneOfOpenings(openings);
  if (openings.hours === null || zone === null) return null;
  const moment = momentIn(zone, now);
  const state = stateAt(openings.hours, openings.closedDays, moment);
  if (state === null || state.isOpen || state.inDays < WEEKDAYS.length) return state;
  return { ...state, date: dayLater(moment.day, state.inDays) };
}

const zoneOfOpenings = ({ timeZone, regionCode }: Openings): string | null =>
  timeZone ?? (regionCode === null ? null : zoneOf(regionCode));

const momentIn = (zone: string, now: Date): Moment => ({
  wall: wallClockIn(zone, now),
  day: dayInZone(now, zone),
});

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
