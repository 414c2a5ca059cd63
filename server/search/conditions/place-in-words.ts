import type { ContractorSearch } from '../../../common/search/contractor-search.ts';
import type { ReferenceLists } from '../../contractors/reference-lists.ts';
import type { ReadContext } from '../../core/context.ts';
import type { PlaceAnswer } from '../../places/place.ts';
import { contractorsNumbered } from '../queries/contractors-numbered.ts';
import { readProblem } from '../problems/read-problem.ts';
import { tradeOfPeople } from '../problems/trade-people.ts';
import { whereIs } from '../where-is.ts';

/** "plumber in Texas", "goteras cerca de Mérida": the last such word begins the place. */
const PLACE_AFTER = /^(?:(.*\S)\s+)?(?:in|near|around|close to|en|cerca de|cerca a|cercano a)\s+(\S.*)$/iu;
const CODE =
  /(?<![\p{L}\p{N}-])(?:(?:c\.?p\.?|zip(?:\s+code)?|c[oó]digo postal)\s*)?(\d{5})(?:-\d{4})?(?![\p{L}\p{N}-])/iu;
const JOINING_END = /[\s,]+(?:in|near|around|close to|en|cerca de|cerca a|de|del|,)?[\s,]*$/iu;
/** Two letters that are words before they are states. */
const WORDS_BEFORE_STATES = new Set('me mi or in ok hi la de al co oh so no id as us'.split(' '));
const STATE_AFTER_CITY = /^(.*\S)[\s,]+(\p{L}{2}|\p{L}+(?:\s\p{L}+)?)\.?$/u;
const CITY_WORDS_MAX = 4;

export type WithPlace = { search: ContractorSearch; answer: PlaceAnswer };

/** The place that the words name, if they do so clearly and no place is given beside them. */
export async function placeInWords(
  context: ReadContext,
  asked: ContractorSearch,
  lists: ReferenceLists,
): Promise<WithPlace | null> {
  if (asked.near !== '' || asked.region !== null || asked.words === '') return null;
  return (
    (await placeOfCode(context, asked, lists)) ??
    (await placeAfterWord(context, asked, lists)) ??
    placeAtEnd(context, asked, lists)
  );
}

/** "electrician 78205": a code is a place, unless it is a contractor's number. */
async function placeOfCode(context: ReadContext, asked: ContractorSearch, lists: ReferenceLists) {
  const found = CODE.exec(asked.words);
  const code = found?.[1];
  if (found === null || code === undefined) return null;
  if ((await contractorsNumbered(context.database, asked.words)) !== null) return null;
  const before = asked.words.slice(0, found.index).replace(JOINING_END, '');
  const after = asked.words.slice(found.index + found[0].length).replace(/^[\s,]+/u, '');
  const placed = { ...asked, words: [before, after].filter((part) => part !== '').join(' '), near: code };
  return clearly(context, placed, lists, ['place', 'ask', 'city_needed']);
}

async function placeAfterWord(context: ReadContext, asked: ContractorSearch, lists: ReferenceLists) {
  const [, words = '', near = ''] = PLACE_AFTER.exec(asked.words) ?? [];
  if (near === '' || WORDS_BEFORE_STATES.has(near.toLowerCase())) return null;
  // "hole in the wall" is no place called "the wall": those words are the problem's own.
  const whole = readProblem(asked.words, context.language);
  if (whole !== null && !whole.rest.endsWith(near)) return null;
  return clearly(context, { ...asked, words, near }, lists, ['place', 'region', 'country']);
}

/** "plumber Austin TX": a state counts only behind a city that is in it, and both only behind a need. */
async function placeAtEnd(context: ReadContext, asked: ContractorSearch, lists: ReferenceLists) {
  if (!STATE_AFTER_CITY.test(asked.words)) return null;
  const words = asked.words.split(/\s+/);
  for (let count = Math.min(CITY_WORDS_MAX, words.length - 1); count >= 2; count -= 1) {
    const need = words.slice(0, -count).join(' ').replace(/,+$/u, '');
    const near = words.slice(-count).join(' ');
    if (!isNeed(need, context)) continue;
    const found = await clearly(context, { ...asked, words: need, near }, lists, ['place']);
    if (found?.answer.kind === 'place' && isWithState(near, found.answer.place.city)) return found;
  }
  return null;
}

/** More was typed than the city: its state. */
const isWithState = (near: string, city: string): boolean =>
  near.replace(/\W/gu, '').length > city.replace(/\W/gu, '').length;

const isNeed = (text: string, { language }: ReadContext): boolean =>
  tradeOfPeople(text) !== null || readProblem(text, language) !== null;

async function clearly(
  context: ReadContext,
  search: ContractorSearch,
  lists: ReferenceLists,
  kinds: readonly PlaceAnswer['kind'][],
): Promise<WithPlace | null> {
  const answer = await whereIs(context, search, lists);
  return answer !== null && kinds.includes(answer.kind) ? { search, answer } : null;
}
