import type { LicenceStatus } from '../../common/constants.ts';

export type LicenceColumns = {
  licence_number: string | null;
  licence_state: string | null;
  licence_class: string | null;
  licence_status: string | null;
  /** YYYY-MM-DD */
  licence_expires_on: string | null;
  licence_source: string | null;
  licence_as_of: string | null;
};

/** `unknown`: a number is on file, but its status is not known. */
export type LicenceState = LicenceStatus | 'unknown' | 'none';

/** A past last day makes these no better and no worse. */
export const LASTING_STATUSES: readonly LicenceStatus[] = ['suspended', 'revoked', 'closed', 'replaced'];

/**
 * A license's status on a day (YYYY-MM-DD). A board's list is older than today, so a valid license has
 * expired once its last day is past. A license with only a last day is valid until then.
 * A register's word that says no, or that we do not know, is never valid.
 */
export function licenceState(
  licence: Pick<LicenceColumns, 'licence_number' | 'licence_status' | 'licence_expires_on'>,
  today: string,
): LicenceState {
  const { licence_number, licence_status, licence_expires_on } = licence;
  if (licence_number === null && licence_status === null) return 'none';
  if (LASTING_STATUSES.includes(licence_status as LicenceStatus)) return licence_status as LicenceStatus;
  const isOver = licence_expires_on !== null && licence_expires_on < today;
  if (licence_status === 'expired' || isOver) return 'expired';
  if (licence_status === 'inactive' || licence_status === 'unverified') return licence_status;
  return licence_status === 'valid' || licence_expires_on !== null ? 'valid' : 'unknown';
}

/** The day to show beside a status: an expired license's day only if it is over, for a board may end one early. */
export const shownExpiry = (state: LicenceState, expiresOn: string | null, today: string): string | null =>
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
