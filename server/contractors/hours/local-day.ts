import { sql, type RawBuilder } from 'kysely';
import { dayInZone, TIME_ZONES, WESTERNMOST } from '../../places/time-zones.ts';

/** The days (YYYY-MM-DD) that it is now where contractors are: two at most, as all zones lie within seven hours. */
export type LocalDays = {
  latest: string;
  earliest: string;
  /** The zones where the earlier day has not ended yet; a contractor without a zone counts among them. */
  earliestZones: readonly string[];
};

export function localDaysAt(now: Date): LocalDays {
  const dayOf = new Map([WESTERNMOST, ...TIME_ZONES].map((zone) => [zone, dayInZone(now, zone)]));
  const days = [...dayOf.values()].toSorted();
  const [earliest = '', latest = earliest] = [days[0], days.at(-1)];
  return { latest, earliest, earliestZones: TIME_ZONES.filter((zone) => dayOf.get(zone) === earliest) };
}

/** The day it is in the zone of a contractor's place. */
export const localDayIn = ({ latest, earliest, earliestZones }: LocalDays, zone: string | null): string =>
  zone === null || earliestZones.includes(zone) ? earliest : latest;

/** The day it is for a row of `contractors c`, as a date. */
export function localDayOfRow({ latest, earliest, earliestZones }: LocalDays): RawBuilder<string> {
  if (latest === earliest) return sql<string>`${latest}::text::date`;
  return sql<string>`(case when c.zone is null or c.zone = any(${sql.val([...earliestZones])}::text[])
    then ${earliest}::text else ${latest}::text end)::date`;
}
