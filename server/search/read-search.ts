import type { ContractorSearch } from '../../common/search/contractor-search.ts';
import type { ReferenceLists } from '../contractors/reference-lists.ts';
import type { ReadContext } from '../core/context.ts';
import { findPlace } from '../places/find-place.ts';
import type { PlaceAnswer } from '../places/place.ts';
import { placesIn } from '../places/queries/cities.ts';
import { readProblem } from './problems/read-problem.ts';

/**
 * An interpreted search: the place taken out of its words, and a problem read as the trade that solves it.
 */
export type ReadSearch = {
  search: ContractorSearch;
  /** The meaning of the text for the place; null without one. */
  answer: PlaceAnswer | null;
  /** The problem as typed, and the slug of the trade that solves it. */
  problem: { text: string; trade: string } | null;
};

/** "plumber in Texas", "goteras cerca de Mérida": the last such word begins the place. */
const PLACE_AFTER = /^(.*\S)\s+(?:in|near|around|en|cerca de)\s+(\S.*)$/iu;

export async function readSearch(
  context: ReadContext,
  asked: ContractorSearch,
  lists: ReferenceLists,
): Promise<ReadSearch> {
  const whole = readProblem(asked.words, context.language);
  const named = await placeInWords(context, asked, { lists, rest: whole?.rest ?? null });
  const placed = named?.search ?? asked;
  const answer = named?.answer ?? (await whereIs(context, placed, lists));
  const problem = named ? readProblem(placed.words, context.language) : whole;
  // One word may be part of a name: with others beside it, it is looked for as it is.
  const isProblem = problem !== null && (!problem.isOneWord || problem.rest === '');
  if (!isProblem || !lists.trades.some(({ slug }) => slug === problem.trade))
    return { search: placed, answer, problem: null };
  return {
    search: { ...placed, trade: placed.trade ?? problem.trade },
    answer,
    problem: { text: placed.words, trade: problem.trade },
  };
}

type WithPlace = { search: ContractorSearch; answer: PlaceAnswer };

/** The place that the words name, if they do so clearly and no place is given beside them. */
async function placeInWords(
  context: ReadContext,
  asked: ContractorSearch,
  { lists, rest }: { lists: ReferenceLists; rest: string | null },
): Promise<WithPlace | null> {
  if (asked.near !== '' || asked.region !== null) return null;
  const [, words = '', near = ''] = PLACE_AFTER.exec(asked.words) ?? [];
  // "hole in the wall" is no place called "the wall": those words are the problem's own.
  if (near === '' || (rest !== null && !rest.endsWith(near))) return null;
  const search = { ...asked, words, near };
  const answer = await whereIs(context, search, lists);
  return answer && ['place', 'region', 'country'].includes(answer.kind) ? { search, answer } : null;
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
