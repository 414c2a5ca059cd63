import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compareOrganically, organicScore } from '../../../server/contractors/organic-order.ts';
import { NO_FILTERS } from '../../../server/search/queries/filter-conditions.ts';
import { findContractors } from '../../../server/search/queries/find-contractors.ts';
import { KM_PER_MILE } from '../../../common/search/contractor-search.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';
import { find, findRanks, namesOf } from './found.ts';

const TUCSON = { latitude: 32.2226, longitude: -110.9747 };
const NOW = new Date('2026-11-21T12:00:00Z');

let world: World;
const search = (query: string, path?: string) => find(world.visitor(), query, path);
const set = (contractor: MadeContractor, columns: Record<string, unknown>) =>
  world.database.updateTable('contractors').set(columns).where('id', '=', contractor.id).execute();

/** North of a point by so many miles. */
const north = (miles: number) => ({
  latitude: TUCSON.latitude + (miles * 1.609344) / 111.19508,
  longitude: TUCSON.longitude,
});

beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
});
afterAll(() => world.close());

describe('filters', () => {
  let here: MadeContractor;
  beforeAll(async () => {
    const inArizona = { region: 'US-AZ', city: 'Tucson', ...TUCSON };
    here = await world.make.contractor({ ...inArizona, name: 'Here', trades: ['solar'] });
    await world.make.contractor({ ...inArizona, name: 'Four miles', trades: ['solar'], ...north(4.9) });
    await world.make.contractor({ ...inArizona, name: 'Six miles', trades: ['solar'], ...north(5.1) });
    await world.make.contractor({
      ...inArizona,
      name: 'Thirty miles',
      trades: ['solar', 'electrical'],
      ...north(30),
    });
    await world.make.contractor({
      name: 'Tijuana',
      trades: ['solar'],
      region: 'MX-BCN',
      city: 'Tijuana',
      latitude: 32.5027,
      longitude: -117.00371,
    });
    await world.make.contractor({
      name: 'Nowhere',
      trades: ['solar'],
      latitude: null,
      longitude: null,
      region: 'US-NV',
    });
  });

  test('trade and region narrow the list, and both together', async () => {
    expect(namesOf(await search('trade=electrical'))).toEqual(['Thirty miles']);
    expect(namesOf(await search('trade=solar&region=nevada'))).toEqual(['Nowhere']);
    expect((await search('trade=solar')).pagination.total).toBe(6);
  });

  test('a trade or region that does not exist fits nobody', async () => {
    expect((await search('trade=alchemy')).pagination.total).toBe(0);
    expect((await search('region=atlantis')).pagination.total).toBe(0);
  });

  test.each([
    [5, ['Four miles', 'Here']],
    [10, ['Four miles', 'Here', 'Six miles']],
    [50, ['Four miles', 'Here', 'Six miles', 'Thirty miles']],
  ])('filters within %i miles are those and no others', async (miles, expected) => {
    const found = await search(`trade=solar&near=Tucson,+AZ&within=${miles}`);
    // The city's position is one of its postal areas: look from where the contractors were put.
    expect(found.place).toContain('Tucson');
    const trade = await world.database
      .selectFrom('trades')
      .select('id')
      .where('slug', '=', 'solar')
      .executeTakeFirstOrThrow();
    const exact = await findContractors(
      world.database,
      {
        withinKm: miles * KM_PER_MILE,
        ...NO_FILTERS,
        sort: 'nearest',
        tradeId: trade.id,
        regionId: null,
        countryRegionIds: null,
        point: TUCSON,
        tsquery: null,
        ids: null,
        businessName: null,
        days: { latest: '2026-11-21', earliest: '2026-11-21', earliestZones: [] },
        clocks: [],
        mexicanRegionIds: [],
        box: null,
      },
      1,
      20,
    );
    expect(exact.rows.map(({ name }) => name).sort()).toEqual(expected);
    expect(exact.total).toBe(expected.length);
  });

  test('a place is a US postal code, a city of either country, or a city with its state', async () => {
    expect((await search('near=85701')).place).toBe('85701, Tucson, Arizona');
    expect((await search('near=tijuana', '/es/contractors')).place).toBe('Tijuana, Baja California');
    expect(namesOf(await search('near=Tijuana,+BC&trade=solar'))).toEqual(['Tijuana']);
    expect((await search('near=Monterrey')).place).toBe('Monterrey, Nuevo León');
    expect((await search('near=Springfield,+IL')).place).toBe('Springfield, Illinois');
    expect((await search('near=Springfield&region=missouri')).place).toBe('Springfield, Missouri');
  });

  test('an unknown place is said and finds nobody', async () => {
    const found = await search('trade=solar&near=Atlantis');
    expect(found).toMatchObject({ place: null, placeNote: { kind: 'unknown' }, contractors: [] });
    expect(found.pagination.total).toBe(0);
  });

  test('nearest first, with the distance on each', async () => {
    const found = await search('trade=solar&near=85701&within=50&sort=nearest');
    const miles = found.contractors.map(({ distance }) => distance ?? NaN);
    expect(miles).toEqual([...miles].sort((one, other) => one - other));
    expect(Math.max(...miles)).toBeGreaterThan(20);
  });

  test('license valid means on this day', async () => {
    await set(here, { license_number: 'ROC 1', license_status: 'valid', license_expires_on: '2026-11-21' });
    expect(namesOf(await search('trade=solar&license=valid'))).toEqual(['Here']);
    await set(here, { license_expires_on: '2026-11-20' });
    expect(namesOf(await search('trade=solar&license=valid'))).toEqual([]);
    await set(here, { license_status: 'suspended', license_expires_on: '2027-11-20' });
    expect(namesOf(await search('trade=solar&license=valid'))).toEqual([]);
  });

  test('insured means on this day', async () => {
    await set(here, { insured: true, insurance_expires_on: '2026-12-01' });
    expect(namesOf(await search('trade=solar&insured=yes'))).toEqual(['Here']);
    await set(here, { insurance_expires_on: '2026-11-01' });
    expect(namesOf(await search('trade=solar&insured=yes'))).toEqual([]);
  });

  test('the language spoken', async () => {
    await set(here, { languages: ['english', 'mexican_spanish'] });
    expect(namesOf(await search('trade=solar&language=mexican_spanish'))).toEqual(['Here']);
  });

  test('the rating is the one that is shown, from three reviews on', async () => {
    await set(here, { review_count: 3, mean_rating: 4.46 });
    expect(namesOf(await search('trade=solar&rating=4.5'))).toEqual(['Here']);
    await set(here, { mean_rating: 4.44 });
    expect(namesOf(await search('trade=solar&rating=4.5'))).toEqual([]);
    await set(here, { review_count: 2, mean_rating: 5 });
    expect(namesOf(await search('trade=solar&rating=4.5'))).toEqual([]);
  });
});

