import { describe, expect, test } from 'vitest';
import {
  insuranceState,
  isInsured,
  licenseState,
} from '../../../server/contractors/license/license-status.ts';

const TODAY = '2026-11-21';
const license = (
  license_status: string | null,
  license_expires_on: string | null,
  license_number: string | null = 'C-36 1',
) => ({
  license_number,
  license_status,
  license_expires_on,
});

describe('how a license stands', () => {
  test.each([
    ['valid', '2027-06-30', 'valid'],
    ['valid', null, 'valid'],
    ['valid', TODAY, 'valid'],
    ['valid', '2026-11-20', 'expired'],
    ['expired', '2027-06-30', 'expired'],
    ['expired', null, 'expired'],
    ['suspended', '2020-01-01', 'suspended'],
    ['revoked', '2020-01-01', 'revoked'],
    ['inactive', '2027-06-30', 'inactive'],
    ['inactive', '2020-01-01', 'expired'],
    ['unverified', '2027-06-30', 'unverified'],
    ['unverified', null, 'unverified'],
    ['unverified', '2020-01-01', 'expired'],
    [null, '2027-06-30', 'valid'],
    [null, '2020-01-01', 'expired'],
    [null, null, 'unknown'],
  ] as const)('the license %s with the last day %s is %s', (status, expires, expected) => {
    expect(licenseState(license(status, expires), TODAY)).toBe(expected);
  });

  test('a row without a number and a status has no license, whatever date is left over', () => {
    expect(licenseState(license(null, null, null), TODAY)).toBe('none');
    expect(licenseState(license(null, '2027-06-30', null), TODAY)).toBe('none');
  });
});

describe('insurance', () => {
  test('insurance stands to its last day, and without one on the contractor’s word', () => {
    expect(isInsured({ insured: true, insurance_expires_on: null }, TODAY)).toBe(true);
    expect(isInsured({ insured: true, insurance_expires_on: TODAY }, TODAY)).toBe(true);
    expect(isInsured({ insured: true, insurance_expires_on: '2026-11-20' }, TODAY)).toBe(false);
    expect(isInsured({ insured: false, insurance_expires_on: '2027-01-01' }, TODAY)).toBe(false);
  });

  test('insurance is expired after the last day alone, not where it is no longer stated and a later day is left', () => {
    expect(insuranceState({ insured: true, insurance_expires_on: '2026-11-20' }, TODAY)).toBe('expired');
    expect(insuranceState({ insured: false, insurance_expires_on: '2027-01-01' }, TODAY)).toBe('none');
    expect(insuranceState({ insured: false, insurance_expires_on: null }, TODAY)).toBe('none');
    expect(insuranceState({ insured: true, insurance_expires_on: TODAY }, TODAY)).toBe('valid');
  });
});
