import { sql } from 'kysely';
import type { Queryable } from '../../../database/client.ts';
import { licenseIdentity } from './combine-listings.ts';
import { pickLicense, type Update } from './compare-listings.ts';
import type { KnownLicense } from './known-listings.ts';
import type { LicenseColumns, ListingColumns } from '../listing-columns.ts';
import type { ImportedSource } from '../source.ts';

/** So many runs of a source can be undone; of those before only the counts are kept. */
export const RUNS_KEPT = 5;

/** A license as a run found or left it. */
export type LicenseSnapshot = LicenseColumns & {
  source: string | null;
  as_of: string | null;
  missing_since: string | null;
  last_import_id: number | null;
};
/** The changes of a listing: the columns, and its dates and licenses where they changed. */
export type ListingSnapshot = Partial<ListingColumns> & {
  source_as_of?: string | null;
  missing_since?: string | null;
  last_import_id?: number | null;
  licenses?: LicenseSnapshot[];
};

type WrittenRows = { created: readonly number[]; updates: readonly Update[]; source: ImportedSource };

/**
 * Records a batch's changes, so that the run can be undone. A listing that a run writes twice keeps its state
 * before the first write and after the last.
 */
export async function recordChanges(
  database: Queryable,
  { created, updates, source }: WrittenRows,
): Promise<void> {
  const changes = updates.map((update) => ({ update, before: before(update), after: after(update, source) }));
  const rows = [
    ...created.map((id) => ({ contractor_id: id, created: true, before: {}, after: {} })),
    ...changes
      .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
      .map((change) => ({
        contractor_id: change.update.known.id,
        created: false,
        before: change.before,
        after: change.after,
      })),
  ];
  if (rows.length === 0) return;
  await sql`
    insert into contractor_import_changes as kept (import_id, contractor_id, created, before, after)
    select ${source.importId}::integer, contractor_id, created, before, after
    from json_populate_recordset(null::contractor_import_changes, ${JSON.stringify(rows)}::text::json)
    on conflict (import_id, contractor_id) do update set
      before = excluded.before || kept.before, after = kept.after || excluded.after`.execute(database);
}

function before({ known, changed, own }: Update): ListingSnapshot {
  return {
    ...Object.fromEntries(changed.map((column) => [column, known.columns[column]])),
    ...(own
      ? {
          source_as_of: known.asOf,
          missing_since: known.missingSince,
          last_import_id: known.lastImportId,
        }
      : {}),
    licenses: known.licenses.map(snapshotOf).sort(byIdentity),
  };
}

function after(
  { known, columns, changed, licenses, own }: Update,
  { name, asOf, importId }: ImportedSource,
): ListingSnapshot {
  const named = { as_of: asOf, missing_since: null, last_import_id: importId };
  const confirmed = new Set(licenses.confirmed);
  const rewritten = new Map(licenses.changed.map((license) => [license.id, license]));
  const left = known.licenses.map((license): LicenseSnapshot => {
    const fresh = rewritten.get(license.id);
    if (fresh) return { ...pickLicense(fresh), source: name, ...named };
    if (confirmed.has(license.id)) return { ...snapshotOf(license), ...named };
    return snapshotOf(license);
  });
  const added = licenses.added.map((license) => ({ ...license, source: name, ...named }));
  return {
    ...Object.fromEntries(changed.map((column) => [column, columns[column]])),
    ...(own ? { source_as_of: asOf, missing_since: null, last_import_id: importId } : {}),
    licenses: [...left, ...added].sort(byIdentity),
  };
}

export const snapshotOf = (license: KnownLicense): LicenseSnapshot => ({
  ...pickLicense(license),
  source: license.source,
  as_of: license.as_of,
  missing_since: license.missing_since,
  last_import_id: license.last_import_id,
});

export const byIdentity = (one: LicenseSnapshot, other: LicenseSnapshot): number =>
  licenseIdentity(one) < licenseIdentity(other) ? -1 : 1;

export type ChangesTable = 'contractor_import_changes' | 'permit_import_changes';
export const KIND_OF_CHANGES = {
  contractor_import_changes: 'listings',
  permit_import_changes: 'permits',
} as const;

/** Forgets what runs of a source changed that came before those that can be undone. */
export async function forgetOldChanges(
  database: Queryable,
  table: ChangesTable,
  source: string,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where import_id in (
    select id from contractor_imports
    where source = ${source} and kind = ${KIND_OF_CHANGES[table]} and state in ('finished', 'undone')
    order by id desc offset ${RUNS_KEPT}::integer)`.execute(database);
}
