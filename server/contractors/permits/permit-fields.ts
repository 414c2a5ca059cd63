import * as z from 'zod';
import { parseMapFile, TABLE_OPTIONS, type FieldSource } from '../import/map-file.ts';
import type { TableLayout } from '../import/roster/read-table.ts';
import type { Reading } from '../import/roster/row-reader.ts';
import { PERMIT_KINDS, PERMIT_STATUSES, type PermitKind, type PermitStatus } from './permit.ts';

/** Chicago names up to fifteen people of a permit in columns of their own. */
export const PEOPLE_MAX = 15;
const PEOPLE = Array.from({ length: PEOPLE_MAX }, (_, index) => index + 1);

type PersonField = `person_${number}_${'role' | 'name' | 'city' | 'postal_code'}`;
const PERSON_FIELDS = PEOPLE.flatMap((person): PersonField[] => [
  `person_${person}_role`,
  `person_${person}_name`,
  `person_${person}_city`,
  `person_${person}_postal_code`,
]);

/** The fields of a permit that a list can have. `kind_detail` says more of the kind than `kind` does. */
const OWN_FIELDS = [
  'number',
  'issued_on',
  'final_on',
  'status',
  'kind',
  'kind_detail',
  'work',
  'address',
  'city',
  'postal_code',
  'contractor_name',
  'contractor_address',
  'contractor_city',
  'contractor_postal_code',
  'license_number',
  'license_class',
] as const;
export type PermitField = (typeof OWN_FIELDS)[number] | PersonField;

export type PermitLayout = TableLayout<PermitField> & {
  /** The register that the license numbers are of, as in `CA`; null: they are of no state. */
  license_state: string | null;
  /** The city's own words, whole cells, beside those that the tables list. */
  status_codes: Readonly<Record<string, PermitStatus>>;
  kind_codes: Readonly<Record<string, PermitKind>>;
};

export const PERMIT_READING: Reading<PermitField> = {
  thing: 'permit',
  names: [...OWN_FIELDS, ...PERSON_FIELDS],
  separators: { contractor_address: ', ' },
  statements: ['status'],
  dates: ['issued_on', 'final_on'],
};

const options = z.strictObject({
  ...TABLE_OPTIONS,
  license_state: z.string().min(1).max(10).nullable().default(null),
  status_codes: z.record(z.string(), z.enum(PERMIT_STATUSES)).default({}),
  kind_codes: z.record(z.string(), z.enum(PERMIT_KINDS)).default({}),
});

/** A layout with everything that is left out set to what is usual. */
export function definePermitLayout(
  fields: PermitLayout['fields'],
  given: z.input<typeof options> = {},
): PermitLayout {
  return { fields, ...options.parse(given) };
}

/** The columns of people, by the name that the file gives to one of them. */
export function peopleColumns(
  columnOf: (person: number, part: 'role' | 'name' | 'city' | 'postal_code') => string,
): PermitLayout['fields'] {
  return Object.fromEntries(
    PEOPLE.flatMap((person) =>
      (['role', 'name', 'city', 'postal_code'] as const).map((part): [PersonField, FieldSource] => [
        `person_${person}_${part}`,
        columnOf(person, part),
      ]),
    ),
  );
}

/** Reads a map file. Throws ImportError with one sentence that says what is wrong and where. */
export const parsePermitLayout = (text: string, file: string): PermitLayout =>
  parseMapFile<PermitField, z.output<typeof options>>(text, file, {
    names: OWN_FIELDS,
    otherNames: OTHER_NAMES,
    required: { name: 'number', holds: 'in what column the number of the permit is' },
    options,
  });

const OTHER_NAMES: Readonly<Record<string, PermitField>> = {
  permit: 'number',
  permitnumber: 'number',
  permitnum: 'number',
  issued: 'issued_on',
  issuedate: 'issued_on',
  issueddate: 'issued_on',
  final: 'final_on',
  completed: 'final_on',
  completeddate: 'final_on',
  permitstatus: 'status',
  type: 'kind',
  permittype: 'kind',
  description: 'work',
  workdescription: 'work',
  street: 'address',
  zip: 'postal_code',
  zipcode: 'postal_code',
  contractor: 'contractor_name',
  company: 'contractor_name',
  contractorzip: 'contractor_postal_code',
  license: 'license_number',
};
