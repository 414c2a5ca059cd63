import type { Language } from '../../../common/format/language.ts';
import { plainWordsOf } from '../search-query.ts';
import { editDistance, forgivenEdits } from '../word-choice.ts';
import { stemsOf } from './stems.ts';

/** The phrases of each trade, by its slug, separated by commas. */
export type PhrasesOfTrades = Readonly<Record<string, string>>;
export type Problem = {
  trade: string;
  phrase: string;
  /** Without accents, for a search while it is typed. */
  plain: string;
  stems: readonly string[];
};

export type ProblemIndex = {
  language: Language;
  problems: readonly Problem[];
  /** Each problem under the stem that the fewest problems have. */
  byRarestStem: ReadonlyMap<string, readonly Problem[]>;
  stems: ReadonlySet<string>;
  /** How many problems have a stem. */
  problemsWith: ReadonlyMap<string, number>;
  /** For typing errors: the stems by what is left of them without one or two letters. */
  stemsByShortened: ReadonlyMap<string, readonly string[]>;
};

const MOST_EDITS = 2;
const CORRECTED_MIN_LENGTH = 4;
/** No stem is longer by more than a typing error. */
const CORRECTED_MAX_LENGTH = 20;

export const phrasesIn = (list: string): string[] =>
  list.split(',').map((phrase) => phrase.replace(/\s+/g, ' ').trim());

export function indexProblems(table: PhrasesOfTrades, language: Language): ProblemIndex {
  const problems = Object.entries(table).flatMap(([trade, list]) =>
    phrasesIn(list).map((phrase) => ({
      trade,
      phrase,
      plain: plainWordsOf(phrase).join(' '),
      stems: stemsOf(phrase, language),
    })),
  );
  const counts = new Map<string, number>();
  for (const stem of problems.flatMap((problem) => problem.stems))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarest = ({ stems }: Problem) =>
    stems.reduce(
      (one, other) => ((counts.get(other) ?? 0) < (counts.get(one) ?? 0) ? other : one),
      stems[0] ?? '',
    );
  return {
    language,
    problems,
    byRarestStem: Map.groupBy(problems, rarest),
    stems: new Set(counts.keys()),
    problemsWith: counts,
    stemsByShortened: indexShortened(
      [...counts.keys()].filter((stem) => stem.length >= CORRECTED_MIN_LENGTH),
    ),
  };
}

function indexShortened(stems: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const stem of stems)
    for (const short of shortened(stem)) {
      const known = index.get(short);
      if (known) known.push(stem);
      else index.set(short, [stem]);
    }
  return index;
}

/** A word and all that is left of it without as many letters as its length forgives. */
function shortened(word: string): Set<string> {
  const found = new Set([word]);
  let last = [word];
  for (let edit = 0; edit < editsIn(word); edit += 1) {
    last = last.flatMap((one) => Array.from(one, (_, place) => one.slice(0, place) + one.slice(place + 1)));
    for (const one of last) found.add(one);
  }
  return found;
}

const editsIn = (word: string): number => Math.min(MOST_EDITS, forgivenEdits(word.length));

/** The problem in a text, in any order of its words; of several the one that explains the most words. */
export function problemIn(index: ProblemIndex, text: string): Problem | null {
  return best(index, stemsOf(text, index.language));
}

/** The same with typing errors forgiven; a problem of one word is too easily met by chance. */
export function misspelledProblemIn(index: ProblemIndex, text: string): Problem | null {
  const typed = stemsOf(text, index.language).map((stem) => corrected(index, stem));
  const found = best(index, typed);
  return found && found.stems.length > 1 ? found : null;
}

/** Whether a word is one of the problem's, perhaps misspelled, or says nothing. */
export const explains = (index: ProblemIndex, { stems }: Problem, word: string): boolean =>
  stemsOf(word, index.language).every(
    (stem) => stems.includes(stem) || stems.includes(corrected(index, stem)),
  );

function best({ byRarestStem, problemsWith }: ProblemIndex, typed: readonly string[]): Problem | null {
  const said = new Set(typed);
  const fitting = typed
    .flatMap((stem) => byRarestStem.get(stem) ?? [])
    .filter(({ stems }) => stems.every((stem) => said.has(stem)));
  const [first, ...others] = fitting;
  // Of two of one length, the one with the rarer word tells more: "freon leak" is no plumbing.
  const rarity = ({ stems }: Problem) => Math.min(...stems.map((stem) => problemsWith.get(stem) ?? 0));
  const isBetter = (one: Problem, other: Problem) =>
    one.stems.length > other.stems.length ||
    (one.stems.length === other.stems.length && rarity(one) < rarity(other));
  return first === undefined ? null : others.reduce((most, one) => (isBetter(one, most) ? one : most), first);
}

/**
 * The nearest stem with the same beginning, if it is near enough for a typing error; else the stem itself.
 */
function corrected({ stems, stemsByShortened }: ProblemIndex, stem: string): string {
  const allowed = editsIn(stem);
  if (allowed === 0 || stem.length > CORRECTED_MAX_LENGTH || stems.has(stem)) return stem;
  const candidates = new Set([...shortened(stem)].flatMap((short) => stemsByShortened.get(short) ?? []));
  const near = [...candidates]
    .filter((known) => known[0] === stem[0])
    .map((known) => ({ known, edits: editDistance(stem, known) }))
    .filter(({ edits }) => edits <= allowed)
    .toSorted((one, other) => one.edits - other.edits);
  return near[0]?.known ?? stem;
}
