import { parse } from 'csv-parse/sync';
import { LINE_MAX_BYTES, type LineProblem, type RosterLine } from './roster-lines.ts';

/** A quoted field may run over several lines; one that runs over more than this was never closed. */
export const ROW_MAX_LINES = 20;

export type RowProblem = LineProblem | 'quote_not_closed' | 'quotes' | 'columns';
/** A row of the file and the line it starts on, counted from 1. */
export type RosterRow =
  | { line: number; fields: string[] }
  /** `cells`: what could be read of a row with other columns than the first one. */
  | { line: number; problem: RowProblem; cells?: string[] };

export type RowOptions = {
  delimiter: string;
  /** The number of fields in a row; the first row decides where it is null. */
  columns: number | null;
  /** Whether rows with more or fewer fields are taken as well. */
  ragged: boolean;
};

/**
 * Reads rows of comma-separated values and skips blank lines and lines of empty cells. An unreadable row is given with its problem and
 * affects no other. After a quote that is never closed, reading continues with the next line.
 */
export async function* readRows(
  lines: AsyncIterable<RosterLine>,
  options: RowOptions,
): AsyncGenerator<RosterRow> {
  const source = lines[Symbol.asyncIterator]();
  const returned: RosterLine[] = [];
  let columns = options.columns;
  const next = async (): Promise<RosterLine | undefined> => {
    const line = returned.shift();
    if (line) return line;
    const { value, done } = await source.next();
    return done ? undefined : value;
  };
  const fit = (fields: string[]): string[] | null => {
    if (options.ragged || columns === null || fields.length === columns) return fields;
    // Separators behind the last column say nothing.
    const isLonger = fields.length > columns && fields.slice(columns).every((cell) => cell.trim() === '');
    return isLonger ? fields.slice(0, columns) : null;
  };

  for (let line = await next(); line; line = await next()) {
    if (line.problem) {
      yield { line: line.number, problem: line.problem };
      continue;
    }
    if (line.text.trim() === '') continue;
    const row = await readRow(line, next, returned, options.delimiter, fit);
    if ('fields' in row) columns ??= row.fields.length;
    yield row;
  }
}

/** The cells of a row that has its columns; null: it has others. */
type Fit = (fields: string[]) => string[] | null;

async function readRow(
  first: RosterLine,
  next: () => Promise<RosterLine | undefined>,
  returned: RosterLine[],
  delimiter: string,
  fit: Fit,
): Promise<RosterRow> {
  const line = first.number;
  const read = splitFields(first.text, delimiter);
  if (Array.isArray(read)) {
    const fields = fit(read);
    return fields ? { line, fields } : { line, problem: 'columns', cells: read };
  }
  if (read === 'broken') return readLoosely(first, delimiter, fit);
  const joined = await readOverLines(first, next, delimiter);
  const fields = joined.fields ? fit(joined.fields) : null;
  if (fields) return { line, fields };
  // The lines taken while looking for the closing quote are rows of their own.
  returned.unshift(...joined.taken);
  return { line, problem: 'quote_not_closed' };
}

/** Takes lines until the open quote closes; `fields` is missing where it does not. */
async function readOverLines(
  first: RosterLine,
  next: () => Promise<RosterLine | undefined>,
  delimiter: string,
): Promise<{ fields?: string[]; taken: RosterLine[] }> {
  const taken: RosterLine[] = [];
  let text = first.text;
  while (taken.length < ROW_MAX_LINES - 1) {
    const line = await next();
    if (!line) break;
    taken.push(line);
    text += `\n${line.text}`;
    if (line.problem || text.length > LINE_MAX_BYTES) break;
    const read = splitFields(text, delimiter);
    if (Array.isArray(read)) return { fields: read, taken };
    if (read === 'broken') break;
  }
  return { taken };
}

/** A quote in the middle of a field (`6" Gutters`) is ordinary while the row has all its fields. */
function readLoosely(line: RosterLine, delimiter: string, fit: Fit): RosterRow {
  const read = splitFields(line.text, delimiter, true);
  const fields = Array.isArray(read) ? fit(read) : null;
  if (fields) return { line: line.number, fields };
  return { line: line.number, problem: 'quotes' };
}

/**
 * The fields of one row. 'open' where a quote is not closed yet, 'broken' where a quote is in a wrong place.
 */
export function splitFields(text: string, delimiter: string, loosely = false): string[] | 'open' | 'broken' {
  if (!text.includes('"')) return text.split(delimiter);
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: loosely,
      record_delimiter: '\n',
      ltrim: true,
      rtrim: true,
    });
    return rows.length === 1 && rows[0] ? rows[0] : 'broken';
  } catch (error) {
    return (error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'broken';
  }
}
