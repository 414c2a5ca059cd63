import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORK } from '../../../../server/core/signals.ts';
import { createLogger } from '../../../../server/core/process/logger.ts';
import { LIMITS } from '../../../../server/limits.ts';
import { createPublicLog } from '../../../../server/public-log/public-log.ts';
import type { RenderPage } from '../../../../server/core/pages/assets.ts';
import { render } from '../../../../web/ssr.tsx';
import { allowedBy } from '../../../support/robots.ts';
import { createWorld, type World } from '../../../support/world.ts';

const CONTRACTORS = 45;
/** More than the site has; a trap has no end. */
const MOST_PAGES = 1_500;
let world: World;
let isAllowed: (path: string) => boolean;

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  for (let number = 0; number < CONTRACTORS; number += 1) {
    const contractor = await world.make.contractor({ region: 'US-AZ', city: 'Tucson' });
    if (number < 12) await world.make.review({ contractor, author: await world.make.user() });
  }
  // The log begins with the jobs, which tests do without; a page links its end.
  const { database, config } = world;
  await createPublicLog({ database, config, log: createLogger(config), clock: () => new Date() }).append();
  isAllowed = allowedBy((await world.visitor().get('/robots.txt')).text);
});
afterAll(() => world.close());

/** Attributes of a tag by their names in lower case. */
const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    ]),
  );

/** The addresses of this site that a crawler which obeys follows from a page. */
function followed(html: string, from: string): string[] {
  return [...html.matchAll(/<a [^>]*>/g)]
    .map(([tag]) => attributesOf(tag))
    .filter(({ href, rel = '', download }) => href && !rel.includes('nofollow') && download === undefined)
    .map(({ href = '' }) => new URL(href, `http://localhost${from}`))
    .filter(({ host, protocol }) => host === 'localhost' && protocol === 'http:')
    .map(({ pathname, search }) => pathname + search)
    .filter((path) => isAllowed(path));
}

const canonicalOf = (html: string): string | null => {
  const [tag] = /<link[^>]*rel="canonical"[^>]*>/.exec(html) ?? [];
  const { href } = attributesOf(tag ?? '');
  if (href === undefined) return null;
  const { pathname, search } = new URL(href);
  return pathname + search;
};
const robotsOf = (html: string): string => {
  const [tag] = /<meta[^>]*name="robots"[^>]*>/.exec(html) ?? [];
  return attributesOf(tag ?? '')['content'] ?? '';
};

describe('a crawler that obeys', () => {
  test('a crawler that obeys reaches an end, and every page that it may list is its own canonical address', async () => {
    const seen = new Map<string, { status: number; canonical: string | null; robots: string }>();
    const waiting = ['/'];
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (seen.has(next)) continue;
      expect(seen.size, `still going at ${next}`).toBeLessThan(MOST_PAGES);
      const answer = await world.app.inject({ method: 'GET', url: next, headers: { accept: 'text/html' } });
      const isPage = String(answer.headers['content-type']).startsWith('text/html');
      const html = isPage ? answer.payload : '';
      seen.set(next, { status: answer.statusCode, canonical: canonicalOf(html), robots: robotsOf(html) });
      waiting.push(...followed(html, next));
    }
    const all = [...seen];
    const pages = all.filter(([, { status, canonical }]) => status === 200 && canonical !== null);
    const listed = pages.filter(([, { robots }]) => !robots.includes('noindex'));
    expect(listed.filter(([path, { canonical }]) => canonical !== path).map(([path]) => path)).toEqual([]);
    // Followable links lead to no error, and with a query only to a page of a list.
    expect(all.filter(([, { status }]) => status >= 400).map(([path]) => path)).toEqual([]);
    expect(all.map(([path]) => path).filter((path) => !/^[^?]*(\?page=\d+)?$/.test(path))).toEqual([]);
    const contractors = listed.filter(([path]) => /^\/c\/[\w-]+$/.test(path));
    expect(contractors).toHaveLength(CONTRACTORS);
    expect([...seen.keys()].filter((path) => path.startsWith('/contractors?page='))).toEqual([
      '/contractors?page=2',
      '/contractors?page=3',
    ]);
    expect(seen.size).toBeGreaterThan(2 * CONTRACTORS);
  }, 240_000);
});

