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

/** `unknown`: a number is on file, but nothing says how it stands. */
export type LicenceState = LicenceStatus | 'unknown' | 'none';

/**
 * A license's status on a day (YYYY-MM-DD). A board's list is older than today, so a valid license has
 * expired once its last day is past. A license with only a last day is valid until then.
 */
export function licenceState(
  licence: Pick<LicenceColumns, 'licence_number' | 'licence_status' | 'licence_expires_on'>,
  today: string,
): LicenceState {
  const { licence_number, licence_status, licence_expires_on } = licence;
  if (licence_number === null && licence_status === null) return 'none';
  if (licence_status === 'suspended' || licence_status === 'closed' || licence_status === 'replaced')
    return licence_status;
  const isOver = licence_expires_on !== null && licence_expires_on < today;
  if (licence_status === 'expired' || isOver) return 'expired';
  return licence_status === 'valid' || licence_expires_on !== null ? 'valid' : 'unknown';
}

/** Bonded on a day, as `isInsured`. */
export const isBonded = (
  { bonded, bond_expires_on }: { bonded: boolean; bond_expires_on: string | null },
  today: string,
): boolean => bonded && (bond_expires_on === null || bond_expires_on >= today);

/** Insured on a day, as far as is known: without a last day, the contractor's word stands. */
export function isInsured(
  contractor: { insured: boolean; insurance_expires_on: string | null },
  today: string,
): boolean {
  return (
    contractor.insured &&
    (contractor.insurance_expires_on === null || contractor.insurance_expires_on >= today)
  );
}
