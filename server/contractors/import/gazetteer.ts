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

export type GazetteerRegion = {
  id: number;
  code: string;
  country: string;
  english: string;
  mexican_spanish: string;
};
export type GazetteerPlace = { region_id: number; city: string; postal_code: string | null } & Point;

/** Reads regions and places (some 50,000) into memory: every row of a roster asks for one. */
export async function loadGazetteer(database: Queryable): Promise<Gazetteer> {
  const regions = await database
    .selectFrom('regions')
    .select(['id', 'code', 'country', 'english', 'mexican_spanish'])
    .execute();
  const places = await database
    .selectFrom('places')
    .select(['region_id', 'city', 'postal_code', 'latitude', 'longitude'])
    .execute();
  return createGazetteer(regions, places);
}

export function createGazetteer(
  regions: readonly GazetteerRegion[],
  places: readonly GazetteerPlace[],
): Gazetteer {
  const regionIds = new Map<string, number>();
  for (const { id, code, country, english, mexican_spanish } of regions) {
    for (const name of [code.slice(3), english, mexican_spanish])
      regionIds.set(`${country} ${foldWords(name)}`, id);
  }
  const byPostalCode = new Map<string, GazetteerPlace>();
  for (const place of places) if (place.postal_code) byPostalCode.set(place.postal_code, place);
  // Most rosters have postal codes: cities are brought together when the first one is asked for.
  let cities: Map<string, Point> | null = null;
  return {
    regionId: (written, country) => regionIds.get(`${country} ${foldWords(written)}`) ?? null,
    byPostalCode: (postalCode) => {
      const place = byPostalCode.get(postalCode);
      return place ? { regionId: place.region_id, ...place } : null;
    },
    byCity: (regionId, city) => (cities ??= middlesOfCities(places)).get(cityKey(regionId, city)) ?? null,
  };
}

function middlesOfCities(places: readonly GazetteerPlace[]): Map<string, Point> {
  const byCity = Map.groupBy(places, (place) => cityKey(place.region_id, place.city));
  const middle = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return new Map(
    [...byCity].map(([key, areas]) => [
      key,
      {
        latitude: middle(areas.map((area) => area.latitude)),
        longitude: middle(areas.map((area) => area.longitude)),
      },
    ]),
  );
}

function cityKey(regionId: number, city: string): string {
  const plain = foldWords(city).replace(
    /^(st|saint|sta|santa|ste|fort|ft|mount|mt) /,
    (word) => SHORT_FORMS[word.trim()] ?? word,
  );
  return `${regionId} ${plain}`;
}

const SHORT_FORMS: Readonly<Record<string, string>> = { saint: 'st ', fort: 'ft ', mount: 'mt ' };
