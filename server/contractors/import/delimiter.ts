import type { RosterLine } from './roster-lines.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * Finds the column separator where the mapping names none: the most frequent one in the first line outside
 * quotes.
 */
export async function findDelimiter(
  lines: AsyncGenerator<RosterLine>,
  given: string | null,
): Promise<{ lines: AsyncIterable<RosterLine>; delimiter: string }> {
  if (given !== null) return { lines, delimiter: given };
  const taken: RosterLine[] = [];
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) break;
    taken.push(line);
    if (line.text.trim() !== '') break;
  }
  return { lines: startingWith(taken, lines), delimiter: mostFrequent(taken.at(-1)?.text ?? '') };
}

function mostFrequent(text: string): string {
  const plain = text.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => plain.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

async function* startingWith(
  taken: readonly RosterLine[],
  rest: AsyncGenerator<RosterLine>,
): AsyncGenerator<RosterLine> {
  yield* taken;
  yield* rest;
}
