import type { Country } from '../../../../common/constants.ts';
import { ImportError } from '../import-error.ts';
import type { FieldSource, LeftOut } from '../map-file.ts';
import type { DateOrder } from '../words/dates.ts';
import { createDateColumns } from './date-columns.ts';
import { findHeader } from './find-header.ts';
import { isFooter } from './footers.ts';
import { createReportCollector, type ReadReport } from './read-report.ts';
import { toUtf8Lines } from './roster-bytes.ts';
import { readLines, type RosterLine } from './roster-lines.ts';
import { readRows, type RosterRow } from './roster-rows.ts';
import { bindColumns, type Reading } from './row-reader.ts';

/** How a file is written, whatever it lists. */
export type TableLayout<Name extends string> = {
  fields: Partial<Record<Name, FieldSource>>;
  /** Whether the first line names the columns. */
  header: boolean;
  /** Null: whatever the first line has most of. */
  delimiter: string | null;
  /** Takes rows with more or fewer columns than the header has. */
  ragged: boolean;
  country: Country;
  /** Null: as the country writes its dates. */
  date_order: DateOrder | null;
  /** As iconv names it; null: what the bytes are told to be. */
  encoding: string | null;
  /** Values that stand for nothing, compared without case. */
  empty_values: readonly string[];
  leave_out: readonly LeftOut[];
};

/** One row's values, and where to tell those that are not understood. */
export type RowValues<Name extends string> = {
  field: (name: Name) => string;
  /** As YYYY-MM-DD; null where it is not understood. */
  date: (name: Name, written: string) => string | null;
  notUnderstood: (name: Name, value: string) => void;
};

/** A row by the line it starts on, or its problem as the rest of "Line 12 …". */
export type TableRow<Name extends string> =
  | { line: number; values: RowValues<Name> }
  | {
      line: number;
      reason: string;
      /** Set where nothing of the row is readable. */
      unread?: true;
    };

/**
 * Reads a table from a stream of bytes, with one row in memory. `onReport` gets everything that was not understood, after the
 * last row. Throws ImportError when the file or the layout cannot be used.
 */
export async function* readTable<Name extends string>(
  chunks: AsyncIterable<Buffer>,
  layout: TableLayout<Name>,
  reading: Reading<Name>,
  onReport?: (report: ReadReport) => void,
): AsyncGenerator<TableRow<Name>> {
  const collector = createReportCollector();
  const counted = { singleBytes: 0 };
  const bytes = toUtf8Lines(chunks, layout.encoding, collector.note);
  const { lines, delimiter, above } = await findHeader(countSingleBytes(readLines(bytes), counted), layout);
  if (above > 0) collector.note(`${above} lines above the header were left out.`);
  const rows = readRows(lines, { delimiter, columns: null, ragged: layout.ragged });
  const first = await readFirst(rows);
  const header = layout.header ? first.fields : null;
  const columns = bindColumns(layout, reading, header);
  const dates = createDateColumns(layout.country === 'MX' ? 'day_first' : 'month_first', layout.date_order);
  const problemIn = problemFinder(reading.thing, first.fields.length, header);
  const counts = { leftOut: 0 };
  const toRow = (row: RosterRow): TableRow<Name> | null => {
    if ('fields' in row && columns.isLeftOut(row.fields)) {
      counts.leftOut += 1;
      return null;
    }
    const problem = problemIn(row);
    if (problem !== null) return { line: row.line, ...problem };
    const { line, fields } = row as Extract<RosterRow, { fields: unknown }>;
    return {
      line,
      values: {
        field: (name) => columns.field(name, fields),
        date: (name, written) => dates.read(name, columns.columnOf(name), written, line),
        notUnderstood: (name, value) => collector.add(name, value, line),
      },
    };
  };
  const firstRow = header === null ? toRow(first) : null;
  if (firstRow !== null) yield firstRow;
  for await (const row of rows) {
    const read = toRow(row);
    if (read !== null) yield read;
  }
  dates.finish();
  if (counts.leftOut > 0) collector.note(`${counts.leftOut} rows were left out, as the map file says.`);
  if (counted.singleBytes > 0)
    collector.note(`${counted.singleBytes} lines are not UTF-8 and were read as Windows-1252 or DOS text.`);
  onReport?.(collector.report((name) => columns.columnOf(name as Name)));
}

async function* countSingleBytes(
  lines: AsyncGenerator<RosterLine>,
  counted: { singleBytes: number },
): AsyncGenerator<RosterLine> {
  for await (const line of lines) {
    if (line.singleBytes) counted.singleBytes += 1;
    yield line;
  }
}

async function readFirst(rows: AsyncGenerator<RosterRow>): Promise<{ line: number; fields: string[] }> {
  const { value: row, done } = await rows.next();
  if (done) throw new ImportError('The file holds nothing but empty lines.');
  if ('problem' in row) throw new ImportError(`The first line of the file ${problemOf(row, null)}.`);
  return row;
}

type FoundProblem = { reason: string; unread?: true };

function problemFinder(thing: string, columns: number, header: readonly string[] | null) {
  const names = header?.join('\n');
  return (row: RosterRow): FoundProblem | null => {
    const cells = 'problem' in row ? row.cells : row.fields;
    if (cells && isFooter(cells)) return { reason: `is a total or a note, not a ${thing}` };
    if (cells && names !== undefined && cells.join('\n') === names)
      return { reason: 'repeats the names of the columns' };
    return 'problem' in row ? { reason: problemOf(row, columns), unread: true } : null;
  };
}

function problemOf(
  { problem, cells }: Extract<RosterRow, { problem: unknown }>,
  columns: number | null,
): string {
  switch (problem) {
    case 'too_long':
      return 'is longer than 64 KB';
    case 'quote_not_closed':
      return 'opens a quote that is not closed';
    case 'quotes':
      return 'has a quote in a wrong place';
    case 'columns':
      return `has ${cells?.length ?? 'other'} columns, not ${columns ?? 'as many as the first line'}`;
  }
}
