import { activeFilters, type ContractorSearch } from '../../common/search/contractor-search.ts';
import { referenceLists, type ReferenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { mayBeBusinessName } from './business-name.ts';
import { missedBefore, type MissedSearch } from './missed-search.ts';
import { contractorsNumbered } from './queries/contractors-numbered.ts';
import type { ResolvedSearch } from './queries/resolved-search.ts';
import { readWords } from './queries/read-words.ts';
import { readSearch, type ReadSearch } from './read-search.ts';
import { resolveSearch } from './resolve-search.ts';
import { areaOf, type SearchArea } from './search-area.ts';
import { queryWordsOf } from './search-query.ts';
import type { ChosenWord } from './word-choice.ts';

/** A search with its place, its problem and its words looked up. */
export type MeantSearch = {
  search: ContractorSearch;
  problem: ReadSearch['problem'];
  isNearMe: boolean;
  missed: MissedSearch | null;
  /** The reader chose the trade; otherwise the problem did. */
  isChosenTrade: boolean;
  /** Its words asked for filters. */
  readsFilters: boolean;
  area: SearchArea;
  lists: ReferenceLists;
  words: readonly ChosenWord[];
  /** With all its words, or with some of them. */
  resolve: (words: readonly ChosenWord[]) => ResolvedSearch;
  /** Those whose number was typed; null: no number. */
  numbered: ResolvedSearch | null;
};

export async function meantSearch(
  context: ReadContext,
  asked: ContractorSearch,
  newSince: Date | null = null,
): Promise<MeantSearch> {
  const { database, now } = context;
  const lists = await referenceLists(context);
  const read = await readSearch(context, asked, lists);
  const { search, answer, problem, isNearMe } = read;
  // The trade that solves a problem says all that its words do.
  const typed = problem === null ? search.words : '';
  const [words, isName, ids] = await Promise.all([
    readWords(database, queryWordsOf(typed)),
    mayBeBusinessName(context, typed, lists.regions),
    contractorsNumbered(database, typed),
  ]);
  const missed = ids === null ? missedBefore(read, words) : null;
  const readArea = areaOf(search, answer, { lists, language: context.language });
  const area = isNearMe || missed !== null ? { ...readArea, isClear: false } : readArea;
  const resolve = (chosen: readonly ChosenWord[]) =>
    resolveSearch(search, { lists, area, words: chosen, isName, now, newSince });
  const numbered = ids === null ? null : { ...resolve([]), ids, businessName: null };
  return {
    search,
    problem,
    isNearMe,
    missed,
    isChosenTrade: asked.trade !== null,
    readsFilters: activeFilters(search).length > activeFilters(asked).length + (problem === null ? 0 : 1),
    area,
    lists,
    words,
    resolve,
    numbered,
  };
}

type MeantQuery<Found> = { found: Found; resolved: ResolvedSearch; leftOut: readonly ChosenWord[] };

/** Asks with all words, and where that finds nothing, without those that nobody is found by. */
export async function askWithWords<Found>(
  { words, resolve, numbered }: MeantSearch,
  find: (resolved: ResolvedSearch) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<MeantQuery<Found>> {
  const whole = resolve(words);
  const found = await find(numbered ?? whole);
  const telling = words.filter(({ known, alternatives }) => known || alternatives.length > 0);
  if (!isNothing(found) || telling.length === 0 || telling.length === words.length)
    return { found, resolved: whole, leftOut: [] };
  const resolved = resolve(telling);
  return {
    found: await find(resolved),
    resolved,
    leftOut: words.filter((word) => !telling.includes(word)),
  };
}
