import type { Country } from '../../../common/constants.ts';
import type { Queryable } from '../../database/client.ts';
import { cityKey, placeWords } from '../../places/city-key.ts';
import { readMexicanCode } from '../../places/mexican-postal-codes.ts';
import { regionsNamed } from '../../places/region-names.ts';
import { foldWords } from './fold-words.ts';

export type Point = { latitude: number; longitude: number };
export type FoundPlace = Point & { regionId: number; city: string };

/** Looks up places in the reference tables. All answers are null for an unknown place. */
export type Gazetteer = {
  /** From a code (`GA`, `SON`, `US-GA`), a name in either language or a usual short form (`B.C.`, `Calif.`). */
  regionId: (written: string, country: Country) => number | null;
  /** Reads a code in its country: the area of a ZIP, or a Mexican code's main city. */
  byPostalCode: (postalCode: string, country: Country) => FoundPlace | null;
  /** The position that search and profiles have for a city, too. */
  byCity: (regionId: number, city: string) => Point | null;
};

export type GazetteerRegion = {
  id: number;
  code: string;
  country: string;
  english: string;
  mexican_spanish: string;
};
export type GazetteerCity = { region_id: number; key: string; name: string; weight: number } & Point;
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
  const cities = await database
    .selectFrom('cities')
    .select(['region_id', 'key', 'name', 'weight', 'latitude', 'longitude'])
    .execute();
  return createGazetteer(regions, places, cities);
}

export function createGazetteer(
  regions: readonly GazetteerRegion[],
  places: readonly GazetteerPlace[],
  cities: readonly GazetteerCity[],
): Gazetteer {
  const regionIds = new Map<string, number>();
  for (const { id, code, country, english, mexican_spanish } of regions) {
    for (const name of [code, code.slice(3), english, mexican_spanish])
      regionIds.set(`${country} ${foldWords(name)}`, id);
  }
  const byPostalCode = new Map<string, GazetteerPlace>();
  for (const place of places) if (place.postal_code) byPostalCode.set(place.postal_code, place);
  const byCity = new Map<string, GazetteerCity>();
  for (const city of cities.toSorted((one, other) => one.weight - other.weight))
    byCity.set(`${city.region_id} ${city.key}`, city);
  const cityOf = (regionId: number, city: string) => byCity.get(`${regionId} ${cityKey(city)}`) ?? null;
  const byMexicanCode = (postalCode: string): FoundPlace | null => {
    const read = readMexicanCode(postalCode);
    const regionId = regionIds.get(`MX ${foldWords(read?.region.slice(3) ?? '')}`);
    const city = read?.city && regionId !== undefined ? cityOf(regionId, read.city) : null;
    return (
      city && {
        regionId: city.region_id,
        city: city.name,
        latitude: city.latitude,
        longitude: city.longitude,
      }
    );
  };
  return {
    regionId: (written, country) => {
      const [named, another] = regionsNamed(placeWords(written), regions, country);
      const known = regionIds.get(`${country} ${foldWords(written)}`);
      return known ?? (another === undefined ? (named?.id ?? null) : null);
    },
    byPostalCode: (postalCode, country) => {
      if (country === 'MX') return byMexicanCode(postalCode);
      const place = byPostalCode.get(postalCode);
      return place ? { regionId: place.region_id, ...place } : null;
    },
    byCity: cityOf,
  };
}
