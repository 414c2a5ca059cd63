import type { Gazetteer } from './gazetteer.ts';
import { ImportError } from './import-error.ts';
import { toListing, type Listing, type ListingRules } from './listing.ts';
import type { Mapping } from './mapping.ts';
import { findDelimiter } from './delimiter.ts';
import { readLines } from './roster-lines.ts';
import { readRows, type RosterRow } from './roster-rows.ts';
import { tradeFinder, type KnownTrade } from './roster-trades.ts';
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
 * `asOf` (YYYY-MM-DD) is the date of the roster. Throws ImportError when the file or the mapping cannot be
 * used.
 */
export async function* readRoster(
  chunks: AsyncIterable<Buffer>,
  mapping: Mapping,
  { gazetteer, trades }: Reference,
  asOf: string,
): AsyncGenerator<RosterEntry> {
  const { lines, delimiter } = await findDelimiter(readLines(chunks), mapping.delimiter);
  const rows = readRows(lines, {
    delimiter,
    columns: null,
    ragged: mapping.ragged,
  });
  const first = await readFirst(rows);
  const columns = first.fields.length;
  const reader = bindMapping(mapping, mapping.header ? first.fields : null);
  const rules: ListingRules = { mapping, reader, gazetteer, asOf, findTrades: tradeFinder(trades, mapping) };
  if (!mapping.header) yield toEntry(first, rules, columns);
  for await (const row of rows) yield toEntry(row, rules, columns);
}

async function readFirst(rows: AsyncGenerator<RosterRow>): Promise<{ line: number; fields: string[] }> {
  const { value: row, done } = await rows.next();
  if (done) throw new ImportError('The file holds nothing but empty lines.');
  if ('problem' in row) throw new ImportError(`The first line of the file ${problemOf(row, null)}.`);
  return row;
}

function toEntry(row: RosterRow, rules: ListingRules, columns: number): RosterEntry {
  if ('problem' in row) return { line: row.line, reason: problemOf(row, columns), unread: true };
  const listing = toListing(row.fields, rules);
  return 'refused' in listing ? { line: row.line, reason: listing.refused } : { line: row.line, listing };
}

function problemOf(
  { problem, found }: Extract<RosterRow, { problem: unknown }>,
  columns: number | null,
): string {
  switch (problem) {
    case 'too_long':
      return 'is longer than 64 KB';
    case 'not_utf8':
      return 'is not UTF-8 text';
    case 'quote_not_closed':
      return 'opens a quote that is not closed';
    case 'quotes':
      return 'has a quote in a wrong place';
    case 'columns':
      return `has ${found ?? 'other'} columns, not ${columns ?? 'as many as the first line'}`;
  }
}
