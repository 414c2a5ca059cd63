/** A typed word, and the indexed words that are similar to it. */
export type TypedWord = {
  typed: string;
  /** It occurs as it is, or begins a word that does. */
  known: boolean;
  /** Words that share many letters with an unknown one. */
  candidates: readonly { word: string; occurrences: number }[];
};

export type ChosenWord = { typed: string; known: boolean; alternatives: string[] };

const ALTERNATIVES_MAX = 3;
/** Shorter beginnings fit too many words to mean one. */
const PREFIX_MIN_LENGTH = 3;

/** The typing errors that are tolerated in a word of this length. */
export function forgivenEdits(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/** Replaces nothing that is known; for an unknown word, the nearest words that occur, the commoner first, three at most. */
export function chooseWord({ typed, known, candidates }: TypedWord): ChosenWord {
  if (known) return { typed, known, alternatives: [] };
  const near = candidates
    .map(({ word, occurrences }) => ({ word, occurrences, edits: editDistance(typed, word) }))
    .filter(({ edits }) => edits <= forgivenEdits(typed.length))
    .sort(
      (one, other) =>
        one.edits - other.edits || other.occurrences - one.occurrences || (one.word < other.word ? -1 : 1),
    );
  const fewest = near[0]?.edits;
  return {
    typed,
    known,
    alternatives: near
      .filter(({ edits }) => edits === fewest)
      .slice(0, ALTERNATIVES_MAX)
      .map(({ word }) => word),
  };
}

/** The last word may be the beginning of a longer one, because typing may not be finished. */
export const isBeginning = (word: string, place: number, count: number): boolean =>
  place === count - 1 && [...word].length >= PREFIX_MIN_LENGTH;

/**
 * The words as a tsquery of quoted lexemes: all words, each as itself or one of its alternatives. Words hold
 * letters and digits only.
 */
export function toTsquery(words: readonly ChosenWord[]): string {
  return words
    .map(({ typed, alternatives }, place) => {
      const beginning = isBeginning(typed, place, words.length) ? ':*' : '';
      return `(${[`'${typed}'${beginning}`, ...alternatives.map((word) => `'${word}'`)].join(' | ')})`;
    })
    .join(' & ');
}

/** Letters to insert, delete, replace or swap with their neighbor (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const changedOver =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line[column] = Math.min(
        at(rows, row - 1, column) + 1,
        (line[column - 1] ?? 0) + 1,
        at(rows, row - 1, column - 1) + same,
        changedOver ? at(rows, row - 2, column - 2) + 1 : Infinity,
      );
    }
    rows[row] = line;
  }
  return at(rows, a.length, b.length);
}

const at = (rows: readonly number[][], row: number, column: number): number =>
  rows[row]?.[column] ?? Infinity;
