/** The zone of most inhabitants of a region, for a place without a point; after the IANA time zone database. */
const ZONES: Readonly<Record<string, string>> = {
  'America/New_York':
    'US-CT US-DC US-DE US-FL US-GA US-IN US-KY US-MA US-MD US-ME US-MI US-NC US-NH US-NJ US-NY US-OH US-PA US-RI US-SC US-VA US-VT US-WV',
  'America/Chicago':
    'US-AL US-AR US-IA US-IL US-KS US-LA US-MN US-MO US-MS US-ND US-NE US-OK US-SD US-TN US-TX US-WI',
  'America/Denver': 'US-CO US-ID US-MT US-NM US-UT US-WY',
  'America/Phoenix': 'US-AZ',
  'America/Los_Angeles': 'US-CA US-NV US-OR US-WA',
  'America/Anchorage': 'US-AK',
  'Pacific/Honolulu': 'US-HI',
  'America/Puerto_Rico': 'US-PR',
  'America/Tijuana': 'MX-BCN',
  'America/Mazatlan': 'MX-BCS MX-NAY MX-SIN',
  'America/Hermosillo': 'MX-SON',
  'America/Cancun': 'MX-ROO',
};
const MEXICO_CITY = 'America/Mexico_City';
/** Zones of parts of regions only: border municipalities of Mexico, and the western Aleutians. */
const OF_PARTS = ['America/Matamoros', 'America/Ciudad_Juarez', 'America/Adak'];
/** A place that is not known gets the zone where a day ends last. */
export const WESTERNMOST = 'Pacific/Honolulu';

/** Every clock of the two countries: the zones of places, and those that an owner may choose. */
export const TIME_ZONES: readonly string[] = [...Object.keys(ZONES), MEXICO_CITY, ...OF_PARTS];

const ZONE_OF = new Map(
  Object.entries(ZONES).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone] as const)),
);

/** The IANA zone of a region by its ISO 3166-2 code. */
export function zoneOf(regionCode: string | null): string {
  if (regionCode === null) return WESTERNMOST;
  return ZONE_OF.get(regionCode) ?? (regionCode.startsWith('MX-') ? MEXICO_CITY : WESTERNMOST);
}

/** A local date (YYYY-MM-DD) and time of day (HH:MM); weekdays are in English, lower case. */
export type LocalTime = { date: string; weekday: string; time: string };

const formats = new Map<string, Intl.DateTimeFormat>();
/** A search asks for all zones, and for the same minute as the searches beside it. */
let shown = { minute: Number.NaN, times: new Map<string, LocalTime>() };

/** The local time of a moment in an IANA zone. */
export function localTimeIn(timeZone: string, moment: Date): LocalTime {
  const minute = Math.floor(moment.getTime() / 60_000);
  if (shown.minute !== minute) shown = { minute, times: new Map() };
  const time = shown.times.get(timeZone) ?? readClock(timeZone, moment);
  shown.times.set(timeZone, time);
  return time;
}

/** The day of a moment in a zone, YYYY-MM-DD. */
export const dayInZone = (moment: Date, timeZone: string): string => localTimeIn(timeZone, moment).date;

function readClock(timeZone: string, moment: Date): LocalTime {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'long',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    weekday: parts.get('weekday')?.toLowerCase() ?? '',
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
