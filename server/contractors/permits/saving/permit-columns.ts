/** Columns of a permit that an import writes; joining decides whose it is. */
export const PERMIT_COLUMNS = [
  'number',
  'number_key',
  'part_key',
  'issued_on',
  'final_on',
  'status',
  'status_written',
  'kind',
  'kind_written',
  'work',
  'address',
  'city',
  'postal_code',
  'contractor_name',
  'contractor_plain_name',
  'contractor_address',
  'contractor_city',
  'contractor_postal_code',
  'license_state',
  'license_number',
  'license_class',
  'business_key',
] as const;
export type PermitColumn = (typeof PERMIT_COLUMNS)[number];
export type PermitColumns = Record<PermitColumn, string | null>;

/** The columns that differ, as the other one has them. */
export const changesBetween = (known: PermitColumns, wanted: PermitColumns): Partial<PermitColumns> =>
  Object.fromEntries(
    PERMIT_COLUMNS.filter((column) => known[column] !== wanted[column]).map((column) => [
      column,
      known[column],
    ]),
  );
