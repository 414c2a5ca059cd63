import type { LicenseStatus } from '../../../common/constants.ts';
import type { ListingField } from './mapping.ts';
import type { ListingLicense, ListingRules, RowValues } from './listing-rules.ts';
import { isNumber } from './words/cells.ts';
import { hasNoEnd, isEmptyDay } from './words/dates.ts';
import { explainedStatus, licenseStatusOf } from './words/statuses.ts';

const TEXT_MAX_LENGTH = 200;
const STATUS_MAX_LENGTH = 80;

/** `unreadable`: a day was given and is not understood, so nothing may rest on it. */
export type ReadDay = { day: string | null; unreadable: boolean };

/** The license of a row; null where it names neither a number nor a class. */
export function licenseOf(values: RowValues, { mapping, asOf }: ListingRules): ListingLicense | null {
  const { field, notUnderstood } = values;
  // A spreadsheet that takes numbers for amounts adds the point.
  const written = field('license_number')
    .slice(0, TEXT_MAX_LENGTH)
    .replace(/^(\d+)\.0+$/, '$1');
  const number = isNumber(written) ? written : null;
  if (written !== '' && number === null) notUnderstood('license_number', written);
  const licenseClass =
    field('license_class')
      .replace(/\s*\|\s*/g, ', ')
      .slice(0, TEXT_MAX_LENGTH) || null;
  if (number === null && licenseClass === null) return null;
  const stated = field('license_status');
  const status = licenseStatusOf(stated, mapping.status_codes);
  if (status === 'unverified' && explainedStatus(stated, mapping.status_codes) === undefined)
    notUnderstood('license_status', stated);
  const expires = dayOf('license_expires_on', values);
  return {
    number,
    issuedOn: dayOf('license_issued_on', values).day,
    expiresOn: expires.day,
    class: licenseClass,
    state: stateCodeOf(field('license_state') || (mapping.state ?? '')),
    status: statusOn(asOf, status, expires),
    registerStatus: stated.slice(0, STATUS_MAX_LENGTH) || null,
  };
}

/** `US-TX` and `TX` are one: numbers of lists and permits are compared with it. */
const stateCodeOf = (written: string): string | null =>
  written
    .toUpperCase()
    .replace(/^(?:US|MX)-(?=[A-Z]{2,3}$)/, '')
    .slice(0, TEXT_MAX_LENGTH) || null;

/** The day of a column; what databases write for "none" is none. */
export function dayOf(name: ListingField, { field, date, notUnderstood }: RowValues): ReadDay {
  const written = field(name);
  if (written === '') return { day: null, unreadable: false };
  const day = date(name, written);
  if (hasNoEnd(written, day) || (day !== null && isEmptyDay(day))) return { day: null, unreadable: false };
  if (day === null) notUnderstood(name, written);
  return { day, unreadable: day === null };
}

/**
 * A license that ended before the roster was drawn up is expired, unless the column says something worse of it. Without a
 * status, only a last day ahead makes it valid; a last day that is not understood makes nothing valid.
 */
function statusOn(
  asOf: string,
  status: LicenseStatus | null,
  { day, unreadable }: ReadDay,
): LicenseStatus | null {
  if (unreadable) return status === 'valid' ? null : status;
  const mayExpire = status === null || status === 'valid' || status === 'inactive' || status === 'unverified';
  if (day === null || !mayExpire) return status;
  if (day < asOf) return 'expired';
  return status ?? 'valid';
}
