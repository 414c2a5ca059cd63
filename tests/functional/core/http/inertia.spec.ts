import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REFETCH_HEADER } from '../../../../common/request-headers.ts';
import { toScript } from '../../../../server/core/pages/page-document.ts';
import { readPage, type Answer } from '../../../support/browser.ts';
import { createWorld, type World } from '../../../support/world.ts';

const VERSION = 'build-1';
let world: World;

beforeAll(async () => {
  world = await createWorld({}, { assets: { version: VERSION, headTags: () => '' } });
});
afterAll(() => world.close());

/** The headers of a visit without a full load. */
const visit = { 'x-inertia': 'true', 'x-inertia-version': VERSION };
type PageObject = NonNullable<ReturnType<typeof readPage>> & {
  onceProps: Record<string, { prop: string; expiresAt: number }>;
};
const pageOf = (answer: Answer) => answer.json<PageObject>();

describe('a first visit', () => {
  test('a first visit is a document that holds component, props, url and version', async () => {
    const answer = await world.visitor().get('/login?next=%2Fdashboard');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(readPage(answer.text)).toMatchObject({
      component: 'accounts/login',
      props: { siteTitle: 'Plumbline', language: 'english', viewer: null, errors: {} },
      url: '/login?next=%2Fdashboard',
      version: VERSION,
    });
  });

  test('a first visit names the language of the page in the document', async () => {
    const browser = world.visitor();
    const tagOf = async (url: string) => /<html[^>]*>/.exec((await browser.get(url)).text)?.[0];
    expect(await tagOf('/login')).toBe('<html lang="en">');
    expect(await tagOf('/es/login')).toBe('<html lang="es-MX">');
  });

  test('a first visit varies with X-Inertia, so that no cache gives JSON to a browser', async () => {
    for (const url of ['/', '/login', '/nowhere'])
      expect((await world.visitor().get(url)).headers['vary'], url).toMatch(/(^|,\s*)X-Inertia(,|$)/);
  });
});

describe('a later visit', () => {
  test('a later visit is the page object as JSON', async () => {
    const answer = await world.visitor().get('/login', visit);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'x-inertia': 'true' });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['vary']).toMatch(/(^|,\s*)X-Inertia(,|$)/);
    expect(pageOf(answer)).toMatchObject({ component: 'accounts/login', url: '/login', version: VERSION });
  });

  test('a later visit of a client from another build is sent away to load in full, without a body', async () => {
    const answer = await world
      .visitor()
      .get('/contractors?page=2', { ...visit, 'x-inertia-version': 'build-0' });
    expect(answer.status).toBe(409);
    expect(answer.headers['x-inertia-location']).toBe('/contractors?page=2');
    expect(answer.headers['x-inertia-version']).toBe(VERSION);
    expect(answer.headers['x-inertia']).toBeUndefined();
    expect(answer.text).toBe('');
  });

  test('a later visit that writes is not refused for its build: nothing typed is lost', async () => {
    const browser = world.visitor();
    const answer = await browser.send('POST', '/login', {}, { ...visit, 'x-inertia-version': 'build-0' });
    expect(answer.status).toBe(303);
    expect(answer.headers['x-inertia-location']).toBeUndefined();
  });

  test('a later visit to an unknown address is an error page of the client, with the right status', async () => {
    const answer = await world.visitor().get('/nowhere', visit);
    expect(answer.status).toBe(404);
    expect(pageOf(answer)).toMatchObject({ component: 'errors/show', props: { status: 404 } });
  });
});

