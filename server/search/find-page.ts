import { PER_PAGE } from '../../common/constants.ts';
import type { ContractorSearch } from '../../common/contractor-search.ts';
import { dayOf } from '../contractors/licence.ts';
import { referenceLists, type ReferenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { paginate, type Pagination } from '../core/pagination.ts';
import { findContractors, type FoundRow, type ResolvedSearch } from './queries/find-contractors.ts';
import { placeByText, type SearchPlace } from './queries/place-by-text.ts';
import { readWords } from './queries/read-words.ts';
import { plainWordsOf, queryWordsOf } from './search-query.ts';
import { toTsquery, type ChosenWord } from './word-choice.ts';

export type FoundPage = {
  rows: FoundRow[];
  pagination: Pagination;
  place: SearchPlace | null;
  /** A place was typed that is on no list: the search was done without it. */
  placeUnknown: boolean;
  /** Unknown words and what was looked for instead of them. */
  corrections: { typed: string; alternatives: string[] }[];
  /** Words nobody is found by, left out because nothing was found with them. */
  leftOut: string[];
};

/** Finds one page of contractors; a page beyond the last is the last. */
export async function findPage(context: ReadContext, search: ContractorSearch): Promise<FoundPage> {
  const { database } = context;
  const lists = await referenceLists(context);
  const region = lists.regions.find(({ slug }) => slug === search.region) ?? null;
  const [words, place] = await Promise.all([
    readWords(database, queryWordsOf(search.words)),
    search.near === '' ? null : placeByText(database, search.near, { all: lists.regions, chosen: region }),
  ]);
  const resolve = (chosen: readonly ChosenWord[]) =>
    resolved(search, { lists, place, words: chosen, today: dayOf(context.now) });

  const found = await findLastPage(context, resolve(words), search.page);
  const telling = words.filter(({ known, alternatives }) => known || alternatives.length > 0);
  const mayLeaveOut = found.pagination.total === 0 && telling.length > 0 && telling.length < words.length;
  const { rows, pagination } = mayLeaveOut
    ? await findLastPage(context, resolve(telling), search.page)
    : found;
  return {
    rows,
    pagination,
    place,
    placeUnknown: search.near !== '' && place === null,
    corrections: words
      .filter(({ alternatives }) => alternatives.length > 0)
      .map(({ typed, alternatives }) => ({ typed, alternatives })),
    leftOut: mayLeaveOut ? words.filter((word) => !telling.includes(word)).map(({ typed }) => typed) : [],
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

type LookedUp = {
  lists: ReferenceLists;
  place: SearchPlace | null;
  words: readonly ChosenWord[];
  today: string;
};

/** An unknown trade or region (-1) fits nobody. */
function resolved(search: ContractorSearch, { lists, place, words, today }: LookedUp): ResolvedSearch {
  const idOf = (slug: string | null, list: readonly { id: number; slug: string }[]) =>
    slug === null ? null : (list.find((entry) => entry.slug === slug)?.id ?? -1);
  return {
    within: search.within,
    rating: search.rating,
    licenceValid: search.licenceValid,
    insured: search.insured,
    language: search.language,
    sort: search.sort === 'nearest' && place === null ? 'best_match' : search.sort,
    tradeId: idOf(search.trade, lists.trades),
    regionId: idOf(search.region, lists.regions),
    point: place,
    tsquery: words.length === 0 ? null : toTsquery(words),
    plainName: plainWordsOf(search.words).join(' '),
    today,
  };
}
