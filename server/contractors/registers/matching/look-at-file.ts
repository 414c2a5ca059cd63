import { cleanText } from '../../import/roster/clean-text.ts';
import { mostFrequentDelimiter } from '../../import/roster/delimiter.ts';
import { toUtf8Lines } from '../../import/roster/roster-bytes.ts';
import { readLines } from '../../import/roster/roster-lines.ts';
import { readRows } from '../../import/roster/roster-rows.ts';
import { ImportError } from '../../import/import-error.ts';
import { isRefusedHead } from '../corrected-rows.ts';
import type { FileColumn } from './file-column.ts';
import { matchesHeader } from './guess-columns.ts';

export type FileLook = {
  delimiter: string;
  hasHeader: boolean;
  columns: FileColumn[];
  rows: string[][];
  /** Some rows leave out columns at their end that have nothing in any row. */
  endsVary: boolean;
};

const LINES_READ = 400;
/** Lines of tens of thousands of cells would keep everyone waiting. */
const LETTERS_READ = 500_000;
const LINES_ABOVE_MAX = 30;
/** More columns than any roster has; each is an option of every field. */
const COLUMNS_MAX = 300;
const EXAMPLES = 3;

type Given = { encoding?: string | null; delimiter?: string | null; header?: boolean | null };

/** Reads the beginning of a file: its columns by name or place, each with examples. Throws ImportError where it is no table. */
export async function lookAtFile(chunks: AsyncIterable<Buffer>, given: Given = {}): Promise<FileLook> {
  const lines = await firstLines(chunks, given.encoding ?? null);
  const [first] = lines;
  if (first === undefined) throw new ImportError('The file holds nothing but empty lines.');
  if (first.problem) throw new ImportError('The first line of the file is longer than 64 KB.');
  const separator = /^["']?sep=(.)["']?$/i.exec(first.text)?.[1];
  const body = separator === undefined ? lines : lines.slice(1);
  const delimiter = given.delimiter ?? separator ?? usualDelimiter(body.map(({ text }) => text));
  const rows = await rowsOf(body, delimiter);
  const headerAt = given.header === false ? -1 : findHeaderRow(rows, given.header === true);
  const below = rows.slice(headerAt + 1);
  const header = headerAt < 0 ? null : (rows[headerAt] ?? null);
  const width = header?.length ?? mostUsualWidth(below);
  if (width > COLUMNS_MAX)
    throw new ImportError(`The file has more than ${COLUMNS_MAX} columns; a list of contractors has not.`);
  const columns = columnsOf(header, width, below);
  return { delimiter, hasHeader: header !== null, columns, rows: below, endsVary: endsVary(below, width) };
}

async function firstLines(chunks: AsyncIterable<Buffer>, encoding: string | null) {
  const lines = [];
  let letters = 0;
  for await (const line of readLines(toUtf8Lines(chunks, encoding, () => undefined))) {
    if (line.text.trim() !== '' || line.problem) lines.push(line);
    letters += line.text.length;
    if (lines.length >= LINES_READ || letters >= LETTERS_READ) break;
  }
  return lines;
}

async function rowsOf(lines: Awaited<ReturnType<typeof firstLines>>, delimiter: string): Promise<string[][]> {
  async function* source() {
    yield* lines;
  }
  const rows: string[][] = [];
  for await (const row of readRows(source(), { delimiter, columns: null, ragged: true }))
    // One more than the limit tells that there are too many; cleaning tens of thousands would keep everyone waiting.
    if ('fields' in row) rows.push(row.fields.slice(0, COLUMNS_MAX + 1).map(cleanText));
  return rows;
}

/** Most lines have most of it; a title above the table has none. */
function usualDelimiter(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts.slice(0, 50)) {
    const delimiter = mostFrequentDelimiter(text);
    if (text.includes(delimiter)) counts.set(delimiter, (counts.get(delimiter) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ',';
}

/** The line whose cells name most fields of ours; else the first one, where its cells are words unlike those below. */
function findHeaderRow(rows: readonly string[][], isSure: boolean): number {
  const scores = rows.slice(0, LINES_ABOVE_MAX).map((row) => row.filter(matchesHeader).length);
  const best = Math.max(0, ...scores);
  const [first = [], second = []] = rows;
  if (isRefusedHead(first)) return 0;
  if (best >= 2) return scores.indexOf(best);
  const isWords = (row: readonly string[]) =>
    row.length > 0 && row.every((cell) => cell !== '' && !/\d{2}|@/.test(cell));
  const looksLikeOne = isWords(first) && new Set(first).size === first.length && !isWords(second);
  return isSure || best === 1 || looksLikeOne ? 0 : -1;
}

/** Only then nothing is lost or read in a wrong column where such rows are taken. */
function endsVary(rows: readonly string[][], width: number): boolean {
  const shortest = Math.min(width, ...rows.map(({ length }) => length));
  return shortest < width && rows.every((row) => row.slice(shortest).every((cell) => cell === ''));
}

function mostUsualWidth(rows: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

function columnsOf(header: readonly string[] | null, width: number, rows: readonly string[][]): FileColumn[] {
  const counts = new Map<string, number>();
  for (const name of header ?? []) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1);
  return Array.from({ length: width }, (_, index) => {
    const name = header?.[index] ?? null;
    const examples = [...new Set(rows.map((row) => row[index] ?? '').filter((cell) => cell !== ''))];
    return {
      place: index + 1,
      name: name === '' ? null : name,
      isAmbiguous: name === null || name === '' || (counts.get(name.toLowerCase()) ?? 0) > 1,
      examples: examples.slice(0, EXAMPLES).map((cell) => cell.slice(0, 60)),
    };
  });
}
