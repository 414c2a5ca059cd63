import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route, ROUTES, type Route, type RouteName } from '../../../../common/routes/route-table.ts';
import { createCases, createCast, type Cast } from '../../cases/calls/cast.ts';
import { makeRedFlag } from '../../red-flags/made-red-flag.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { makeRegister } from '../../../support/registers.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
let cast: Cast & { firm: MadeContractor };
let reviewId: number;

beforeAll(async () => {
  world = await createWorld();
  cast = await createCast(world);
  const cases = createCases(world, cast);
  reviewId = (await cases.active()).id;
  await cases.takeDownAppeal();
  await makeRegister(world, cast.firm.id, cast.user.user.id);
  await makeRedFlag(world, { contractor: cast.firm, reporter: cast.user.user, level: 'alert' });
  await world.database
    .updateTable('sessions')
    .set({ password_confirmed_at: null })
    .where('user_id', '=', cast.admin.user.id)
    .execute();
});
afterAll(() => world.close());

/** The admin pages and files; what is about one subject is asked for with the id of one that exists. */
const LISTS = Object.entries<Route>(ROUTES)
  .filter(([name, { method }]) => name.startsWith('admin') && method === 'GET')
  .map(([name]) => name as RouteName);

function addressOf(name: RouteName): string {
  const id = name.startsWith('admin.users.') ? cast.owner.user.id : cast.firm.id;
  const params = { id, page: 'about', name: 'account.reset', language: 'english' };
  const query = name === 'admin.functions' ? { search: 'a' } : {};
  return (route as (name: RouteName, params: object, options: object) => string)(name, params, { query });
}

/** Addresses of people beside the reader's own, which every page of theirs may name. */
function addressesIn(text: string): string[] {
  const { user, otherContractor, owner, author, inactive } = cast;
  return [user, otherContractor, owner, author, inactive]
    .map((person) => person.user.email)
    .filter((email) => text.includes(email));
}

/** The lists of people and their files, which open after the password alone. */
const NEEDS_PASSWORD = new Set<RouteName>([
  'admin.data_requests',
  'admin.data_requests.export',
  'admin.contractors',
  'admin.contractors.export',
  'admin.users',
  'admin.users.export',
  'admin.users.pricing',
  'admin.users.pricing.export',
  'admin.users.cancel_subscription',
  'admin.functions',
  'admin.claims',
  'admin.claims.export',
]);

describe('an administrator whose password was not asked for lately', () => {
  test('there are lists to look at', () => {
    expect(LISTS.length).toBeGreaterThan(40);
    expect(LISTS).toContain('admin.users.pricing.export');
  });

  test.each(LISTS)(
    'an administrator whose password was not asked for lately: %s gives no email address of a person without a fresh password',
    async (name) => {
      const answer = await cast.admin.get(addressOf(name));
      expect(addressesIn(answer.text)).toEqual([]);
      expect([answer.status, answer.headers['location'] ?? '']).toEqual(
        NEEDS_PASSWORD.has(name) ? [303, expect.stringContaining(route('password.confirm'))] : [200, ''],
      );
    },
  );

  test.each([
    'admin.users',
    'admin.users.export',
    'admin.users.pricing',
    'admin.users.pricing.export',
    'admin.claims',
    'admin.claims.export',
    'admin.users.cancel_subscription',
    'admin.contractors',
    'admin.contractors.export',
    'admin.functions',
  ] as const)(
    'an administrator whose password was not asked for lately: %s asks for the password first, and leads back',
    async (name) => {
      const asked = addressOf(name);
      const answer = await cast.admin.get(asked);
      expect([answer.status, answer.headers['location']]).toEqual([
        303,
        route('password.confirm', {}, { query: { next: asked } }),
      ]);
      expect((await cast.otherAdmin.get(asked)).status).toBe(200);
      expect((await cast.user.get(asked)).status).toBe(403);
    },
  );

  test('the case of a review names no email address', async () => {
    const url = route('admin.reviews', {}, { query: { open: reviewId } });
    expect(addressesIn((await cast.admin.get(url)).text)).toEqual([]);
  });
});
