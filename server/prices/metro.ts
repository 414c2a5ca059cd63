import type { Country } from '../../common/constants.ts';
import { currencyOf, type Currency } from '../../common/format/currencies.ts';
import { slugify } from '../../common/format/slug.ts';
import {
  DEFAULT_DISTANCE_MILES,
  KM_PER_MILE,
  distanceIn,
  type DistanceUnit,
} from '../../common/search/contractor-search.ts';
import { cityKey } from '../places/city-key.ts';
import { METROS } from '../search/metros.ts';

/** A city and what is around it, within the distance that a search near it has at first. */
export type Metro = {
  /** Its part of an address: "fresno-ca". */
  slug: string;
  city: string;
  cityKey: string;
  /** "US-CA" */
  regionCode: string;
  country: Country;
  currency: Currency;
  distance: number;
  unit: DistanceUnit;
  km: number;
};

export const PRICE_METROS: readonly Metro[] = (['US', 'MX'] as const).flatMap((country) =>
  METROS[country].map((name) => toMetro(name, country)),
);

const BY_SLUG = new Map(PRICE_METROS.map((metro) => [metro.slug, metro]));

export const metroOf = (slug: string): Metro | undefined => BY_SLUG.get(slug);

function toMetro(name: string, country: Country): Metro {
  const [city = '', code = ''] = name.split(', ');
  const unit = country === 'MX' ? 'km' : 'mi';
  const distance = distanceIn(unit, DEFAULT_DISTANCE_MILES);
  return {
    slug: slugify(name),
    city,
    cityKey: cityKey(city),
    regionCode: `${country}-${code}`,
    country,
    currency: currencyOf(country),
    distance,
    unit,
    km: unit === 'km' ? distance : distance * KM_PER_MILE,
  };
}
