import { sql } from 'kysely';
import type { Country } from '../../../common/constants.ts';
import type { Queryable } from '../../database/client.ts';

export type Place = { regionId: number; city: string; latitude: number; longitude: number };

/** The place a postal code belongs to. The two countries share five digits, so the region decides where it is known. */
export function placeByPostalCode(
  database: Queryable,
  postalCode: string,
  regionId: number | null,
): Promise<Place | undefined> {
  return places(database)
    .where('postal_code', '=', postalCode)
    .orderBy(sql`region_id is distinct from ${regionId}`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** A city of a region, by its name in any spelling of accents and capitals. */
export function placeByCity(database: Queryable, city: string, regionId: number): Promise<Place | undefined> {
  return places(database)
    .where('region_id', '=', regionId)
    .where(sql<boolean>`fold_text(city) = fold_text(${city})`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function countryOfRegion(database: Queryable, regionId: number): Promise<Country | null> {
  const region = await database
    .selectFrom('regions')
    .select('country')
    .where('id', '=', regionId)
    .executeTakeFirst();
  return (region?.country as Country | undefined) ?? null;
}

/** Whether a form offers the region. */
export async function isOffered(database: Queryable, regionId: number): Promise<boolean> {
  const region = await database
    .selectFrom('regions')
    .select('active')
    .where('id', '=', regionId)
    .executeTakeFirst();
  return region?.active ?? false;
}

function places(database: Queryable) {
  return database.selectFrom('places').select(['region_id as regionId', 'city', 'latitude', 'longitude']);
}
