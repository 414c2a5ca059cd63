import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, type Route, type RouteName } from '../../../../common/routes/route-table.ts';
import type { Browser } from '../../../support/browser.ts';
import { createWorld, type World } from '../../../support/world.ts';
import {
  expectedOutcomes,
  namedRoutes,
  ROLES,
  WITHOUT_ROLES,
  type Outcome,
  type Role,
} from './routes-by-role.ts';

let world: World;
const headersOf = new Map<Role, Record<string, string>>();
beforeAll(async () => {
  world = await createWorld();
  const visitor = world.visitor();
  await visitor.get(ROUTES.login.path);
  const contractor = await world.signedIn({ role: 'contractor' });
  await world.make.contractor({ owner: contractor.user });
  const inactive = await world.signedIn();
  const people: Record<Role, Browser> = {
    visitor,
    user: await world.signedIn(),
    contractor,
    inactive,
    admin: await world.signedIn({ role: 'admin' }),
  };
  for (const role of ROLES) headersOf.set(role, await credentialsOf(people[role]));
  await world.database
    .updateTable('users')
    .set({ status: 'inactive' })
    .where('id', '=', inactive.user.id)
    .execute();
});
afterAll(() => world.close());

/** The same cookies for each request: no answer signs anybody out for the next one. */
async function credentialsOf({ cookies, token }: Browser): Promise<Record<string, string>> {
  const bearer = await token();
  return {
    host: 'localhost',
    cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  };
}

/** The outcome for a role that asks for a missing row or sends nonsense, so that nothing is written. */
async function outcomeFor(role: Role, { method, path }: Route): Promise<Outcome | 'failed'> {
  const { authorization, ...cookies } = headersOf.get(role) ?? {};
  const bearer: Record<string, string> = { host: 'localhost', ...(authorization ? { authorization } : {}) };
  const credentials = path.startsWith('/api/') ? bearer : cookies;
  const isRead = method === 'GET';
  const { statusCode, headers } = await world.app.inject({
    method,
    url: path.replace(/\{\w+\??\}/g, '999999'),
    headers: { ...credentials, accept: isRead ? 'text/html' : 'application/json' },
    ...(isRead ? {} : { payload: { nonsense: true } }),
  });
  if (statusCode >= 500) return 'failed';
  const { pathname } = new URL(headers.location ?? '/', 'http://localhost');
  const doors: string[] = [ROUTES.login.path, ROUTES.register.path];
  if (statusCode === 401 || doors.includes(pathname)) return 'log in first';
  if (pathname === ROUTES['account.inactive'].path) return 'inactive account';
  if (statusCode !== 403) return 'let in';
  return role === 'inactive' ? 'inactive account' : 'forbidden';
}

const routes = Object.entries<Route>(ROUTES) as [RouteName, Route][];

describe('every route of the table, for every role', () => {
  test.each(routes.filter(([name]) => !WITHOUT_ROLES.has(name)))(
    'every route of the table, for every role: %s',
    async (name, entry) => {
      const found: Partial<Record<Role, Outcome | 'failed'>> = {};
      for (const role of ROLES) found[role] = await outcomeFor(role, entry);
      expect(found).toEqual(expectedOutcomes(name, entry));
    },
  );

  test('the list of exceptions names only routes that exist', () => {
    expect(namedRoutes.filter((name) => !(name in ROUTES))).toEqual([]);
  });
});
