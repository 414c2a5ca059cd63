import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route, ROUTES, type RouteName } from '../../../../common/routes/route-table.ts';
import type { Browser } from '../../../support/browser.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
let id: number;
let people: Record<'visitor' | 'user' | 'contractor' | 'admin', Browser>;

beforeAll(async () => {
  world = await createWorld();
  const owner = await world.make.user();
  const contractor = await world.make.contractor({ owner });
  id = contractor.id;
  const asOwner = world.visitor();
  await asOwner.logIn(owner.email, owner.password);
  people = {
    visitor: world.visitor(),
    user: await world.signedIn(),
    contractor: asOwner,
    admin: await world.signedIn({ role: 'admin' }),
  };
});
afterAll(() => world.close());

const READS = [
  'admin.regions',
  'admin.regions.export',
  'admin.regions.edit',
  'admin.regions.edit.export',
  'admin.contractors',
  'admin.contractors.export',
  'admin.contractors.history',
  'admin.contractors.history.export',
  'admin.contractors.reviews',
  'admin.contractors.reviews.export',
  'admin.bad_words',
  'admin.bad_words.export',
  'admin.trades',
  'admin.trades.export',
] as const satisfies readonly RouteName[];

const TRADE = {
  english: 'Chimney sweeping',
  mexican_spanish: 'Deshollinado',
  icon: 'IconFlame',
  synonyms: { english: ['chimney sweep'], mexican_spanish: ['deshollinador'] },
  cslb_classes: [],
};
const WRITES = {
  'admin.contractors.notes.store': { body: 'Asked for the license by telephone.' },
  'admin.bad_words.store': { language: 'english', words: ['bodger'] },
  'admin.bad_words.destroy': { language: 'english', word: 'bodger' },
  'admin.trades.store': TRADE,
  'admin.trades.update': { ...TRADE, version: 1 },
  'admin.trades.destroy': { version: 1 },
  'admin.regions.update': { english: 'Alabama', mexican_spanish: 'Alabama', active: true, version: 1 },
} as const satisfies Partial<Record<RouteName, object>>;

const urlOf = (name: RouteName) => (route as (name: RouteName, params: object) => string)(name, { id });
const EXPECTED_OF_PAGES = { visitor: 303, user: 403, contractor: 403, admin: 200 } as const;

describe.each(READS)('%s', (name) => {
  test.each(['visitor', 'user', 'contractor', 'admin'] as const)(
    'the form %s answers a %s as it should',
    async (who) => {
      const answer = await people[who].get(urlOf(name));
      expect(answer.status).toBe(EXPECTED_OF_PAGES[who]);
      if (who === 'visitor') expect(answer.headers['location']).toContain(route('login'));
    },
  );
});

const written = async () => ({
  words: await world.database.selectFrom('bad_words').select(['word', 'language']).orderBy('word').execute(),
  trades: await world.database
    .selectFrom('trades')
    .select(['id', 'english', 'version'])
    .orderBy('id')
    .execute(),
  regions: await world.database.selectFrom('regions').select(['id', 'version']).orderBy('id').execute(),
  notes: await world.database.selectFrom('admin_notes').select('body').execute(),
});

describe.each(Object.entries(WRITES))('%s', (name, body) => {
  const { method } = ROUTES[name as RouteName];
  const send = (browser: Browser) =>
    browser.send(method as 'POST', urlOf(name as RouteName), body, { accept: 'application/json' });

  test.each([
    ['visitor', 401],
    ['user', 403],
    ['contractor', 403],
  ] as const)('the form %s refuses a %s with %i and changes nothing', async (who, status) => {
    const before = await written();
    expect((await send(people[who])).status).toBe(status);
    expect(await written()).toEqual(before);
  });

  test('a form without its token is refused', async () => {
    const before = await written();
    const url = urlOf(name as RouteName);
    const answer = await people.admin.send(method as 'POST', url, body, {
      accept: 'application/json',
      'x-xsrf-token': 'guessed',
    });
    expect(answer.status).toBe(419);
    expect(await written()).toEqual(before);
  });
});
