/** Rules for the copies that the service worker keeps. Pure, so that they can be tested without a browser. */
export const MOST_KEPT_PAGES = 10;
/** Headers that a copy has beside its own: when it was saved (ISO 8601), and the page's title, encoded. */
export const SAVED_AT = 'x-saved-at';
export const PAGE_TITLE = 'x-page-title';
export const KEPT_PAGES = 'plumbline-pages';

/** Pages that lead to a provider of logins: the server asks who led there, and a request of the worker says that it did. */
const LEADS_ELSEWHERE = /^\/(?:login\/with|settings\/signing-in\/connect)\//;
export const leadsElsewhere = (pathname: string): boolean => LEADS_ELSEWHERE.test(pathname);

/**
 * Only public pages may be kept: fetched without cookies, and answered by the server as storable. Pages of
 * signed-in users are `no-store` and never fetched here.
 */
export function mayBeKept(response: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  const { status, redirected, headers } = response;
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html');
  const isStorable = !(headers.get('cache-control') ?? 'no-store').includes('no-store');
  return status === 200 && !redirected && isHtml && isStorable;
}

/** The scripts, styles, fonts and icons that a page names. Their addresses change with their content. */
export function assetsOf(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src)="(\/assets(?:-static)?\/[^"]+)"/g)];
  return [...new Set(named.map(([, path = '']) => path))];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/** A worker has no parser for HTML: the entities that React and the server write are read here. */
export function titleOf(html: string): string {
  const title = (/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '').trim();
  return title.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The page contains the time when it was saved, which the bar above it reads. */
export const withSavedAt = (html: string, savedAt: string): string =>
  html.replace('<head>', `<head><meta name="saved-at" content="${savedAt}">`);

/** Of the pages in the order they were kept, those that go. */
export const tooMany = <Page>(pages: readonly Page[]): Page[] =>
  pages.slice(0, Math.max(0, pages.length - MOST_KEPT_PAGES));
