import * as z from 'zod';
import { LICENSE_STATUSES, type LicenseStatus } from '../../../common/constants.ts';
import { fieldSource, parseMapFile, TABLE_OPTIONS, type FieldSource } from './map-file.ts';
import type { TableLayout } from './roster/read-table.ts';

/** The fields of a contractor that a roster can have. */
export const LISTING_FIELDS = [
  'name',
  'license_number',
  'license_class',
  'license_status',
  'license_issued_on',
  'license_expires_on',
  'license_state',
  'phone',
  'email',
  'website',
  'address',
  'city',
  'state',
  'postal_code',
  'city_state_zip',
  'latitude',
  'longitude',
  'trades',
  'year_founded',
  'crew_size',
  'insured',
  'insurance_expires_on',
  'bonded',
] as const;
export type ListingField = (typeof LISTING_FIELDS)[number];
/** `license_key`: columns that tell licenses with the same number apart. */
export const ROSTER_FIELDS = [...LISTING_FIELDS, 'license_key'] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];

export type Mapping = TableLayout<ListingField> & {
  /** The state of rows that name none: `TX`, `SON` or a name. */
  state: string | null;
  /** The city of rows that name none. */
  city: string | null;
  /** Trades, by slug, of rows of which nothing else tells the trade. */
  trades: readonly string[];
  /** The board's codes in the column `trades`, and what trades they stand for. */
  trade_codes: Readonly<Record<string, readonly string[]>>;
  /** The board's codes in the column `license_status`, and the statuses they stand for. */
  status_codes: Readonly<Record<string, LicenseStatus>>;
  /** Words of the column `state` that no table knows, and the regions they stand for. */
  state_codes: Readonly<Record<string, string>>;
  /** Whether the column `trades` holds classes of California's board (`B`, `C-10`, `D06`). */
  california_classes: boolean;
  /** Columns that tell licenses with the same number apart. */
  license_key: FieldSource | null;
};

const options = z.strictObject({
  ...TABLE_OPTIONS,
  state: z.string().nullable().default(null),
  city: z.string().min(1).max(100).nullable().default(null),
  trades: z.array(z.string()).default([]),
  trade_codes: z.record(z.string(), z.array(z.string())).default({}),
  status_codes: z.record(z.string(), z.enum(LICENSE_STATUSES)).default({}),
  state_codes: z.record(z.string(), z.string()).default({}),
  california_classes: z.boolean().default(false),
  license_key: fieldSource.nullable().default(null),
});

/** Other usual names of our fields, without case, spaces and underscores. */
const OTHER_NAMES: Readonly<Record<string, ListingField>> = {
  businessname: 'name',
  company: 'name',
  companyname: 'name',
  contractor: 'name',
  license: 'license_number',
  licensenumber: 'license_number',
  licenseno: 'license_number',
  licenseclass: 'license_class',
  class: 'license_class',
  licensestatus: 'license_status',
  status: 'license_status',
  licenseexpireson: 'license_expires_on',
  licenseexpires: 'license_expires_on',
  expirationdate: 'license_expires_on',
  expires: 'license_expires_on',
  expireson: 'license_expires_on',
  licenseissuedon: 'license_issued_on',
  issueddate: 'license_issued_on',
  issuedate: 'license_issued_on',
  issued: 'license_issued_on',
  effectivedate: 'license_issued_on',
  licensestate: 'license_state',
  lat: 'latitude',
  lng: 'longitude',
  lon: 'longitude',
  long: 'longitude',
  telephone: 'phone',
  url: 'website',
  street: 'address',
  region: 'state',
  zip: 'postal_code',
  zipcode: 'postal_code',
  postcode: 'postal_code',
  trade: 'trades',
  naics: 'trades',
  employees: 'crew_size',
};

/** A mapping with everything that is left out set to what is usual. Throws a ZodError for a preset with a mistake in it. */
export function defineMapping(fields: Mapping['fields'], given: z.input<typeof options> = {}): Mapping {
  return { fields, ...options.parse(given) };
}

/**
 * Reads a map file: an object from our fields to columns, with `options` beside them. Throws ImportError with one sentence
 * that says what is wrong and where.
 */
export const parseMapping = (text: string, file: string): Mapping =>
  parseMapFile(text, file, {
    names: LISTING_FIELDS,
    otherNames: OTHER_NAMES,
    required: { name: 'name', holds: 'in what column the business is named' },
    options,
  });
