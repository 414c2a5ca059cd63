import { sql } from 'kysely';
import type { Queryable } from '../../../database/client.ts';
import { insertRows } from '../../../database/insert-rows.ts';
import { byIdentity, snapshotOf, type LicenseSnapshot, type ListingSnapshot } from './import-changes.ts';
import { findKnownListing, type KnownListing } from './known-listings.ts';
import type { ListingColumn, ListingColumns } from '../listing-columns.ts';
import { writeColumns } from './write-listings.ts';

/** A run's change of one listing. */
export type Change = {
  contractorId: number;
  created: boolean;
  before: ListingSnapshot;
  after: ListingSnapshot;
};
/** Ids of contractors: written again, and those of which something was changed after the run. */
export type Restored = { restored: number[]; changedSince: number[] };

/** Restores listings to their values before a run. A value changed since the run stays. */
export async function restoreListings(
  database: Queryable,
  importId: number,
  changes: readonly Change[],
): Promise<Restored> {
  const known = await findKnownListing(
    database,
    changes.map(({ contractorId }) => contractorId),
  );
  const byId = new Map(known.map((contractor) => [contractor.id, contractor]));
  const plans = changes.flatMap((change) => {
    const contractor = byId.get(change.contractorId);
    return contractor ? [planFor(change, contractor, importId)] : [];
  });
  await writeColumns(
    database,
    plans.filter(({ restored }) => restored.length > 0).map(({ id, columns }) => ({ id, columns })),
  );
  for (const { id, dates } of plans) await restoreDates(database, id, dates);
  for (const { id, licenses } of plans) await restoreLicenses(database, id, licenses);
  const isWritten = (plan: Plan): boolean =>
    plan.restored.length > 0 || plan.licenses !== null || plan.dates !== null;
  return {
    restored: plans.filter(isWritten).map(({ id }) => id),
    changedSince: plans.filter(({ isChangedSince }) => isChangedSince).map(({ id }) => id),
  };
}

type Dates = { source_as_of: string | null; missing_since: string | null; last_import_id: number | null };
type Plan = {
  id: number;
  columns: ListingColumns;
  restored: ListingColumn[];
  dates: Dates | null;
  licenses: LicenseSnapshot[] | null;
  isChangedSince: boolean;
};

function planFor({ before, after }: Change, known: KnownListing, importId: number): Plan {
  const columns = Object.keys(known.columns).filter((column) => column in before) as ListingColumn[];
  const unlocked = known.claimed || known.ownerEdited ? [] : columns;
  const restored = unlocked.filter(
    (column) => same(known.columns[column], after[column]) && !known.correctedFields.includes(column),
  );
  const now = known.licenses
    .map(snapshotOf)
    .sort(byIdentity)
    .map((license) => withoutMarkOf(license, importId));
  const isLicensed = !same(before.licenses, after.licenses);
  const written = after.licenses?.map((license) => withoutMarkOf(license, importId));
  const licenses = isLicensed && same(now, written) ? (before.licenses ?? []) : null;
  const isDated = before.source_as_of !== undefined && same(known.asOf, after.source_as_of);
  return {
    id: known.id,
    columns: { ...known.columns, ...Object.fromEntries(restored.map((column) => [column, before[column]])) },
    restored,
    dates: isDated
      ? {
          source_as_of: before.source_as_of ?? null,
          missing_since: before.missing_since ?? null,
          last_import_id: before.last_import_id ?? null,
        }
      : null,
    licenses,
    isChangedSince: restored.length < columns.length || (isLicensed && licenses === null),
  };
}

/** A license that the run itself marked as missing, at its end, was changed by nobody else. */
function withoutMarkOf(
  { last_import_id: lastImportId, ...license }: LicenseSnapshot,
  importId: number,
): Omit<LicenseSnapshot, 'last_import_id'> {
  return lastImportId === importId ? { ...license, missing_since: null } : license;
}

async function restoreDates(database: Queryable, id: number, dates: Dates | null): Promise<void> {
  if (dates === null) return;
  await database.updateTable('contractors').set(dates).where('id', '=', id).execute();
}

async function restoreLicenses(
  database: Queryable,
  id: number,
  licenses: LicenseSnapshot[] | null,
): Promise<void> {
  if (licenses === null) return;
  await sql`delete from licenses where contractor_id = ${id} and origin = 'import'`.execute(database);
  await insertRows(
    database,
    'licenses',
    licenses.map((license) => ({ contractor_id: id, origin: 'import', ...license })),
  );
}

/**
 * Whether two values are the same; the keys of what the database kept come in an order of its own,
 * and one that a later version added is missing.
 */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
