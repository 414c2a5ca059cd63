import type { Language } from './language.ts';
import type { Query } from './route-table.ts';

/** What "find contractors" can be asked, the words of its URL, and how they are written. Both sides build the URL from here. */

export const DISTANCES_MILES = [5, 10, 25, 50, 100] as const;
export type DistanceMiles = (typeof DISTANCES_MILES)[number];
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
  /** A postal code or a city, as typed; empty for everywhere. */
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
  near: '',
  within: DEFAULT_DISTANCE_MILES,
  rating: null,
  licenceValid: false,
  insured: false,
  language: null,
  sort: 'best_match',
  page: 1,
};

/** The query of a search's URL. What is as it would be anyway is left out, so that one search has one URL. */
export function queryOfSearch(search: Partial<ContractorSearch>): Query {
  const { words, trade, region, near, within, rating, licenceValid, insured, language, sort, page } = {
    ...EVERY_CONTRACTOR,
    ...search,
  };
  return {
    q: words || null,
    trade,
    region,
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

/** How many of the narrowing choices are set, words and place aside. */
export function countFilters(search: ContractorSearch): number {
  const { trade, region, rating, licenceValid, insured, language } = search;
  return [trade, region, rating, licenceValid, insured, language].filter(Boolean).length;
}
