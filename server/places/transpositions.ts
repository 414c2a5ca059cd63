/**
 * The word with each two neighboring letters swapped, the typing error that leaves the fewest letter groups
 * in common.
 */
export function transpositionsOf(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, place) =>
      [...letters.slice(0, place), letter, letters[place], ...letters.slice(place + 2)].join(''),
    );
}
