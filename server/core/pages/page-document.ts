import { htmlLang, type Language } from '../../../common/format/language.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { InertiaPage } from './assets.ts';
import type { Services } from '../services.ts';
import { WORK } from '../signals.ts';

type DocumentSettings = {
  nonce: string | null;
  structuredData: readonly object[];
  isFramed?: boolean | undefined;
};

/** A page as a document: drawn on the server where that works, with the page object for hydration. */
export async function renderDocument(
  page: InertiaPage,
  language: Language,
  services: Services,
  { nonce, structuredData, isFramed = false }: DocumentSettings,
): Promise<Buffer> {
  const tags = services.assets.headTags(page.component, nonce);
  const own = ownJson(page);
  const drawn = await WORK.drawing.tracePromise(() => services.render(page, own), { name: page.component });
  const app = drawn
    ? `<div id="app" data-server-rendered="true">${drawn.html}</div>`
    : '<div id="app"></div>';
  const head = drawn?.head ?? `<title>${escapeHtml(services.config.appName)}</title>`;
  return Buffer.concat([
    Buffer.from(
      `<!doctype html><html lang="${htmlLang(language)}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<link rel="icon" href="/assets-static/icon.svg" type="image/svg+xml">` +
        `<link rel="apple-touch-icon" href="/assets-static/icons/apple-touch-icon.png">` +
        `<link rel="manifest" href="${route('manifest', {}, { language })}">` +
        `<meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)">` +
        `<meta name="theme-color" content="#12161B" media="(prefers-color-scheme: dark)">` +
        `${head}${dataBlock(structuredData)}${isFramed ? withoutScripts(tags) : tags}</head><body>` +
        `<script data-page="app" type="application/json">`,
    ),
    withTexts(own, page),
    Buffer.from(`</script>${app}</body></html>`),
  ]);
}

/** A frame shows the drawn page only, so its scripts would be fetched for nothing. */
const withoutScripts = (tags: string): string =>
  tags.replace(/<link rel="modulepreload"[^>]*>|<script [^>]*><\/script>/g, '');

/** A block of data for search engines; no browser runs it. */
const dataBlock = (structuredData: readonly object[]): string =>
  structuredData.length === 0
    ? ''
    : `<script type="application/ld+json">${toScript(structuredData)}</script>`;

/** The page object as JSON that is safe in a script element. */
export const pageJson = (page: InertiaPage): Buffer => withTexts(ownJson(page), page);

/** The page object without its texts. Its props come last, and are never empty. */
function ownJson({ props, ...page }: InertiaPage): string {
  const { messages: _, ...own } = props;
  return `${toScript(page).slice(0, -1)},"props":${toScript(own)}}`;
}

/** Bytes, because the texts are a third of a page and the same for many pages: they are serialized once. */
function withTexts(own: string, { props: { messages } }: InertiaPage): Buffer {
  if (!isObject(messages)) return Buffer.from(own);
  return Buffer.concat([
    Buffer.from(`${own.slice(0, -2)},"messages":`),
    bytesOf(messages),
    Buffer.from('}}'),
  ]);
}

const written = new WeakMap<object, Buffer>();

function bytesOf(messages: object): Buffer {
  const known = written.get(messages);
  if (known) return known;
  const bytes = Buffer.from(toScript(messages));
  written.set(messages, bytes);
  return bytes;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** JSON in which stored text such as `<!--<script>` can neither end nor swallow the script element that holds it. */
export function toScript(value: unknown): string {
  const json = JSON.stringify(value);
  // Most pages hold none of them, which is told faster than by looking at each character.
  if (!['<', '\u2028', '\u2029'].some((character) => json.includes(character))) return json;
  return json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
