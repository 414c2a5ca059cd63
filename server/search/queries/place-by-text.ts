import { sql } from 'kysely';
import type { RegionEntry } from '../../contractors/reference-lists.ts';
import type { Queryable } from '../../database/client.ts';
import { CITY_NICKNAMES, METROS } from '../metros.ts';
import { plainWordsOf } from '../search-query.ts';

/** A place on the map that a search starts from. */
export type SearchPlace = {
  city: string;
  postalCode: string | null;
  regionId: number;
  latitude: number;
  longitude: number;
};

/** Regions to choose among, and the one chosen beside the place. */
type Regions = { all: readonly RegionEntry[]; chosen: RegionEntry | null };

/**
 * The place somebody means by a US postal code or a city's name ("78520", "Tijuana", "Tucson, AZ"), or null. Of cities with
 * the same name the one in the region named or chosen counts, then a large one, then the one with the most postal codes.
 */
export async function placeByText(
  database: Queryable,
  text: string,
  regions: Regions,
): Promise<SearchPlace | null> {
  const postalCode = /(?<!\d)(\d{5})(?!\d)/.exec(text)?.[1];
  const place = postalCode ? await placeByPostalCode(database, postalCode) : null;
  if (place) return place;
  const [city = '', ...rest] = text.replace(/\d+/g, ' ').split(',');
  const plain = plainWordsOf(city).join(' ');
  const name = CITY_NICKNAMES[plain] ?? plain;
  if (name === '') return null;
  return placeByCity(
    database,
    name,
    regionNamed(rest.join(' '), regions.all) ?? regions.chosen ?? regionOfMetro(name, regions.all),
  );
}

function regionNamed(text: string, regions: readonly RegionEntry[]): RegionEntry | null {
  const wanted = plainWordsOf(text).join(' ');
  if (wanted === '') return null;
  const isNamed = ({ english, mexican_spanish }: RegionEntry) =>
    [english, mexican_spanish].some((name) => plainWordsOf(name).join(' ') === wanted);
  // "BC" and "NL" are how Mexico writes BCN and NLE.
  const isCode = ({ code }: RegionEntry) =>
    code.slice(3).toLowerCase().startsWith(wanted.replaceAll(' ', ''));
  const hasExactCode = ({ code }: RegionEntry) => code.slice(3).toLowerCase() === wanted;
  return (
    regions.find(hasExactCode) ??
    regions.find(isNamed) ??
    (wanted.length > 1 ? regions.find(isCode) : undefined) ??
    null
  );
}

/** "Monterrey" is the city in Nuevo León, not the village in Chiapas. */
function regionOfMetro(city: string, regions: readonly RegionEntry[]): RegionEntry | null {
  const metro = [...METROS.US, ...METROS.MX].find(
    (one) => plainWordsOf(one.split(',')[0] ?? '').join(' ') === city,
  );
  return metro ? regionNamed(metro.split(',')[1] ?? '', regions) : null;
}

async function placeByPostalCode(database: Queryable, postalCode: string): Promise<SearchPlace | null> {
  const place = await database
    .selectFrom('places')
    .select(['city', 'postal_code as postalCode', 'region_id as regionId', 'latitude', 'longitude'])
    .where('postal_code', '=', postalCode)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return place ?? null;
}

async function placeByCity(
  database: Queryable,
  city: string,
  region: RegionEntry | null,
): Promise<SearchPlace | null> {
  const place = await database
    .selectFrom('places')
    .select(({ fn }) => [
      fn.min<string>('city').as('city'),
      'region_id as regionId',
      fn.avg<number>('latitude').as('latitude'),
      fn.avg<number>('longitude').as('longitude'),
    ])
    .where(sql<string>`fold_text(city)`, '=', city)
    .groupBy('region_id')
    .orderBy(sql`region_id is distinct from ${region?.id ?? null}::integer`)
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('region_id')
    .limit(1)
    .executeTakeFirst();
  return place ? { ...place, postalCode: null } : null;
}
