import * as z from 'zod';
import { LICENSE_STATUSES, type Country, type LicenseStatus } from '../../../common/constants.ts';
import { ImportError } from './import-error.ts';
import type { DateOrder } from './words/dates.ts';

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

/** A column by its name, or by its place in a row, counted from 1. */
export type Column = string | number;
/** One column, several joined in this order, or the first of several that is not empty. */
export type FieldSource =
  | Column
  | readonly Column[]
  | { first_of: readonly (Column | readonly Column[])[] }
  /** One value for every row of the file. */
  | { constant: string };

export type Mapping = {
  fields: Partial<Record<ListingField, FieldSource>>;
  /** Whether the first line names the columns. */
  header: boolean;
  /** Null: whatever the first line has most of. */
  delimiter: string | null;
  /** Takes rows with more or fewer columns than the header has. */
  ragged: boolean;
  country: Country;
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
  /** Null: as the country writes its dates. */
  date_order: DateOrder | null;
  /** As iconv names it; null: what the bytes are told to be. */
  encoding: string | null;
  /** Whether the column `trades` holds classes of California's board (`B`, `C-10`, `D06`). */
  california_classes: boolean;
  /** Columns that tell licenses with the same number apart. */
  license_key: FieldSource | null;
  /** Values that stand for nothing, compared without case. */
  empty_values: readonly string[];
};

const column = z.union([z.string().min(1), z.int().positive()]);
const columns = z.union([column, z.array(column).min(1)]);
const fieldSource = z.union([
  columns,
  z.strictObject({ first_of: z.array(columns).min(1) }),
  z.strictObject({ constant: z.string().min(1).max(200) }),
]);
const options = z.strictObject({
  header: z.boolean().default(true),
  delimiter: z.string().length(1).nullable().default(null),
  ragged: z.boolean().default(false),
  country: z.enum(['US', 'MX']).default('US'),
  state: z.string().nullable().default(null),
  city: z.string().min(1).max(100).nullable().default(null),
  trades: z.array(z.string()).default([]),
  trade_codes: z.record(z.string(), z.array(z.string())).default({}),
  status_codes: z.record(z.string(), z.enum(LICENSE_STATUSES)).default({}),
  date_order: z.enum(['month_first', 'day_first']).nullable().default(null),
  encoding: z.string().max(40).nullable().default(null),
  california_classes: z.boolean().default(false),
  license_key: fieldSource.nullable().default(null),
  empty_values: z.array(z.string()).default([]),
});
const mapFile = z.record(z.string(), z.unknown());

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
export function parseMapping(text: string, file: string): Mapping {
  const { options: given = {}, ...named } = readObject(text, file);
  const fields: Mapping['fields'] = {};
  for (const [name, value] of Object.entries(named)) {
    const source = fieldSource.safeParse(value);
    if (!source.success)
      throw new ImportError(
        `${file}: "${name}" must be a column's name, its number, a list of them, or a constant.`,
      );
    fields[fieldOf(name, file)] = source.data;
  }
  if (fields.name === undefined)
    throw new ImportError(`${file}: "name" is missing, which says in what column the business is named.`);
  const parsed = options.safeParse(withPresentNames(given));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ImportError(
      `${file}: options${issue?.path.length ? `.${issue.path.join('.')}` : ''}: ${issue?.message ?? 'not valid'}.`,
    );
  }
  return { fields, ...parsed.data };
}

function readObject(text: string, file: string): Record<string, unknown> {
  try {
    return mapFile.parse(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    const reason =
      error instanceof SyntaxError
        ? `is not JSON (${error.message})`
        : 'must hold one object, from our fields to columns';
    throw new ImportError(`${file} ${reason}.`);
  }
}

/** Map files of earlier versions spell `licence_number` and `licence_key`. */
const presentSpelling = (name: string): string => name.replaceAll('licence', 'license');

const withPresentNames = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).map(([name, value]) => [presentSpelling(name), value]))
    : given;

function fieldOf(name: string, file: string): ListingField {
  const plain = presentSpelling(name.toLowerCase()).replace(/[^a-z]/g, '');
  const field = LISTING_FIELDS.find((known) => known.replaceAll('_', '') === plain) ?? OTHER_NAMES[plain];
  if (field === undefined)
    throw new ImportError(`${file}: there is no field "${name}"; there are ${LISTING_FIELDS.join(', ')}.`);
  return field;
}
