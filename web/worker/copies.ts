import { route, ROUTES, SPANISH_PREFIX } from '../../common/routes/route-table.ts';
import {
  assetsOf,
  KEPT_PAGES,
  mayBeKept,
  PAGE_TITLE,
  SAVED_AT,
  titleOf,
  tooMany,
  withSavedAt,
} from './kept-pages.ts';
import type { ReadPage } from './worker-scope.ts';

declare const BUILD_STAMP: string;

const OFFLINE_PAGES = `plumbline-offline-${BUILD_STAMP}`;
const ASSETS = 'plumbline-assets';
/** The last reader and the language. */
const READER = 'plumbline-reader';
const READER_KEY = '/reader';
type LastReader = Omit<ReadPage, 'url'>;
const OFFLINE = {
  english: route('offline', {}, { language: 'english' }),
  mexican_spanish: route('offline', {}, { language: 'mexican_spanish' }),
};
const CONTRACTOR = new RegExp(
  `^(${SPANISH_PREFIX})?${ROUTES['contractors.show'].path.replace('{slug}', '[\\w-]+')}$`,
);

/** Without cookies, so that the answer is a visitor's, even for a signed-in user. */
const asVisitor = (path: string, cache: RequestCache): Promise<Response> =>
  fetch(path, { credentials: 'omit', cache, headers: { accept: 'text/html' } });

/** Fetches the offline page in both languages with all it needs; fails as a whole. */
export async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE_PAGES);
  for (const path of Object.values(OFFLINE)) {
    const response = await asVisitor(path, 'reload');
    if (!mayBeKept(response)) throw new Error(`${path} cannot be kept`);
    const html = await response.clone().text();
    await keepAssets(html);
    await cache.put(path, response);
  }
}

/** Forgets the offline pages of earlier builds, and files that no page needs any more. */
export async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('plumbline-offline-') && name !== OFFLINE_PAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await dropUnusedAssets();
}

/** Keeps a contractor's page. When another person reads, what the one before read is forgotten first. */
export async function followReader({ reader, language, site, url }: ReadPage): Promise<void> {
  const known = await lastReader();
  if (known !== null && known.reader !== reader) await caches.delete(KEPT_PAGES);
  const settings = await caches.open(READER);
  await settings.put(READER_KEY, Response.json({ reader, language, site } satisfies LastReader));
  const [path = ''] = url.split(/[?#]/);
  if (CONTRACTOR.test(path)) await keepPage(path);
}

async function keepPage(path: string): Promise<void> {
  const response = await asVisitor(path, 'no-cache').catch(() => null);
  if (!response) return;
  const cache = await caches.open(KEPT_PAGES);
  if (!mayBeKept(response)) {
    // Gone, or hidden: a copy must not outlive it.
    if (response.status === 404 || response.status === 410) await cache.delete(path);
    return;
  }
  const html = await response.text();
  await keepAssets(html);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(SAVED_AT, new Date().toISOString());
  headers.set(PAGE_TITLE, encodeURIComponent(titleOf(html)));
  // The latest is the last in the list.
  await cache.delete(path);
  await cache.put(path, new Response(html, { headers }));
  const gone = tooMany(await cache.keys());
  await Promise.all(gone.map((request) => cache.delete(request)));
  if (gone.length > 0) await dropUnusedAssets();
}

async function keepAssets(html: string): Promise<void> {
  const cache = await caches.open(ASSETS);
  for (const path of assetsOf(html)) if (!(await cache.match(path))) await cache.add(path);
}

async function dropUnusedAssets(): Promise<void> {
  const needed = new Set<string>();
  for (const name of [OFFLINE_PAGES, KEPT_PAGES]) {
    const cache = await caches.open(name);
    const kept = await cache.matchAll();
    for (const response of kept) assetsOf(await response.text()).forEach((path) => needed.add(path));
  }
  const assets = await caches.open(ASSETS);
  const stored = await assets.keys();
  const unused = stored.filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(unused.map((request) => assets.delete(request)));
}

/** A file of ours: kept ones first, since another content has another address. */
export async function assetAnswer(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  return (await cache.match(request.url)) ?? fetch(request);
}

/**
 * Answers a page visit without a network: with that page's copy, or the offline page in the reader's
 * language.
 */
export async function pageAnswer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const { pathname } = new URL(request.url);
    return (await copyOf(pathname)) ?? offlinePage(pathname);
  }
}

/** A visit without a full load: it becomes a full load where a copy exists, as after a new build. */
export async function inertiaAnswer(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname } = new URL(request.url);
    if (!(await copyOf(pathname))) throw error;
    return new Response(null, { status: 409, headers: { 'x-inertia-location': request.url } });
  }
}

async function copyOf(path: string): Promise<Response | null> {
  const cache = await caches.open(KEPT_PAGES);
  const copy = await cache.match(path);
  if (!copy) return null;
  const html = withSavedAt(await copy.text(), copy.headers.get(SAVED_AT) ?? '');
  return new Response(html, { headers: copy.headers });
}

async function offlinePage(path: string): Promise<Response> {
  const known = await lastReader();
  const isSpanish =
    path === SPANISH_PREFIX || path.startsWith(`${SPANISH_PREFIX}/`) || known?.language === 'mexican_spanish';
  const cache = await caches.open(OFFLINE_PAGES);
  return (await cache.match(isSpanish ? OFFLINE.mexican_spanish : OFFLINE.english)) ?? Response.error();
}

export async function lastReader(): Promise<LastReader | null> {
  const settings = await caches.open(READER);
  const kept = await settings.match(READER_KEY);
  return kept ? ((await kept.json()) as LastReader) : null;
}
