import type { LicenseStatus } from '../../../common/constants.ts';

export type LicenseColumns = {
  license_number: string | null;
  license_state: string | null;
  license_class: string | null;
  license_status: string | null;
  /** YYYY-MM-DD */
  license_expires_on: string | null;
  license_source: string | null;
  license_as_of: string | null;
};

/** `unknown`: a number is on file, but its status is not known. */
export type LicenseState = LicenseStatus | 'unknown' | 'none';

/** A past last day makes these no better and no worse. */
export const LASTING_STATUSES: readonly LicenseStatus[] = ['suspended', 'revoked', 'closed', 'replaced'];

/**
 * A license's status on a day (YYYY-MM-DD). A board's list is older than today, so a valid license has
 * expired once its last day is past. A license with only a last day is valid until then.
 * A register's word that says no, or that we do not know, is never valid.
 */
export function licenseState(
  license: Pick<LicenseColumns, 'license_number' | 'license_status' | 'license_expires_on'>,
  today: string,
): LicenseState {
  const { license_number, license_status, license_expires_on } = license;
  if (license_number === null && license_status === null) return 'none';
  if (LASTING_STATUSES.includes(license_status as LicenseStatus)) return license_status as LicenseStatus;
  const isOver = license_expires_on !== null && license_expires_on < today;
  if (license_status === 'expired' || isOver) return 'expired';
  if (license_status === 'inactive' || license_status === 'unverified') return license_status;
  return license_status === 'valid' || license_expires_on !== null ? 'valid' : 'unknown';
}

/** The day to show beside a status: an expired license's day only if it is over, for a board may end one early. */
export const shownExpiry = (state: LicenseState, expiresOn: string | null, today: string): string | null =>
  state === 'expired' && expiresOn !== null && expiresOn >= today ? null : expiresOn;

/** A stated insurance or bond on a day. `none`: the contractor does not state it, whatever day is left beside it. */
export type CoverState = 'valid' | 'expired' | 'none';
type Cover = { stated: boolean; expiresOn: string | null };

/** Without a last day, the contractor's statement counts. */
function coverState({ stated, expiresOn }: Cover, today: string): CoverState {
  if (expiresOn !== null && expiresOn < today) return 'expired';
  return stated ? 'valid' : 'none';
}

type Insured = { insured: boolean; insurance_expires_on: string | null };
type Bonded = { bonded: boolean; bond_expires_on: string | null };

export const insuranceState = (row: Insured, today: string): CoverState =>
  coverState({ stated: row.insured, expiresOn: row.insurance_expires_on }, today);

/** Insured on a day, as far as is known. */
export const isInsured = (row: Insured, today: string): boolean => insuranceState(row, today) === 'valid';

export const bondState = (row: Bonded, today: string): CoverState =>
  coverState({ stated: row.bonded, expiresOn: row.bond_expires_on }, today);
