import { slugify } from '../../common/format/slug.ts';

const NAME_MAX_LENGTH = 80;

/** Short forms in names of places; both spellings get one key. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  hts: 'heights',
  spgs: 'springs',
  cd: 'ciudad',
  sta: 'santa',
  sto: 'santo',
  gral: 'general',
  gpe: 'guadalupe',
  fracc: 'fraccionamiento',
};
const DIRECTIONS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/** The words of a place's name: lower case, without accents and apostrophes, short forms written out. */
export function placeWords(text: string): string[] {
  const words = slugify(text.replace(/['’‘`´]/gu, '').slice(0, NAME_MAX_LENGTH))
    .split('-')
    .filter(Boolean);
  return words.map((word, index) => {
    const isDirection = index === 0 && words.length > 1;
    return LONG_FORMS[word] ?? (isDirection ? DIRECTIONS[word] : undefined) ?? word;
  });
}

/** One key for all spellings of a city's name: "Winston-Salem", "winston salem"; "St. Louis", "Saint Louis". */
export const cityKey = (name: string): string => placeWords(name).join('');
