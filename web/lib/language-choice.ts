import { isLanguage, type Language } from '../../common/language.ts';
import { localStore, type LocalStore } from './local-storage.ts';

const A_YEAR_S = 31_536_000;

/** The language the reader chose on this device, or null before any choice. */
export function storedLanguage(store: LocalStore = localStore): Language | null {
  const stored = store.read('lang');
  return isLanguage(stored) ? stored : null;
}

/**
 * Keeps a choice in localStorage, and in the cookie of the same name so that the server draws pages with one address
 * in that language. The cookie is written here because a page that visitors share carries no form token.
 */
export function rememberLanguage(language: Language, store: LocalStore = localStore): void {
  store.write('lang', language);
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `lang=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${secure}`;
}
