import { EVERY_CONTRACTOR, type ContractorSearch } from '../../common/search/contractor-search.ts';
import type { ReferenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import type { PlaceAnswer } from '../places/place.ts';
import { mayBeBusinessName } from './business-name.ts';
import { readConditions, type ReadConditions } from './conditions/read-conditions.ts';
import { placeInWords } from './conditions/place-in-words.ts';
import { whereIs } from './where-is.ts';
import { missingTradeIn } from './problems/missing-trades.ts';
import { isQuoted, readProblem } from './problems/read-problem.ts';
import { tradeOfPeople } from './problems/trade-people.ts';
import { isWholeName } from './queries/is-whole-name.ts';
import { plainWordsOf } from './search-query.ts';

/**
 * An interpreted search: place and filters taken out of its words, and a problem read as the trade that solves it.
 */
export type ReadSearch = {
  search: ContractorSearch;
  /** The meaning of the text for the place; null without one. */
  answer: PlaceAnswer | null;
  /** The problem as typed, and the slug of the trade that solves it. */
  problem: { text: string; trade: string } | null;
  /** The place of the reader's device was asked for, and no place is given. */
  isNearMe: boolean;
  /** The slugs of the trades nearest to work that no trade does; null: no such work was asked for. */
  nearestTrades: readonly string[] | null;
};

export async function readSearch(
  context: ReadContext,
  asked: ContractorSearch,
  lists: ReferenceLists,
): Promise<ReadSearch> {
  const { isAsTyped, ...read } = await readWords(context, asked, lists);
  if (isAsTyped || !(await isNameAsTyped(context, asked.words, lists))) return read;
  const answer = await whereIs(context, asked, lists);
  return { search: asked, answer, problem: null, isNearMe: false, nearestTrades: null };
}

/** The search that its words say; `isAsTyped`: they say nothing but themselves. */
async function readWords(
  context: ReadContext,
  asked: ContractorSearch,
  lists: ReferenceLists,
): Promise<ReadSearch & { isAsTyped: boolean }> {
  const conditions = conditionsIn(context, asked);
  const named = await placeInWords(context, conditions.search, lists);
  const { search, answer } = named ?? {
    search: conditions.search,
    answer: await whereIs(context, conditions.search, lists),
  };
  const isNearMe = conditions.isNearMe && search.near === '' && search.region === null;
  const problem = readProblem(search.words, context.language);
  const missing = asked.trade === null && !isQuoted(search.words) ? missingTradeIn(search.words) : null;
  const isMissing = missing !== null && (problem === null || missing.stems > 1);
  if (problem === null || isMissing || !lists.trades.some(({ slug }) => slug === problem.trade))
    return {
      search,
      answer,
      problem: null,
      isNearMe,
      nearestTrades: isMissing ? missing.nearest : null,
      isAsTyped: search.words === asked.words && !isNearMe && !isMissing,
    };
  return {
    search: { ...search, trade: search.trade ?? problem.trade },
    answer,
    problem: { text: search.words, trade: problem.trade },
    isNearMe,
    nearestTrades: null,
    isAsTyped: false,
  };
}

/** The search without what its words say about filters and the place of the device. */
function conditionsIn(
  { language }: ReadContext,
  asked: ContractorSearch,
): { search: ContractorSearch; isNearMe: boolean } {
  if (isQuoted(asked.words)) return { search: asked, isNearMe: false };
  const namesTrade = (text: string) => tradeOfPeople(text) !== null || readProblem(text, language) !== null;
  const inWords = readConditions(asked.words, namesTrade);
  const inPlace = readConditions(asked.near, () => true);
  const isPlaceNearMe = inPlace.isNearMe && inPlace.rest === '';
  const search = withFilters(asked, inWords);
  return {
    search: isPlaceNearMe ? { ...search, near: '' } : search,
    isNearMe: inWords.isNearMe || isPlaceNearMe,
  };
}

/** A filter that is set stays as it is. */
function withFilters(asked: ContractorSearch, { rest, filters }: ReadConditions): ContractorSearch {
  const unset = Object.entries(filters).filter(
    ([name]) => asked[name as keyof ContractorSearch] === EVERY_CONTRACTOR[name as keyof ContractorSearch],
  );
  return { ...asked, words: rest, ...Object.fromEntries(unset) };
}

/** A business whose whole name reads like a problem is looked for by its name. */
async function isNameAsTyped(
  context: ReadContext,
  text: string,
  { regions }: ReferenceLists,
): Promise<boolean> {
  const words = plainWordsOf(text);
  return (
    words.length > 1 &&
    (await mayBeBusinessName(context, text, regions)) &&
    isWholeName(context.database, words)
  );
}
