import { detect } from 'tinyld/light';
import type { Language } from '../../common/language.ts';

const BY_CODE: Readonly<Record<string, Language>> = { en: 'english', es: 'mexican_spanish' };
/** Our two, and those their neighbors write: with fewer to choose among, a short text is told more often. */
const CONSIDERED = ['en', 'es', 'fr', 'pt', 'it', 'de', 'pl', 'vi', 'zh', 'ko', 'ja', 'ru', 'ar'];
/** A few sentences tell it; more take time and tell no more. */
const CHARACTERS_READ = 600;

/**
 * Detects the language of a review from its words. Another or an unclear language counts as that of the page
 * it was written on.
 */
export function detectLanguage(text: string, pageLanguage: Language): Language {
  return BY_CODE[detect(text.slice(0, CHARACTERS_READ), { only: CONSIDERED })] ?? pageLanguage;
}
