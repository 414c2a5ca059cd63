import { createDateColumns } from './date-columns.ts';
import { findHeader } from './find-header.ts';
import { isFooter } from './footers.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { ImportError } from '../import-error.ts';
import { toListing } from '../listing.ts';
import type { Listing, ListingRules } from '../listing-rules.ts';
import type { Mapping } from '../mapping.ts';
import { createReportCollector, type ReadReport } from './read-report.ts';
import { toUtf8Lines } from './roster-bytes.ts';
import { readLines, type RosterLine } from './roster-lines.ts';
import { readRows, type RosterRow } from './roster-rows.ts';
import { tradeFinder, type KnownTrade } from '../roster-trades.ts';
import { bindMapping } from './row-reader.ts';

/** The reference tables that rows are read with. */
export type Reference = { gazetteer: Gazetteer; trades: readonly KnownTrade[] };
/** A row, by the line it starts on: a contractor, or the problem as the rest of "Line 12 …". */
export type RosterEntry =
  | { line: number; listing: Listing }
  | {
      line: number;
      reason: string;
      /** Set where the name is unreadable, so that it may mean any business. */
      unread?: true;
    };

/**
 * Reads a roster from a stream of bytes, with one row in memory; touches neither files nor the database.
 * `asOf` (YYYY-MM-DD) is the date of the roster; `onReport` gets everything that was not understood, after the
 * last row. Throws ImportError when the file or the mapping cannot be used.
 */
export async function* readRoster(
  chunks: AsyncIterable<Buffer>,
  mapping: Mapping,
  { gazetteer, trades }: Reference,
  asOf: string,
  onReport?: (report: ReadReport) => void,
): AsyncGenerator<RosterEntry> {
  const collector = createReportCollector();
  const counted = { singleBytes: 0 };
  const bytes = toUtf8Lines(chunks, mapping.encoding, collector.note);
  const { lines, delimiter, above } = await findHeader(countSingleBytes(readLines(bytes), counted), mapping);
  if (above > 0) collector.note(`${above} lines above the header were left out.`);
  const rows = readRows(lines, { delimiter, columns: null, ragged: mapping.ragged });
  const first = await readFirst(rows);
  const header = mapping.header ? first.fields : null;
  const rowReader = bindMapping(mapping, header);
  const dates = createDateColumns(mapping.country === 'MX' ? 'day_first' : 'month_first', mapping.date_order);
  const rules: ListingRules = {
    mapping,
    rowReader,
    gazetteer,
    asOf,
    dates,
    findTrades: tradeFinder(trades, mapping),
    notUnderstood: collector.add,
  };
  const columns = first.fields.length;
  if (header === null) yield toEntry(first, rules, columns, null);
  for await (const row of rows) yield toEntry(row, rules, columns, header);
  dates.finish();
  if (counted.singleBytes > 0)
    collector.note(`${counted.singleBytes} lines are not UTF-8 and were read as Windows-1252 or DOS text.`);
  onReport?.(collector.report(rowReader.columnOf));
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

function toEntry(
  row: RosterRow,
  rules: ListingRules,
  columns: number,
  header: readonly string[] | null,
): RosterEntry {
  const cells = 'problem' in row ? row.cells : row.fields;
  if (cells && isFooter(cells)) return { line: row.line, reason: 'is a total or a note, not a contractor' };
  if (cells && header && cells.join('\n') === header.join('\n'))
    return { line: row.line, reason: 'repeats the names of the columns' };
  if ('problem' in row) return { line: row.line, reason: problemOf(row, columns), unread: true };
  const listing = toListing(row, rules);
  return 'refused' in listing ? { line: row.line, reason: listing.refused } : { line: row.line, listing };
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
