import { cleanText } from './clean-text.ts';
import { mostFrequentDelimiter, DELIMITERS } from './delimiter.ts';
import type { Column, FieldSource } from '../map-file.ts';
import { readOneOfColumns } from '../same-names.ts';
import type { RosterLine } from './roster-lines.ts';
import { splitFields } from './roster-rows.ts';

/** Titles and notes above the header are at most so many lines. */
const LINES_ABOVE_MAX = 30;
const SEPARATOR_LINE = /^["']?sep=(.)["']?$/i;

type HeaderLayout = {
  fields: Partial<Record<string, FieldSource>>;
  header: boolean;
  delimiter: string | null;
};
export type FoundHeader = {
  /** From the header on, or from the first row where the file has none. */
  lines: AsyncIterable<RosterLine>;
  delimiter: string;
  /** Lines above the header that say something. */
  above: number;
};

/**
 * Finds where a file begins: below a line `sep=;`, and at the first line that names all columns of the layout. Where no line
 * does, the first one counts.
 */
export async function findHeader(
  lines: AsyncGenerator<RosterLine>,
  layout: HeaderLayout,
): Promise<FoundHeader> {
  const names = layout.header ? namedColumns(layout) : [];
  const taken: RosterLine[] = [];
  let given = layout.delimiter;
  while (taken.length < LINES_ABOVE_MAX) {
    const { value: line, done } = await lines.next();
    if (done) break;
    const separator = taken.length === 0 ? SEPARATOR_LINE.exec(line.text)?.[1] : undefined;
    if (separator !== undefined) {
      given ??= separator;
      continue;
    }
    if (line.text.trim() === '' && !line.problem) continue;
    taken.push(line);
    if (names.length === 0) break;
    const delimiter = delimiterOf(line, given, names);
    if (delimiter !== undefined)
      return { lines: startingWith([line], lines), delimiter, above: taken.length - 1 };
  }
  const delimiter = given ?? mostFrequentDelimiter(taken[0]?.text ?? '');
  return { lines: startingWith(taken, lines), delimiter, above: 0 };
}

/** The separator with which a line names all the columns. */
const delimiterOf = (line: RosterLine, given: string | null, names: readonly string[]): string | undefined =>
  (given === null ? DELIMITERS : [given]).find((one) => holdsAll(line, one, names));

function holdsAll({ text }: RosterLine, delimiter: string, names: readonly string[]): boolean {
  const fields = splitFields(text, delimiter);
  if (!Array.isArray(fields)) return false;
  const there = new Set(fields.map((field) => cleanText(field).toLowerCase()));
  return names.every((name) => there.has(name));
}

function namedColumns({ fields }: HeaderLayout): string[] {
  return Object.values(fields)
    .flatMap((source) => (source === undefined ? [] : columnsOf(source)))
    .flatMap((column) =>
      typeof column === 'string' ? [cleanText(readOneOfColumns(column)?.name ?? column).toLowerCase()] : [],
    );
}

function columnsOf(source: FieldSource): Column[] {
  if (typeof source !== 'object') return [source];
  if ('constant' in source) return [];
  const parts: readonly (Column | readonly Column[])[] = 'first_of' in source ? source.first_of : source;
  return parts.flat() as Column[];
}

async function* startingWith(
  taken: readonly RosterLine[],
  rest: AsyncGenerator<RosterLine>,
): AsyncGenerator<RosterLine> {
  yield* taken;
  yield* rest;
}
