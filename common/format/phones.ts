import type { Country } from '../constants.ts';

const CALLING_CODE = { US: '1', MX: '52' } as const;
/** Area code and exchange of the North American plan never start with 0 or 1. */
const US_NATIONAL = /^[2-9]\d{2}[2-9]\d{6}$/;
const MX_NATIONAL = /^[2-9]\d{9}$/;
/** Mexico City, Guadalajara and Monterrey have area codes of two digits; all others have three. */
const MX_SHORT_AREA = /^(?:33|55|56|81)/;
const LONGEST_WRITTEN_NUMBER = 40;

/**
 * Normalizes a phone number to `+1XXXXXXXXXX` or `+52XXXXXXXXXX`. Without a calling code it is read as the
 * given country's. The 1 after +52 and the 01, 044 and 045 before Mexican numbers, abolished in 2019, are
 * dropped. Answers null for other numbers.
 */
export function normalizePhone(value: string, country: Country = 'US'): string | null {
  const written = plainSigns(value.slice(0, 2 * LONGEST_WRITTEN_NUMBER));
  if (written.length > LONGEST_WRITTEN_NUMBER || !/^\+?[\d\s().\-/]+$/.test(written)) return null;
  const digits = written.replace(/\D/g, '');
  if (!written.startsWith('+')) return country === 'US' ? usNumber(digits) : mexicanNumber(digits);
  if (digits.startsWith(CALLING_CODE.US)) return usNumber(digits);
  return digits.startsWith(CALLING_CODE.MX) ? mexicanNumber(digits) : null;
}

/** Copied numbers hold signs without width, dashes and digits of other widths, and `tel:` in front. */
function plainSigns(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/^\s*tel\s*[.:]+/i, '')
    .trim();
}

/** `+1 (602) 555-0123`, `+52 55 1234 5678`, `+52 664 123 4567`. A number that is not normalised is given back as it is. */
export function formatPhone(phone: string): string {
  const [, callingCode, national = ''] = /^\+(1|52)(\d{10})$/.exec(phone) ?? [];
  if (callingCode === undefined) return phone;
  if (callingCode === CALLING_CODE.US) {
    return `+1 (${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
  }
  const areaLength = MX_SHORT_AREA.test(national) ? 2 : 3;
  return `+52 ${national.slice(0, areaLength)} ${national.slice(areaLength, 6)} ${national.slice(6)}`;
}

function usNumber(digits: string): string | null {
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return US_NATIONAL.test(national) ? `+1${national}` : null;
}

function mexicanNumber(digits: string): string | null {
  const national = digits.length > 10 ? digits.replace(/^(?:521?|01|04[45])(?=\d{10}$)/, '') : digits;
  return MX_NATIONAL.test(national) ? `+52${national}` : null;
}
