import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAN_ORDER } from '../../../common/profiles/memberships.ts';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import type { ForContractorsView } from '../../../server/contractors/for-contractors-views.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const owner = await world.make.user({ role: 'contractor' });
  const { id } = await world.make.contractor({ name: 'Zapata Plumbing', city: 'San Diego' });
  await world.database
    .insertInto('licenses')
    .values({ contractor_id: id, origin: 'import', source: 'cslb', number: 'ZX-4711' })
    .execute();
  await world.make.contractor({ name: 'Zapata Roofing', city: 'Tucson', owner });
  const gone = await world.make.contractor({ name: 'Zapata Painting' });
  await world.database
    .updateTable('contractors')
    .set({ hidden_at: new Date() })
    .where('id', '=', gone.id)
    .execute();
});
afterAll(() => world.close());

const find = async (words: string, path = '/for-contractors') => {
  const { page } = await world.visitor().visit(`${path}?business=${encodeURIComponent(words)}`);
  return page.props as unknown as ForContractorsView;
};
const namesOf = async (words: string) => ((await find(words)).found ?? []).map(({ name }) => name);

describe('the page for contractors', () => {
  test('the page for contractors is there in both languages and lists nothing before anybody looks', async () => {
    for (const path of ['/for-contractors', '/es/for-contractors']) {
      const { page, status } = await world.visitor().visit(path);
      expect(status).toBe(200);
      expect(page.component).toBe('contractors/for-contractors');
      expect(page.props['found']).toBeNull();
    }
  });

  test('the page for contractors has the plans that are sold now, with their prices', async () => {
    const { plans } = await find('');
    expect(plans.map(({ version, priceCents }) => [version, priceCents])).toEqual(
      PLAN_ORDER.map((version) => [version, PLANS[version].price_cents]),
    );
  });

  test('the page for contractors finds a listing by words of its name and city, and by its license number', async () => {
    expect(await namesOf('zapata san diego')).toEqual(['Zapata Plumbing']);
    expect(await namesOf('zx-4711')).toEqual(['Zapata Plumbing']);
    expect(await namesOf('ZAPATA TUC')).toEqual(['Zapata Roofing']);
  });

  test('the page for contractors shows unclaimed listings first, says which have an owner, and leaves hidden ones out', async () => {
    const { found } = await find('zapata');
    expect(found?.map(({ name, claimed }) => [name, claimed])).toEqual([
      ['Zapata Plumbing', false],
      ['Zapata Roofing', true],
    ]);
  });

  test.each(['zzzzz', "'", '& | !', '🛠️', ':*'])(
    'the page for contractors finds nothing for %s and breaks nothing',
    async (words) => {
      expect((await find(words)).found).toEqual([]);
    },
  );
});
