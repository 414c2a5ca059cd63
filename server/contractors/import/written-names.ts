import type { Country } from '../../../common/constants.ts';
import { isSpanishName, splitCompanyForm } from './words/company-forms.ts';

/** Turns the all-capitals names and addresses of rosters into the usual spelling. */

const KEPT_IN_CAPITALS = new Set(
  (
    'LLC PLLC LLP LP PC PA HVAC AC USA US UK II III IV VI VII VIII IX XI ADU CCTV PVC LED AAA ABC NYC LA SD DFW ' +
    'DBA FL GA TX CA AZ NV NM IL NY KY MS PO NE NW SE SW SA CV'
  ).split(' '),
);
/** Words of those that a Spanish name may hold: `LA`, `SE` and `NE` are words or places there. */
const KEPT_IN_SPANISH = new Set(
  'LLC HVAC USA US II III IV VI VII VIII IX XI PVC LED AAA ABC CDMX MX SA CV RL SC AC'.split(' '),
);
const SPANISH_SMALL_WORDS = new Set('de del y e en para por con'.split(' '));
const ARTICLES = new Set('la las los el'.split(' '));
const SMALL_WORDS = new Set('of and the for in by at to on de del y'.split(' '));
/** Words without a vowel that are no initials. */
const WITHOUT_VOWELS = new Set(
  'MR MRS MS DR JR SR ST STS MT FT LTD BLDG BLDGS CTR CNTR HTG CLG SVC SVCS SRVS BLDR BLDRS MFG PLBG CNSTR MGMT NG PT HTS'.split(
    ' ',
  ),
);
const COMPANY_WORD =
  /\b(llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pllc|pa|sons?|bros?|brothers|group|services?|construction|builders?|homes|enterprises?|associates)\b|&/i;

/**
 * The public name of a business: the part behind "DBA", a person's given name first, "The" in front, in usual letters.
 * The form of the company stays whole.
 */
export function businessName(written: string, country: Country = 'US'): string {
  const known = written
    .replace(/\s+which will do business in california as\b.*$/i, '')
    .replace(/^.*\bd\/?b\/?a:?\s+(?=\S)/i, '');
  const spaced = known
    .replace(/ {0,9},/g, ',')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const { name, form } = splitCompanyForm(spaced);
  if (form !== '') return nameCase(theFirst(name), isSpanishName(name, country)) + form;
  const ordered = givenNameFirst(theFirst(spaced));
  return nameCase(ordered, isSpanishName(ordered, country));
}

/** `SMITH COMPANY, THE` is "The Smith Company". */
const theFirst = (name: string): string => name.replace(/^(.+), (the)$/i, '$2 $1');

/** `HICKS, OLEN L` is a person, `HICKS, INC.` and `HICKS, SONS & CO` are not. */
function givenNameFirst(name: string): string {
  const person = /^([\p{L}'’. -]{2,40}), ?([\p{L}'’. -]{1,40})$/u.exec(name);
  const [, family = '', given = ''] = person ?? [];
  if (!person || COMPANY_WORD.test(name) || family.split(' ').length > 3 || given.split(' ').length > 3)
    return name;
  const [, plainFamily = family, suffix = ''] = /^(.*?) (JR|SR|II|III|IV)\.?$/i.exec(family) ?? [];
  return [given, plainFamily, suffix].filter((part) => part !== '').join(' ');
}

/** A business's name: up to three consonants in a row are taken for initials. */
export function nameCase(text: string, spanish = false): string {
  return recase(
    text,
    (letters) => letters.length <= 4 && /^[B-DF-HJ-NP-TV-XZ]+$/.test(letters) && !WITHOUT_VOWELS.has(letters),
    spanish,
  );
}

/** An address or a city: `RD`, `LN` and `BLVD` are no initials, and `LA` before another word is an article. */
export function placeCase(text: string): string {
  return recase(text, () => false).replace(/\bLA (?=\p{Lu}\p{Ll})/gu, 'La ');
}

/**
 * Turns all capitals or all lower case into the usual mix. Mixed text keeps its letters, except for the
 * errors of machines: `Bubba'S`, `21St`, `Llc`, `Rml`.
 */
function recase(text: string, isInitials: (letters: string) => boolean, spanish = false): string {
  const mixed = text !== text.toUpperCase() && text !== text.toLowerCase();
  const words = text.split(' ');
  return words
    .map((word, index) => {
      const before = index === 0 ? null : (words[index - 1] ?? '').toLowerCase();
      if (spanish && !mixed && isSmallInSpanish(word.toLowerCase(), before)) return word.toLowerCase();
      return word
        .split(/([-/])/)
        .map((part) =>
          mixed
            ? mendWord(part, index, isInitials)
            : caseWord(part.toUpperCase(), index, isInitials, spanish),
        )
        .join('');
    })
    .join(' ');
}

/** "Constructora de la Torre", but "Ferretería La Central": the article opens a name of its own. */
function isSmallInSpanish(word: string, before: string | null): boolean {
  if (before === null) return false;
  return SPANISH_SMALL_WORDS.has(word) || (ARTICLES.has(word) && SPANISH_SMALL_WORDS.has(before));
}

function caseWord(
  word: string,
  index: number,
  isInitials: (letters: string) => boolean,
  spanish: boolean,
): string {
  const letters = charactersOf(word);
  const kept = spanish ? KEPT_IN_SPANISH : KEPT_IN_CAPITALS;
  if (!spanish && index > 0 && SMALL_WORDS.has(word.toLowerCase())) return word.toLowerCase();
  if (kept.has(letters) || letters.length === 1 || /^(\p{L}\.)+\p{L}?[.,]?$/u.test(word)) return word;
  if (/^\d+(ST|ND|RD|TH)\b/.test(word)) return word.toLowerCase();
  // "R2D" and "10XR" are marks, not words.
  if (isInitials(letters) || /^\p{L}+\p{N}+$|^\p{N}+\p{L}{1,3}\p{N}*$|^\p{L}\p{N}\p{L}$/u.test(letters))
    return word;
  return word
    .toLowerCase()
    .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    .replace(
      /^(\P{L}*Mc)(\p{L})(?=\p{L}{2})/u,
      (_, start: string, letter: string) => start + letter.toUpperCase(),
    )
    .replace(/(['’])(\p{L})(?=\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

function mendWord(word: string, index: number, isInitials: (letters: string) => boolean): string {
  const letters = charactersOf(word);
  const titled = /^\p{Lu}\p{Ll}+$/u.test(letters);
  if (titled && index > 0 && /^(Of|And|The|For)$/.test(word)) return word.toLowerCase();
  if (titled && /^(Llc|Pllc|Llp|Hvac|Ac|Usa|Iii|Ii|Ne|Nw|Se|Sw)$/.test(letters)) return word.toUpperCase();
  if (titled && isInitials(letters.toUpperCase())) return word.toUpperCase();
  return word
    .replace(/(['’])S\b/u, '$1s')
    .replace(/^(\d+)(St|Nd|Rd|Th)\b/, (ordinal) => ordinal.toLowerCase());
}

function charactersOf(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, '');
}
