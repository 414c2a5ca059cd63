import { htmlLang, isLanguage, type Language } from '../../common/format/language.ts';
import { createStore } from './store.ts';
import { localStore, type LocalStore } from './local-storage.ts';

const A_YEAR_S = 31_536_000;
const LANGUAGE_COOKIE = /(?:^|;\s*)lang=([^;]*)/;

/** The choice made since the page was loaded; null: none. */
export const chosenLanguage = createStore<Language | null>(null);

/**
 * Stores a choice in localStorage, and in a cookie of the same name for pages with one address. The cookie is
 * written here because a page that visitors share carries no form token.
 */
export function chooseLanguage(language: Language, store: LocalStore = localStore): void {
  store.write('lang', language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `lang=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${secure}`;
  chosenLanguage.set(language);
}

type Browser = { languages: readonly string[]; cookies: string };

/** Whether the browser's first language is this one, and its user has not chosen one here yet. */
export function prefersLanguage(language: Language, { languages, cookies }: Browser): boolean {
  if (LANGUAGE_COOKIE.test(cookies)) return false;
  const first = /^[a-z]+/i.exec(languages[0] ?? '')?.[0]?.toLowerCase();
  return first === htmlLang(language).slice(0, 2);
}

/** Stores the language in use: the one that was chosen, here or at login, else that of the page. */
export function storeLanguage(ofPage: Language, cookies: string, store: LocalStore = localStore): void {
  const chosen = LANGUAGE_COOKIE.exec(cookies)?.[1];
  store.write('lang', isLanguage(chosen) ? chosen : ofPage);
}
