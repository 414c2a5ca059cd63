import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../../server/search/queries/filter-conditions.ts';
import { findContractors } from '../../../server/search/queries/find-contractors.ts';
import type { ResolvedSearch } from '../../../server/search/queries/resolved-search.ts';
import { createWorld, type World } from '../../support/world.ts';

const FIRMS = 45;
const PER_PAGE = 20;
const FEW = 30;
const FENCES: ResolvedSearch = {
  ...NO_FILTERS,
  sort: 'best_match',
  tradeId: null,
  regionId: null,
  countryRegionIds: null,
  point: null,
  withinKm: null,
  tsquery: "('fence':*)",
  ids: null,
  businessName: null,
  days: { latest: '2026-11-21', earliest: '2026-11-21', earliestZones: [] },
  clocks: [],
  mexicanRegionIds: [],
  box: null,
};

let world: World;
const pageOf = (search: ResolvedSearch, page: number, countedMax?: number) =>
  findContractors(world.database, search, page, PER_PAGE, countedMax);
const idsOf = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id);

beforeAll(async () => {
  world = await createWorld();
  for (let index = 0; index < FIRMS; index += 1) {
    const firm = await world.make.contractor({
      name: `Fence ${index}`,
      trades: ['fencing'],
      region: 'US-TX',
    });
    if (index % 5 === 0) await world.make.review({ contractor: firm, overall: 1 + (index % 4) });
    await world.make.contractor({ name: `Roof ${index}`, trades: ['roofing'], region: 'US-TX' });
  }
  const hidden = await world.make.contractor({ name: 'Hidden fence', trades: ['fencing'], region: 'US-TX' });
  await world.database
    .updateTable('contractors')
    .set({ hidden_at: new Date() })
    .where('id', '=', hidden.id)
    .execute();
});
afterAll(() => world.close());

describe('words that fit more contractors than are counted', () => {
  test.each(['best_match', 'rating', 'most_reviewed', 'newest_reviews'] as const)(
    'words that fit more contractors than are counted give the same pages by %s as words whose contractors are all counted',
    async (sort) => {
      for (const page of [1, 2]) {
        const counted = await pageOf({ ...FENCES, sort }, page);
        const uncounted = await pageOf({ ...FENCES, sort }, page, FEW);
        expect(counted).toMatchObject({ total: FIRMS, isAtLeast: false });
        expect(uncounted).toMatchObject({ total: FEW, isAtLeast: true });
        expect(idsOf(uncounted)).toEqual(idsOf(counted));
        expect(uncounted.rows).toHaveLength(PER_PAGE);
      }
    },
  );

  test('words that fit more contractors than are counted give no rows beyond those that are counted', async () => {
    expect(await pageOf(FENCES, 3, FEW)).toEqual({ rows: [], total: FEW, isAtLeast: true });
    expect(idsOf(await pageOf(FENCES, 3))).toHaveLength(FIRMS - 2 * PER_PAGE);
  });

  test('words that fit more contractors than are counted are counted exactly where as many fit as are counted', async () => {
    expect(await pageOf(FENCES, 1, FIRMS)).toMatchObject({ total: FIRMS, isAtLeast: false });
    expect(await pageOf(FENCES, 4, FIRMS)).toEqual({ rows: [], total: FIRMS, isAtLeast: false });
  });

  test('words that fit more contractors than are counted keep the other conditions of the search', async () => {
    const texas = await world.database
      .selectFrom('regions')
      .select('id')
      .where('code', '=', 'US-TX')
      .executeTakeFirstOrThrow();
    const inTexas = { ...FENCES, regionId: texas.id };
    expect(idsOf(await pageOf(inTexas, 1, FEW))).toEqual(idsOf(await pageOf(FENCES, 1)));
    const elsewhere = { ...FENCES, regionId: texas.id + 1 };
    expect(await pageOf(elsewhere, 1, FEW)).toEqual({ rows: [], total: 0, isAtLeast: false });
  });
});
