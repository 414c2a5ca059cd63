/** The two languages of the product, by the names the brief gives them. The first is the default. */
export const LANGUAGES = ['english', 'mexican_spanish'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'english';

/** Whether a value read from a cookie, a form or localStorage names a language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The other one of the two. */
export function otherLanguage(language: Language): Language {
  return language === 'english' ? 'mexican_spanish' : 'english';
}

const HTML_LANG = { english: 'en', mexican_spanish: 'es-MX' } as const;
const LOCALE = { english: 'en-US', mexican_spanish: 'es-MX' } as const;

/** The value of the `lang` attribute, `hreflang` and Content-Language. */
export function htmlLang(language: Language): 'en' | 'es-MX' {
  return HTML_LANG[language];
}

/** The locale for Intl and ICU messages: fixed, so that server and browser write the same text. */
export function localeOf(language: Language): 'en-US' | 'es-MX' {
  return LOCALE[language];
}
