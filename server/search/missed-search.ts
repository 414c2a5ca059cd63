import type { LoosenedPage } from './loosen-page.ts';
import type { ReadSearch } from './read-search.ts';
import type { ChosenWord } from './word-choice.ts';

/** A need that is not known: the page says so and offers trades, instead of contractors who do something else. */
export type MissedSearch = {
  text: string;
  /** No word is known, no trade does such work, or nobody has all the words. */
  kind: 'unknown' | 'no_such_trade' | 'nobody';
  /** The slugs of the trades that come nearest. */
  nearest: readonly string[];
};

/** Before contractors are looked for; null where they are worth a look. */
export function missedBefore(
  { search, problem, nearestTrades }: ReadSearch,
  words: readonly ChosenWord[],
): MissedSearch | null {
  const text = search.words;
  if (search.trade !== null || problem !== null) return null;
  if (nearestTrades !== null) return { text, kind: 'no_such_trade', nearest: nearestTrades };
  const isUnknown = ({ known, alternatives }: ChosenWord) => !known && alternatives.length === 0;
  return words.length > 0 && words.every(isUnknown) ? { text, kind: 'unknown', nearest: [] } : null;
}

/** After: a list without the words that were typed would be one of strangers. */
export const missedAfter = (
  { search, problem }: Pick<ReadSearch, 'search' | 'problem'>,
  loosened: LoosenedPage | null,
): MissedSearch | null =>
  search.trade === null && problem === null && loosened?.dropped.includes('words')
    ? { text: search.words, kind: 'nobody', nearest: [] }
    : null;
