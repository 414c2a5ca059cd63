import { otherLanguage, type Language } from './language.ts';
import { ROUTES, SPANISH_PREFIX, withPrefix } from '../routes/route-table.ts';

const TRANSLATED_PATHS = Object.values(ROUTES)
  .filter((entry) => 'translated' in entry)
  .map((entry) => new RegExp(`^${entry.path.replace(/\{\w+\}/g, '[^/]+')}$`));

/** Pages with one address for both languages that match a translated page's pattern: `/postings/new`. */
const PATHS_OF_ONE_LANGUAGE: ReadonlySet<string> = new Set(
  Object.values(ROUTES)
    .filter((entry) => !('translated' in entry) && entry.method === 'GET' && !entry.path.includes('{'))
    .map(({ path }) => path),
);

/** The language a URL says its page is in; null where the page has one URL for both. */
export function languageOfUrl(url: string): Language | null {
  const { path } = takeApart(url);
  const english = withoutPrefix(path);
  if (PATHS_OF_ONE_LANGUAGE.has(path)) return null;
  if (!TRANSLATED_PATHS.some((pattern) => pattern.test(english))) return null;
  return english === path ? 'english' : 'mexican_spanish';
}

/** The URL of the same page in a language, with query and fragment kept. A page with one URL for both keeps it. */
export function urlInLanguage(url: string, language: Language): string {
  const current = languageOfUrl(url);
  if (current === null || current === language) return url;
  const { origin, path, rest } = takeApart(url);
  return origin + withPrefix(withoutPrefix(path), language) + rest;
}

/** The URL of the same page in the other language, or null where the page has one URL for both. */
export function matchTranslated(url: string): string | null {
  const current = languageOfUrl(url);
  return current === null ? null : urlInLanguage(url, otherLanguage(current));
}

function withoutPrefix(path: string): string {
  if (path === SPANISH_PREFIX || path === `${SPANISH_PREFIX}/`) return '/';
  return path.startsWith(`${SPANISH_PREFIX}/`) ? path.slice(SPANISH_PREFIX.length) : path;
}

function takeApart(url: string): { origin: string; path: string; rest: string } {
  const [, origin = '', path = '', rest = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(.*)$/s.exec(url) ?? [];
  return { origin, path: path === '' ? '/' : path, rest };
}
