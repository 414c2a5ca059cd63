import { plainText } from '../core/plain-text.ts';
import { runsOf, wordsOf } from './near-copy.ts';

/**
 * The share of the removed three-word runs from which a passage counts as restored. It is about half of its
 * words in a row, because the runs at its edges were removed with it.
 */
const BROUGHT_BACK_FROM = 1 / 3;

/**
 * A text before a decision removed words, and the later versions that decisions allowed. Versions without a
 * decision do not count; otherwise words could return in small steps.
 */
export type Edit = {
  before: string;
  after: readonly string[];
  /** It was for personal data: each name and number that went is looked for by itself. */
  isPersonal?: boolean;
};

/**
 * Whether a text restores words that an edit removed. About half of a passage, word for word, counts. So does
 * every removed word in any place, as for a name. Case, accents, punctuation, invisible characters and other
 * changes do not matter.
 */
export function restoresRemovedText({ before, after, isPersonal = false }: Edit, text: string): boolean {
  const runs = removedText(runsOf(before), after.map(runsOf));
  const words = removedText(new Set(wordsOf(before)), after.map(wordsOf));
  const currentWords = new Set(wordsOf(text));
  return (
    shareIn(runs, runsOf(text)) >= BROUGHT_BACK_FROM ||
    (words.length > 0 && words.every((word) => currentWords.has(word))) ||
    (isPersonal &&
      restoresNames(
        namesIn(before).filter((name) => words.includes(name)),
        currentWords,
      ))
  );
}

/** One name is enough: an administrator removed it, and a hold only asks an administrator again. */
const restoresNames = (names: readonly string[], currentWords: ReadonlySet<string>): boolean =>
  names.some((name) => currentWords.has(name));

/** Borders of words by letters of every script: \b would break "Ángel" after its first letter. */
const NAME_OR_NUMBER = /(?<![.!?\n] )(?<!^)(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}'’-]+|\d{3,}/gu;

/** Words in capitals that do not begin a sentence, and numbers of three digits and more, folded and each once. */
function namesIn(text: string): string[] {
  const names = plainText(text).matchAll(NAME_OR_NUMBER);
  return [...new Set([...names].flatMap(([name]) => wordsOf(name)))];
}

function removedText(before: ReadonlySet<string>, after: readonly Iterable<string>[]): string[] {
  const kept = new Set(after.flatMap((parts) => [...parts]));
  return [...before].filter((part) => !kept.has(part));
}

function shareIn(parts: readonly string[], text: ReadonlySet<string>): number {
  return parts.length === 0 ? 0 : parts.filter((part) => text.has(part)).length / parts.length;
}
