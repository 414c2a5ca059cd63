import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { ROUTES, type Route } from '../../common/routes/route-table.ts';
import { refuseUncheckedWrites } from '../../server/core/routes.ts';
import { linesMatching, sourceFiles, withoutComments } from './source-files.ts';

const routes = Object.entries<Route>(ROUTES);
/** The tables of access/ name every route, and ask who is let in only. */
const functionalTests = sourceFiles(['tests/functional', 'tests/support'])
  .filter(({ path }) => !path.startsWith('tests/functional/core/access/'))
  .map(({ text }) => withoutComments(text))
  .join('\n');

/** Whether a test names a route: by its name, or by its URL with any parameters. */
function isNamedInATest(name: string, path: string): boolean {
  if (functionalTests.includes(`'${name}'`)) return true;
  const url = path
    .split(/\/?\{\w+\??\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('/(?:\\$\\{[^}]*\\}|[\\w%.-]+)');
  return new RegExp(`['"\`](/es)?${url}/?(\\?[^'"\`]*)?['"\`]`).test(functionalTests);
}

describe('routes', () => {
  test('a write without a policy or a schema keeps the application from starting', () => {
    const declared = { hasPolicy: true, hasBody: true };
    const add = (config: Partial<typeof declared>) => () => {
      const app = fastify();
      refuseUncheckedWrites(app);
      app.post('/unchecked', { config }, async () => 'done');
    };
    expect(add({})).toThrow('POST /unchecked declares no policy or no schema');
    expect(add({ hasPolicy: true })).toThrow('declares no policy or no schema');
    expect(add({ hasBody: true })).toThrow('declares no policy or no schema');
    expect(add(declared)).not.toThrow();
  });

  test.each(['PUT', 'PATCH', 'DELETE'] as const)('routes: %s is a write like POST', (method) => {
    const app = fastify();
    refuseUncheckedWrites(app);
    expect(() => app.route({ method, url: '/unchecked', handler: async () => 'done' })).toThrow('no policy');
  });

  test('every route, or the page whose form it takes, is named in a functional test of its own domain', () => {
    const named = routes.filter(([name, { path }]) => isNamedInATest(name, path));
    const paths = new Set(named.map(([, { path }]) => path));
    expect(routes.filter(([, { path }]) => !paths.has(path)).map(([name]) => name)).toEqual([]);
  });

  test('no two routes answer at one place', () => {
    const places = routes.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\??\}/g, '{}')}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });
});

describe('URLs', () => {
  /** Files that look at an address which has come in, or at a folder that the server itself puts there. */
  const READS_ADDRESSES = new Set([
    'server/core/pages/assets.ts',
    'server/core/http/handle-error.ts',
    'server/core/http/request-context.ts',
    'server/dev.ts',
  ]);
  const files = sourceFiles(['server', 'web']).filter(({ path }) => !READS_ADDRESSES.has(path));

  test('no link, form or call is given an address by hand', () => {
    const byHand =
      /\b(href|action|hrefFor|src)=\{?\s*["'`]\/(?!assets-static\/)|\b(fetch|router\.(get|post|put|patch|delete|visit)|redirect)\(\s*["'`]\//;
    expect(linesMatching(files, byHand)).toEqual([]);
  });

  test('no address of a call stands anywhere but in the route table', () => {
    expect(linesMatching(files, /["'`]\/(api|tokens|es)\//)).toEqual([]);
  });

  test('no path of the route table is repeated in a string', () => {
    const paths = new Set(
      routes.map(([, { path }]) => path).filter((path) => path !== '/' && !path.includes('{')),
    );
    const repeated = files.flatMap((file) =>
      linesMatching([file], /["'`]\/[a-z]/).filter((line) =>
        [...line.matchAll(/["'`](\/[a-z][\w/-]*)/g)].some(([, text = '']) => paths.has(text as `/${string}`)),
      ),
    );
    expect(repeated).toEqual([]);
  });
});
