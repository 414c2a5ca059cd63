import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage, type FormFields } from '../../support/browser.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let tradeIds: number[];
beforeAll(async () => {
  world = await createWorld();
  const trades = await world.database.selectFrom('trades').select('id').orderBy('id').execute();
  tradeIds = trades.map(({ id }) => id);
});
afterAll(() => world.close());

const regionOf = async (code: string) =>
  (await world.database.selectFrom('regions').select('id').where('code', '=', code).executeTakeFirstOrThrow())
    .id;
const owner = async () => {
  const browser = await world.signedIn({ role: 'contractor' });
  const contractor = await world.make.contractor({ owner: browser.user });
  return Object.assign(browser, { contractor });
};
const wherePlaced = async (browser: Person, path = '/profile/setup') =>
  (await browser.get(path)).headers['location'];
const basicInfo = async (change: FormFields = {}): Promise<FormFields> => ({
  name: 'Nora Whitfield',
  phone: '',
  country: 'US',
  region_id: String(await regionOf('US-CA')),
  postal_code: '',
  city: 'Fresno',
  ...change,
});

describe('the setup of a profile', () => {
  test('a homeowner goes through it without scripts, leaves it, and goes on where they left', async () => {
    const browser = await world.signedIn();
    expect(await wherePlaced(browser)).toBe('/profile/setup/basic-info');
    const first = await browser.post(
      '/profile/setup/basic-info',
      await basicInfo(),
      '/profile/setup/basic-info',
    );
    expect(first.headers['location']).toBe('/profile/setup/trades');
    const trades = { 'trades[]': ['', String(tradeIds[2])] };
    const second = await browser.post('/profile/setup/trades', trades, '/profile/setup/trades');
    expect(second.headers['location']).toBe('/profile/setup/views');

    expect(await wherePlaced(browser)).toBe('/profile/setup/views');
    const views = {
      'views.view_regions[]': ['', String(await regionOf('US-CA'))],
      'views.view_trades[]': [''],
      'views.open_to_messages': ['no'],
    };
    const last = await browser.post('/profile/setup/views', views, '/profile/setup/views');
    expect(last.headers['location']).toBe('/profile/setup/done');
    // All of it is on one page then.
    expect(await wherePlaced(browser)).toBe('/profile/edit');
    const { profile } = (await browser.call('GET', '/api/profile')).json<{
      profile: Record<string, unknown>;
    }>();
    expect(profile).toMatchObject({
      setup_step: 5,
      city: 'Fresno',
      trades: [{ id: tradeIds[2] }],
      views: { view_regions: [await regionOf('US-CA')], view_trades: [], open_to_messages: false },
    });
  });

  test('a contractor chooses a look too, and the main trade comes first', async () => {
    const browser = await owner();
    const business = {
      business_name: 'Whitfield Tile',
      license_number: '',
      year_founded: '2004',
      crew_size: '3',
      phone_on_whatsapp: ['no', 'yes'],
      'languages[]': ['', 'english'],
    };
    await browser.post('/profile/setup/basic-info', await basicInfo(business), '/profile/setup/basic-info');
    const [one, main] = [String(tradeIds[0]), String(tradeIds[4])];
    await browser.post(
      '/profile/setup/trades',
      { 'trades[]': ['', one, main], main_trade: main },
      '/profile/setup/trades',
    );
    await browser.post('/profile/setup/views', { 'views.show_phone': ['no'] }, '/profile/setup/views');
    expect(await wherePlaced(browser)).toBe('/profile/setup/template');
    const { page } = await browser.visit('/profile/setup/template');
    expect(page.props['look']).toMatchObject({
      templates: [
        { id: 1, key: 'classic', upgrade: null },
        { id: 2, upgrade: 'gold' },
        { id: 3 },
        { id: 4 },
        { id: 5, upgrade: 'platinum' },
        {},
        {},
        {},
      ],
    });
    const look = { template_id: '1', color_scheme_id: '2' };
    const done = await browser.post('/profile/setup/template', look, '/profile/setup/template');
    expect(done.headers['location']).toBe('/profile/setup/done');
    const row = await world.database
      .selectFrom('contractors as c')
      .innerJoin('profiles as p', 'p.id', 'c.id')
      .select(['p.name', 'p.languages', 'p.phone_on_whatsapp', 'p.show_phone', 'p.setup_step'])
      .select(['c.color_scheme_id', 'c.trade_ids'])
      .where('c.id', '=', browser.contractor.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      name: 'Whitfield Tile',
      languages: ['english'],
      phone_on_whatsapp: true,
      show_phone: false,
      setup_step: 5,
      color_scheme_id: 2,
      trade_ids: [tradeIds[4], tradeIds[0]],
    });
  });

  test('a step ahead leads back to where somebody is; an unknown one is not found', async () => {
    const browser = await world.signedIn();
    expect(await wherePlaced(browser, '/profile/setup/views')).toBe('/profile/setup/basic-info');
    expect((await browser.get('/profile/setup/nothing')).status).toBe(404);
    // Only a business has a look.
    expect((await browser.get('/profile/setup/template')).status).toBe(404);
    const look = { template_id: '1', color_scheme_id: '1' };
    const refused = await browser.post('/profile/setup/template', look, '/profile/setup/basic-info');
    expect(refused.status).toBe(403);
  });

  test('a refused step is shown again with what was filled in', async () => {
    const browser = await world.signedIn();
    const answer = await browser.post(
      '/profile/setup/basic-info',
      await basicInfo({ city: 'Fersno', phone: '559 555 0142' }),
      '/profile/setup/basic-info',
    );
    expect(answer.status).toBe(422);
    const page = readPage(answer.text);
    expect(page?.props.errors).toHaveProperty('city');
    expect(page?.props['input']).toMatchObject({ city: 'Fersno', phone: '559 555 0142' });
  });

  test('visitors log in first', async () => {
    expect((await world.visitor().get('/profile/setup')).headers['location']).toBe(
      '/login?next=%2Fprofile%2Fsetup',
    );
  });
});

