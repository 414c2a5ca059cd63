import type { Country } from '../../../common/constants.ts';
import type { Queryable } from '../../database/client.ts';
import { foldWords } from './roster-trades.ts';

export type Point = { latitude: number; longitude: number };
export type FoundPlace = Point & { regionId: number; city: string };

/** Finds what the reference tables know of a place. All answers are null where they know nothing. */
export type Gazetteer = {
  /** From a code (`GA`, `SON`) or a name in either language. */
  regionId: (written: string, country: Country) => number | null;
  byPostalCode: (postalCode: string) => FoundPlace | null;
  /** The middle of a city's postal areas. */
  byCity: (regionId: number, city: string) => Point | null;
};

export type GazetteerRegion = { id: number; code: string; country: string; english: string; mexican_spanish: string };
export type GazetteerPlace = { region_id: number; city: string; postal_code: string | null } & Point;

/** Reads regions and places (some 50,000) into memory: every row of a roster asks for one. */
export async function loadGazetteer(database: Queryable): Promise<Gazetteer> {
  const regions = await database.selectFrom('regions').select(['id', 'code', 'country', 'english', 'mexican_spanish']).execute();
  const places = await database
    .selectFrom('places')
    .select(['region_id', 'city', 'postal_code', 'latitude', 'longitude'])
    .execute();
  return createGazetteer(regions, places);
}

export function createGazetteer(regions: readonly GazetteerRegion[], places: readonly GazetteerPlace[]): Gazetteer {
  const regionIds = new Map<string, number>();
  for (const { id, code, country, english, mexican_spanish } of regions) {
    for (const name of [code.slice(3), english, mexican_spanish]) regionIds.set(`${country} ${foldWords(name)}`, id);
  }
  const byPostalCode = new Map<string, FoundPlace>();
  const cities = new Map<string, Point & { count: number }>();
  for (const { region_id, city, postal_code, latitude, longitude } of places) {
    if (postal_code) byPostalCode.set(postal_code, { regionId: region_id, city, latitude, longitude });
    const key = cityKey(region_id, city);
    const sum = cities.get(key) ?? { latitude: 0, longitude: 0, count: 0 };
    cities.set(key, { latitude: sum.latitude + latitude, longitude: sum.longitude + longitude, count: sum.count + 1 });
  }
  return {
    regionId: (written, country) => regionIds.get(`${country} ${foldWords(written)}`) ?? null,
    byPostalCode: (postalCode) => byPostalCode.get(postalCode) ?? null,
    byCity: (regionId, city) => {
      const sum = cities.get(cityKey(regionId, city));
      return sum ? { latitude: sum.latitude / sum.count, longitude: sum.longitude / sum.count } : null;
    },
  };
}

function cityKey(regionId: number, city: string): string {
  const plain = foldWords(city).replace(/^(st|saint|sta|santa|ste|fort|ft|mount|mt) /, (word) => SHORT_FORMS[word.trim()] ?? word);
  return `${regionId} ${plain}`;
}

const SHORT_FORMS: Readonly<Record<string, string>> = { saint: 'st ', fort: 'ft ', mount: 'mt ' };
