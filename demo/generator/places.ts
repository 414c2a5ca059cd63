import { readDemo } from './read-demo.ts';
import type { Random } from './random.ts';

/** City, postal code, latitude, longitude. */
type PlaceRow = readonly [city: string, postalCode: string | null, latitude: number, longitude: number];

export type Metro = {
  key: string;
  regionCode: string;
  /** Metros between which owners have second homes, parents and houses to let. */
  zone: 'california' | 'southwest' | 'south' | 'inland';
  areaCodes: readonly string[];
  places: readonly PlaceRow[];
  /** The number of its contractors: at least twelve, so that each common trade has one. */
  contractors: number;
  /** Parts of its main city, by their local names. */
  areas: readonly string[];
};

export type Place = {
  city: string;
  regionCode: string;
  postalCode: string | null;
  latitude: number;
  longitude: number;
};

/** Centers of real postal areas (GeoNames, CC BY 4.0). */
export const METROS = readDemo<readonly Metro[]>('metros');

/** Somewhere in a metro, moved off the centre of its postal area by up to about a kilometre. */
export function placeIn(metro: Metro, random: Random): Place {
  const [city, postalCode, latitude, longitude] = random.pick(metro.places);
  return {
    city,
    regionCode: metro.regionCode,
    postalCode,
    latitude: nearby(latitude, random),
    longitude: nearby(longitude, random),
  };
}

/** Throws an Error for an unknown key. */
export function metroByKey(key: string): Metro {
  const found = METROS.find((metro) => metro.key === key);
  if (found === undefined) throw new Error(`No metro ${key}`);
  return found;
}

export function isMexican(regionCode: string): boolean {
  return regionCode.startsWith('MX-');
}

/**
 * A phone number that does not exist. In the US 555-0100 to 555-0199 is reserved for fiction; no Mexican
 * number has a 0 behind the area code.
 */
export function fictionalPhone(metro: Metro, random: Random): string {
  const areaCode = random.pick(metro.areaCodes);
  if (!isMexican(metro.regionCode))
    return `+1${areaCode}55501${String(random.integer(0, 99)).padStart(2, '0')}`;
  const digits = 9 - areaCode.length;
  return `+52${areaCode}0${String(random.integer(0, 10 ** digits - 1)).padStart(digits, '0')}`;
}

function nearby(degrees: number, random: Random): number {
  return Math.round((degrees + (random.next() - 0.5) * 0.02) * 10000) / 10000;
}