describe('the pages that change a profile', () => {
  test('the pages that change a profile save without scripts too', async () => {
    const browser = await owner();
    const info = { ...(await basicInfo()), business_name: 'Fresno Roofing' };
    const saved = await browser.post('/profile/edit', info, '/profile/edit');
    expect(saved.headers['location']).toBe('/profile/edit');
    const trades = { 'trades[]': ['', String(tradeIds[1])] };
    expect((await browser.post('/profile/trades', trades, '/profile/edit')).status).toBe(303);
    const views = { 'views.show_map': ['no'] };
    const viewed = await browser.post('/profile/views', views, '/profile/views');
    expect(viewed.headers['location']).toBe('/profile/views');
    const { page } = await browser.visit('/profile/views');
    expect(page.props['profile']).toMatchObject({
      trades: [{ id: tradeIds[1] }],
      views: { show_map: false, show_phone: true },
      contractor: { business_name: 'Fresno Roofing' },
    });
  });

  test('the pages that change a profile above the plan they say so and keep what was chosen', async () => {
    const browser = await owner();
    const answer = await browser.post(
      '/profile/trades',
      { 'trades[]': ['', ...tradeIds.slice(0, 4).map(String)] },
      '/profile/edit',
    );
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('includes 3 trades');
    expect(readPage(answer.text)?.props['input']).toMatchObject({
      trades: ['', ...tradeIds.slice(0, 4).map(String)],
    });
  });

  test('a new postal code takes the former city and state along', async () => {
    const browser = await world.signedIn();
    await browser.post('/profile/edit', await basicInfo(), '/profile/edit');
    await browser.post('/profile/edit', await basicInfo({ postal_code: '89101' }), '/profile/edit');
    const { page } = await browser.visit('/profile/edit');
    expect(page.props['profile']).toMatchObject({ city: 'Las Vegas', region: { code: 'US-NV' } });
  });

  test('a state of the other country is refused, and a code is read in the country that was chosen', async () => {
    const browser = await world.signedIn();
    const abroad = await browser.post('/profile/edit', await basicInfo({ country: 'MX' }), '/profile/edit');
    expect(readPage(abroad.text)?.props.errors).toHaveProperty('region_id');
    const mexican = await basicInfo({ country: 'MX', region_id: '', city: '', postal_code: '31210' });
    await browser.post('/profile/edit', mexican, '/profile/edit');
    const { page } = await browser.visit('/profile/edit');
    expect(page.props['profile']).toMatchObject({ city: 'Chihuahua', region: { code: 'MX-CHH' } });
  });
});
