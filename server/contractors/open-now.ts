import { zoneOf } from '../places/time-zones.ts';
import { openingStateAt, wallClockIn, type OpeningState, type WallClock } from './opening.ts';
import { WEEKDAYS, type OpeningHours, type Weekday } from './opening-hours.ts';

/** Whether a contractor with these hours in this region is open; null where one of both is not known. */
export type Clock = (hours: OpeningHours | null, regionCode: string | null) => boolean | null;

/** The clocks of all regions at a moment; each zone's time is worked out once. */
export function clockAt(now: Date): Clock {
  const times = new Map<string, WallClock>();
  return (hours, regionCode) => {
    if (hours === null || regionCode === null) return null;
    const zone = zoneOf(regionCode);
    const time = times.get(zone) ?? wallClockIn(zone, now);
    times.set(zone, time);
    return openingStateAt(hours, time)?.isOpen ?? false;
  };
}

/** The same, with when that ends. */
export function openingOf(
  hours: OpeningHours | null,
  regionCode: string | null,
  now: Date,
): OpeningState | null {
  if (hours === null || regionCode === null) return null;
  return openingStateAt(hours, wallClockIn(zoneOf(regionCode), now));
}

/** The clock on the walls of some regions. */
export type RegionClock = WallClock & { regionIds: readonly number[]; dayBefore: Weekday };

/** The clocks of all regions at a moment, for a query: regions of one zone together. */
export function regionClocksAt(now: Date, regions: readonly { id: number; code: string }[]): RegionClock[] {
  const zones = Map.groupBy(regions, ({ code }) => zoneOf(code));
  return [...zones].map(([zone, ofZone]) => {
    const { day, time } = wallClockIn(zone, now);
    const dayBefore = WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1) ?? 'sunday';
    return { day, dayBefore, time, regionIds: ofZone.map(({ id }) => id) };
  });
}
