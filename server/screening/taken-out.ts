import { plainText } from '../core/plain-text.ts';
import { runsOf, wordsOf } from './near-copy.ts';

/**
 * Of the three-word runs that were taken out, the share from which a passage counts as brought back: about half of its words
 * in a row, for the runs at its seams went with it.
 */
const BROUGHT_BACK_FROM = 1 / 3;

/** As many of the names that were taken out for being somebody's count as brought back. */
const NAMES_BROUGHT_BACK = 2;

/**
 * What a text said before a decision took words out, and what decisions let stand since. Texts that nobody decided about are
 * not among them, or words could come back in small steps.
 */
export type Edit = {
  before: string;
  after: readonly string[];
  /** It was for personal data: each name and number that went is looked for by itself. */
  isPersonal?: boolean;
};

/**
 * Whether a text brings back what an edit took out: about half of a passage, word for word, or every word taken out wherever it
 * stands now, as a name is. Case, accents, punctuation and invisible characters play no part, nor does whatever else changed.
 */
export function bringsBack({ before, after, isPersonal = false }: Edit, text: string): boolean {
  const runs = takenOut(runsOf(before), after.map(runsOf));
  const words = takenOut(new Set(wordsOf(before)), after.map(wordsOf));
  const standing = new Set(wordsOf(text));
  return (
    shareIn(runs, runsOf(text)) >= BROUGHT_BACK_FROM ||
    (words.length > 0 && words.every((word) => standing.has(word))) ||
    (isPersonal &&
      bringsNamesBack(
        namesIn(before).filter((name) => words.includes(name)),
        standing,
      ))
  );
}

/** Of a single name that went, that one; of more, two. */
function bringsNamesBack(names: readonly string[], standing: ReadonlySet<string>): boolean {
  const back = names.filter((name) => standing.has(name)).length;
  return back > 0 && back >= Math.min(NAMES_BROUGHT_BACK, names.length);
}

/** Words in capitals that do not begin a sentence, and numbers of three digits and more, folded and each once. */
function namesIn(text: string): string[] {
  const names = plainText(text).matchAll(/(?<![.!?\n] )(?<!^)\b\p{Lu}[\p{L}'-]+|\d{3,}/gu);
  return [...new Set([...names].flatMap(([name]) => wordsOf(name)))];
}

function takenOut(before: ReadonlySet<string>, after: readonly Iterable<string>[]): string[] {
  const kept = new Set(after.flatMap((parts) => [...parts]));
  return [...before].filter((part) => !kept.has(part));
}

function shareIn(parts: readonly string[], text: ReadonlySet<string>): number {
  return parts.length === 0 ? 0 : parts.filter((part) => text.has(part)).length / parts.length;
}
