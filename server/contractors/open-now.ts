import { zoneOf } from '../places/time-zones.ts';
import { openingStateAt, wallClockIn, type OpeningState, type WallClock } from './opening.ts';
import type { OpeningHours } from './opening-hours.ts';

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
