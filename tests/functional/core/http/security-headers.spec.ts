import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strictTransport } from '../../../../server/core/http/answer-headers.ts';
import { loadConfig } from '../../../../server/core/config/config.ts';
import { createWorld, type World } from '../../../support/world.ts';

const assets = {
  version: 'build-1',
  headTags: (_component: string, nonce: string | null) =>
    `<script type="module" src="/assets/client.js"${nonce ? ` nonce="${nonce}"` : ''}></script>`,
};
let world: World;

beforeAll(async () => {
  world = await createWorld({}, { assets });
});
afterAll(() => world.close());

/** Pages, redirects, calls, refusals, files for programs, and what is not there. */
const EVERY_KIND = [
  '/',
  '/login',
  '/nowhere',
  '/ES/',
  '/contractors/',
  '/contractors?licence=valid',
  '/dashboard',
  '/%E0%A4%A',
  '/api/regions',
  '/api/nowhere',
  '/api/admin/users',
  '/health',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/log/key',
];

/** `script-src 'self'; …` as a table of directives. */
function policyOf(answer: { headers: Record<string, unknown> }): Record<string, string[]> {
  const header = String(answer.headers['content-security-policy']);
  return Object.fromEntries(
    header.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
const nonceOf = (policy: Record<string, string[]>) =>
  policy['script-src']?.find((source) => source.startsWith("'nonce-"))?.slice("'nonce-".length, -1);

describe('the content security policy', () => {
  test('the content security policy lets nothing run or style that stands in the page itself', async () => {
    for (const url of ['/', '/login', '/contractors', '/nowhere']) {
      const policy = policyOf(await world.visitor().get(url));
      expect(Object.values(policy).flat().join(' '), url).not.toMatch(/unsafe|\*|http:/);
      expect(policy, url).toMatchObject({
        'default-src': ["'self'"],
        'style-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      });
    }
  });

  test('the content security policy gives each answer a nonce of its own, and the page’s scripts carry it', async () => {
    const browser = world.visitor();
    const answers = [await browser.get('/login'), await browser.get('/login')];
    const nonces = answers.map((answer) => nonceOf(policyOf(answer)));
    expect(nonces[0]).toMatch(/^[\w+/]{20,}={0,2}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [index, answer] of answers.entries())
      expect(answer.text.includes(`nonce="${nonces[index]}"`)).toBe(true);
  });

  test('the content security policy needs no nonce on a page that visitors share', async () => {
    const first = await world.visitor().get('/');
    const second = await world.visitor().get('/');
    expect(policyOf(first)['script-src']).toEqual(["'self'"]);
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(second.text === first.text).toBe(true);
    expect(first.text.includes('nonce=')).toBe(false);
  });

  test('no inline script, style or handler stands in any page, but for the page object as data', async () => {
    for (const url of ['/', '/login', '/register', '/contractors', '/nowhere']) {
      const { text } = await world.visitor().get(url);
      const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)].map(([tag]) => tag);
      expect(inline, url).toEqual(['<script data-page="app" type="application/json">']);
      expect(/<style[\s>]|\sstyle="|\son(click|load|error)=/.exec(text), url).toBeNull();
    }
  });
});

describe('headers', () => {
  test('headers keep browsers from guessing, framing and telling where somebody came from', async () => {
    for (const url of EVERY_KIND) {
      expect((await world.visitor().get(url)).headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    }
  });

  test('headers let no answer run, load or frame anything that its own policy does not name', async () => {
    for (const url of EVERY_KIND) {
      const answer = await world.visitor().get(url);
      const policy = policyOf(answer);
      expect(policy['base-uri'], `${url} ${answer.status}`).toEqual(["'none'"]);
      expect(policy['object-src'], url).toEqual(["'none'"]);
      expect(policy['frame-ancestors'], url).toEqual(["'none'"]);
      const isPage = String(answer.headers['content-type']).startsWith('text/html');
      if (!isPage) expect(policy['default-src'], url).toEqual(["'none'"]);
    }
  });

  test('headers bind a script, which may become a worker, only where it is no page', async () => {
    const policy = policyOf(await world.visitor().get('/assets-static/icon.svg'));
    expect(policy).toEqual({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('headers do not say what the server is made of', async () => {
    const { headers } = await world.visitor().get('/');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  test('headers keep pages of one person out of every cache', async () => {
    const browser = await world.signedIn();
    for (const url of ['/', '/dashboard', '/reviews/given'])
      expect((await browser.get(url)).headers['cache-control'], url).toBe('no-store');
    for (const url of ['/api/profile', '/api/user/version-details', '/api/nowhere'])
      expect((await browser.call('GET', url)).headers['cache-control'], url).toBe('no-store');
  });
});

describe('cookies', () => {
  const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
    [answer.headers['set-cookie'] ?? []].flat().map(String);

  test('cookies of a session are out of reach for scripts and other sites', async () => {
    const user = await world.make.user();
    const answer = await world.visitor().logIn(user.email, user.password);
    const session = cookiesOf(answer).find((cookie) => cookie.startsWith('plumbline.session_token='));
    expect(session).toMatch(/; HttpOnly/i);
    expect(session).toMatch(/; SameSite=Lax/i);
    expect(session).toMatch(/; Path=\//i);
    expect(session).not.toMatch(/; Secure/i);
  });

  test('cookies travel by https only, and strictly so, where the site is on https', async () => {
    const secure = await createWorld({ appUrl: 'https://plumbline.example' }, { assets });
    try {
      const user = await secure.make.user();
      const answer = await secure.visitor().logIn(user.email, user.password);
      const all = [...cookiesOf(answer), ...cookiesOf(await secure.visitor().get('/login'))];
      expect(all.length).toBeGreaterThan(1);
      expect(all.filter((cookie) => !/; Secure/i.test(cookie))).toEqual([]);
      for (const url of EVERY_KIND)
        expect((await secure.visitor().get(url)).headers['strict-transport-security'], url).toBe(
          'max-age=31536000',
        );
    } finally {
      await secure.close();
    }
  });

  test('names below the host are bound to https only where HSTS_SUBDOMAINS says so', () => {
    const of = (HSTS_SUBDOMAINS: string, APP_URL: string) =>
      strictTransport(loadConfig({ APP_KEY: 'k'.repeat(32), HSTS_SUBDOMAINS, APP_URL }, null));
    expect(of('on', 'https://plumbline.test')).toBe('max-age=31536000; includeSubDomains');
    expect(of('', 'https://plumbline.test')).toBe('max-age=31536000');
    expect(of('on', 'http://plumbline.test')).toBeNull();
    expect(() => of('yes', 'https://plumbline.test')).toThrow('HSTS_SUBDOMAINS: must be on or off');
  });

  test('the browser keeps one token for forms as long as it is good', async () => {
    const browser = world.visitor();
    await browser.get('/login');
    const token = browser.cookies.get('XSRF-TOKEN');
    const again = await browser.get('/login');
    expect(cookiesOf(again)).toEqual([]);
    expect(browser.cookies.get('XSRF-TOKEN')).toBe(token);
  });
});
