import { sql, type RawBuilder } from 'kysely';
import { dayInZone, zoneOf } from '../places/time-zones.ts';

/** The days (YYYY-MM-DD) that it is now where contractors are: two at most, as all zones lie within seven hours. */
export type LocalDays = {
  latest: string;
  earliest: string;
  /** The regions where the earlier day has not ended yet; a contractor without a region counts among them. */
  earliestRegionIds: readonly number[];
};

export function localDaysAt(now: Date, regions: readonly { id: number; code: string }[]): LocalDays {
  const zones = [...new Set([zoneOf(null), ...regions.map(({ code }) => zoneOf(code))])];
  const dayOf = new Map(zones.map((zone) => [zone, dayInZone(now, zone)]));
  const days = [...dayOf.values()].toSorted();
  const [earliest = '', latest = earliest] = [days[0], days.at(-1)];
  return {
    latest,
    earliest,
    earliestRegionIds: regions.filter(({ code }) => dayOf.get(zoneOf(code)) === earliest).map(({ id }) => id),
  };
}

/** The day it is in a contractor's region. */
export const localDayIn = ({ latest, earliest, earliestRegionIds }: LocalDays, regionId: number | null) =>
  regionId === null || earliestRegionIds.includes(regionId) ? earliest : latest;

/** The day it is for a row of `contractors c`, as a date. */
export function localDayOfRow({ latest, earliest, earliestRegionIds }: LocalDays): RawBuilder<string> {
  if (latest === earliest) return sql<string>`${latest}::text::date`;
  return sql<string>`(case when c.region_id is null or c.region_id = any(${sql.val([...earliestRegionIds])}::integer[])
    then ${earliest}::text else ${latest}::text end)::date`;
}
