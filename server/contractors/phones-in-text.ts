import { findPhoneNumbersInText } from 'libphonenumber-js/min';
import type { Country } from '../../common/constants.ts';
import { normalizePhone } from '../../common/format/phones.ts';

/** Longer texts are no cell and no search. */
const LONGEST = 200;
/** The extension behind a number: `x12`, `ext. 4`, `int. 3`, `#5`. */
const EXTENSION =
  /[\s,;(]*(?:ext(?:ension|ensión)?|x|int(?:erior)?|opc(?:ión|ion)?|option|#)[.:=\s]*\d{1,6}\)?\s*$/iu;

/** The phone numbers of the US and Mexico that a cell or a search holds, in their order, as `+1XXXXXXXXXX`. */
export function phonesIn(text: string, country: Country): string[] {
  if (text.length > LONGEST || !/\d{3}/.test(text)) return [];
  const one = normalizePhone(text, country) ?? normalizePhone(text.replace(EXTENSION, ''), country);
  if (one !== null) return [one];
  const parts = text.split(/\s*(?:[;,|&\n]|\/(?=\s*[(+\d]{1,2}\d{2})|\b(?:or|and|o|y|e|u)\b)\s*/iu);
  const apart = parts.flatMap((part) => normalizePhone(part.replace(EXTENSION, ''), country) ?? []);
  if (apart.length > 0 && apart.length === parts.length) return apart;
  return findPhoneNumbersInText(text, { defaultCountry: country, extended: false }).flatMap(
    ({ number }) => normalizePhone(number.number, country) ?? [],
  );
}
