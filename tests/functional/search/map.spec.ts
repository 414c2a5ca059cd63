import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { BASE_MAP_PATH, MAP_DETAILS_PATH, pairsOf } from '../../../common/search/base-map.ts';
import { baseMapFile, mapDetails } from '../../../server/maps/base-map.ts';
import type { MapAnswer } from '../../../server/search/map/map-answer.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';
import { find, namesOf } from './found.ts';

const TUCSON = { region: 'US-AZ', city: 'Tucson', latitude: 32.2226, longitude: -110.9747 };
const NOGALES = { region: 'MX-SON', city: 'Nogales', latitude: 31.3012, longitude: -110.9381 };
const WHOLE_WORLD = '-180,-85,180,85';
const AROUND_TUCSON = '-111.2,32,-110.7,32.5';

let world: World;
let exact: MadeContractor;
const names = async (query: string) => namesOf(await find(world.visitor(), query)).toSorted();
const clusters = async (query: Record<string, string>) => {
  const answer = await world.visitor().call('GET', route('api.map_clusters', {}, { query }));
  return { status: answer.status, ...answer.json<MapAnswer>() };
};
const setProfile = (contractor: MadeContractor, columns: Record<string, unknown>) =>
  world.database.updateTable('profiles').set(columns).where('id', '=', contractor.id).execute();
const svgOf = async (slug: string) => {
  const { status, text, headers } = await world
    .visitor()
    .get(route('maps.contractor', { file: `${slug}.svg` }));
  return { status, text, type: headers['content-type'] };
};

beforeAll(async () => {
  world = await createWorld();
  const { contractor } = world.make;
  exact = await contractor({ name: 'Exact', trades: ['plumbing'], ...TUCSON });
  await contractor({ name: 'Sonora', trades: ['plumbing'], ...NOGALES });
  await contractor({
    name: 'Aleutian',
    trades: ['roofing'],
    region: 'US-AK',
    city: 'Attu',
    latitude: 52.9,
    longitude: 173.2,
  });
  await contractor({ name: 'Nowhere', trades: ['roofing'], latitude: null, longitude: null });
  await setProfile(exact, { show_address: true, address: '12 Secret Street' });
});
afterAll(() => world.close());

describe('a search in a part of the map', () => {
  test('a search in a part of the map finds who is in it, on both sides of the border, and the chip’s address takes it back', async () => {
    expect(await names(`box=${AROUND_TUCSON}`)).toEqual(['Exact']);
    expect(await names('box=-111.5,31,-110.5,32.5&near=Tucson,+AZ&within=5')).toEqual(['Exact', 'Sonora']);
    expect(await names('box=-111.5,31,-110.5,32.5&country=mx')).toEqual(['Sonora']);
  });

  test('a search in a part of the map: around the antimeridian finds both of its sides', async () => {
    expect(await names('box=170,50,-160,55')).toEqual(['Aleutian']);
  });

  test('a search in a part of the map that is no box is as if it were not there', async () => {
    expect(await names('box=1,2,3&trade=plumbing')).toEqual(['Exact', 'Sonora']);
  });

  test('a search in a part of the map in which nobody is shows the nearest outside of it', async () => {
    const { loosened } = await find(world.visitor(), 'box=-100,40,-99,41&trade=plumbing');
    expect(loosened).toMatchObject({
      dropped: ['box'],
      contractors: [{ name: 'Exact' }, { name: 'Sonora' }],
    });
  });
});

