import { Readable } from 'node:stream';
import { file, type FileAnswer } from '../core/answers.ts';
import type { Context, ReadContext } from '../core/context.ts';
import type { Slice } from './list-query.ts';

const MOST_ROWS = 50_000;
const BATCH_ROWS = 1_000;
/** A slower reader loses the file, because it occupies a database connection for as long. */
const SLOWEST_MS = 10 * 60_000;
/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | boolean | Date | null | undefined;
export type CsvColumn<Row> = { head: string; cell: (row: Row) => Cell };

export type CsvExport<Row> = {
  /** Part of the file's name: `decisions` gives plumbline-decisions-2026-11-21.csv. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** Reads with the database of `tx`: all parts of a file are of one moment. */
  read: (tx: ReadContext, slice: Slice) => Promise<readonly Row[]>;
};

/**
 * A list as a file for spreadsheets, streamed a thousand rows at a time, at most fifty thousand. All rows are
 * from one snapshot. The log records each export and its user.
 */
export function csv<Row>(context: Context, { name, columns, read }: CsvExport<Row>): FileAnswer {
  context.log.info({ list: name }, 'list exported');
  const day = context.now.toISOString().slice(0, 10);
  return file({
    name: `plumbline-${name}-${day}.csv`,
    type: 'text/csv; charset=utf-8',
    body: Readable.from(
      ofOneMoment(context, (tx) => csvText(columns, (slice) => read(tx, slice))),
      { signal: AbortSignal.timeout(SLOWEST_MS) },
    ),
  });
}

/**
 * Reads one snapshot, so that concurrent changes neither double nor omit a row. Ends with the file, or when
 * its reader stops.
 */
async function* ofOneMoment(
  context: Context,
  write: (tx: ReadContext) => AsyncGenerator<string>,
): AsyncGenerator<string> {
  const database = await context.database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* write({ ...context, database });
  } finally {
    await database.rollback().execute();
  }
}

/** The text of the file, part by part. */
export async function* csvText<Row>(
  columns: readonly CsvColumn<Row>[],
  read: (slice: Slice) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ head }) => head));
  for (let offset = 0; offset < MOST_ROWS; offset += BATCH_ROWS) {
    const rows = await read({ limit: BATCH_ROWS, offset });
    if (rows.length > 0) yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('');
    if (rows.length < BATCH_ROWS) return;
  }
}

/** One line, its cells in quotes where they need them (RFC 4180). */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * A user's text must stay text in a spreadsheet, so a cell that would begin a formula gets an apostrophe. Our
 * own numbers stay numbers.
 */
function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const text = /^[\s\p{Cc}\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(value)
    ? `'${value}`
    : value;
  return /[",\r\n;\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
