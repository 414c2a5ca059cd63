import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../../translations/index.ts';
import { readPage } from '../../../support/browser.ts';
import { until } from '../../../support/running-server.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const asJson = { accept: 'application/json' };
const post = (url: string, payload: object, headers: Record<string, string> = asJson) =>
  world.app.inject({ method: 'POST', url, headers, payload });

describe('a field named like a property of every object', () => {
  const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__');

  test.each(names.filter((name) => name !== 'constructor'))(
    'a field named like a property of every object: %s is a field nobody knows',
    async (name) => {
      const answer = await post('/tokens/create', { [name]: 1 });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([name]);
    },
  );

  test.each([
    ['__proto__', 400],
    ['constructor', 422],
  ])(
    'a field named like a property of every object: %s is refused with %i, and is no failure of ours',
    async (name, status) => {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/tokens/create',
        headers: { ...asJson, 'content-type': 'application/json' },
        payload: `{"${name}": 1}`,
      });
      expect(answer.statusCode).toBe(status);
    },
  );
});

describe('a form that is refused', () => {
  test.each(['//evil.example/x', '/\\evil.example/x', '///evil.example', '/..//evil.example/x'])(
    'a form that is refused leads to no other site: Referer with path %j',
    async (path) => {
      for (const url of ['/logout', '/login', '/language', '/nowhere']) {
        const answer = await world.app.inject({
          method: 'POST',
          url,
          headers: { host: 'localhost', referer: `http://localhost${path}` },
        });
        expect(answer.statusCode, url).toBe(303);
        expect(String(answer.headers.location), url).toMatch(/^\/(?![/\\])/);
      }
    },
  );
});

describe('a method that an address does not take', () => {
  test.each([
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/es/contractors', 'GET, HEAD'],
    ['DELETE', '/dashboard', 'GET, HEAD'],
    ['POST', '/c/some-builder/ratings', 'GET, HEAD'],
    ['PUT', '/login', 'GET, HEAD, POST'],
    ['GET', '/logout', 'POST'],
    ['POST', '/api/regions', 'GET, HEAD'],
    ['GET', '/api/reviews/7', 'PUT, DELETE'],
  ] as const)(
    'a method that an address does not take: %s %s answers 405 and names those that it takes',
    async (method, url, allowed) => {
      for (const headers of [{ accept: 'text/html' }, asJson]) {
        const answer = await world.app.inject({ method, url, headers });
        expect(answer.statusCode).toBe(405);
        expect(String(answer.headers.allow).split(', ').toSorted()).toEqual(allowed.split(', ').toSorted());
      }
    },
  );

  test('a method that an address does not take is told to a reader on a page, to a program as JSON, in their language', async () => {
    const [english, spanish] = catalogue['errors.method_not_allowed'];
    const page = await world.app.inject({ method: 'POST', url: '/contractors' });
    expect(readPage(page.payload)).toMatchObject({
      component: 'errors/show',
      props: { status: 405, message: english },
    });
    const call = await post('/contractors', {}, { ...asJson, 'accept-language': 'es' });
    expect(call.json()).toEqual({ message: spanish });
  });
});

describe('a caller without credentials', () => {
  test.each([
    ['/tokens/create', {}],
    ['/api/upload', {}],
    ['/api/reviews/1/appeal', { on_appeal_reason: 'x' }],
  ])('POST %s answers 401', async (url, body) => {
    const answer = await post(url, body);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test('a caller without credentials is one, too, who sends a session without its form token; a page’s form answers 419', async () => {
    const browser = await world.signedIn();
    const cookie = [...browser.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    for (const url of ['/tokens/create', '/api/upload'])
      expect((await post(url, {}, { ...asJson, cookie })).statusCode, url).toBe(401);
    expect((await post('/language', { language: 'english' }, { ...asJson, cookie })).statusCode).toBe(419);
  });
});

describe('a token on a call that needs none', () => {
  const OPEN = ['/api/user-version', '/api/regions', '/api/badwords', '/api/translations'];
  const ask = (url: string, authorization: string) => world.visitor().get(url, { ...asJson, authorization });

  test('a token on a call that needs none that is wrong or too old answers 401', async () => {
    const browser = await world.signedIn();
    const token = await browser.token();
    for (const url of OPEN) {
      expect((await ask(url, `Bearer ${token}`)).status, url).toBe(200);
      expect((await ask(url, `Bearer ${'x'.repeat(32)}`)).status, url).toBe(401);
      expect((await ask(url, 'bearer')).status, url).toBe(401);
    }
    await world.database
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', browser.user.id)
      .execute();
    expect((await ask('/api/user-version', `Bearer ${token}`)).status).toBe(401);
  });

  test('a token on a call that needs none is not meant by the password that a proxy in front asks for', async () => {
    for (const url of OPEN) expect((await ask(url, 'Basic dXNlcjpwYXNz')).status, url).toBe(200);
  });
});

describe('the words of a refusal', () => {
  test('the words of a refusal are in the language of the account that a token stands for', async () => {
    const browser = await world.signedIn({ language: 'mexican_spanish' });
    const token = await browser.token();
    const headers = { ...asJson, authorization: `Bearer ${token}` };
    const [, notFound] = catalogue['errors.not_found'];
    const [, forbidden] = catalogue['errors.forbidden'];
    expect((await world.visitor().get('/api/contractor/987654', headers)).json()).toEqual({
      message: notFound,
    });
    expect((await world.visitor().get('/api/admin/all/search-contractor', headers)).json()).toEqual({
      message: forbidden,
    });
    const invalid = await world.app.inject({
      method: 'PATCH',
      url: '/api/profile/all-basic-info',
      headers,
      payload: { unknown: 1 },
    });
    expect(invalid.json<{ message: string }>().message).toBe(catalogue['errors.invalid_input'][1]);
  });
});

describe('what every answer says', () => {
  test('the page may not use camera, microphone or payment, and the place only itself', async () => {
    for (const url of ['/', '/login', '/api/regions', '/nowhere'])
      expect(String((await world.visitor().get(url)).headers['permissions-policy']), url).toContain(
        'camera=(), geolocation=(self), microphone=()',
      );
  });

  test('a held page is sent in no form that the client refuses', async () => {
    const ask = (accepted: string) =>
      world.app.inject({ url: '/es/contractors', headers: { 'accept-encoding': accepted } });
    await until(
      'the page is held compressed',
      async () => (await ask('br')).headers['content-encoding'] === 'br',
    );
    await until('in a form that took longer to make', async () => {
      const first = await ask('br');
      return (await ask('br')).headers['content-length'] === first.headers['content-length'];
    });
    expect((await ask('br;q=0')).headers['content-encoding']).toBeUndefined();
    expect((await ask('br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
    expect((await ask('brotli')).headers['content-encoding']).toBeUndefined();
  });
});

describe('a body that does not end', () => {
  test('a body that does not end is not waited for longer than a slow upload takes', () => {
    expect(world.app.server.requestTimeout).toBeGreaterThan(60_000);
    expect(world.app.server.requestTimeout).toBeLessThanOrEqual(600_000);
    expect(world.app.server.headersTimeout).toBeGreaterThan(0);
  });
});
