import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FoundView } from '../../../server/search/views.ts';
import { createWorld, type World } from '../../support/world.ts';
import { find, namesOf } from './found.ts';

let world: World;
const search = (query: Record<string, string>, path?: string): Promise<FoundView> =>
  find(world.visitor(), new URLSearchParams(query).toString(), path);
const labels = ({ placeNote }: FoundView) => placeNote?.choices.map(({ label }) => label);

const SAN_DIEGO = { region: 'US-CA', city: 'San Diego', latitude: 32.72, longitude: -117.16 };
const TIJUANA = { region: 'MX-BCN', city: 'Tijuana', latitude: 32.5027, longitude: -117.0037 };

beforeAll(async () => {
  world = await createWorld();
  await world.make.contractor({ name: 'North', trades: ['plumbing'], ...SAN_DIEGO });
  await world.make.contractor({ name: 'South', trades: ['plumbing'], ...TIJUANA });
  await world.make.contractor({ name: 'Far', trades: ['plumbing'], region: 'US-TX', city: 'Austin' });
});
afterAll(() => world.close());

describe('the border', () => {
  test('a search near a place finds its country, and says how many are across the border', async () => {
    const found = await search({ near: 'San Diego, CA' });
    expect(namesOf(found)).toEqual(['North']);
    expect(found).toMatchObject({ country: 'US', acrossBorder: { country: 'MX', count: 1 } });
    const south = await search({ near: 'Tijuana' });
    expect(namesOf(south)).toEqual(['South']);
    expect(south).toMatchObject({ country: 'MX', acrossBorder: { country: 'US', count: 1 } });
  });

  test('both countries may be asked for, and a result on the other side is marked', async () => {
    const found = await search({ near: '92101', country: 'all' });
    expect(found.pagination.total).toBe(2);
    const across = Object.fromEntries(found.contractors.map((one) => [one.name, one.acrossBorder]));
    expect(across).toEqual({ North: null, South: 'MX' });
    const { text } = await world.visitor().get('/contractors?near=92101&country=all');
    expect(text).toContain('San Diego');
  });

  test('a country narrows a search without a place', async () => {
    expect(namesOf(await search({ country: 'mx', trade: 'plumbing' }))).toEqual(['South']);
    expect((await search({ country: 'us', trade: 'plumbing' })).pagination.total).toBe(2);
    expect((await search({ trade: 'plumbing' })).pagination.total).toBe(3);
    expect((await search({ country: 'canada', trade: 'plumbing' })).pagination.total).toBe(3);
  });

  test('far from the border nobody is counted across it', async () => {
    expect((await search({ near: 'Austin, TX' })).acrossBorder).toBeNull();
  });
});

describe('units', () => {
  test('a place in Mexico is searched in kilometers, one in the United States in miles', async () => {
    const south = await search({ near: 'Tijuana' });
    expect(south).toMatchObject({ unit: 'km', contractors: [{ unit: 'km' }] });
    const north = await search({ near: 'San Diego, CA' }, '/es/contractors');
    expect(north).toMatchObject({ unit: 'mi', contractors: [{ unit: 'mi' }] });
    expect((await search({})).unit).toBe('mi');
    expect((await search({}, '/es/contractors')).unit).toBe('km');
    expect((await search({ near: 'Jalisco' })).unit).toBe('km');
  });

  test('the distance and the radius are in that unit', async () => {
    // San Diego is 28 km from Tijuana: inside 40 km, outside 20.
    const within = (step: string) => search({ near: 'Tijuana', country: 'all', within: step });
    const wide = await within('25');
    const north = wide.contractors.find(({ name }) => name === 'North');
    expect(north?.distance).toBeGreaterThan(24);
    expect(north?.distance).toBeLessThan(32);
    expect(namesOf(await within('10'))).toEqual(['South']);
  });
});

