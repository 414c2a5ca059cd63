import { PER_PAGE, type Country } from '../../common/constants.ts';
import type { ContractorSearch } from '../../common/search/contractor-search.ts';
import type { ReferenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { paginate, type Pagination } from '../core/pagination.ts';
import { countryOf } from '../places/place.ts';
import { countContractors, findContractors, type FoundRow } from './queries/find-contractors.ts';
import type { ResolvedSearch } from './queries/resolved-search.ts';
import { reachesBorder } from './border.ts';
import { loosenPage, type LoosenedPage } from './loosen-page.ts';
import { findMore, type MorePage } from './find-more.ts';
import { missedAfter, type MissedSearch } from './missed-search.ts';
import { askWithWords, meantSearch } from './meant-search.ts';
import type { ReadSearch } from './read-search.ts';
import { regionIdsIn } from './resolve-search.ts';
import type { SearchArea } from './search-area.ts';

export type FoundPage = {
  /** The search as its form and links have it; a place typed among the words becomes the place. */
  search: ContractorSearch;
  problem: ReadSearch['problem'];
  /** The place of the reader's device was asked for: the page asks the browser, or for a place. */
  isNearMe: boolean;
  missed: MissedSearch | null;
  /** Contractors beside the few that were found. */
  more: MorePage | null;
  rows: FoundRow[];
  pagination: Pagination;
  /** There are more than the total, which were not counted. */
  isAtLeast: boolean;
  area: SearchArea;
  /** The number of results within the distance across the border; null where that was not asked. */
  acrossBorder: { country: Country; count: number } | null;
  /** Unknown words and the words searched instead of them. */
  corrections: { typed: string; alternatives: string[] }[];
  /** Words that match no contractor, omitted because the search found nothing with them. */
  leftOut: string[];
  /** The results shown where no contractor fits; null where some do, or there is no contractor at all. */
  loosened: LoosenedPage | null;
};

/** Finds one page of contractors; a page beyond the last is the last. An unclear place gives no results. */
export async function findPage(
  context: ReadContext,
  asked: ContractorSearch,
  /** Only contractors that are new since then, and nothing instead of them. */
  { since = null }: { since?: Date | null } = {},
): Promise<FoundPage> {
  const meant = await meantSearch(context, asked, since);
  const { search: read, problem, area, lists, words, isNearMe } = meant;
  const search = problem === null ? read : { ...read, trade: asked.trade };
  if (!area.isClear) {
    const pagination = paginate(0, 1, PER_PAGE);
    const none = {
      rows: [],
      isAtLeast: false,
      acrossBorder: null,
      corrections: [],
      leftOut: [],
      loosened: null,
      more: null,
    };
    return { ...none, search, problem, pagination, area, isNearMe, missed: meant.missed };
  }
  const { found, resolved, leftOut } = await askWithWords(
    meant,
    (one) => findLastPage(context, one, search.page),
    ({ pagination }) => pagination.total === 0,
  );
  const { total, current_page: page } = found.pagination;
  const few = { rows: found.rows, total };
  const more = since === null && page === 1 ? await findMore(context, meant, resolved, few) : null;
  const loosened =
    total > 0 || since !== null || more !== null
      ? null
      : await loosenPage(context, { search: resolved, area, lists, words });
  const missed = missedAfter(meant, loosened);
  return {
    search,
    problem,
    ...found,
    area,
    isNearMe,
    acrossBorder: await countAcrossBorder(context, search, resolved, area, lists),
    corrections: words
      .filter(({ alternatives }) => alternatives.length > 0)
      .map(({ typed, alternatives }) => ({ typed, alternatives })),
    leftOut: leftOut.map(({ typed }) => typed),
    loosened: missed === null ? loosened : null,
    missed,
    more,
  };
}

async function findLastPage({ database }: ReadContext, search: ResolvedSearch, page: number) {
  const found = await findContractors(database, search, page, PER_PAGE);
  const pagination = paginate(found.total, page, PER_PAGE);
  const isBeyond = found.rows.length === 0 && found.total > 0;
  const { rows } = isBeyond
    ? await findContractors(database, search, pagination.current_page, PER_PAGE)
    : found;
  return { rows, pagination, isAtLeast: found.isAtLeast };
}

/** Asked only where the country came from the place, and the border is within the largest distance. */
async function countAcrossBorder(
  { database }: ReadContext,
  { country, region }: ContractorSearch,
  search: ResolvedSearch,
  { place }: SearchArea,
  lists: ReferenceLists,
): Promise<FoundPage['acrossBorder']> {
  if (country !== null || region !== null || place === null || search.withinKm === null) return null;
  if (!reachesBorder(place, search.withinKm)) return null;
  const other: Country = countryOf(place.regionId, lists.regions) === 'US' ? 'MX' : 'US';
  const count = await countContractors(database, { ...search, countryRegionIds: regionIdsIn(other, lists) });
  return { country: other, count };
}
