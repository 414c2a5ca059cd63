import { LANGUAGES, type Language } from '../../../common/format/language.ts';
import { ENGLISH_SERVICES } from './english-services.ts';
import { ENGLISH_PROBLEMS } from './english.ts';
import { MEXICAN_SPANISH_SERVICES } from './mexican-spanish-services.ts';
import { MEXICAN_SPANISH_PROBLEMS } from './mexican-spanish.ts';
import {
  explains,
  indexProblems,
  misspelledProblemIn,
  problemIn,
  type PhrasesOfTrades,
  type Problem,
  type ProblemIndex,
} from './problem-index.ts';
import { plainWordsOf } from '../search-query.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { spelledOut, stemsOf } from './stems.ts';
import { tradeOfPeople } from './trade-people.ts';

const INDEXES = {
  english: indexProblems(joined(ENGLISH_PROBLEMS, ENGLISH_SERVICES), 'english'),
  mexican_spanish: indexProblems(
    joined(MEXICAN_SPANISH_PROBLEMS, MEXICAN_SPANISH_SERVICES),
    'mexican_spanish',
  ),
};

function joined(problems: PhrasesOfTrades, services: PhrasesOfTrades): PhrasesOfTrades {
  return Object.fromEntries(
    Object.entries(problems).map(([trade, list]) => [trade, [list, services[trade] ?? ''].join(', ')]),
  );
}

export type ReadProblem = {
  /** The slug of the trade that solves it. */
  trade: string;
  /** The typed words that the problem does not explain: a place, or what is beside the point. */
  rest: string;
};

/** A text in quotes is meant as it is. */
export const isQuoted = (text: string): boolean => /["“”«»]/u.test(text);

/**
 * Reads a problem ("leaky faucet", "el boiler no prende") as the trade that solves it. Words may have any
 * order and either language, the reader's first. A trade named beside it ("plumber for a clogged toilet")
 * decides.
 */
export function readProblem(text: string, language: Language): ReadProblem | null {
  if (isQuoted(text)) return null;
  const other = language === 'english' ? 'mexican_spanish' : 'english';
  const words = spelledOut(text).split(/\s+/);
  for (const find of [problemIn, misspelledProblemIn]) {
    const found = [INDEXES[language], INDEXES[other]].flatMap((index) =>
      readWith(index, find, { text, words }),
    );
    const [first, second] = found;
    const best = first && second && isBetter(second, first) ? second : first;
    if (best === undefined) continue;
    const rest = best.rest.join(' ');
    return { trade: tradeOfPeople(rest) ?? best.problem.trade, rest };
  }
  return null;
}

type Reading = { problem: Problem; rest: string[] };

function readWith(
  index: ProblemIndex,
  find: typeof problemIn,
  { text, words }: { text: string; words: readonly string[] },
): Reading[] {
  const problem = find(index, text);
  if (problem === null) return [];
  const rest = words.filter((word) => !explains(index, problem, word));
  return problem.stems.length > 1 || rest.every(isOrdinary) ? [{ problem, rest }] : [];
}

/** In the other language, a problem has to explain more of the text. */
const isBetter = (other: Reading, own: Reading): boolean =>
  other.rest.length < own.rest.length ||
  (other.rest.length === own.rest.length && other.problem.stems.length > own.problem.stems.length);

/** A part beside other words ("Smith Roofing") may be a name; beside those of problems it is none. */
const isOrdinary = (word: string): boolean =>
  plainWordsOf(word).every((plain) => ORDINARY_WORDS.has(plain) || tradeOfPeople(plain) !== null) ||
  LANGUAGES.some((language) => stemsOf(word, language).every((stem) => INDEXES[language].stems.has(stem)));

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
