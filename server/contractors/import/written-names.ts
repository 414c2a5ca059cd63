/** Names and addresses as rosters shout them, written as people write them. */

const KEPT_IN_CAPITALS = new Set(
  ('LLC PLLC LLP LP PC PA HVAC AC USA US UK II III IV VI VII VIII IX XI ADU CCTV PVC LED AAA ABC NYC LA SD DFW ' +
    'DBA FL GA TX CA AZ NV NM IL NY KY MS PO NE NW SE SW SA CV RL').split(' '),
);
const FORMS_OF_COMPANIES = /\b(Llc|Pllc|Llp|Hvac|Iii|Ii)\b/g;
const SMALL_WORDS = new Set('of and the for in by at to on de del la las los el y e'.split(' '));
/** Words without a vowel that are no initials. */
const WITHOUT_VOWELS = new Set(
  'MR MRS MS DR JR SR ST STS MT FT BLVD RD LN HWY PKWY CT PL TRL SQ LTD BLDG FLR PKG CTR HTG CLG SVC SVCS SRVS BLDRS BLDR CNTR MFG PLBG CNSTR CONSTR MGMT'.split(' '),
);
const COMPANY_WORD = /\b(llc|l\.l\.c|inc|incorporated|corp|corporation|co|company|ltd|lp|llp|pllc|pa|sons?|bros?|brothers|group|services?|construction|builders?|homes|enterprises?|associates|&)\b|&/i;

/** A name of all capitals, or of all small letters, in the usual mix of both; one that is mixed already keeps its letters. */
export function titleCase(text: string): string {
  const shouted = text === text.toUpperCase();
  if (!shouted && text !== text.toLowerCase()) return text.replace(FORMS_OF_COMPANIES, (form) => form.toUpperCase());
  return text
    .toUpperCase()
    .split(' ')
    .map((word, index) => word.split(/([-/])/).map((part) => casePart(part, index === 0, shouted)).join(''))
    .join(' ');
}

function casePart(word: string, first: boolean, shouted: boolean): string {
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '');
  if (!first && SMALL_WORDS.has(word.toLowerCase())) return word.toLowerCase();
  if (KEPT_IN_CAPITALS.has(letters) || letters.length === 1 || /^(\p{L}\.)+\p{L}?[.,]?$/u.test(word)) return word;
  if (shouted && isInitials(letters)) return word;
  if (/^\d+(ST|ND|RD|TH)\b/.test(word)) return word.toLowerCase();
  const lower = word.toLowerCase();
  return lower
    .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^(\P{L}*Mc)(\p{L})(?=\p{L}{2})/u, (_, start: string, letter: string) => start + letter.toUpperCase())
    .replace(/(['’])(\p{L})(?=\p{L})/gu, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** Up to four letters without a vowel, or a mix of letters and digits. */
function isInitials(letters: string): boolean {
  if (/^\p{L}+\p{N}+$/u.test(letters)) return true;
  return letters.length <= 4 && /^[B-DF-HJ-NP-TV-XZ]+$/.test(letters) && !WITHOUT_VOWELS.has(letters);
}

/**
 * The name a business goes by: what stands behind "DBA", people's names with the given name first, in usual letters.
 */
export function businessName(written: string): string {
  const known = written
    .replace(/\s+which will do business in california as\b.*$/i, '')
    .replace(/^.*\bd\/?b\/?a:?\s+(?=\S)/i, '');
  return titleCase(givenNameFirst(known.replace(/\s+,/g, ',').trim()));
}

/** `Hicks, Olen L` is a person, `Hicks, Inc.` and `Hicks, Sons & Co` are not. */
function givenNameFirst(name: string): string {
  const person = /^([\p{L}'’. -]{2,40}), ?([\p{L}'’. -]{1,40})$/u.exec(name);
  const [, family = '', given = ''] = person ?? [];
  if (!person || COMPANY_WORD.test(name) || family.split(' ').length > 3 || given.split(' ').length > 3) return name;
  const [, plainFamily = family, suffix = ''] = /^(.*?) (JR|SR|II|III|IV)\.?$/i.exec(family) ?? [];
  return [given, plainFamily, suffix].filter((part) => part !== '').join(' ');
}
