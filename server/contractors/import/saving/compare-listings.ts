import { licenseIdentity } from './combine-listings.ts';
import type { KnownListing, KnownLicense } from './known-listings.ts';
import {
  changedColumns,
  licenseColumns,
  listingColumns,
  type LicenseColumns,
  type ListingColumn,
  type ListingColumns,
} from '../listing-columns.ts';
import type { Listing } from '../listing-rules.ts';
import type { Source } from '../source.ts';

/** An edition's changes to a known contractor. */
export type Update = {
  known: KnownListing;
  /** As they will be, and those that change. */
  columns: ListingColumns;
  changed: ListingColumn[];
  licenses: LicenseChanges;
  /** Whether it is this list's own listing, or one that the list only adds licenses to. */
  own: boolean;
};
export type LicenseChanges = {
  added: LicenseColumns[];
  changed: (LicenseColumns & { id: number })[];
  /** Named again as they were. */
  confirmed: number[];
};
export type Outcome = 'updated' | 'unchanged' | 'skipped';

/**
 * Compares a listing with the contractor it is about. Texts of administrators and owners stay. Another list's
 * listing gets licenses only, and the values of a later edition are kept. No license overwrites another one.
 */
export function compareListing(
  listing: Listing,
  known: KnownListing,
  source: Source,
): { outcome: Outcome; update: Update | null } {
  const own = known.source === source.name;
  if (own && known.asOf !== null && known.asOf > source.asOf) return { outcome: 'skipped', update: null };
  const licenses = compareLicenses(listing, known.licenses, source);
  const wanted = own ? wantedColumns(listing, known) : known.columns;
  const changed = changedColumns(wanted, known.columns);
  const isChanged = changed.length > 0 || licenses.added.length > 0 || licenses.changed.length > 0;
  const update = { known, columns: wanted, changed, licenses, own };
  if (isChanged) return { outcome: 'updated', update };
  const isLeftAlone = own && known.ownerEdited && !known.claimed && differs(listing, known);
  return { outcome: isLeftAlone ? 'skipped' : 'unchanged', update };
}

/** The list's values, except where others have changed them since. */
function wantedColumns(listing: Listing, known: KnownListing): ListingColumns {
  if (known.claimed || known.ownerEdited) return known.columns;
  const corrected = known.correctedFields.map((column) => [column, known.columns[column]]);
  return { ...listingColumns(listing), ...Object.fromEntries(corrected) };
}

const differs = (listing: Listing, known: KnownListing): boolean =>
  changedColumns(listingColumns(listing), known.columns).length > 0;

function compareLicenses(
  { licenses }: Listing,
  known: readonly KnownLicense[],
  source: Source,
): LicenseChanges {
  const there = new Map(known.map((license) => [licenseIdentity(license), license]));
  const changes: LicenseChanges = { added: [], changed: [], confirmed: [] };
  for (const license of licenses) {
    const columns = licenseColumns(license);
    const found = there.get(licenseIdentity(license));
    if (!found) changes.added.push(columns);
    else if (isNewer(found, source)) continue;
    else if (changedColumns(columns, pickLicense(found)).length > 0)
      changes.changed.push({ id: found.id, ...columns });
    else changes.confirmed.push(found.id);
  }
  return changes;
}

/** Of two lists of one day the first one counts, so that importing both repeatedly changes nothing. */
const isNewer = ({ as_of: asOf, source: from }: KnownLicense, source: Source): boolean =>
  asOf !== null && (asOf > source.asOf || (asOf === source.asOf && from !== source.name));

export const pickLicense = ({
  state,
  number,
  class: licenseClass,
  status,
  register_status,
  issued_on,
  expires_on,
}: LicenseColumns) => ({
  state,
  number,
  class: licenseClass,
  status,
  register_status,
  issued_on,
  expires_on,
});
