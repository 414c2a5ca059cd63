import { diffArrays } from 'diff';

/** A run of a text; `isChanged`: the other text has other words there. */
export type DiffPart = { text: string; isChanged: boolean };
export type Differences = { before: DiffPart[]; after: DiffPart[] };

/**
 * Texts with more differing words than this are marked as a whole, because such a list would be unreadable.
 */
const MOST_DIFFERENCES = 2_000;

/** The words that only one of two texts has. Differences in spaces and line breaks do not count. */
export function differences(before: string, after: string): Differences {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(one, other, {
    comparator: (word, against) => word.trim() === against.trim(),
    maxEditLength: MOST_DIFFERENCES,
  });
  if (changes === undefined)
    return { before: [{ text: before, isChanged: true }], after: [{ text: after, isChanged: true }] };
  return {
    before: partsOf(
      one,
      changes.filter(({ added }) => !added).map(({ count, removed }) => ({ count, isChanged: removed })),
    ),
    after: partsOf(
      other,
      changes.filter(({ removed }) => !removed).map(({ count, added }) => ({ count, isChanged: added })),
    ),
  };
}

/** Each word with the space behind it, the first also with that before it; together they are the text. */
const wordsOf = (text: string): string[] => text.match(/^\s*\S+\s*|\S+\s*|^\s+$/gu) ?? [];

/** The text's own words in runs as long as these: where only spaces differ, each side keeps its own. */
function partsOf(
  words: readonly string[],
  runs: readonly { count: number; isChanged: boolean }[],
): DiffPart[] {
  let start = 0;
  return runs.map(({ count, isChanged }) => {
    const text = words.slice(start, start + count).join('');
    start += count;
    return { text, isChanged: isChanged && text.trim() !== '' };
  });
}
