import { htmlLang, type Language } from '../../common/format/language.ts';

const LANGUAGE_COOKIE = /(?:^|;\s*)lang=/;

type Browser = { languages: readonly string[]; cookies: string };

/** Whether the browser's first language is this one, and its user has not chosen one here yet. */
export function prefersLanguage(language: Language, { languages, cookies }: Browser): boolean {
  if (LANGUAGE_COOKIE.test(cookies)) return false;
  const first = /^[a-z]+/i.exec(languages[0] ?? '')?.[0]?.toLowerCase();
  return first === htmlLang(language).slice(0, 2);
}
