/** Luhn's check (ISO/IEC 7812-1): of payment cards. */
export function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const CLABE_WEIGHTS = [3, 7, 1];

/** The check of a CLABE of 18 digits (Banco de México, Circular 3/2012). */
export function isClabe(digits: string): boolean {
  if (!/^\d{18}$/u.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 17)).reduce(
    (total, digit, place) => total + ((Number(digit) * (CLABE_WEIGHTS[place % 3] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(digits[17]);
}

const CURP_LETTERS = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** The last digit of a CURP of 18 characters in capitals (RENAPO, instructivo normativo). */
export function isCurpDigit(curp: string): boolean {
  const sum = Array.from(curp.slice(0, 17)).reduce(
    (total, letter, place) => total + CURP_LETTERS.indexOf(letter) * (18 - place),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(curp[17]);
}

/** The check of a routing number of nine digits (American Bankers Association). */
export function isRoutingNumber(digits: string): boolean {
  const weights = [3, 7, 1];
  const sum = Array.from(digits).reduce(
    (total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0),
    0,
  );
  return digits.length === 9 && sum % 10 === 0 && Number(digits) > 0;
}

/** "YYMMDD" as it stands in a CURP and an RFC. */
export const isDay = (digits: string): boolean =>
  /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/u.test(digits);
