import { ownCookie } from './cookie-value.ts';
import { htmlLang, type Language } from '../../common/format/language.ts';

type Browser = { languages: readonly string[]; cookies: string };

/** Whether the browser's first language is this one, and its user has not chosen one here yet. */
export function prefersLanguage(language: Language, { languages, cookies }: Browser): boolean {
  if (ownCookie(cookies, 'lang') !== undefined) return false;
  const first = /^[a-z]+/i.exec(languages[0] ?? '')?.[0]?.toLowerCase();
  return first === htmlLang(language).slice(0, 2);
}
