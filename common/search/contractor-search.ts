import type { Language } from '../format/language.ts';
import { writeBox, type MapBox } from './map-box.ts';
import type { Query } from '../routes/route-table.ts';

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

/** Percent of past customers who would hire again, at least. */
export const HIRE_AGAIN_SHARES = [70, 80, 90] as const;
export type HireAgainShare = (typeof HIRE_AGAIN_SHARES)[number];
/** Percent of its reviews that a contractor responds to, at least. */
export const RESPONSE_SHARES = [50, 80] as const;
export type ResponseShare = (typeof RESPONSE_SHARES)[number];
/** The lowest price of a contractor's services, at most: in dollars, and in Mexico the pesos of PRICE_PESOS. */
export const PRICE_STEPS = [100, 500, 2000, 10_000] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];
export const PRICE_PESOS: Readonly<Record<PriceStep, number>> = {
  100: 2000,
  500: 10_000,
  2000: 40_000,
  10_000: 200_000,
};
export const LICENSE_CLASS_MAX_LENGTH = 40;

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
  /** The part of the map to look in, in place of the distance. */
  box: MapBox | null;
  rating: MinimumRating | null;
  licenseValid: boolean;
  /** As boards write it, in capitals: "C-10". */
  licenseClass: string | null;
  insured: boolean;
  bonded: boolean;
  language: Language | null;
  hireAgain: HireAgainShare | null;
  responds: ResponseShare | null;
  /** The job of one of its reviews is proven, at least. */
  proven: boolean;
  /** A city lists a permit of it, at least. */
  permits: boolean;
  openNow: boolean;
  /** Says of a service that it costs no more at least. */
  price: PriceStep | null;
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
  box: null,
  rating: null,
  licenseValid: false,
  licenseClass: null,
  insured: false,
  bonded: false,
  language: null,
  hireAgain: null,
  responds: null,
  proven: false,
  permits: false,
  openNow: false,
  price: null,
  sort: 'best_match',
  page: 1,
};

/** The query of a search's URL. Default values are omitted, so that one search has one URL. */
export function queryOfSearch(search: Partial<ContractorSearch>): Query {
  const asked = { ...EVERY_CONTRACTOR, ...search };
  const { words, trade, region, country, near, within, box, rating, language, sort, page } = asked;
  const yes = (isSet: boolean, word = 'yes') => (isSet ? word : null);
  return {
    q: words || null,
    trade,
    region,
    country: country && country.toLowerCase(),
    near: near || null,
    within: near && within !== DEFAULT_DISTANCE_MILES ? within : null,
    box: box && writeBox(box),
    rating,
    license: yes(asked.licenseValid, 'valid'),
    license_class: asked.licenseClass,
    insured: yes(asked.insured),
    bonded: yes(asked.bonded),
    language,
    hire_again: asked.hireAgain,
    responds: asked.responds,
    proof: yes(asked.proven),
    permits: yes(asked.permits),
    open: yes(asked.openNow, 'now'),
    price: asked.price,
    sort: sort === 'best_match' || (sort === 'nearest' && !near) ? null : sort,
    page: page > 1 ? page : null,
  };
}

export type ClassCount = { name: string; count: number };
/** The contractors that a search would find with each value of a filter, its other filters as they are. */
export type FilterCounts = {
  /** Counted among so many that there may be more. */
  isAtLeast: boolean;
  /** By filter and value: `rating:4.5`, `insured:true`. */
  counts: Record<string, number>;
  /** The classes of licenses that most of them have. */
  classes: ClassCount[];
};

const FILTER_NAMES = [
  'box',
  'trade',
  'country',
  'region',
  'rating',
  'hireAgain',
  'responds',
  'proven',
  'permits',
  'language',
  'openNow',
  'price',
  'licenseValid',
  'licenseClass',
  'insured',
  'bonded',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The filters that are set, words and place aside. */
export const activeFilters = (search: ContractorSearch): FilterName[] =>
  FILTER_NAMES.filter((name) => search[name] !== EVERY_CONTRACTOR[name]);
