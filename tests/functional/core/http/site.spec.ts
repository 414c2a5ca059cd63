import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, type Route } from '../../../../common/routes/route-table.ts';
import { createApp } from '../../../../server/app.ts';
import type { RenderPage } from '../../../../server/core/pages/assets.ts';
import { render } from '../../../../web/ssr.tsx';
import { createWorld, type World } from '../../../support/world.ts';

const routes = Object.entries<Route>(ROUTES);
let world: World;

beforeAll(async () => {
  // Pages are drawn as the production build draws them, from the same sources.
  world = await createWorld({}, { render: render as unknown as RenderPage });
});
afterAll(() => world.close());

const titleOf = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];

describe('the application', () => {
  test('the application serves every route of the route table, in both languages where it has two addresses', () => {
    const fastifyPath = (path: string) => path.replace(/\{(\w+\??)\}/g, ':$1');
    const missing = routes
      .flatMap(([name, { method, path, translated }]) => [
        { name, method, url: fastifyPath(path) },
        ...(translated ? [{ name, method, url: path === '/' ? '/es' : `/es${fastifyPath(path)}` }] : []),
      ])
      .filter(({ method, url }) => !world.app.hasRoute({ method, url }));
    // A form without scripts has an address of its own for each call.
    expect(missing.filter(({ name }) => name !== 'plain_form.send')).toEqual([]);
  });

  test('the application refuses to start when a write declares no policy or no schema', async () => {
    const unchecked = createApp({
      config: world.config,
      handle: world.handle,
      render: async () => null,
      prepare: async (app) => {
        void app.register(async (tx) => {
          tx.post('/unchecked', async () => 'done');
        });
      },
    });
    await expect(unchecked).rejects.toThrow('POST /unchecked declares no policy or no schema');
  });

  test('the application answers OPTIONS, TRACE and methods nobody offers with 405 rather than doing something', async () => {
    for (const method of ['OPTIONS', 'PUT', 'DELETE'] as const)
      expect(
        (await world.app.inject({ method, url: '/contractors', headers: { accept: 'application/json' } }))
          .statusCode,
      ).toBe(405);
  });

  test('a page with one address for both languages is found under /es, and no other page', async () => {
    const get = (url: string) => world.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    const moved = await get('/es/dashboard?tab=1');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/dashboard?tab=1']);
    for (const url of ['/es/no-such-page', '/es//example.test', '/es/es/dashboard'])
      expect((await get(url)).statusCode).toBe(404);
  });

  test('the application answers HEAD like GET, without the page', async () => {
    const answer = await world.app.inject({ method: 'HEAD', url: '/login' });
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toBe('');
  });
});

describe('titles', () => {
  test.each([
    ['/', /^.+ - Plumbline$/],
    ['/contractors', /^Find contractors - Plumbline$/],
    ['/es/contractors', /^Buscar contratistas - Plumbline$/],
    ['/login', /^Log in - Plumbline$/],
    ['/es/login', /^Iniciar sesión - Plumbline$/],
    ['/nowhere', /^Page not found - Plumbline$/],
    ['/es/nowhere', /^.+ - Plumbline$/],
  ])('titles of %s is the page’s name, a dash and the site’s', async (url, title) => {
    expect(titleOf((await world.visitor().get(url)).text)).toMatch(title);
  });

  test('titles of a contractor is its name, whatever characters are in it', async () => {
    const { slug } = await world.make.contractor({ name: 'Ortiz & <Sons> "Roofing"' });
    const title = titleOf((await world.visitor().get(`/c/${slug}`)).text);
    expect(title).toBe('Ortiz &amp; &lt;Sons&gt; &quot;Roofing&quot; - Plumbline');
  });

  test('titles use the site’s own name where the operator gave one', async () => {
    const named = await createWorld({ appName: 'Laravel' }, { render: render as unknown as RenderPage });
    try {
      expect(titleOf((await named.visitor().get('/login')).text)).toBe('Log in - Laravel');
    } finally {
      await named.close();
    }
  });

  test('titles stand beside links to the same page in the other language', async () => {
    const { text } = await world.visitor().get('/es/contractors');
    const alternates = Object.fromEntries(
      [...text.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(([tag]) => [
        /hrefLang="([^"]+)"/i.exec(tag)?.[1],
        new URL(/href="([^"]+)"/.exec(tag)?.[1] ?? '').pathname,
      ]),
    );
    expect(alternates).toEqual({
      en: '/contractors',
      'es-MX': '/es/contractors',
      'x-default': '/contractors',
    });
  });
});

describe('files for programs', () => {
  test('files for programs: /robots.txt keeps crawlers out of what belongs to somebody', async () => {
    const answer = await world.visitor().get('/robots.txt');
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.text).toMatch(/^Disallow: \/dashboard$/m);
    expect(answer.text).not.toMatch(/^Disallow: \/(c|contractors|es)?$/m);
  });

  test('files for programs: /api/openapi.json describes every call, with its body and who may make it', async () => {
    const answer = await world.visitor().get('/api/openapi.json');
    const { openapi, paths } = answer.json<{
      openapi: string;
      paths: Record<
        string,
        Record<string, { operationId: string; security: unknown[]; requestBody?: unknown }>
      >;
    }>();
    expect(openapi).toMatch(/^3\.1/);
    for (const [name, { method, path }] of routes.filter(([key]) => key.startsWith('api.'))) {
      const call = paths[path]?.[method.toLowerCase()];
      expect(call, `${method} ${path}`).toMatchObject({ operationId: name });
      if (['POST', 'PUT', 'PATCH'].includes(method))
        expect(call?.requestBody, `${method} ${path}`).toBeDefined();
    }
    expect(paths['/api/reviews/{id}']?.['put']?.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/regions']?.['get']?.security).toEqual([]);
  });
});
