import { PER_PAGE, type Country } from '../../common/constants.ts';
import { DISTANCE_KM, KM_PER_MILE, type ContractorSearch } from '../../common/contractor-search.ts';
import { localDaysAt } from '../contractors/local-day.ts';
import { referenceLists, type ReferenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { paginate, type Pagination } from '../core/pagination.ts';
import { findPlace } from '../places/find-place.ts';
import { countryOf, type PlaceAnswer } from '../places/place.ts';
import { placesIn } from '../places/queries/cities.ts';
import {
  countContractors,
  findContractors,
  type FoundRow,
  type ResolvedSearch,
} from './queries/find-contractors.ts';
import { readWords } from './queries/read-words.ts';
import { reachesBorder } from './border.ts';
import { mayBeBusinessName } from './business-name.ts';
import { plainWordsOf, queryWordsOf } from './search-query.ts';
import { areaOf, type SearchArea } from './search-area.ts';
import { toTsquery, type ChosenWord } from './word-choice.ts';

export type FoundPage = {
  rows: FoundRow[];
  pagination: Pagination;
  area: SearchArea;
  /** How many more there are within the distance on the other side of the border; null where that was not asked. */
  acrossBorder: { country: Country; count: number } | null;
  /** Unknown words and what was looked for instead of them. */
  corrections: { typed: string; alternatives: string[] }[];
  /** Words nobody is found by, left out because nothing was found with them. */
  leftOut: string[];
};

/** Finds one page of contractors; a page beyond the last is the last. Where the place is not clear, nobody is found. */
export async function findPage(context: ReadContext, search: ContractorSearch): Promise<FoundPage> {
  const { database } = context;
  const lists = await referenceLists(context);
  const [words, answer, isName] = await Promise.all([
    readWords(database, queryWordsOf(search.words)),
    whereIs(context, search, lists),
    mayBeBusinessName(context, search.words, lists.regions),
  ]);
  const area = areaOf(search, answer, { lists, language: context.language });
  const corrections = words
    .filter(({ alternatives }) => alternatives.length > 0)
    .map(({ typed, alternatives }) => ({ typed, alternatives }));
  if (!area.isClear) {
    const pagination = paginate(0, 1, PER_PAGE);
    return { rows: [], pagination, area, acrossBorder: null, corrections: [], leftOut: [] };
  }
  const resolve = (chosen: readonly ChosenWord[]) =>
    resolved(search, { lists, area, words: chosen, isName, now: context.now });

  const found = await findLastPage(context, resolve(words), search.page);
  const telling = words.filter(({ known, alternatives }) => known || alternatives.length > 0);
  const mayLeaveOut = found.pagination.total === 0 && telling.length > 0 && telling.length < words.length;
  const asked = resolve(mayLeaveOut ? telling : words);
  const { rows, pagination } = mayLeaveOut ? await findLastPage(context, asked, search.page) : found;
  return {
    rows,
    pagination,
    area,
    acrossBorder: await countAcrossBorder(context, search, asked, area, lists),
    corrections,
    leftOut: mayLeaveOut ? words.filter((word) => !telling.includes(word)).map(({ typed }) => typed) : [],
  };
}

async function whereIs(
  { database, language }: ReadContext,
  { near, region, country }: ContractorSearch,
  { regions }: ReferenceLists,
): Promise<PlaceAnswer | null> {
  if (near === '') return null;
  return findPlace(placesIn(database), {
    text: near,
    regions,
    regionId: regions.find(({ slug }) => slug === region)?.id ?? null,
    country: country === 'all' ? null : country,
    language,
  });
}

async function findLastPage({ database }: ReadContext, search: ResolvedSearch, page: number) {
  const found = await findContractors(database, search, page, PER_PAGE);
  const pagination = paginate(found.total, page, PER_PAGE);
  const isBeyond = found.rows.length === 0 && found.total > 0;
  const { rows } = isBeyond
    ? await findContractors(database, search, pagination.current_page, PER_PAGE)
    : found;
  return { rows, pagination };
}

/** Asked only where the country came from the place, and the border is within the largest distance. */
async function countAcrossBorder(
  { database }: ReadContext,
  { country, region }: ContractorSearch,
  search: ResolvedSearch,
  { place }: SearchArea,
  lists: ReferenceLists,
): Promise<FoundPage['acrossBorder']> {
  if (country !== null || region !== null || place === null || !reachesBorder(place, search.withinKm))
    return null;
  const other: Country = countryOf(place.regionId, lists.regions) === 'US' ? 'MX' : 'US';
  const regionIds = lists.regions.filter((one) => one.country === other).map(({ id }) => id);
  const count = await countContractors(database, { ...search, countryRegionIds: regionIds });
  return { country: other, count };
}

type LookedUp = {
  lists: ReferenceLists;
  area: SearchArea;
  words: readonly ChosenWord[];
  isName: boolean;
  now: Date;
};

/** An unknown trade (-1) fits nobody, and so does an unknown region. */
function resolved(search: ContractorSearch, { lists, area, words, isName, now }: LookedUp): ResolvedSearch {
  const tradeId =
    search.trade === null ? null : (lists.trades.find(({ slug }) => slug === search.trade)?.id ?? -1);
  const { place, regionId, country, unit } = area;
  const inCountry = lists.regions.filter((region) => region.country === country).map(({ id }) => id);
  return {
    withinKm: unit === 'km' ? DISTANCE_KM[search.within] : search.within * KM_PER_MILE,
    rating: search.rating,
    licenceValid: search.licenceValid,
    insured: search.insured,
    language: search.language,
    sort: search.sort === 'nearest' && place === null ? 'best_match' : search.sort,
    tradeId,
    regionId,
    countryRegionIds: country === null || regionId !== null ? null : inCountry,
    point: place,
    tsquery: words.length === 0 ? null : toTsquery(words),
    businessName: isName ? plainWordsOf(search.words).join(' ') : null,
    days: localDaysAt(now, lists.regions),
  };
}