describe('the clusters of a map', () => {
  test('the clusters of a map are those of the search in the visible box, each of one by name', async () => {
    const { clusters: found } = await clusters({ view: AROUND_TUCSON, trade: 'plumbing' });
    expect(found).toMatchObject([
      { count: 1, contractor: { name: 'Exact', slug: exact.slug, stars: null, hasRedFlag: false } },
    ]);
    expect((await clusters({ view: AROUND_TUCSON, trade: 'roofing' })).clusters).toEqual([]);
    expect((await clusters({ view: AROUND_TUCSON, near: 'Nowhereville' })).clusters).toEqual([]);
  });

  test('the clusters of a map obey the country of the list: a place near the border shows its own side', async () => {
    const view = '-111.5,31,-110.5,32.6';
    const namesIn = async (query: Record<string, string>) =>
      (await clusters({ view, trade: 'plumbing', ...query })).clusters.map(
        ({ contractor }) => contractor?.name ?? '',
      );
    expect(await namesIn({ near: 'Tucson, AZ' })).toEqual(['Exact']);
    expect((await namesIn({})).toSorted()).toEqual(['Exact', 'Sonora']);
  });

  test('the clusters of a map: put a contractor in its place exactly only where its address is shown', async () => {
    // Another number each time, because the answer is cached until a contractor changes.
    let columns = 1;
    const at = async () => (await clusters({ view: AROUND_TUCSON, columns: String(columns++) })).clusters[0];
    expect(await at()).toMatchObject({ latitude: TUCSON.latitude, longitude: TUCSON.longitude });
    await setProfile(exact, { show_address: false });
    expect(await at()).toMatchObject({ latitude: 32.22, longitude: -110.98 });
    await setProfile(exact, { show_map: false });
    expect(await at()).toBeUndefined();
    await setProfile(exact, { show_address: true, show_map: true });
  });

  test('the clusters of a map of the whole world, around the antimeridian and at the pole are answered', async () => {
    const total = async (view: string) =>
      (await clusters({ view, columns: '4' })).clusters.reduce((sum, { count }) => sum + count, 0);
    expect(await total(WHOLE_WORLD)).toBe(3);
    expect(await total('170,40,190,60')).toBe(1);
    expect(await total('-180,80,180,90')).toBe(0);
  });

  test('the clusters of a map of ten thousand at one place are one', async () => {
    await sql`
      insert into profiles (id, kind, name, latitude, longitude)
      select 500000 + n, 'contractor', 'Many ' || n, 20, -100 from generate_series(1, 10000) n`.execute(
      world.database,
    );
    await sql`
      insert into contractors (id, slug, latitude, longitude)
      select 500000 + n, 'many-' || n, 20, -100 from generate_series(1, 10000) n`.execute(world.database);
    const { clusters: found } = await clusters({ view: '-101,19,-99,21' });
    expect(found).toEqual([{ latitude: 20, longitude: -100, count: 10_000, box: null, contractor: null }]);
  });

  test('the clusters of a map of ten thousand all over the country are no more marks than a map has room for, and none is left out', async () => {
    await sql`
      insert into profiles (id, kind, name, latitude, longitude)
      select 600000 + n, 'contractor', 'Far ' || n, 26 + n % 100 * 0.2, -120 + n / 100 * 0.45 from generate_series(0, 9999) n`.execute(
      world.database,
    );
    await sql`
      insert into contractors (id, slug, latitude, longitude)
      select id, 'far-' || id, latitude, longitude from profiles where id between 600000 and 609999`.execute(
      world.database,
    );
    const { clusters: found } = await clusters({ view: '-179,-85,179,85', columns: '24' });
    expect(found.length).toBeLessThan(60);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(20_000);
  });

  test.each([
    ['half a box', { view: '1,2,3' }],
    ['a box upside down', { view: '0,10,1,5' }],
    ['letters', { view: 'a,b,c,d' }],
    ['too many columns', { view: WHOLE_WORLD, columns: '1000' }],
    ['no columns', { view: WHOLE_WORLD, columns: '0' }],
    ['words for ids', { ids: '1,2;drop table' }],
  ])('the clusters of a map: %s is refused', async (_, query) => {
    expect((await clusters(query as Record<string, string>)).status).toBe(422);
  });
});

