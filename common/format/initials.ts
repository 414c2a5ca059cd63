/** Words between the telling ones of a name, in both languages. */
const BETWEEN = new Set(['and', 'of', 'the', 'y', 'e', 'de', 'del', 'la', 'las', 'los', 'el', 'al']);
const FIRST_LETTER = /[\p{L}\p{N}]/u;

/**
 * The first letters of the first two telling words: "CD" of "Cordero & Daughters", "JR" of "Javier de los
 * Ríos".
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-/]+/).filter((word) => FIRST_LETTER.test(word));
  const telling = words.filter((word) => !BETWEEN.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => (FIRST_LETTER.exec(word)?.[0] ?? '').toUpperCase())
    .join('');
}

/** The number of colors of a monogram: the tints in tokens.css. */
export const TINTS = 6;

/** The number of a tint, 0 to 5, that always is the same for an id; neighbors differ. */
export const tintOf = (id: number): number => (Math.imul(id, 2_654_435_761) >>> 16) % TINTS;
