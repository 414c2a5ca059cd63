import type { Language } from './language.ts';
import type { Query } from './route-table.ts';

/**
 * The questions of "find contractors", the words of its URL, and their format. Both sides build the URL from
 * here.
 */

export const KM_PER_MILE = 1.609344;
/** The distances in the URL, in miles; around a place in Mexico they are the kilometers of DISTANCE_KM. */
export const DISTANCES_MILES = [5, 10, 25, 50, 100] as const;
export type DistanceMiles = (typeof DISTANCES_MILES)[number];
export const DISTANCE_KM: Readonly<Record<DistanceMiles, number>> = {
  5: 10,
  10: 20,
  25: 40,
  50: 80,
  100: 160,
};
/** Mexico uses kilometers, the United States miles. */
export type DistanceUnit = 'mi' | 'km';
export const distanceIn = (unit: DistanceUnit, step: DistanceMiles): number =>
  unit === 'km' ? DISTANCE_KM[step] : step;

export const COUNTRY_CHOICES = ['US', 'MX', 'all'] as const;
export type CountryChoice = (typeof COUNTRY_CHOICES)[number];
export const DEFAULT_DISTANCE_MILES: DistanceMiles = 25;

export const MINIMUM_RATINGS = [3, 3.5, 4, 4.5] as const;
export type MinimumRating = (typeof MINIMUM_RATINGS)[number];

/** The first is the default. `nearest` needs a place. */
export const CONTRACTOR_SORTS = [
  'best_match',
  'rating',
  'most_reviewed',
  'nearest',
  'newest_reviews',
] as const;
export type ContractorSort = (typeof CONTRACTOR_SORTS)[number];

export type ContractorSearch = {
  /** As typed. */
  words: string;
  /** A trade's slug, a region's slug. */
  trade: string | null;
  region: string | null;
  /** null: the country of the place, and without a place both. */
  country: CountryChoice | null;
  /** A postal code, a city or a region, as typed; empty for everywhere. */
  near: string;
  within: DistanceMiles;
  rating: MinimumRating | null;
  licenceValid: boolean;
  insured: boolean;
  language: Language | null;
  sort: ContractorSort;
  page: number;
};

export const EVERY_CONTRACTOR: ContractorSearch = {
  words: '',
  trade: null,
  region: null,
  country: null,
  near: '',
  within: DEFAULT_DISTANCE_MILES,
  rating: null,
  licenceValid: false,
  insured: false,
  language: null,
  sort: 'best_match',
  page: 1,
};

/** The query of a search's URL. Default values are omitted, so that one search has one URL. */
export function queryOfSearch(search: Partial<ContractorSearch>): Query {
  const { words, trade, region, country, near, within, rating, licenceValid, insured, language, sort, page } =
    {
      ...EVERY_CONTRACTOR,
      ...search,
    };
  return {
    q: words || null,
    trade,
    region,
    country: country && country.toLowerCase(),
    near: near || null,
    within: near && within !== DEFAULT_DISTANCE_MILES ? within : null,
    rating,
    licence: licenceValid ? 'valid' : null,
    insured: insured ? 'yes' : null,
    language,
    sort: sort === 'best_match' || (sort === 'nearest' && !near) ? null : sort,
    page: page > 1 ? page : null,
  };
}

const FILTER_NAMES = ['trade', 'country', 'region', 'rating', 'language', 'licenceValid', 'insured'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The filters that are set, words and place aside. */
export const activeFilters = (search: ContractorSearch): FilterName[] =>
  FILTER_NAMES.filter((name) => search[name] !== EVERY_CONTRACTOR[name]);
