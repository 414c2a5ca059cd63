import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshSearchWords } from '../../../server/contractors/words/search-words.ts';
import { createWorld, type World } from '../../support/world.ts';
import { find, namesOf } from './found.ts';

let world: World;
const search = (query: Record<string, string>, path?: string) =>
  find(world.visitor(), new URLSearchParams(query).toString(), path);

const AUSTIN = { region: 'US-TX', city: 'Austin', latitude: 30.27, longitude: -97.74 };
const SAN_ANTONIO = { region: 'US-TX', city: 'San Antonio', latitude: 29.42, longitude: -98.49 };
const MONTERREY = { region: 'MX-NLE', city: 'Monterrey', latitude: 25.67, longitude: -100.31 };

beforeAll(async () => {
  world = await createWorld();
  const { contractor } = world.make;
  await contractor({ name: 'Drain Doctor', trades: ['drains-septic'], ...AUSTIN });
  await contractor({ name: 'Near Plumber', trades: ['plumbing'], ...AUSTIN });
  await contractor({ name: 'Other Plumber', trades: ['plumbing'], ...AUSTIN });
  await contractor({ name: 'Alamo Electric', trades: ['electrical'], ...SAN_ANTONIO });
  await contractor({ name: 'Regio', trades: ['plumbing'], ...MONTERREY });
  await contractor({ name: 'COVERED PATIO LLC', trades: ['tile'], ...AUSTIN });
  await refreshSearchWords(world.database);
});
afterAll(() => world.close());

describe('the first box', () => {
  test.each([
    ['plumber near me', '/contractors', 'plumber'],
    ['electricista cerca de mí', '/es/contractors', 'electricista'],
    ['hvac nearby', '/contractors', 'hvac'],
  ])('the first box asks where the reader is for “%s”', async (q, path, words) => {
    const found = await search({ q }, path);
    expect(found).toMatchObject({ isNearMe: true, contractors: [], placeNote: null });
    expect(found.search).toMatchObject({ words, near: '' });
  });

  test('the first box needs no place of the device where a place is given', async () => {
    const found = await search({ q: 'plumber near me', near: 'Austin, TX' });
    expect(found.isNearMe).toBe(false);
    expect(namesOf(found)).toEqual(['Near Plumber', 'Other Plumber']);
  });

  test('“near me” as the place asks for the place', async () => {
    expect(await search({ q: 'plumber', near: 'near me' })).toMatchObject({ isNearMe: true });
    expect(await search({ q: 'plomero', near: 'cerca de mí' }, '/es/contractors')).toMatchObject({
      isNearMe: true,
    });
  });

  test.each([
    ['electrician 78205', '/contractors', '78205', 'electrician', 'Alamo Electric'],
    ['plomero 64000', '/es/contractors', '64000', 'plomero', 'Regio'],
    ['plumber near Austin', '/contractors', 'Austin', 'plumber', 'Near Plumber'],
    ['plumber in 78704', '/contractors', '78704', 'plumber', 'Near Plumber'],
    ['plumber austin tx', '/contractors', 'austin tx', 'plumber', 'Near Plumber'],
    ['electrician, San Antonio, TX', '/contractors', 'San Antonio, TX', 'electrician', 'Alamo Electric'],
  ])('the first box reads a place in “%s”', async (q, path, near, words, name) => {
    const found = await search({ q }, path);
    expect(found.search).toMatchObject({ near, words });
    expect(namesOf(found)).toContain(name);
  });

  test.each([
    ['licensed electrician', { licenseValid: true, words: 'electrician' }],
    ['electricista con seguro', { insured: true, words: 'electricista' }],
    ['C-10', { licenseClass: 'C-10', trade: 'electrical', words: '' }],
    ['24 hour plumber', { openNow: true, words: 'plumber' }],
  ])('the first box turns “%s” into filters', async (q, asked) => {
    expect((await search({ q })).search).toMatchObject(asked);
  });

  test.each(['plumber or roofer', 'help me', 'plumber in me', 'ok roofing', 'hi tech plumbing'])(
    'the first box reads no state into “%s”',
    async (q) => {
      const found = await search({ q });
      expect([found.place, found.area, found.search.near]).toEqual([null, null, '']);
    },
  );

  test('a business whose whole name is a problem is found by its name', async () => {
    const found = await search({ q: 'Covered Patio LLC' });
    expect(namesOf(found)[0]).toBe('COVERED PATIO LLC');
    expect(found.problem).toBeNull();
  });
});

describe('a need that is not known', () => {
  test.each([
    ['zzyzx qwrtp', '/contractors', 'unknown'],
    ['zzyzx qwrtp', '/es/contractors', 'unknown'],
    ['appliance repair', '/contractors', 'no_such_trade'],
    ['mudanza', '/es/contractors', 'no_such_trade'],
  ])('a need that is not known, “%s” at %s, shows trades and no list', async (q, path, kind) => {
    const found = await search({ q, near: 'Austin, TX' }, path);
    expect(found).toMatchObject({ missed: { text: q, kind }, contractors: [], loosened: null, more: null });
  });

  test('a need that is not known names the nearest trade in the language of the reader', async () => {
    const names = async (q: string, path: string) =>
      (await search({ q }, path)).missed?.nearest.map(({ slug }) => slug);
    expect(await names('mudanza', '/es/contractors')).toEqual(['handyman-cleanup']);
    expect(await names('appliance repair', '/contractors')).toContain('handyman-cleanup');
  });

  test('a need that is not known has no counts beside its filters', async () => {
    const { json } = await world.visitor().get('/api/search-counts?q=zzyzx');
    expect(json()).toEqual({ isAtLeast: false, counts: {}, classes: [] });
  });
});

describe('a problem that few solve', () => {
  test.each([
    ['clogged kitchen drain', '/contractors', 'plumbers'],
    ['se tapó la tarja de la cocina', '/es/contractors', 'plomeros'],
  ])('a problem that few solve, “%s”, shows the wider trade at the same place', async (q, path, people) => {
    const found = await search({ q, near: '78704, Austin, Texas' }, path);
    expect(namesOf(found)).toEqual(['Drain Doctor']);
    expect(found.more).toMatchObject({ people, dropped: ['trade'] });
    expect(found.more?.contractors.map(({ name }) => name)).toEqual(['Near Plumber', 'Other Plumber']);
  });

  test('a problem that nobody near solves shows the wider trade there before the trade far away', async () => {
    const found = await search({ q: 'se tapó la tarja', near: 'Monterrey, NL' }, '/es/contractors');
    expect(found).toMatchObject({ loosened: null, more: { people: 'plomeros' } });
    expect(found.more?.contractors.map(({ name }) => name)).toEqual(['Regio']);
  });
});

describe('a postal code of both countries', () => {
  test('a postal code of both countries is never asked about, and the other one is offered', async () => {
    const found = await search({ near: '31210' }, '/es/contractors');
    expect(found.place).toBe('31210, Chihuahua, Chihuahua');
    expect(found.placeNote).toMatchObject({ kind: 'others', choices: [{ label: '31210, Macon, Georgia' }] });
  });

  test('a postal code of both countries is read in the country of the reader’s profile', async () => {
    const browser = await world.signedIn();
    const region = await world.database
      .selectFrom('regions')
      .select('id')
      .where('code', '=', 'US-GA')
      .executeTakeFirstOrThrow();
    await world.database
      .updateTable('profiles')
      .set({ region_id: region.id, city: 'Macon' })
      .where('id', '=', browser.user.profileId)
      .execute();
    const found = await find(browser, 'near=31210', '/es/contractors');
    expect(found.place).toBe('31210, Macon, Georgia');
  });
});
