import type { Gazetteer } from '../gazetteer.ts';
import { toListing } from '../listing.ts';
import type { Listing, ListingRules } from '../listing-rules.ts';
import { ROSTER_FIELDS, type Mapping, type RosterField } from '../mapping.ts';
import type { ReadReport } from './read-report.ts';
import { readTable, type TableRow } from './read-table.ts';
import { tradeFinder, type KnownTrade } from '../roster-trades.ts';
import type { Reading } from './row-reader.ts';

/** The reference tables that rows are read with. */
export type Reference = { gazetteer: Gazetteer; trades: readonly KnownTrade[] };
/** A row, by the line it starts on: a contractor, or the problem as the rest of "Line 12 …". */
export type RosterEntry =
  | { line: number; listing: Listing }
  | Extract<TableRow<RosterField>, { reason: string }>;

const READING: Reading<RosterField> = {
  thing: 'contractor',
  names: ROSTER_FIELDS,
  separators: { address: ', ', trades: ' | ', license_class: ', ' },
  // Where "none" or "expired" is a statement, only what machines write for nothing is nothing.
  statements: ['license_status', 'insured', 'bonded'],
  dates: ['license_issued_on', 'license_expires_on', 'insurance_expires_on'],
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
  const rules: ListingRules = { mapping, gazetteer, asOf, findTrades: tradeFinder(trades, mapping) };
  const licenseKey = mapping.license_key ?? mapping.fields.license_number;
  const fields = {
    ...mapping.fields,
    ...(licenseKey === undefined ? {} : { license_key: licenseKey }),
  };
  for await (const row of readTable(chunks, { ...mapping, fields }, READING, onReport)) {
    if ('reason' in row) {
      yield row;
      continue;
    }
    const listing = toListing(row.values, rules);
    yield 'refused' in listing ? { line: row.line, reason: listing.refused } : { line: row.line, listing };
  }
}
