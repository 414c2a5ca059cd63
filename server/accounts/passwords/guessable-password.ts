import { isCommonPassword } from './common-passwords.ts';

const PRODUCT_NAME = 'plumbline';
const LEAST_CHARACTERS = 3;

/**
 * Whether a password is among the first guesses: a common one, the product's name with digits or signs around
 * it, or fewer than three different characters, blanks not counted.
 */
export function isGuessable(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const letters = folded.replace(/[^\p{L}]/gu, '');
  const different = new Set(folded.replace(/\s/gu, ''));
  return different.size < LEAST_CHARACTERS || letters === PRODUCT_NAME || isCommonPassword(password);
}
