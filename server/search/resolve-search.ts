import { DISTANCE_KM, KM_PER_MILE, type ContractorSearch } from '../../common/search/contractor-search.ts';
import { localDaysAt } from '../contractors/hours/local-day.ts';
import { zoneClocksAt } from '../contractors/hours/open-now.ts';
import type { ReferenceLists } from '../contractors/reference-lists.ts';
import type { ResolvedSearch } from './queries/resolved-search.ts';
import { plainWordsOf } from './search-query.ts';
import type { SearchArea } from './search-area.ts';
import { toTsquery, type ChosenWord } from './word-choice.ts';

export type LookedUp = {
  lists: ReferenceLists;
  area: SearchArea;
  words: readonly ChosenWord[];
  isName: boolean;
  now: Date;
  newSince?: Date | null;
};

/** An unknown trade (-1) matches no contractor, and so does an unknown region. */
export function resolveSearch(
  search: ContractorSearch,
  { lists, area, words, isName, now, newSince = null }: LookedUp,
): ResolvedSearch {
  const tradeId =
    search.trade === null ? null : (lists.trades.find(({ slug }) => slug === search.trade)?.id ?? -1);
  const { place, regionId, country, unit } = area;
  return {
    ids: null,
    withinKm:
      search.box !== null ? null : unit === 'km' ? DISTANCE_KM[search.within] : search.within * KM_PER_MILE,
    box: search.box,
    rating: search.rating,
    licenseValid: search.licenseValid,
    licenseClass: search.licenseClass,
    insured: search.insured,
    bonded: search.bonded,
    language: search.language,
    hireAgain: search.hireAgain,
    responds: search.responds,
    proven: search.proven,
    permits: search.permits,
    openNow: search.openNow,
    price: search.price,
    mexicanRegionIds: regionIdsIn('MX', lists),
    sort: search.sort === 'nearest' && place === null ? 'best_match' : search.sort,
    newSince,
    tradeId,
    regionId,
    // A part of the map may lie on both sides of the border.
    countryRegionIds:
      country === null || regionId !== null || (search.box !== null && search.country === null)
        ? null
        : regionIdsIn(country, lists),
    point: place,
    tsquery: words.length === 0 ? null : toTsquery(words),
    businessName: isName ? plainWordsOf(search.words).join(' ') : null,
    days: localDaysAt(now),
    clocks: zoneClocksAt(now),
  };
}

export const regionIdsIn = (country: string, lists: ReferenceLists): number[] =>
  lists.regions.filter((region) => region.country === country).map(({ id }) => id);
