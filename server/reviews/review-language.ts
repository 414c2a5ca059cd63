import { eld } from 'eld/extrasmall';
import type { Language } from '../../common/language.ts';

const BY_CODE: Readonly<Record<string, Language>> = { en: 'english', es: 'mexican_spanish' };

/**
 * The language a review is written in, told from its words. Text in neither of the product's two languages, or in none
 * that can be told, counts as written in that of the page it was written on.
 */
export function detectLanguage(text: string, pageLanguage: Language): Language {
  return BY_CODE[eld.detect(text).language] ?? pageLanguage;
}
