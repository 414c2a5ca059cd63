import { cityKey, placeWords } from '../../../places/city-key.ts';
import { isLargeCity } from '../../../places/large-cities.ts';
import { medianRow } from '../../../places/median-row.ts';
import type { Queryable } from '../../client.ts';
import { insertRows } from '../../insert-rows.ts';
import { readPlaces, type ReferencePlace } from './places.ts';

const CITIES_BATCH_SIZE = 5000;
/** A large city weighs at least as much as one with this many postal areas. */
const LARGE_CITY_WEIGHT = 40;

/**
 * Writes the list of places and its cities together. A list without cities is from an older version and is
 * replaced, because nothing refers to places or edits them.
 */
export async function seedPlaces(database: Queryable): Promise<void> {
  const isThere = await database.selectFrom('cities').select('id').limit(1).executeTakeFirst();
  if (isThere) return;
  await database.deleteFrom('places').execute();
  const regions = await database.selectFrom('regions').select(['id', 'code']).execute();
  const regionIds = new Map(regions.map((region) => [region.code, region.id]));
  const regionIdOf = (code: string): number => {
    const id = regionIds.get(code);
    if (id === undefined) throw new Error(`No region ${code} for a place`);
    return id;
  };
  const all: ReferencePlace[] = [];
  for await (const batch of readPlaces()) {
    all.push(...batch);
    const rows = batch.map(({ region_code, city, postal_code, latitude, longitude }) => ({
      region_id: regionIdOf(region_code),
      city,
      postal_code,
      latitude,
      longitude,
    }));
    await insertRows(database, 'places', rows);
  }
  const cities = citiesOf(all).map(({ region_code, ...city }) => ({
    region_id: regionIdOf(region_code),
    ...city,
  }));
  for (let start = 0; start < cities.length; start += CITIES_BATCH_SIZE)
    await insertRows(database, 'cities', cities.slice(start, start + CITIES_BATCH_SIZE));
}

export type ReferenceCity = {
  region_code: string;
  key: string;
  name: string;
  latitude: number;
  longitude: number;
  weight: number;
};

/** The cities of a list of places: one for each name in a region, where its median row is. */
export function citiesOf(places: readonly ReferencePlace[]): ReferenceCity[] {
  const byName = Map.groupBy(
    places,
    ({ region_code, city }) => `${region_code} ${placeWords(city).join(' ')}`,
  );
  return [...byName.values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const { region_code, city, latitude, longitude } = medianRow([first, ...rest]);
    const isLarge = isLargeCity(region_code, city) || isLargeCity(region_code, `Ciudad ${city}`);
    const weight = Math.max(isLarge ? LARGE_CITY_WEIGHT : 1, rest.length + 1);
    return [{ region_code, key: cityKey(city), name: spelled(city), latitude, longitude, weight }];
  });
}

/** The list of postal codes writes "Mcallen". */
const spelled = (city: string): string =>
  city.replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
