import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { transpositionsOf } from '../transpositions.ts';

/** A city of a region. `weight` is its size: its number of postal areas, at least 40 for a large city. */
export type City = {
  regionId: number;
  key: string;
  name: string;
  latitude: number;
  longitude: number;
  weight: number;
};
type ZipArea = { regionId: number; city: string; latitude: number; longitude: number };

/** The list of places to look an answer up in; from a database, or in memory for a test. */
export type PlaceList = {
  /** The largest first. */
  citiesByKeys: (keys: readonly string[]) => Promise<City[]>;
  /** Cities whose names look like this one, the most alike first. */
  similarCities: (key: string) => Promise<City[]>;
  largestCities: (regionId: number, count: number) => Promise<City[]>;
  /** The area of a postal code of the United States. */
  areaOfZip: (postalCode: string) => Promise<ZipArea | undefined>;
};

const COLUMNS = ['region_id as regionId', 'key', 'name', 'latitude', 'longitude', 'weight'] as const;
const SUGGESTIONS_MAX = 5;

export function placesIn(database: Queryable): PlaceList {
  return {
    citiesByKeys: (keys) => citiesByKeys(database, keys),
    similarCities: (key) => similarCities(database, key),
    largestCities: (regionId, count) =>
      database
        .selectFrom('cities')
        .select(COLUMNS)
        .where('region_id', '=', regionId)
        .orderBy('weight', 'desc')
        .orderBy('name')
        .limit(count)
        .execute(),
    areaOfZip: (postalCode) =>
      database
        .selectFrom('places')
        .select(['region_id as regionId', 'city', 'latitude', 'longitude'])
        .where('postal_code', '=', postalCode)
        .limit(1)
        .executeTakeFirst(),
  };
}

async function citiesByKeys(database: Queryable, keys: readonly string[]): Promise<City[]> {
  if (keys.length === 0) return [];
  return database
    .selectFrom('cities')
    .select(COLUMNS)
    .where('key', '=', sql<string>`any(${sql.val([...new Set(keys)])}::text[])`)
    .orderBy('weight', 'desc')
    .orderBy('id')
    .execute();
}

/** Two swapped letters leave few groups of three in common, so each such spelling is looked up instead. */
async function similarCities(database: Queryable, key: string): Promise<City[]> {
  return database
    .selectFrom('cities')
    .select(COLUMNS)
    .where(sql<boolean>`(key % ${key}::text or key = any(${sql.val(transpositionsOf(key))}::text[]))`)
    .orderBy(sql`(key = any(${sql.val(transpositionsOf(key))}::text[]))`, 'desc')
    .orderBy(sql`similarity(key, ${key}::text)`, 'desc')
    .orderBy('weight', 'desc')
    .orderBy('id')
    .limit(SUGGESTIONS_MAX)
    .execute();
}