describe('a form', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'a form: sent by %s is answered with 303, so that the next request is a GET',
    async (method) => {
      const browser = world.visitor();
      const url = method === 'POST' ? '/login' : method === 'PUT' ? '/settings/password' : '/nowhere';
      const answer = await browser.send(method, url, {}, { ...visit, referer: 'http://localhost/login' });
      expect(answer.status).toBe(303);
      expect(answer.headers['location']).toMatch(/^\/login/);
    },
  );

  test('a form that is refused leads back with its errors, which survive one redirect and only one', async () => {
    const browser = world.visitor();
    const landed = await browser.submit(
      '/login',
      { email: 'not an address', password: '' },
      { from: '/login' },
    );
    expect(landed.page.component).toBe('accounts/login');
    expect(Object.keys(landed.page.props.errors).sort()).toEqual(['email', 'password']);
    expect(pageOf(await browser.get('/login', visit)).props.errors).toEqual({});
  });

  test('a form of a client from another build that is refused keeps its page, which the next visit loads in full', async () => {
    const browser = world.visitor();
    const former = { ...visit, 'x-inertia-version': 'build-0' };
    await browser.send('POST', '/login', {}, { ...former, referer: 'http://localhost/login' });
    expect((await browser.get('/login', { ...former, [REFETCH_HEADER]: 'true' })).status).toBe(409);
    const landed = pageOf(await browser.get('/login', former));
    expect(landed.version).toBe('build-0');
    expect(Object.keys(landed.props.errors).toSorted()).toEqual(['email', 'password']);
    expect((await browser.get('/login', former)).status).toBe(409);
  });

  test('a form that is refused shows its errors in the bag the client asked for', async () => {
    const browser = world.visitor();
    await browser.send('POST', '/login', {}, { ...visit, referer: 'http://localhost/login' });
    const landed = pageOf(await browser.get('/login', { ...visit, 'x-inertia-error-bag': 'signIn' }));
    expect(landed.props.errors).toMatchObject({ signIn: { email: expect.any(String) as string } });
  });

  test('a form leaves a sentence for a toast, which survives one redirect and only one', async () => {
    const browser = world.visitor();
    await browser.send(
      'POST',
      '/login',
      {},
      { ...visit, 'x-xsrf-token': 'forged', referer: 'http://localhost/login' },
    );
    const beside = await browser.get('/login', { ...visit, [REFETCH_HEADER]: 'true' });
    expect(pageOf(beside).flash).toEqual({});
    expect(pageOf(await browser.get('/login', visit)).flash).toEqual({ error: expect.any(String) as string });
    expect(pageOf(await browser.get('/login', visit)).flash).toEqual({});
  });

  test('a form leads back to a page of ours only', async () => {
    const browser = world.visitor();
    const answer = await browser.send(
      'POST',
      '/login',
      {},
      { ...visit, referer: 'https://elsewhere.example/login' },
    );
    expect(answer.headers['location']).toBe('/');
  });

  test('a form with so many errors that no cookie holds them still shows the first', async () => {
    const browser = world.visitor();
    const fields = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`field_${index}_${'x'.repeat(60)}`, 'y']),
    );
    const landed = await browser.submit('/login', fields, { from: '/login' });
    expect(Object.keys(landed.page.props.errors).length).toBeGreaterThan(0);
  });
});

describe('a partial reload', () => {
  test('a partial reload gets the props it asks for and what every page needs, and no others', async () => {
    const headers = {
      ...visit,
      'x-inertia-partial-component': 'accounts/login',
      'x-inertia-partial-data': 'language',
    };
    const { props } = pageOf(await world.visitor().get('/login', headers));
    expect(Object.keys(props).sort()).toEqual(['errors', 'language', 'messages', 'now', 'realtime']);
  });

  test('a partial reload may say instead what it does not want', async () => {
    const headers = {
      ...visit,
      'x-inertia-partial-component': 'accounts/login',
      'x-inertia-partial-except': 'language,viewer',
    };
    const { props } = pageOf(await world.visitor().get('/login', headers));
    expect(Object.keys(props)).toContain('siteTitle');
    expect(Object.keys(props)).not.toContain('language');
    expect(Object.keys(props)).not.toContain('viewer');
  });

  test('a partial reload: alone gets what is made on demand', async () => {
    const whole = pageOf(await world.visitor().get('/contractors', visit));
    expect(Object.keys(whole.props)).not.toContain('ranks');
    const headers = {
      ...visit,
      'x-inertia-partial-component': 'contractors/index',
      'x-inertia-partial-data': 'ranks',
    };
    const { props } = pageOf(await world.visitor().get('/contractors', headers));
    expect(props['ranks']).toMatchObject({ of: {} });
    expect(Object.keys(props)).not.toContain('found');
  });

  test('a partial reload that names another component gets the whole page', async () => {
    const headers = {
      ...visit,
      'x-inertia-partial-component': 'home/show',
      'x-inertia-partial-data': 'language',
    };
    const { props } = pageOf(await world.visitor().get('/login', headers));
    expect(Object.keys(props)).toContain('siteTitle');
  });
});

