import { isLanguage, type Language } from '../../common/format/language.ts';
import { namesOfCookie, ownCookie } from './cookie-value.ts';
import { localStore, type LocalStore } from './local-storage.ts';

const A_YEAR_S = 31_536_000;

/**
 * Stores a choice in localStorage, and in a cookie of the same name for pages with one address. The cookie is
 * written here because a page that visitors share carries no form token.
 */
export function chooseLanguage(language: Language, store: LocalStore = localStore): void {
  store.write('lang', language);
  const isSecure = location.protocol === 'https:';
  const [secured, plain] = namesOfCookie('lang');
  const name = isSecure ? secured : plain;
  document.cookie = `${name}=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Stores the language in use: the one that was chosen, here or at login, else that of the page. */
export function storeLanguage(ofPage: Language, cookies: string, store: LocalStore = localStore): void {
  const chosen = ownCookie(cookies, 'lang');
  store.write('lang', isLanguage(chosen) ? chosen : ofPage);
}
