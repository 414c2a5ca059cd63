import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES, type RouteName } from '../../../../common/routes/route-table.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
/** The limit of each route as it is registered: how many requests in how many seconds. */
const limits = new Map<RouteName, string | null>();
beforeAll(async () => {
  world = await createWorld(
    { rateLimits: true },
    {
      prepare: async (app) => {
        app.addHook('onRoute', ({ config }) => {
          const limit = config?.rateLimit;
          const words = limit ? `${String(limit.max)} in ${Number(limit.timeWindow) / 1_000} s` : null;
          if (config?.name) limits.set(config.name, words);
        });
      },
    },
  );
});
afterAll(() => world.close());

test('every route that writes has a limit, but those that end something or prove their sender', () => {
  const open = [...limits].filter(([name, limit]) => ROUTES[name].method !== 'GET' && limit === null);
  expect(open.map(([name]) => name).toSorted()).toEqual([
    'language.update',
    'logout',
    // A server signs these four with a secret.
    'realtime.batch',
    'realtime.events',
    'realtime.terminate',
    'review_requests.one_click',
    'stripe.webhook',
    // Its handler counts what it is sent.
    'unsubscribe.one_click',
  ]);
});

test.each([
  ['login.store', '20 in 60 s'],
  ['tokens.create', '20 in 60 s'],
  ['claims.confirm', '20 in 60 s'],
  ['contact.store', '6 in 900 s'],
  ['claims.resend', '6 in 900 s'],
  ['api.review_responses.store', '30 in 600 s'],
  ['api.reviews.appeal', '30 in 600 s'],
  ['messages.send', '120 in 60 s'],
  ['api.search_suggestions', '300 in 60 s'],
  ['api.contractors.count', '240 in 60 s'],
  ['admin.users.pricing.export', '20 in 60 s'],
] as const)('the route %s takes from one network at most %s', (name, limit) => {
  expect(limits.get(name)).toBe(limit);
});