describe('texts', () => {
  const textsOf = (page: PageObject) => page.props['messages'] as Record<string, string> | undefined;

  test('texts come once: a client that has them is not sent them again', async () => {
    const browser = world.visitor();
    const first = pageOf(await browser.get('/login', visit));
    const [key = ''] = Object.keys(first.onceProps);
    expect(first.onceProps[key]?.prop).toBe('messages');
    expect(textsOf(first)?.['toasts.changes_saved']).toBe('Changes Successfully Saved!');

    const second = pageOf(await browser.get('/login', { ...visit, 'x-inertia-except-once-props': key }));
    expect(textsOf(second)).toBeUndefined();
    expect(Object.keys(second.onceProps)).toContain(key);
  });

  test('texts come again to a partial reload that names them, though the client has them', async () => {
    const browser = world.visitor();
    const [key = ''] = Object.keys(pageOf(await browser.get('/login', visit)).onceProps);
    const again = pageOf(
      await browser.get('/login', {
        ...visit,
        'x-inertia-except-once-props': key,
        'x-inertia-partial-component': 'accounts/login',
        'x-inertia-partial-data': 'messages',
      }),
    );
    expect(textsOf(again)?.['toasts.changes_saved']).toBe('Changes Successfully Saved!');
  });

  test('texts come again when the reader changes the language', async () => {
    const browser = world.visitor();
    const [english = ''] = Object.keys(pageOf(await browser.get('/login', visit)).onceProps);
    const spanish = pageOf(
      await browser.get('/es/login', { ...visit, 'x-inertia-except-once-props': english }),
    );
    expect(textsOf(spanish)).toBeDefined();
    expect(spanish.props['language']).toBe('mexican_spanish');
  });

  test('texts are only those of this part of the site', async () => {
    const texts = Object.keys(textsOf(pageOf(await world.visitor().get('/login', visit))) ?? {});
    expect(texts.some((key) => key.startsWith('accounts.'))).toBe(true);
    expect(texts.some((key) => key.startsWith('reviews.'))).toBe(false);
  });
});

describe('text that people wrote', () => {
  const HOSTILE =
    '<!--<script>alert(1)</script> \u2028 &amp; "quoted" </script><img src=x onerror=alert(2)> 🧰 مرحبا';

  test('text that people wrote never ends or swallows the script element that carries the page', async () => {
    const contractor = await world.make.contractor({ name: 'Ortiz <!--<script> & Sons' });
    const body = `${HOSTILE} They came on the agreed day and explained every line of the bill before starting.`;
    await world.make.review({ contractor, body, title: 'Good <!--<script>' });
    const answer = await world.visitor().get(`/c/${contractor.slug}`);

    expect(answer.status).toBe(200);
    for (const markup of ['<!--', '<img src=x', '<script>'])
      expect(answer.text.includes(markup), markup).toBe(false);
    // One for the page, one with data for search engines.
    expect(answer.text.match(/<\/script>/g)).toHaveLength(2);
    expect(JSON.stringify(readPage(answer.text)?.props).includes(JSON.stringify(body).slice(1, -1))).toBe(
      true,
    );
  });

  test('text that people wrote comes out of the escape as it went in', () => {
    const escaped = toScript({ HOSTILE });
    expect(escaped).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(escaped)).toEqual({ HOSTILE });
  });
});
