import { runsOf, wordsOf } from './near-copy.ts';

/**
 * Of the three-word runs that were taken out, the share from which a passage counts as brought back: about half of its words
 * in a row, for the runs at its seams went with it.
 */
const BROUGHT_BACK_FROM = 1 / 3;

/** What a text said before an administrator's edit, and the texts since that nobody needs to look at again. */
export type Edit = { before: string; after: readonly string[] };

/**
 * Whether a text brings back what an edit took out: about half of a passage, word for word, or every word taken out wherever it
 * stands now, as a name is. Case, accents and punctuation play no part, nor does whatever else changed.
 */
export function bringsBack({ before, after }: Edit, text: string): boolean {
  const runs = takenOut(runsOf(before), after.map(runsOf));
  const words = takenOut(new Set(wordsOf(before)), after.map(wordsOf));
  const standing = new Set(wordsOf(text));
  return (
    shareIn(runs, runsOf(text)) >= BROUGHT_BACK_FROM ||
    (words.length > 0 && words.every((word) => standing.has(word)))
  );
}

function takenOut(before: ReadonlySet<string>, after: readonly Iterable<string>[]): string[] {
  const kept = new Set(after.flatMap((parts) => [...parts]));
  return [...before].filter((part) => !kept.has(part));
}

function shareIn(parts: readonly string[], text: ReadonlySet<string>): number {
  return parts.length === 0 ? 0 : parts.filter((part) => text.has(part)).length / parts.length;
}
