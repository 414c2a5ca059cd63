import type { Language } from '../../../common/format/language.ts';
import { ENGLISH_PROBLEMS } from './english.ts';
import { MEXICAN_SPANISH_PROBLEMS } from './mexican-spanish.ts';
import { explains, indexProblems, misspelledProblemIn, problemIn, type Problem } from './problem-index.ts';
import { plainWordsOf } from '../search-query.ts';
import { tradeOfPeople } from './trade-people.ts';

const INDEXES = {
  english: indexProblems(ENGLISH_PROBLEMS, 'english'),
  mexican_spanish: indexProblems(MEXICAN_SPANISH_PROBLEMS, 'mexican_spanish'),
};

export type ReadProblem = {
  /** The slug of the trade that solves it. */
  trade: string;
  /** The typed words that the problem does not explain: a place, or what is beside the point. */
  rest: string;
  /** One word alone ("roof") may also be part of a name: then the rest decides. */
  isOneWord: boolean;
};

/** A text in quotes is meant as it is. */
const isQuoted = (text: string): boolean => /["“”«»]/u.test(text);

/**
 * Reads a problem ("leaky faucet", "el boiler no prende") as the trade that solves it. Words may have any
 * order and either language, the reader's first. A trade named beside it ("plumber for a clogged toilet")
 * decides.
 */
export function readProblem(text: string, language: Language): ReadProblem | null {
  if (isQuoted(text)) return null;
  const own = INDEXES[language];
  const other = INDEXES[language === 'english' ? 'mexican_spanish' : 'english'];
  for (const read of [problemIn, misspelledProblemIn]) {
    for (const index of [own, other]) {
      const problem = read(index, text);
      if (problem === null) continue;
      const words = text.split(/\s+/).filter((word) => !explains(index, problem, word));
      const rest = words.join(' ');
      return { trade: tradeOfPeople(rest) ?? problem.trade, rest, isOneWord: problem.stems.length === 1 };
    }
  }
  return null;
}

/** Problems with a word that begins as typed, for suggestions. Those that begin with it come first. */
export function problemsBeginning(text: string, language: Language, count: number): Problem[] {
  const typed = plainWordsOf(text).join(' ');
  if (typed === '') return [];
  const { problems } = INDEXES[language];
  const within = problems.filter(({ plain }) => ` ${plain}`.includes(` ${typed}`));
  return within
    .toSorted((one, other) => Number(other.plain.startsWith(typed)) - Number(one.plain.startsWith(typed)))
    .slice(0, count);
}
