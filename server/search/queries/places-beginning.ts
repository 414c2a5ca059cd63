import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import type { PlaceChoice } from '../../places/place.ts';

/** Sorts behind each key that begins like it. */
const LAST = '\uFFFF';

/** Cities whose key begins so, the largest first. */
export async function citiesBeginning(
  database: Queryable,
  key: string,
  count: number,
): Promise<(PlaceChoice & { weight: number })[]> {
  const rows = await database
    .selectFrom('cities')
    .select(['region_id as regionId', 'name as city', 'weight'])
    .where('key', '>=', key)
    .where('key', '<', key + LAST)
    .orderBy('weight', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ regionId, city, weight }) => ({ regionId, city, postalCode: null, weight }));
}

/** Postal codes of the United States that begin so. */
export async function postalCodesBeginning(
  database: Queryable,
  digits: string,
  count: number,
): Promise<PlaceChoice[]> {
  const rows = await database
    .selectFrom('places')
    .select(['region_id as regionId', 'city', 'postal_code as postalCode'])
    .where('postal_code', '>=', digits)
    .where('postal_code', '<', digits + LAST)
    .orderBy('postal_code')
    .limit(count)
    .execute();
  return rows;
}

/** Half the side of the box that is looked at, in degrees: some fifty kilometers. */
const REACH_DEGREES = 0.5;

/** The listed place nearest to a point; null where none is near. */
export async function nearestPlace(
  database: Queryable,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<PlaceChoice | null> {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const { rows } = await sql<PlaceChoice>`
    select region_id as "regionId", city, postal_code as "postalCode" from places
    where latitude between ${latitude - REACH_DEGREES}::float8 and ${latitude + REACH_DEGREES}::float8
      and longitude between ${longitude - REACH_DEGREES}::float8 and ${longitude + REACH_DEGREES}::float8
    order by power(latitude - ${latitude}::float8, 2) + power((longitude - ${longitude}::float8) * ${shrink}::float8, 2), id
    limit 1`.execute(database);
  return rows[0] ?? null;
}