describe('the order', () => {
  const FIRMS = 12;
  beforeAll(async () => {
    for (let index = 0; index < FIRMS; index += 1) {
      const firm = await world.make.contractor({
        name: `Pool ${index}`,
        trades: ['pools'],
        region: 'US-AZ',
        city: 'Tucson',
        ...north(index * 3),
      });
      for (let review = 0; review < index % 4; review += 1) {
        await world.make.review({
          contractor: firm,
          overall: 1 + ((index + review) % 5),
          createdAt: new Date(NOW.getTime() - (index + review * 40) * 86_400_000),
          facts: { would_hire_again: review % 2 === 0 ? 'yes' : 'no' },
        });
      }
    }
    await sql`update contractors set red_flag_level = 'warning', standing_score = standing_score - 0.1 where name = 'Pool 5'`.execute(
      world.database,
    );
  });

  test.each(['trade=pools', 'trade=pools&near=85701&within=100'])(
    'the order is the organic order, recomputed from each card’s numbers: %s',
    async (query) => {
      const found = await search(query);
      expect(found.contractors).toHaveLength(FIRMS);
      const ranks = await findRanks(world.visitor(), query);
      const recomputed = found.contractors.map((contractor) => {
        const why = ranks.of[contractor.id];
        if (!why) throw new Error(`nobody says why ${contractor.name} stands where it stands`);
        const { rating, hire_again, responsiveness, freshness, proximity } = why;
        const { score } = organicScore({
          rankScore: rating.value * 4 + 1,
          hireAgainLowerBound: hire_again.value,
          responsiveness: responsiveness.value,
          freshness: freshness.value,
          proximityKm: proximity.km,
          redFlagLevel: contractor.redFlag,
        });
        expect(score).toBeCloseTo(why.score, 3);
        return { id: contractor.id, score: why.score };
      });
      expect(recomputed.map(({ id }) => id)).toEqual(
        [...recomputed].sort(compareOrganically).map(({ id }) => id),
      );
    },
  );

  test('the order is the same whatever anyone has paid', async () => {
    const before = namesOf(await search('trade=pools'));
    const owner = await world.make.user();
    await world.make.contractor({ name: 'Pool Gold', trades: ['pools'], owner });
    const withOwner = namesOf(await search('trade=pools'));
    expect(withOwner.filter((name) => name !== 'Pool Gold')).toEqual(before);
    for (const version of ['free', 'gold', 'platinum', 'annual_gold']) {
      await sql`insert into memberships (user_id, version) values (${owner.id}, ${version})
        on conflict (user_id) do update set version = excluded.version`.execute(world.database);
      expect(namesOf(await search('trade=pools'))).toEqual(withOwner);
    }
  });

  test('the order by rating puts those with stars first, by reviews the most reviewed, by newest the latest', async () => {
    const byRating = (await search('trade=pools&sort=rating')).contractors;
    const withStars = byRating.filter(({ rating }) => rating.count >= 3);
    expect(byRating.slice(0, withStars.length)).toEqual(withStars);
    expect(withStars.map(({ rating }) => rating.mean)).toEqual(
      withStars.map(({ rating }) => rating.mean).sort((one, other) => (other ?? 0) - (one ?? 0)),
    );
    const counts = (await search('trade=pools&sort=most_reviewed')).contractors.map(
      ({ rating }) => rating.count,
    );
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    const latest = (await search('trade=pools&sort=newest_reviews')).contractors.flatMap(
      ({ latestReview }) => latestReview?.at ?? [],
    );
    expect(latest).toEqual([...latest].sort().toReversed());
  });
});

