import type { ReadReport } from '../import/roster/read-report.ts';
import { readTable, type RowValues } from '../import/roster/read-table.ts';
import { PEOPLE_MAX, PERMIT_READING, type PermitField } from './permit-fields.ts';
import { isContractorRole } from './words/permit-words.ts';
import {
  permitOf,
  withContractor,
  type NamedContractor,
  type PermitRules,
  type WrittenPermit,
} from './written-permit.ts';

/** A row: its permits, one for each contractor; none where the owner builds or nobody is named; or what is wrong with it. */
export type PermitEntry = { line: number; permits: WrittenPermit[] } | { line: number; reason: string };

/**
 * Reads a list of permits from a stream of bytes, with one row in memory; touches neither files nor the database. Throws
 * ImportError when the file or the layout cannot be used.
 */
export async function* readPermits(
  chunks: AsyncIterable<Buffer>,
  rules: PermitRules,
  onReport?: (report: ReadReport) => void,
): AsyncGenerator<PermitEntry> {
  for await (const row of readTable(chunks, rules.layout, PERMIT_READING, onReport)) {
    if ('reason' in row) {
      yield { line: row.line, reason: row.reason };
      continue;
    }
    const permit = permitOf(row.values, rules);
    if ('refused' in permit) {
      yield { line: row.line, reason: permit.refused };
      continue;
    }
    const permits = contractorsOf(row.values).map((one) => withContractor(permit, one, rules));
    yield { line: row.line, permits: permits.filter((one) => one !== null) };
  }
}

function contractorsOf({ field, notUnderstood }: RowValues<PermitField>): NamedContractor[] {
  const own: NamedContractor = {
    name: field('contractor_name'),
    address: field('contractor_address'),
    city: field('contractor_city'),
    postalCode: field('contractor_postal_code'),
    license: field('license_number'),
    licenseClass: field('license_class'),
  };
  const people = Array.from({ length: PEOPLE_MAX }, (_, index) => index + 1)
    .filter((person) => {
      const role = field(`person_${person}_role`);
      const isContractor = role === '' ? false : isContractorRole(role);
      if (isContractor === null) notUnderstood(`person_${person}_role`, role);
      return isContractor === true;
    })
    .map((person) => ({
      name: field(`person_${person}_name`),
      address: '',
      city: field(`person_${person}_city`),
      postalCode: field(`person_${person}_postal_code`),
      license: '',
      licenseClass: '',
    }));
  return [own, ...people].filter(({ name }) => name !== '');
}
