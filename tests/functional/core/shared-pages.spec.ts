import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage } from '../../support/browser.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let onceProps = '';
const PAGES = [
  ['/', 'home/show'],
  ['/es', 'home/show'],
  ['/contractors', 'contractors/index'],
  ['/es/contractors', 'contractors/index'],
] as const;

/** Drops the cached pages, as another process on this database would. */
async function dropPages(): Promise<void> {
  const { sql } = world.handle;
  const tags = JSON.stringify(['contractors', randomUUID()]);
  const hasArrived = new Promise<void>((resolve) => {
    // The application has listened before, and so hears it first.
    void sql
      .listen('page_cache_drop', (payload) => payload === tags && resolve())
      .then(() => sql.notify('page_cache_drop', tags));
  });
  await hasArrived;
}

beforeAll(async () => {
  world = await createWorld();
  await world.make.contractor();
  world.setNow(new Date());
  const names = await Promise.all(
    PAGES.map(async ([url]) => {
      const page = readPage((await world.visitor().get(url)).text) as unknown as {
        onceProps: Record<string, unknown>;
      };
      return Object.keys(page.onceProps);
    }),
  );
  onceProps = [...new Set(names.flat())].join(',');
});
afterAll(() => world.close());

/** Headers that ask for something else than the whole page, as a stranger would send them with a document visit. */
const protocolHeaders = (component: string): Record<string, Record<string, string>> => ({
  'Partial-Data': { 'x-inertia-partial-component': component, 'x-inertia-partial-data': 'x' },
  'Partial-Except': { 'x-inertia-partial-component': component, 'x-inertia-partial-except': 'found,trades' },
  'Except-Once-Props': { 'x-inertia-except-once-props': onceProps },
  'Error-Bag': { 'x-inertia-error-bag': 'constructor' },
  Reset: { 'x-inertia-partial-component': component, 'x-inertia-reset': 'found' },
  Version: { 'x-inertia-version': 'another build' },
  'Infinite-Scroll': {
    'x-inertia-partial-component': component,
    'x-inertia-infinite-scroll-merge-intent': 'prepend',
  },
  'another value of X-Inertia': { 'x-inertia': 'TRUE', 'x-inertia-partial-component': component },
  refetch: { 'x-plumbline-refetch': 'true' },
});

/** Headers that make other servers vary an answer. */
const OTHER_HEADERS: Record<string, Record<string, string>> = {
  'Accept-Language': { 'accept-language': 'es-MX,es;q=0.9' },
  Accept: { accept: 'application/json' },
  Host: { host: 'evil.example' },
  'X-Forwarded-*': {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-for': '203.0.113.7',
    forwarded: 'host=evil.example',
  },
  'X-Original-URL': { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
  'X-HTTP-Method-Override': { 'x-http-method-override': 'POST' },
  'User-Agent': { 'user-agent': 'another browser' },
  Referer: { referer: 'http://localhost/es/login' },
  'the language cookie': { cookie: 'lang=mexican_spanish' },
};

describe.each(PAGES)('the page at %s that visitors share', (url, component) => {
  /** The answer to a plain visitor after the page was made for another visitor who sent `headers`. */
  const readAfter = async (headers: Record<string, string>) => {
    await dropPages();
    await world.visitor().get(url, headers);
    return world.visitor().get(url);
  };

  test('the page at that visitors share stays byte for byte the same whatever header of the protocol a document visit sends', async () => {
    const plain = await readAfter({});
    expect(plain.status).toBe(200);
    for (const [what, headers] of Object.entries(protocolHeaders(component)))
      expect((await readAfter(headers)).text === plain.text, what).toBe(true);
  });

  test('the page at that visitors share stays byte for byte the same whatever else a visitor sends', async () => {
    const plain = await readAfter({});
    for (const [what, headers] of Object.entries(OTHER_HEADERS))
      expect((await readAfter(headers)).text === plain.text, what).toBe(true);
  });
});
