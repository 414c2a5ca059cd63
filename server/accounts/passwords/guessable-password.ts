import { isCommonPassword } from './common-passwords.ts';

const LEAST_CHARACTERS = 3;
const LEAST_LETTERS = 3;
/** Words that a guesser tries first at this product, in both languages (docs/asvs/sessions.md). */
const WORDS_OF_PRODUCT: ReadonlySet<string> = new Set([
  'plumbline',
  'contractor',
  'contractors',
  'contratista',
  'contratistas',
  'homeowner',
  'administrator',
  'administrador',
  'administradora',
  'reviews',
  'reseñas',
]);

/**
 * Whether a password is among the first guesses: a common one or a word of this product, also with digits or signs before
 * and after it, or fewer than three different characters, blanks not counted.
 */
export function isGuessable(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const different = new Set(folded.replace(/\s/gu, ''));
  if (different.size < LEAST_CHARACTERS || isCommonPassword(password)) return true;
  const letters = folded.replace(/[^\p{L}]/gu, '');
  const inside = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return WORDS_OF_PRODUCT.has(letters) || (inside.length >= LEAST_LETTERS && isCommonPassword(inside));
}
