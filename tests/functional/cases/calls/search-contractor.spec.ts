import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route, type Query } from '../../../../common/routes/route-table.ts';
import type { Pagination } from '../../../../server/core/pagination.ts';
import type { FoundProfile } from '../../../../server/contractors/page/found-profile-view.ts';
import type { Browser } from '../../../support/browser.ts';
import type { MadeUser } from '../../../support/factories.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
let admin: Browser;
let owner: MadeUser;
let california: number;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
  owner = await world.make.user({ email: 'boss@cordero.test', name: 'Ana Cordero' });
  const cordero = await world.make.contractor({ owner, name: 'Cordero Plumbing', city: 'Fresno' });
  await world.make.review({ contractor: cordero, overall: 4 });
  await world.make.contractor({ name: 'Núñez 50% Roofing', region: 'US-AZ', city: 'Tucson' });
  for (let number = 1; number <= 23; number += 1)
    await world.make.contractor({
      name: `Zeta Works ${String(number).padStart(2, '0')}`,
      city: 'Sacramento',
    });
  await world.database
    .updateTable('contractors')
    .set({ license_number: 'ROC-555_1' })
    .where('name', '=', 'Núñez 50% Roofing')
    .execute();
  const region = world.database.selectFrom('regions').select('id').where('code', '=', 'US-CA');
  california = (await region.executeTakeFirstOrThrow()).id;
});
afterAll(() => world.close());

type FoundAnswer = { profiles: FoundProfile[]; pagination: Pagination };
const find = async (query: Query, region: number | 'all' = 'all'): Promise<FoundAnswer> => {
  const url = route('api.admin.search_contractor', { region_id: region }, { query });
  const answer = await admin.call('GET', url);
  expect(answer.status).toBe(200);
  return answer.json<FoundAnswer>();
};
const names = async (query: Query, region?: number | 'all') =>
  (await find(query, region)).profiles.map(({ name }) => name);

describe('finding a contractor as an administrator', () => {
  test('finding a contractor as an administrator answers with the profile, its region, its owner and its rating', async () => {
    const { profiles, pagination } = await find({ search: 'cordero' });
    expect(pagination).toEqual({ current_page: 1, per_page: 20, total: 1, last_page: 1, from: 1, to: 1 });
    expect(profiles).toEqual([
      {
        id: owner.profileId,
        slug: expect.any(String) as string,
        name: 'Cordero Plumbing',
        city: 'Fresno',
        region: { id: california, name: 'California', code: 'US-CA' },
        phone: null,
        email: null,
        license_number: null,
        license_status: null,
        claimed: true,
        owner: { user_id: owner.id, name: 'Ana Cordero', email: 'boss@cordero.test', status: 'active' },
        review_count: 1,
        mean_rating: 4,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      },
    ]);
  });

  test.each(['NUNEZ', 'nuñez', '50%', 'tucson', 'roc-555_1'])(
    'finding a contractor as an administrator by %s',
    async (search) => {
      expect(await names({ search })).toEqual(['Núñez 50% Roofing']);
    },
  );

  test('finding a contractor as an administrator by the address of whoever answers for it', async () => {
    expect(await names({ search: 'boss@cordero' })).toEqual(['Cordero Plumbing']);
  });

  test.each(['%', '_', '\\', "'; drop table contractors; --", 'no such firm'])(
    'finding a contractor as an administrator: %s is looked for as it stands',
    async (search) => {
      const { profiles } = await find({ search });
      const texts = profiles.map(({ name, license_number }) => `${name} ${license_number}`);
      expect(texts.filter((text) => !text.includes(search))).toEqual([]);
    },
  );

  test('finding a contractor as an administrator within a region, or in all of them', async () => {
    expect((await find({}, california)).pagination.total).toBe(24);
    expect((await find({})).pagination.total).toBe(25);
    expect(await names({ search: 'Roofing' }, california)).toEqual([]);
  });

  test('twenty a page, in the order of names, none twice', async () => {
    const [first, second] = [await names({}), await names({ page: 2 })];
    expect([first.length, second.length]).toEqual([20, 5]);
    const all = [...first, ...second];
    expect(new Set(all).size).toBe(25);
    expect(all.filter((name) => name.startsWith('Zeta'))).toEqual(
      Array.from({ length: 23 }, (_, place) => `Zeta Works ${String(place + 1).padStart(2, '0')}`),
    );
  });

  test.each([
    [{ per_page: 5 }, { per_page: 5, last_page: 5 }],
    [{ per_page: 1_000 }, { per_page: 100, last_page: 1 }],
    [{ per_page: 0 }, { per_page: 20 }],
    [{ per_page: 'many' }, { per_page: 20 }],
    [{ page: 99 }, { current_page: 2, from: 21, to: 25 }],
    [{ page: -1 }, { current_page: 1 }],
    [{ search: 'no such firm' }, { total: 0, from: null, to: null, last_page: 1 }],
  ])('finding a contractor as an administrator: %j gives %j', async (query, expected) => {
    expect((await find(query)).pagination).toMatchObject(expected);
  });

  test('a region that is not there is not found', async () => {
    for (const region of ['999999', '-1', 'none', 'ALL', '0']) {
      const answer = await admin.call('GET', `/api/admin/${region}/search-contractor`);
      expect(answer.status).toBe(404);
    }
  });

  test('what cannot be looked for is refused', async () => {
    for (const search of ['a%00b', 'x'.repeat(201)]) {
      const answer = await admin.call('GET', `/api/admin/all/search-contractor?search=${search}`);
      expect(answer.status).toBe(422);
    }
  });
});
