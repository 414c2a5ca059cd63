import { zoneOf } from '../places/time-zones.ts';
import type { OpeningHours, Weekday } from './page-view.ts';

/** The time of day (HH:MM) and the day of the week of a moment in a zone. */
type LocalTime = { weekday: Weekday; before: Weekday; time: string };

const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const satisfies readonly Weekday[];

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
}

function localTime(now: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const day = WEEKDAYS.indexOf(String(parts['weekday']).toLowerCase() as Weekday);
  return {
    weekday: WEEKDAYS[day] ?? 'sunday',
    before: WEEKDAYS[(day + 6) % 7] ?? 'saturday',
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

/** Whether a contractor with these hours in this region is open; null where one of both is not known. */
export type Clock = (hours: OpeningHours | null, regionCode: string | null) => boolean | null;

/** The clocks of all regions at a moment; each zone's time is worked out once. */
export function clockAt(now: Date): Clock {
  const times = new Map<string, LocalTime>();
  return (hours, regionCode) => {
    if (hours === null || regionCode === null) return null;
    const zone = zoneOf(regionCode);
    const time = times.get(zone) ?? localTime(now, zone);
    times.set(zone, time);
    return isOpen(hours, time);
  };
}

/** Hours that end before they begin go on past midnight. */
function isOpen(hours: OpeningHours, { weekday, before, time }: LocalTime): boolean {
  const today = hours[weekday] ?? null;
  const yesterday = hours[before] ?? null;
  const isNight = (day: typeof today) => day !== null && day.closes <= day.opens;
  if (yesterday !== null && isNight(yesterday) && time < yesterday.closes) return true;
  if (today === null || time < today.opens) return false;
  return isNight(today) || time < today.closes;
}
