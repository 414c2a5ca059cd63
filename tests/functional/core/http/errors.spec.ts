import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage } from '../../../support/browser.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const STACK = /\bat \S+ \(|node_modules|\.ts:\d+|Error:|kysely|postgres|select .* from/i;

/** A call as a script would send it, with any bytes as its body. */
async function post(url: string, payload: string | Buffer, headers: Record<string, string> = {}) {
  const answer = await world.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
  });
  return { status: answer.statusCode, text: answer.payload, headers: answer.headers };
}

describe('an address that does not exist', () => {
  test.each([
    ['/nowhere', 'english'],
    ['/c/no-such-builder', 'english'],
    ['/es/nowhere', 'mexican_spanish'],
    ['/es/c/no-such-builder', 'mexican_spanish'],
    ['/es/c/no-such-builder/ratings', 'mexican_spanish'],
  ])('an address that does not exist: %s is a page of ours in %s', async (url, language) => {
    const answer = await world.visitor().get(url);
    const page = readPage(answer.text);
    expect(answer.status).toBe(404);
    expect(page).toMatchObject({ component: 'errors/show', props: { status: 404, language } });
    expect(page?.props['message']).not.toBe('errors.not_found');
  });

  test('an address that does not exist speaks Spanish under /es and English elsewhere', async () => {
    const message = async (url: string) => readPage((await world.visitor().get(url)).text)?.props['message'];
    const [english, spanish] = [await message('/nowhere'), await message('/es/nowhere')];
    expect(spanish).not.toBe(english);
    expect(spanish).toMatch(/[áéíóúñ¿]|no /i);
  });

  test('an address that does not exist under /api is JSON with a message', async () => {
    const answer = await world.visitor().get('/api/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({ message: expect.any(String) as string });
  });

  test('an address that does not exist keeps the reader signed in and says so', async () => {
    const browser = await world.signedIn();
    const page = readPage((await browser.get('/nowhere')).text);
    expect(page?.props['viewer']).toMatchObject({ name: browser.user.name });
  });
});

describe('an address that cannot be', () => {
  test.each([
    '/c/%E0%A4%A',
    '/%',
    '/c/%00',
    '/c/a%00b',
    '/c/..%2f..%2fetc%2fpasswd',
    '/c/%F0%9F%A7%B0',
    '/api/contractor/-1',
    '/api/contractor/0',
    '/api/contractor/1.5',
    '/api/contractor/99999999999999999999',
    '/api/contractor/1;drop table reviews',
    '/api/contractor/%00',
    '/api/profileTrades/NaN',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/assets-static/..%2f..%2f..%2fpackage.json',
    '/dist/client/.vite/manifest.json',
    '/assets/.vite/manifest.json',
    '/.env',
  ])('an address that cannot be: %s is not found', async (url) => {
    const answer = await world.visitor().get(url);
    expect(answer.status).toBe(404);
    expect(STACK.exec(answer.text)).toBeNull();
  });

  test('a name of 2,000 letters is not found', async () => {
    expect((await world.visitor().get(`/c/${'a'.repeat(2_000)}`)).status).toBe(404);
  });

  test('an address that cannot be is as much a page of ours as any other that is not found', async () => {
    const answer = await world.visitor().get('/es/c/%E0%A4%A');
    expect(readPage(answer.text)).toMatchObject({
      component: 'errors/show',
      props: { language: 'mexican_spanish' },
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test.each([
    '?page=-1',
    '?page=1e99',
    '?page[]=2',
    '?q=%00',
    '?q=%ED%A0%80',
    '?radius=NaN&trade=%27--',
    '?q=a&q=b&trade=x&trade=y',
    '?region=US-XX&postal_code=00000&sort=stars',
  ])('an address that cannot be of a search that nobody can mean is read leniently: %s', async (query) => {
    const answer = await world.visitor().get(`/contractors${query}`);
    expect(answer.status).toBe(200);
    expect(readPage(answer.text)?.component).toBe('contractors/index');
  });

  test('an address that cannot be of a search for 5,000 letters is read leniently', async () => {
    expect((await world.visitor().get(`/contractors?q=${'plumber%20'.repeat(500)}`)).status).toBe(200);
  });
});

describe('a body that cannot be read', () => {
  test('a body that cannot be read of broken JSON is 400 with a message', async () => {
    for (const garbage of ['{"email": ', '{]', 'null,', '\u0000', '{"a":1}{"b":2}']) {
      const answer = await post('/tokens/create', garbage);
      expect(answer.status, garbage).toBe(400);
      expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) as string });
    }
  });

  test('a body that cannot be read of JSON that is no object is refused like a form with nothing in it', async () => {
    for (const odd of ['null', '[]', '42', '"text"', 'true']) {
      const answer = await post('/tokens/create', odd);
      expect(answer.status, odd).toBeGreaterThanOrEqual(400);
      expect(answer.status, odd).toBeLessThan(500);
    }
  });

  test('a body that cannot be read with names that would change every object is refused', async () => {
    for (const poison of [
      '{"__proto__": {"admin": true}}',
      '{"constructor": {"prototype": {"admin": true}}}',
    ]) {
      expect((await post('/tokens/create', poison)).status).toBe(400);
    }
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  test('a body that cannot be read of 3 MB is 413', async () => {
    const answer = await post('/tokens/create', JSON.stringify({ email: 'x'.repeat(3 * 1024 * 1024) }));
    expect(answer.status).toBe(413);
    expect(answer.text.length).toBeLessThan(500);
  });

  test('a body that cannot be read of 3 MB in a form is 413', async () => {
    const body = `email=${'x'.repeat(3 * 1024 * 1024)}`;
    const answer = await post('/tokens/create', body, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(413);
  });

  test('a body that cannot be read that says it is gzip and is not, is refused', async () => {
    const answer = await post('/tokens/create', '{"email":"a@b.example"}', { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(415);
    expect(answer.text).not.toMatch(STACK);
  });

  test('a body that cannot be read in an encoding nobody knows is refused', async () => {
    const answer = await post('/tokens/create', '{}', { 'content-encoding': 'rot13' });
    expect(answer.status).toBe(415);
  });

  test('a body that cannot be read that is small on the wire and huge once unpacked is refused before it fills the memory', async () => {
    const bomb = gzipSync(Buffer.from(JSON.stringify({ email: 'x'.repeat(8 * 1024 * 1024) })));
    const answer = await post('/tokens/create', bomb, { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(415);
  });

  test('a body that cannot be read of a kind we do not take is refused', async () => {
    const answer = await post('/tokens/create', '<user/>', { 'content-type': 'application/xml' });
    expect(answer.status).toBe(415);
  });

  test('a body that cannot be read of bytes that are no text is refused', async () => {
    const answer = await post('/tokens/create', randomBytes(400));
    expect(answer.status).toBe(400);
  });
});

describe('text that no database can hold', () => {
  test.each([
    ['a NUL byte', 'before\u0000after'],
    ['half a character', 'before\ud800after'],
  ])('text that no database can hold: %s is refused at the field it is in', async (_what, text) => {
    const answer = await post(
      '/tokens/create',
      JSON.stringify({ email: text, password: text, device_name: text }),
    );
    expect(answer.status).toBe(422);
    expect(Object.keys((JSON.parse(answer.text) as { errors: object }).errors).length).toBeGreaterThan(0);
  });

  test('a megabyte in one field is refused by its length', async () => {
    const answer = await post(
      '/tokens/create',
      JSON.stringify({ email: 'x'.repeat(1_048_576), password: 'y' }),
    );
    expect(answer.status).toBe(422);
    expect(answer.text.length).toBeLessThan(1_000);
  });
});

describe('something that breaks on our side', () => {
  test('something that breaks on our side is a page that shows no stack, no SQL and no path', async () => {
    const broken = await createWorld();
    await broken.handle.sql`alter table contractors rename to contractors_elsewhere`;
    try {
      const answer = await broken.visitor().get('/contractors');
      expect(answer.status).toBe(500);
      expect(readPage(answer.text)).toMatchObject({ component: 'errors/show', props: { status: 500 } });
      expect(/contractors_elsewhere|relation|\bat \S+ \(|node_modules/.exec(answer.text)).toBeNull();

      const call = await broken.visitor().get('/api/contractor/1');
      expect(call.status).toBe(500);
      expect(call.json()).toEqual({ message: expect.any(String) as string });
    } finally {
      await broken.close();
    }
  });

  test('a page that cannot be drawn on the server is still sent, for the browser to draw', async () => {
    const undrawn = await createWorld({}, { render: async () => null });
    try {
      const answer = await undrawn.visitor().get('/login');
      expect(answer.status).toBe(200);
      expect(answer.text.includes('<div id="app"></div>')).toBe(true);
      expect(readPage(answer.text)?.component).toBe('accounts/login');
    } finally {
      await undrawn.close();
    }
  });
});
