import { combineKeyed, identityKeys, keyListing, type KeyedListing } from '../listing-keys.ts';
import type { RosterEntry } from './read-roster.ts';
import type { RowGroups } from './row-groups.ts';
import type { Source } from '../source.ts';

/** A business with all its rows, at the line of the last one; or a row that is none. */
export type JoinedEntry =
  | { line: number; keyed: KeyedListing; rows: number }
  | Exclude<RosterEntry, { listing: unknown }>;

/**
 * Joins the rows of one business. Most have one and pass through; of the others the first rows wait in memory for the last.
 * A run that goes on after a line reads from the beginning, so it joins the same rows again.
 */
export async function* joinRows(
  entries: AsyncIterable<RosterEntry>,
  groups: RowGroups,
  source: Source,
): AsyncGenerator<JoinedEntry> {
  const waiting = new Map<number, { keyed: KeyedListing; rows: number }>();
  for await (const entry of entries) {
    if ('reason' in entry) {
      yield entry;
      continue;
    }
    const keyed = keyListing(entry.listing, source.name);
    const { group, rows } = groups.find(identityKeys(keyed));
    const there = waiting.get(group);
    const joined = { keyed: there ? combineKeyed(there.keyed, keyed) : keyed, rows: (there?.rows ?? 0) + 1 };
    if (joined.rows < rows) waiting.set(group, joined);
    else {
      waiting.delete(group);
      yield { line: entry.line, ...joined };
    }
  }
}
