import { sql } from 'kysely';
import type { Queryable } from '../../../database/client.ts';
import { compareListing, type Outcome, type Update } from './compare-listings.ts';
import { recordChanges } from './import-changes.ts';
import { contractorsByKey, findKnownListing } from './known-listings.ts';
import { allKeys, type KeyedListing } from '../listing-keys.ts';
import { resolveListings } from './resolve-listings.ts';
import type { ImportedSource, Source } from '../source.ts';
import { createContractors, insertKeys, insertLicenses, writeColumns } from './write-listings.ts';

export type SaveCounts = { created: number; updated: number; unchanged: number; skipped: number };
/** Refreshes the contractors' copies and ratings; `ids` are the written ones. */
export type RefreshContractors = (database: Queryable, ids: number[]) => Promise<void>;
type SaveOptions = {
  refresh: RefreshContractors;
  dryRun: boolean;
  /** The run that can be undone one day. */
  importId: number;
  /** Sees each batch before anything is written. */
  onCompared?: ((found: ComparedBatch) => void) | undefined;
};

export type ComparedBatch = { fresh: readonly KeyedListing[]; compared: readonly Compared[] };
export type Compared = { keyed: KeyedListing; id: number; outcome: Outcome; update: Update | null };

/**
 * Creates and updates the contractors of one batch, in the caller's transaction. Texts of owners and
 * administrators stay; each license follows the register. With `dryRun` nothing is written, and the counts
 * are what they would be.
 */
export async function saveListings(
  database: Queryable,
  listings: readonly KeyedListing[],
  source: Source,
  options: SaveOptions,
): Promise<SaveCounts & { joined: number }> {
  const byKey = await contractorsByKey(database, listings.flatMap(allKeys));
  const contractors = await findKnownListing(database, [...new Set([...byKey.values()].flat())]);
  const { fresh, known, joined } = resolveListings(listings, byKey, contractors);
  const compared = known.map(({ keyed, known: contractor }): Compared => {
    const comparison = compareListing(keyed.listing, contractor, source);
    return { keyed, id: contractor.id, ...comparison };
  });
  options.onCompared?.({ fresh, compared });
  if (!options.dryRun)
    await write(database, { fresh, compared }, { ...source, importId: options.importId }, options.refresh);
  const count = (outcome: Outcome): number => compared.filter((one) => one.outcome === outcome).length;
  return {
    created: fresh.length,
    updated: count('updated'),
    unchanged: count('unchanged'),
    skipped: count('skipped'),
    joined,
  };
}

async function write(
  database: Queryable,
  { fresh, compared }: { fresh: KeyedListing[]; compared: Compared[] },
  source: ImportedSource,
  refresh: RefreshContractors,
): Promise<void> {
  const created = await createContractors(database, fresh, source);
  const updates = compared.flatMap(({ update }) => update ?? []);
  const rewritten = updates.filter(({ changed }) => changed.length > 0);
  await writeColumns(
    database,
    rewritten.map(({ known: { id }, columns }) => ({ id, columns })),
  );
  await writeLicenses(database, updates, source);
  await confirm(database, updates, source);
  await insertKeys(
    database,
    compared.map(({ keyed, id }) => ({ ...keyed, id })),
  );
  await recordChanges(database, { created, updates, source });
  const updated = compared.filter(({ outcome }) => outcome === 'updated');
  const written = [...created, ...updated.map(({ id }) => id)];
  if (written.length > 0) await refresh(database, written);
}

async function writeLicenses(
  database: Queryable,
  updates: readonly Update[],
  source: ImportedSource,
): Promise<void> {
  await insertLicenses(
    database,
    updates.flatMap(({ known: { id }, licenses }) =>
      licenses.added.map((license) => ({ contractorId: id, ...license })),
    ),
    source,
  );
  const changed = updates.flatMap(({ licenses }) => licenses.changed);
  if (changed.length === 0) return;
  await sql`
    update licenses l set
      state = fresh.state, number = fresh.number, class = fresh.class, status = fresh.status,
      register_status = fresh.register_status, issued_on = fresh.issued_on,
      expires_on = fresh.expires_on, source = ${source.name}, as_of = ${source.asOf}::date, missing_since = null,
      last_import_id = ${source.importId}, updated_at = now()
    from json_populate_recordset(null::licenses, ${JSON.stringify(changed)}::text::json) fresh
    where l.id = fresh.id`.execute(database);
}

/** An edition with the same values still updates the date on the page, and says what it named. */
async function confirm(
  database: Queryable,
  updates: readonly Update[],
  { asOf, importId }: ImportedSource,
): Promise<void> {
  const named = updates.filter(({ own }) => own);
  if (named.length > 0)
    await sql`update contractors set source_as_of = ${asOf}::date, missing_since = null, last_import_id = ${importId}
      where id = any(${sql.val(named.map(({ known }) => known.id))}::integer[])`.execute(database);
  const licenses = updates.flatMap(({ licenses: { confirmed } }) => confirmed);
  if (licenses.length > 0)
    await sql`update licenses set as_of = ${asOf}::date, missing_since = null, last_import_id = ${importId}
      where id = any(${sql.val(licenses)}::integer[])`.execute(database);
}
