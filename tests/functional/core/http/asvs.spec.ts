import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { verifyPassword } from '../../../../server/accounts/passwords/passwords.ts';
import type { RenderPage } from '../../../../server/core/pages/assets.ts';
import { render } from '../../../../web/ssr.tsx';
import { createWorld, type Person, type World } from '../../../support/world.ts';

const EVIL = 'https://evil.example';
let world: World;
let person: Person;

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  person = await world.signedIn();
});
afterAll(() => world.close());

const cookies = () => [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** An answer to bytes that no client library would send. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect((world.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  let text = '';
  for await (const piece of socket) text += String(piece);
  return text;
}

const PLACES = [
  '/',
  '/nowhere',
  '/dashboard',
  '/api/regions',
  '/api/profile',
  '/api/nowhere',
  '/health',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/api/openapi.json',
  '/assets-static/icon.svg',
  '/assets-static/verify.mjs',
];

describe('other sites', () => {
  test('no answer lets another origin read it, but badges, which are for everybody', async () => {
    for (const url of PLACES) {
      const { headers } = await world.app.inject({ url, headers: { origin: EVIL, cookie: cookies() } });
      expect(headers['access-control-allow-origin'], url).toBeUndefined();
      expect(headers['access-control-allow-credentials'], url).toBeUndefined();
    }
    const contractor = await world.make.contractor();
    const badge = await world.app.inject({
      url: route('contractors.badge', { slug: contractor.slug }),
      headers: { origin: EVIL },
    });
    expect(badge.headers['access-control-allow-origin']).toBe('*');
    expect(badge.headers['access-control-allow-credentials']).toBeUndefined();
    expect(badge.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data; boundary=b',
    '',
  ])('a form of another site is refused whatever content type it claims: %j', async (type) => {
    const password = 'another plumb line';
    const fields = { current_password: person.user.password, password };
    const body = type.includes('json') ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/settings/password',
      headers: { origin: EVIL, cookie: cookies(), ...(type && { 'content-type': type }) },
      payload: body,
    });
    expect([303, 415, 419, 422]).toContain(statusCode);
    const { password: hash } = await world.database
      .selectFrom('credentials')
      .select('password')
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(hash, person.user.password)).toBe(true);
  });
});

describe('answers', () => {
  test('every answer with a body names its type, and texts their charset', async () => {
    for (const url of PLACES) {
      const { headers, body } = await world.app.inject({ url, headers: { cookie: cookies() } });
      const type = headers['content-type'] ?? '';
      if (body !== '') expect(type, url).not.toBe('');
      if (/^text\/|xml|javascript|html/.test(type) && !type.startsWith('image/'))
        expect(type, url).toMatch(/; charset=utf-8$/i);
    }
  });

  test.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\naaaaaa'],
    ['a length beside chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['an unknown coding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a length that is none', 'Content-Length: +5\r\n\r\naaaaa'],
    ['a header name with a blank', 'Content-Length : 5\r\n\r\naaaaa'],
  ])(
    'a request whose end could be read in two ways is refused and its connection closed: %s',
    async (_what, rest) => {
      const answer = await answerTo(
        `POST /login HTTP/1.1\r\nHost: localhost\r\n${rest}GET /health HTTP/1.1\r\nHost: x\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    },
  );

  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/main.ts',
    '/assets-static',
    '/assets-static/',
    '/assets-static/..%2f..%2fpackage.json',
    '/assets-static/%2e%2e/%2e%2e/package.json',
    '/assets-static/..%5c..%5cpackage.json',
    '/assets-static/icons/',
    '/assets/..%2f..%2fpackage.json',
  ])('a path out of the public files leads nowhere: %s', async (url) => {
    const answer = await answerTo(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[34] /);
    expect(answer).not.toMatch(/"devDependencies"|APP_KEY|Index of|apple-touch-icon-precomposed/);
  });
});

describe('input', () => {
  test('a body that names the prototype of all objects is refused, and changes none', async () => {
    const bodies = [
      ['application/json', '{"__proto__":{"isAdmin":true}}'],
      ['application/json', '{"constructor":{"prototype":{"isAdmin":true}}}'],
      ['application/x-www-form-urlencoded', '__proto__[isAdmin]=true&constructor[prototype][isAdmin]=true'],
      ['application/x-www-form-urlencoded', '__proto__.isAdmin=true&__proto__=true'],
    ];
    for (const [type, payload] of bodies) {
      const { statusCode } = await world.app.inject({
        method: 'POST',
        url: '/login',
        headers: {
          'content-type': type,
          accept: 'application/json',
          cookie: cookies(),
          'x-xsrf-token': person.cookies.get('XSRF-TOKEN') ?? '',
        },
        payload: payload ?? '',
      });
      expect([400, 422], payload).toContain(statusCode);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    for (const query of ['?__proto__[isAdmin]=1', '?constructor[prototype][isAdmin]=1', '?__proto__=1'])
      expect((await person.get(`/contractors${query}`)).status, query).toBe(200);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('a field that is sent twice counts for nothing it was not meant for', async () => {
    const visitor = world.visitor();
    await visitor.get('/login');
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: `/login?email=${person.user.email}&password=${person.user.password}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        cookie: `XSRF-TOKEN=${visitor.cookies.get('XSRF-TOKEN') ?? ''}`,
        'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '',
      },
      payload: `email=${person.user.email}&email=other%40plumbline.test&password=${person.user.password}`,
    });
    expect(statusCode).toBe(422);
    expect((await person.get('/contractors?q=roof&q=pool&page=1&page=2')).status).toBe(200);
  });

  test('every field for a password hides it, and password managers may fill it', async () => {
    const pages = [
      await world.visitor().get('/login'),
      await world.visitor().get('/register?role=user'),
      await person.get('/settings/password'),
      await person.get('/confirm-password'),
    ];
    for (const { text } of pages) {
      const fields = [...text.matchAll(/<input[^>]*name="(?:current_)?password"[^>]*>/g)].map(([tag]) => tag);
      expect(fields.length).toBeGreaterThan(0);
      for (const tag of fields) {
        expect(tag).toContain('type="password"');
        expect(tag).toMatch(/autocomplete="(?:current|new)-password"/i);
        expect(tag).not.toMatch(/onpaste|readonly/i);
      }
    }
  });
});