describe('a map that scripts draw', () => {
  test('a map that scripts draw is told without a view which part of the map its search is about', async () => {
    const { view, places, street } = await clusters({ near: 'Tucson, AZ', within: '5' });
    expect(view.west).toBeLessThan(TUCSON.longitude);
    expect(view.east - view.west).toBeLessThan(0.3);
    expect(places.map(({ name }) => name)).toContain('Tucson');
    expect(street).toBeNull();
    const { view: whole } = await clusters({ near: 'Nowhereville' });
    expect(whole.east - whole.west).toBeGreaterThan(50);
    expect((await clusters({ box: AROUND_TUCSON })).view).toEqual({
      west: -111.2,
      south: 32,
      east: -110.7,
      north: 32.5,
    });
  });

  test('a map that scripts draw is told where the contractors of a list are, as exactly as each is shown', async () => {
    const points = async (columns: string) =>
      (await clusters({ ids: `${exact.id},999999999`, columns })).points;
    expect(await points('5')).toEqual([
      { id: exact.id, latitude: TUCSON.latitude, longitude: TUCSON.longitude },
    ]);
    await setProfile(exact, { show_address: false });
    expect(await points('6')).toEqual([{ id: exact.id, latitude: 32.22, longitude: -110.98 }]);
    await setProfile(exact, { show_map: false });
    expect(await points('7')).toEqual([]);
    await setProfile(exact, { show_address: true, show_map: true });
  });

  test('a map that scripts draw has the base map as two compressed files of 900 KB at most in all', async () => {
    expect(route('maps.base')).toBe(BASE_MAP_PATH);
    expect(route('maps.details')).toBe(MAP_DETAILS_PATH);
    const sizes = ['outlines', 'details'] as const;
    expect(sizes.reduce((sum, name) => sum + baseMapFile(name).length, 0)).toBeLessThan(900_000);
    for (const path of [BASE_MAP_PATH, MAP_DETAILS_PATH]) {
      const { status, headers } = await world.visitor().get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': /json/ });
    }
  });

  test('a map that scripts draw has the lakes, rivers and cities that are known, where they are', () => {
    const { lines, lakes, cities, rivers } = mapDetails();
    const near = (shapes: readonly number[], [x, y]: readonly [number, number]) =>
      shapes.some((at) =>
        pairsOf(lines[at]?.points ?? new Float64Array()).some(
          ([east, north]) => Math.hypot(east - x, north - y) < 0.3,
        ),
      );
    // Chicago’s shore of Lake Michigan; the Mississippi at Memphis, the Rio Grande at Laredo; Austin, Monterrey.
    expect(near(lakes.flat(), [-87.6, 41.9])).toBe(true);
    for (const place of [
      [-90.1, 35.1],
      [-99.5, 27.5],
    ] as const)
      expect(near(rivers.flat(), place)).toBe(true);
    for (const place of [
      [-97.7, 30.3],
      [-100.3, 25.7],
    ] as const)
      expect(near(cities.flat(), place)).toBe(true);
    // Nothing lies in the sea where Hispaniola would be, which the map does not draw.
    for (const shapes of [lakes.flat(), rivers.flat(), cities.flat()])
      expect(near(shapes, [-69.9, 18.5])).toBe(false);
  });

  test('a map that scripts draw may have a street map of the operator, and pages may connect to its origin then', async () => {
    const street = 'https://tiles.example/styles/streets.json?key=1';
    const other = await createWorld({ mapStyleUrl: street });
    const answer = await other.visitor().call('GET', route('api.map_clusters'));
    expect(answer.json<MapAnswer>().street).toBe(street);
    const policy = String((await other.visitor().get('/contractors')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
    expect(policy).toMatch(/connect-src [^;]* https:\/\/tiles\.example;/);
    expect(policy).not.toContain('key=1');
    await other.close();
    const own = String((await world.visitor().get('/contractors')).headers['content-security-policy']);
    expect(own).toContain("img-src 'self' data: blob:;");
  });
});

describe('the drawn map of a contractor', () => {
  test('the drawn map of a contractor has a pin only where the address is shown, and never words of it', async () => {
    const shown = await svgOf(exact.slug);
    expect(shown).toMatchObject({ status: 200, type: expect.stringContaining('image/svg+xml') });
    expect(shown.text).toContain('class="pin"');
    await setProfile(exact, { show_address: false });
    const hidden = await svgOf(exact.slug);
    expect(hidden.text).not.toContain('class="pin"');
    expect(hidden.text).toContain('class="area"');
    for (const { text } of [shown, hidden]) expect(text).not.toMatch(/Secret|Exact|script/);
    const { page } = await world.visitor().visit(route('contractors.show', { slug: exact.slug }));
    expect(JSON.stringify(page.props)).toContain(`/maps/contractors/${exact.slug}.svg`);
  });

  test('the drawn map of a contractor is there for nobody who shows no map, is hidden, or does not exist', async () => {
    await setProfile(exact, { show_map: false });
    expect((await svgOf(exact.slug)).status).toBe(404);
    const { page } = await world.visitor().visit(route('contractors.show', { slug: exact.slug }));
    expect(JSON.stringify(page.props)).not.toContain('/maps/contractors/');
    await setProfile(exact, { show_map: true });
    expect((await svgOf('nobody-at-all')).status).toBe(404);
    expect((await world.visitor().get('/maps/contractors/no-picture')).status).toBe(404);
  });
});

test.each([
  '',
  'near=Tucson,+AZ',
  'region=sonora',
  'near=Nowhereville',
  'box=170,50,-160,55',
  'region=alaska',
])('the drawn map of the search “%s” is a picture', async (query) => {
  const { status, text } = await world.visitor().get(`${route('maps.search')}?${query}`);
  expect(status).toBe(200);
  expect(text).toMatch(/^<svg .*<\/svg>$/s);
  expect(text).not.toMatch(/NaN|Infinity|undefined/);
  expect(text.length).toBeLessThan(400_000);
});

describe('the mark of one contractor', () => {
  test('the mark of one contractor has its stars from three reviews on, and its red flag', async () => {
    const starred = await world.make.contractor({ name: 'Starred', trades: ['painting'], ...TUCSON });
    for (const overall of [5, 4, 4] as const) await world.make.review({ contractor: starred, overall });
    await world.database
      .updateTable('contractors')
      .set({ red_flag_level: 'warning' })
      .where('id', '=', starred.id)
      .execute();
    const { clusters: found } = await clusters({ view: AROUND_TUCSON, trade: 'painting' });
    expect(found).toMatchObject([{ contractor: { name: 'Starred', hasRedFlag: true } }]);
    expect(found[0]?.contractor?.stars).toBeCloseTo(4.3, 1);
  });
});