describe('pages', () => {
  beforeAll(async () => {
    for (let index = 0; index < 45; index += 1)
      await world.make.contractor({ name: `Fence ${index}`, trades: ['fencing'], region: 'US-TX' });
  });

  test.each(['trade=fencing', 'region=texas', 'trade=fencing&region=texas'])(
    'pages hold twenty, and together everyone once: %s',
    async (query) => {
      const pages = [
        await search(`${query}&page=1`),
        await search(`${query}&page=2`),
        await search(`${query}&page=3`),
      ];
      expect(pages.map(({ contractors }) => contractors.length)).toEqual([20, 20, 5]);
      expect(new Set(pages.flatMap(namesOf)).size).toBe(45);
      expect(pages[1]?.pagination).toEqual({
        current_page: 2,
        per_page: 20,
        total: 45,
        last_page: 3,
        from: 21,
        to: 40,
      });
    },
  );

  test.each(['0', '-3', 'x', '1.5', ''])('page "%s" is the first', async (page) => {
    expect((await search(`trade=fencing&page=${page}`)).pagination.current_page).toBe(1);
  });

  test.each(['trade=fencing', 'region=texas', 'trade=fencing&region=texas'])(
    'a page beyond the end is the last: %s',
    async (query) => {
      const found = await search(`${query}&page=999999`);
      expect(found.pagination.current_page).toBe(3);
      expect(found.contractors).toHaveLength(5);
    },
  );

  test('nobody asks for more than twenty at once', async () => {
    expect((await search('trade=fencing&per_page=100000')).contractors).toHaveLength(20);
  });

  test('an empty list is a page of its own', async () => {
    expect((await search('trade=survey&page=7')).pagination).toMatchObject({
      current_page: 1,
      total: 0,
      last_page: 1,
      from: null,
    });
  });
});

describe('cost', () => {
  test.each([
    ['trade=fencing', 1],
    ['region=texas', 2],
    // With the guide to prices of that trade around that place.
    ['trade=fencing&near=93701', 4],
    ['trade=fencing&near=85701', 5],
    ['q=fence&trade=fencing', 1],
    ['trade=fencing&page=999', 3],
  ])('cost: %s takes %i queries', async (query, expected) => {
    await search('trade=fencing');
    const executor = world.database.getExecutor();
    const spy = vi.spyOn(executor, 'executeQuery');
    const browser = world.visitor();
    await browser.visit('/contractors?trade=survey');
    spy.mockClear();
    await find(browser, query);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    expect(count).toBe(expected);
  });
});

describe('both languages', () => {
  test('the same search stands under /es, in Spanish', async () => {
    const english = await search('trade=fencing');
    const spanish = await search('trade=fencing', '/es/contractors');
    expect(namesOf(spanish)).toEqual(namesOf(english));
    expect(english.contractors[0]?.trades[0]?.name).toBe('Fences & walls');
    expect(spanish.contractors[0]?.trades[0]?.name).toBe('Cercas y bardas');
  });

  test('an unknown page below it is not found, in the language of its address', async () => {
    expect((await world.visitor().get('/es/c/nadie')).text).toContain('lang="es-MX"');
    expect((await world.visitor().get('/c/nobody')).text).toContain('lang="en"');
  });
});