describe('what the page says of a place', () => {
  test('an unknown place finds nobody, whatever else is asked', async () => {
    const found = await search({ near: 'Nowhereville', trade: 'plumbing' });
    expect(found).toMatchObject({ placeNote: { kind: 'unknown' }, contractors: [] });
    expect(found.pagination.total).toBe(0);
  });

  test('a misspelled place offers the right one', async () => {
    expect(labels(await search({ near: 'Tuscon' }))).toContain('Tucson, Arizona');
  });

  test('an ambiguous place is asked, and each choice is found', async () => {
    const found = await search({ near: 'Springfield' });
    expect(found).toMatchObject({ placeNote: { kind: 'ask' }, contractors: [] });
    for (const choice of found.placeNote?.choices ?? []) {
      const chosen = await search({ near: choice.search.near });
      expect(chosen.place).toBe(choice.label);
    }
  });

  test('a dominant place wins, and much smaller ones of its name are not offered', async () => {
    const found = await search({ near: 'Toluca' });
    expect(found.place).toBe('Toluca, State of Mexico');
    expect(found.placeNote).toBeNull();
    expect(await search({ near: 'Phoenix' })).toMatchObject({ place: 'Phoenix, Arizona', placeNote: null });
  });

  test('a code of both countries is read by the language, and the other country is found by its link', async () => {
    const found = await search({ near: '31210' }, '/es/contractors');
    expect(found.place).toBe('31210, Chihuahua, Chihuahua');
    expect(labels(found)).toEqual(['31210, Macon, Georgia']);
    for (const choice of found.placeNote?.choices ?? []) {
      const chosen = await search({ near: choice.search.near }, '/es/contractors');
      expect(chosen.place).toBe(choice.label);
    }
    const english = await search({ near: '31210' });
    expect(english.place).toBe('31210, Macon, Georgia');
    expect(labels(english)).toEqual(['31210, Chihuahua, Chihuahua']);
  });

  test('a code is read in the country of the chosen region', async () => {
    const found = await search({ near: '31210', region: 'chihuahua' });
    expect(found.place).toBe('31210, Chihuahua, Chihuahua');
  });

  test('a code that only tells the state asks for a city of it', async () => {
    const found = await search({ near: '67350', country: 'mx' });
    expect(found).toMatchObject({
      placeNote: { kind: 'city_needed', region: 'Nuevo León' },
      contractors: [],
    });
    expect(labels(found)?.at(-1)).toBe('Nuevo León');
  });

  test('a state alone is searched as a state', async () => {
    const found = await search({ near: 'Texas' });
    expect(found).toMatchObject({ area: 'Texas', place: null });
    expect(namesOf(found)).toEqual(['Far']);
    expect((await search({ near: 'Nuevo León' })).pagination.total).toBe(0);
    expect(namesOf(await search({ near: 'México' }))).toEqual(['South']);
  });

  test('a typed state and another chosen one fit nobody', async () => {
    expect((await search({ near: 'Texas', region: 'california' })).pagination.total).toBe(0);
  });
});

describe('the last day of a license', () => {
  test.each([
    ['US-HI', '2026-11-22T09:59:00Z', true],
    ['US-HI', '2026-11-22T10:01:00Z', false],
    ['MX-BCN', '2026-11-22T07:59:00Z', true],
    ['MX-BCN', '2026-11-22T08:01:00Z', false],
    ['US-NY', '2026-11-22T04:59:00Z', true],
    ['US-NY', '2026-11-22T05:01:00Z', false],
  ])(
    'the last day of a license in %s at %s: valid is %s, in the filter and on the card',
    async (region, at, isValid) => {
      const made = await world.make.contractor({ name: 'Last day', region, trades: ['solar'] });
      await world.database
        .updateTable('contractors')
        .set({
          license_number: '1',
          license_status: 'valid',
          license_expires_on: '2026-11-21',
          insured: true,
          insurance_expires_on: '2026-11-21',
        })
        .where('id', '=', made.id)
        .execute();
      world.setNow(new Date(at));
      const all = await search({ trade: 'solar', q: `last day ${at}`.slice(0, 8) });
      expect(all.contractors[0]?.license.state).toBe(isValid ? 'valid' : 'expired');
      const filters = [{ license: 'valid' }, { insured: 'yes' }] as const;
      for (const filter of filters) {
        const found = await search({ trade: 'solar', ...filter });
        expect(namesOf(found)).toEqual(isValid ? ['Last day'] : []);
      }
      await world.database.deleteFrom('contractors').where('id', '=', made.id).execute();
    },
  );
});