describe('/robots.txt', () => {
  test.each([
    ['/', true],
    ['/es', true],
    ['/contractors', true],
    ['/es/contractors', true],
    ['/contractors?page=2', true],
    ['/contractors/roofing/us-az/tucson', true],
    ['/c/smith-roofing', true],
    ['/c/smith-roofing/picture.png', true],
    ['/sitemaps/contractors-1.xml.gz', true],
    ['/contractors?trade=roofing', false],
    ['/es/contractors?trade=roofing&page=2', false],
    ['/contractors?page=2&trade=roofing', false],
    ['/contractors?q=a%26b', false],
    ['/c/smith-roofing?sort=newest', false],
    ['/compare?ids=1,2', false],
    ['/login', false],
    ['/es/login', false],
    ['/c/smith-roofing/review', false],
    ['/api/contractors', false],
    ['/admin', false],
    ['/settings/sessions', false],
  ])('the file robots.txt says of %s: %s', (path, isOpen) => {
    expect(isAllowed(path)).toBe(isOpen);
  });
});

describe('a page with a choice in its query', () => {
  test('a page with a choice in its query is not listed, and names the plain list; a page of the list names itself', async () => {
    const read = async (url: string) => {
      const { text } = await world.visitor().get(url);
      return [canonicalOf(text), robotsOf(text)];
    };
    expect(await read('/contractors?rating=4&license=valid')).toEqual(['/contractors', 'noindex, follow']);
    expect(await read('/es/contractors?sort=rating&page=2')).toEqual(['/es/contractors', 'noindex, follow']);
    expect(await read('/contractors?page=2')).toEqual(['/contractors?page=2', '']);
    expect(await read('/contractors?utm_source=mail')).toEqual(['/contractors', '']);
  });
});

describe('a crawler that does not obey', () => {
  const BOT = 'Mozilla/5.0 (compatible; SomeBot/1.0; +https://bot.example)';
  const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  let limited: World;
  beforeAll(async () => {
    limited = await createWorld({ rateLimits: true });
  });
  afterAll(() => limited.close());
  let made = 0;
  const ask = (remoteAddress: string, agent: string, url = `/es/contractors?q=zzz${(made += 1)}`) =>
    limited.app.inject({
      method: 'GET',
      url,
      remoteAddress,
      headers: { 'user-agent': agent, accept: 'text/html' },
    });

  test('a crawler that does not obey and names itself is told to wait, in the language of the page; plain pages stay open to it', async () => {
    const from = '203.0.113.20';
    for (let time = 0; time < LIMITS.crawl.max; time += 1)
      expect((await ask(from, BOT)).statusCode).toBe(200);
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    WORK.query.start.subscribe(count);
    const refused = await ask(from, BOT);
    WORK.query.start.unsubscribe(count);
    expect(refused.statusCode).toBe(429);
    // The refusal costs no search.
    expect(statements).toBe(0);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.payload).toContain('lang="es-MX"');
    expect(refused.payload).toContain('Demasiad');
    expect(refused.payload).not.toContain('data-page');
    for (const url of ['/contractors', '/es', '/robots.txt'])
      expect((await ask(from, BOT, url)).statusCode, url).toBe(200);
  });

  test('people of the same network go on when a crawler in it is told to wait, and who has signed in is never counted', async () => {
    const from = '203.0.113.21';
    for (let time = 0; time <= LIMITS.crawl.max; time += 1) await ask(from, BOT);
    expect((await ask(from, PERSON)).statusCode).toBe(200);
    const person = await limited.signedIn();
    for (let time = 0; time <= LIMITS.crawl.max; time += 1)
      expect((await person.get(`/contractors?q=own${time}`, { 'user-agent': BOT })).status).toBe(200);
  });

  test('a search that is asked for again comes from the cache, which no limit counts', async () => {
    const from = '203.0.113.22';
    const again = () => ask(from, BOT, '/contractors?q=popular');
    for (let time = 0; time < LIMITS.crawl.max * 2; time += 1) expect((await again()).statusCode).toBe(200);
  });
});
