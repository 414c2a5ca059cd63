import { isLanguage, type Language } from '../../common/format/language.ts';
import { localStore, type LocalStore } from './local-storage.ts';

const A_YEAR_S = 31_536_000;
const LANGUAGE_COOKIE = /(?:^|;\s*)lang=([^;]*)/;

/**
 * Stores a choice in localStorage, and in a cookie of the same name for pages with one address. The cookie is
 * written here because a page that visitors share carries no form token.
 */
export function chooseLanguage(language: Language, store: LocalStore = localStore): void {
  store.write('lang', language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `lang=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${secure}`;
}

/** Stores the language in use: the one that was chosen, here or at login, else that of the page. */
export function storeLanguage(ofPage: Language, cookies: string, store: LocalStore = localStore): void {
  const chosen = LANGUAGE_COOKIE.exec(cookies)?.[1];
  store.write('lang', isLanguage(chosen) ? chosen : ofPage);
}
