import { PER_PAGE, type Country } from '../../common/constants.ts';
import type { ContractorSearch } from '../../common/contractor-search.ts';
import { referenceLists, type ReferenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { paginate, type Pagination } from '../core/pagination.ts';
import { countryOf } from '../places/place.ts';
import {
  countContractors,
  findContractors,
  type FoundRow,
  type ResolvedSearch,
} from './queries/find-contractors.ts';
import { contractorsNumbered } from './queries/contractors-numbered.ts';
import { readWords } from './queries/read-words.ts';
import { reachesBorder } from './border.ts';
import { mayBeBusinessName } from './business-name.ts';
import { loosenPage, type LoosenedPage } from './loosen-page.ts';
import { readSearch, type ReadSearch } from './read-search.ts';
import { regionIdsIn, resolveSearch } from './resolve-search.ts';
import { areaOf, type SearchArea } from './search-area.ts';
import { queryWordsOf } from './search-query.ts';
import type { ChosenWord } from './word-choice.ts';

export type FoundPage = {
  /** The search as its form and links have it; a place typed among the words becomes the place. */
  search: ContractorSearch;
  problem: ReadSearch['problem'];
  rows: FoundRow[];
  pagination: Pagination;
  area: SearchArea;
  /** The number of results within the distance across the border; null where that was not asked. */
  acrossBorder: { country: Country; count: number } | null;
  /** Unknown words and what was looked for instead of them. */
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
  const { database } = context;
  const lists = await referenceLists(context);
  const { search, answer, problem } = await readSearch(context, asked, lists);
  // The trade that solves a problem says all that its words do.
  const typed = problem === null ? search.words : '';
  const [words, isName] = await Promise.all([
    readWords(database, queryWordsOf(typed)),
    mayBeBusinessName(context, typed, lists.regions),
  ]);
  const area = areaOf(search, answer, { lists, language: context.language });
  const corrections = words
    .filter(({ alternatives }) => alternatives.length > 0)
    .map(({ typed, alternatives }) => ({ typed, alternatives }));
  if (!area.isClear) {
    const pagination = paginate(0, 1, PER_PAGE);
    const none = { rows: [], acrossBorder: null, corrections: [], leftOut: [], loosened: null };
    return { ...none, search: asked, problem: null, pagination, area };
  }
  const resolve = (chosen: readonly ChosenWord[]) =>
    resolveSearch(search, { lists, area, words: chosen, isName, now: context.now, newSince: since });

  const ids = await contractorsNumbered(database, typed);
  const numbered = ids === null ? null : { ...resolve([]), ids, businessName: null };
  const found = await findLastPage(context, numbered ?? resolve(words), search.page);
  const telling = words.filter(({ known, alternatives }) => known || alternatives.length > 0);
  const mayLeaveOut = found.pagination.total === 0 && telling.length > 0 && telling.length < words.length;
  const resolved = resolve(mayLeaveOut ? telling : words);
  const { rows, pagination } = mayLeaveOut ? await findLastPage(context, resolved, search.page) : found;
  return {
    search: problem === null ? search : { ...search, trade: asked.trade },
    problem,
    rows,
    pagination,
    area,
    acrossBorder: await countAcrossBorder(context, search, resolved, area, lists),
    corrections,
    leftOut: mayLeaveOut ? words.filter((word) => !telling.includes(word)).map(({ typed }) => typed) : [],
    loosened:
      pagination.total > 0 || since !== null
        ? null
        : await loosenPage(context, { search: resolved, area, lists, words }),
  };
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
  if (country !== null || region !== null || place === null || search.withinKm === null) return null;
  if (!reachesBorder(place, search.withinKm)) return null;
  const other: Country = countryOf(place.regionId, lists.regions) === 'US' ? 'MX' : 'US';
  const count = await countContractors(database, { ...search, countryRegionIds: regionIdsIn(other, lists) });
  return { country: other, count };
}
