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
  byStem: ReadonlyMap<string, readonly Problem[]>;
  /** For typing errors, by first letter. */
  stemsByLetter: ReadonlyMap<string, readonly string[]>;
};

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
  const stems = [...new Set(problems.flatMap((problem) => problem.stems))];
  return {
    language,
    problems,
    byStem: new Map(stems.map((stem) => [stem, problems.filter((one) => one.stems.includes(stem))])),
    stemsByLetter: Map.groupBy(stems, ([letter = '']) => letter),
  };
}

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

function best({ byStem }: ProblemIndex, typed: readonly string[]): Problem | null {
  const said = new Set(typed);
  const fitting = typed
    .flatMap((stem) => byStem.get(stem) ?? [])
    .filter(({ stems }) => stems.every((stem) => said.has(stem)));
  const [first, ...others] = fitting;
  return first === undefined
    ? null
    : others.reduce((most, one) => (one.stems.length > most.stems.length ? one : most), first);
}

/**
 * The nearest stem with the same beginning, if it is near enough for a typing error; else the stem itself.
 */
function corrected({ byStem, stemsByLetter }: ProblemIndex, stem: string): string {
  const allowed = Math.min(2, forgivenEdits(stem.length));
  if (allowed === 0 || byStem.has(stem)) return stem;
  const near = (stemsByLetter.get(stem[0] ?? '') ?? [])
    .filter((known) => Math.abs(known.length - stem.length) <= allowed && known.length > 3)
    .map((known) => ({ known, edits: editDistance(stem, known) }))
    .filter(({ edits }) => edits <= allowed)
    .toSorted((one, other) => one.edits - other.edits);
  return near[0]?.known ?? stem;
}
