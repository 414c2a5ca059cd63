import { htmlLang, LANGUAGES, type Language } from '../../common/format/language.ts';

/** The most addresses that one file may have (sitemaps.org). */
const ADDRESSES_A_FILE = 50_000;
/** Each row has one address in each language. */
export const ROWS_A_FILE = ADDRESSES_A_FILE / LANGUAGES.length;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page in both languages, from the site's root; `changedAt`: null where it is not known. */
export type SitemapRow = { pathIn: (language: Language) => string; changedAt: Date | null };

/** One file of addresses, piece by piece. */
export async function* urlSet(
  appUrl: string,
  batches: AsyncIterable<readonly SitemapRow[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const rows of batches) yield rows.map((row) => entriesOf(appUrl, row)).join('');
  yield '</urlset>\n';
}

function entriesOf(appUrl: string, { pathIn, changedAt }: SitemapRow): string {
  const addresses = LANGUAGES.map((language) => ({ language, url: escaped(appUrl + pathIn(language)) }));
  const alternates = addresses
    .map(
      ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${htmlLang(language)}" href="${url}"/>`,
    )
    .join('');
  const changed = lastModified(changedAt);
  return addresses.map(({ url }) => `<url><loc>${url}</loc>${changed}${alternates}</url>\n`).join('');
}

/** The list of files. */
export function sitemapIndex(files: readonly { url: string; changedAt: Date | null }[]): string {
  const entries = files.map(
    ({ url, changedAt }) => `<sitemap><loc>${escaped(url)}</loc>${lastModified(changedAt)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

const lastModified = (at: Date | null): string =>
  at === null ? '' : `<lastmod>${at.toISOString().slice(0, 19)}Z</lastmod>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
