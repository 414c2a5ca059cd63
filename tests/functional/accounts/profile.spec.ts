import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContractorView } from '../../../server/contractors/page/page-view.ts';
import { createWorld, type World } from '../../support/world.ts';

type Profile = {
  profile: Record<string, unknown> & {
    region: { code: string } | null;
    contractor: Record<string, unknown> | null;
  };
  message: string;
};
type Problems = { errors: Record<string, string[]> };

let world: World;
let california: number;
let sonora: number;
beforeAll(async () => {
  world = await createWorld();
  const regionId = async (code: string) =>
    (
      await world.database
        .selectFrom('regions')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).id;
  california = await regionId('US-CA');
  sonora = await regionId('MX-SON');
});
afterAll(() => world.close());

const regionOf = (code: string) =>
  world.database.selectFrom('regions').select('id').where('code', '=', code).executeTakeFirstOrThrow();

const owner = async () => {
  const browser = await world.signedIn({ role: 'contractor' });
  const contractor = await world.make.contractor({ owner: browser.user, name: 'Fresno Roofing' });
  return Object.assign(browser, { contractor });
};
const save = (browser: ReturnType<World['visitor']>, body: Record<string, unknown>) =>
  browser.call('PATCH', '/api/profile/all-basic-info', body);
const rowOf = (profileId: number) =>
  world.database.selectFrom('profiles').selectAll().where('id', '=', profileId).executeTakeFirstOrThrow();

describe('GET /api/profile', () => {
  test('the call GET /api/profile tells a user everything about themselves and nothing of the password', async () => {
    const browser = await owner();
    const answer = await browser.call('GET', '/api/profile');
    expect(answer.status).toBe(200);
    expect(answer.json<Profile>().profile).toMatchObject({
      id: browser.user.profileId,
      name: browser.user.name,
      email: browser.user.email,
      role: 'contractor',
      setup_step: 1,
      region: { code: 'US-CA', name: 'California', country: 'US' },
      trades: [{ slug: 'plumbing', english: expect.any(String), mexican_spanish: expect.any(String) }],
      views: { view_regions: [], view_trades: [], show_phone: true, show_email: false, show_map: true },
      contractor: {
        id: browser.contractor.id,
        slug: browser.contractor.slug,
        template_id: 1,
        color_scheme_id: 1,
      },
    });
    expect(answer.text).not.toMatch(/argon|password"/);
  });

  test('a homeowner has no contractor', async () => {
    const browser = await world.signedIn();
    expect((await browser.call('GET', '/api/profile')).json<Profile>().profile).toMatchObject({
      role: 'user',
      contractor: null,
      trades: [],
      region: null,
    });
  });

  test('the call GET /api/profile is nothing for visitors', async () => {
    expect((await world.visitor().call('GET', '/api/profile')).status).toBe(401);
  });
});

describe('PATCH /api/profile/all-basic-info', () => {
  test('PATCH /api/profile/all-basic-info saves what is given, leaves the rest, and answers in the words of the brief', async () => {
    const browser = await world.signedIn({ name: 'Before' });
    const answer = await save(browser, {
      name: '  Nora   Whitfield ',
      phone: '(602) 555-0123',
      region_id: california,
      city: 'Fresno',
    });
    expect(answer.status).toBe(200);
    expect(answer.json<Profile>().message).toBe('Changes Successfully Saved!');
    expect(answer.json<Profile>().profile).toMatchObject({
      name: 'Nora Whitfield',
      phone: '+16025550123',
      city: 'Fresno',
    });
    await save(browser, { phone: '' });
    const row = await rowOf(browser.user.profileId);
    expect(row).toMatchObject({ name: 'Nora Whitfield', phone: null, city: 'Fresno', region_id: california });
    expect(row.latitude).toBeCloseTo(36.7, 0);
  });

  test('a postal code of the United States fills in city, state and position', async () => {
    const browser = await world.signedIn();
    const answer = await save(browser, { postal_code: '93721' });
    expect(answer.json<Profile>().profile).toMatchObject({
      postal_code: '93721',
      city: 'Fresno',
      region: { code: 'US-CA' },
    });
    expect((await rowOf(browser.user.profileId)).longitude).toBeCloseTo(-119.8, 0);
  });

  test('a Mexican city is found without its accents, and its phone is read as Mexican', async () => {
    const browser = await world.signedIn();
    await save(browser, {
      region_id: sonora,
      city: 'hermosillo',
      phone: '662 123 4567',
      postal_code: '83000',
    });
    const row = await rowOf(browser.user.profileId);
    expect(row).toMatchObject({ phone: '+526621234567', postal_code: '83000', region_id: sonora });
    expect(row.latitude).toBeCloseTo(29.1, 0);
  });

  test('a contractor’s business is saved, found by its new name, and marked as edited by its owner', async () => {
    const browser = await owner();
    const answer = await save(browser, {
      name: 'Marisol Cordero',
      business_name: 'Cordero Tile & Stone',
      license_number: 'C-54 1029',
      year_founded: '2004',
      crew_size: 6,
      languages: ['english', 'mexican_spanish'],
    });
    expect(answer.status).toBe(200);
    expect(answer.json<Profile>().profile.contractor).toMatchObject({
      business_name: 'Cordero Tile & Stone',
      year_founded: 2004,
      crew_size: 6,
      license_number: 'C-54 1029',
      license_register: null,
    });
    const page = await world.database
      .selectFrom('contractors')
      .selectAll()
      .where('id', '=', browser.contractor.id)
      .executeTakeFirstOrThrow();
    expect(page).toMatchObject({
      name: 'Cordero Tile & Stone',
      slug: browser.contractor.slug,
      license_source: 'owner',
    });
    expect(page.owner_edited_at).toBeInstanceOf(Date);
    expect(page.search_document).toContain('cordero');
  });

  test('a license of a public register stays beside the number that the owner states, which takes nothing of it', async () => {
    const browser = await owner();
    const { id, slug } = browser.contractor;
    await world.database
      .insertInto('licenses')
      .values({
        contractor_id: id,
        origin: 'import',
        source: 'CSLB',
        number: '771203',
        class: 'B',
        status: 'valid',
        expires_on: '2099-01-31',
        as_of: '2026-11-01',
      })
      .execute();
    const answer = await save(browser, { license_number: '999999' });
    expect(answer.json<Profile>().profile.contractor).toMatchObject({
      license_number: '771203',
      license_register: 'CSLB',
      stated_license_number: '999999',
    });
    const { page } = await world.visitor().visit(`/c/${slug}`);
    expect(page.props['contractor']).toMatchObject({
      license: { number: '771203', state: 'valid', source: 'CSLB' },
      licenses: [
        { number: '771203', licenseClass: 'B', source: 'CSLB' },
        { number: '999999', licenseClass: null, state: 'unknown', expiresOn: null, source: null },
      ],
    });
    // The register's own number is not stated a second time, and an empty field takes the statement back.
    for (const license_number of ['771203', '']) {
      await save(browser, { license_number });
      const rows = await world.database
        .selectFrom('licenses')
        .select('number')
        .where('contractor_id', '=', id)
        .execute();
      expect(rows).toEqual([{ number: '771203' }]);
    }
  });

  test('a number that only its owner states has no source, and never the word for who it is from', async () => {
    const browser = await owner();
    await save(browser, { license_number: 'C-1' });
    const { page } = await world.visitor().visit(`/c/${browser.contractor.slug}`);
    const { license, licenses } = page.props['contractor'] as ContractorView;
    expect([license.source, licenses.map(({ source }) => source)]).toEqual([null, [null]]);
    const { contractor } = (await world.visitor().get(`/api/contractor/${browser.contractor.id}`)).json<{
      contractor: { license: { source: string | null } };
    }>();
    expect(contractor.license.source).toBeNull();
  });

  test.each([
    ['a phone of another country', { phone: '+33 1 23 45 67 89' }, 'phone'],
    ['a postal code of four digits', { postal_code: '1234' }, 'postal_code'],
    ['a state that does not exist', { region_id: 999_999 }, 'region_id'],
    ['a negative id', { region_id: -1 }, 'region_id'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a NUL byte', { city: 'Fres\u0000no' }, 'city'],
    ['1 MB of text', { city: 'x'.repeat(1_048_576) }, 'city'],
    ['a business, from somebody who has none', { business_name: 'Mine' }, 'business_name'],
    ['another role', { role: 'admin' }, 'role'],
    ['a foreign profile', { id: 1 }, 'id'],
  ])('PATCH /api/profile/all-basic-info: %s is refused and nothing is saved', async (_what, body, field) => {
    const browser = await world.signedIn({ name: 'Unchanged' });
    const answer = await save(browser, { name: 'Changed', ...body });
    expect(answer.status).toBe(422);
    expect(answer.json<Problems>().errors).toHaveProperty(field);
    expect((await rowOf(browser.user.profileId)).name).toBe('Unchanged');
  });

  describe('country before place', () => {
    const mexican = { city: 'Chihuahua', postal_code: '31000' };
    const inChihuahua = async () => {
      const browser = await world.signedIn();
      const { id } = await regionOf('MX-CHH');
      await save(browser, { ...mexican, region_id: id });
      return browser;
    };

    test('a Mexican code that is changed alone never moves a profile to the United States', async () => {
      const browser = await inChihuahua();
      expect((await save(browser, { postal_code: '31210' })).json<Profile>().profile).toMatchObject({
        postal_code: '31210',
        city: 'Chihuahua',
        region: { code: 'MX-CHH' },
      });
      expect((await save(browser, { postal_code: '64060' })).json<Profile>().profile).toMatchObject({
        city: 'Monterrey',
        region: { code: 'MX-NLE' },
      });
      expect((await rowOf(browser.user.profileId)).latitude).toBeCloseTo(25.7, 0);
    });

    test('a sent Mexican state reads the code as Mexican', async () => {
      const browser = await world.signedIn();
      const { id } = await regionOf('MX-CHH');
      const answer = await save(browser, { region_id: id, postal_code: '31210' });
      expect(answer.json<Profile>().profile).toMatchObject({ city: 'Chihuahua', region: { code: 'MX-CHH' } });
    });

    test('a Mexican code without a hint keeps the city of its state, and asks for one of another', async () => {
      const browser = await inChihuahua();
      expect((await save(browser, { postal_code: '33800' })).json<Profile>().profile).toMatchObject({
        city: 'Chihuahua',
        postal_code: '33800',
      });
      const answer = await save(browser, { postal_code: '67350' });
      expect(answer.json<Problems>().errors).toEqual({ city: ['Enter the city too.'] });
    });

    test.each([
      ['an unknown ZIP', { postal_code: '00000' }, 'postal_code'],
      ['an unknown ZIP of a state', { region: 'US-CA', city: 'Fresno', postal_code: '00000' }, 'postal_code'],
      [
        'a Mexican code of no state',
        { region: 'MX-BCN', city: 'Tijuana', postal_code: '18000' },
        'postal_code',
      ],
      [
        'a Mexican code of another state',
        { region: 'MX-BCN', city: 'Tijuana', postal_code: '64000' },
        'postal_code',
      ],
      ['a city of another state', { region: 'US-CA', city: 'New York', postal_code: '92101' }, 'city'],
      ['a city far from its ZIP', { region: 'US-CA', city: 'Sacramento', postal_code: '92101' }, 'city'],
      ['a city on no list', { region: 'MX-BCN', city: 'Nowhereville' }, 'city'],
    ])(
      'country before place: %s is refused',
      async (_what, { region, ...body }: Record<string, string>, field) => {
        const browser = await world.signedIn();
        const answer = await save(browser, {
          ...body,
          ...(region && { region_id: (await regionOf(region)).id }),
        });
        expect(answer.status).toBe(422);
        expect(Object.keys(answer.json<Problems>().errors)).toEqual([field]);
        expect(await rowOf(browser.user.profileId)).toMatchObject({ region_id: null, city: null });
      },
    );

    test('a misspelled city is refused with the one that is like it', async () => {
      const browser = await world.signedIn();
      const answer = await save(browser, { region_id: california, city: 'Fersno' });
      expect(answer.json<Problems>().errors['city']?.[0]).toContain('Did you mean Fresno');
    });

    test('a city that several states have asks which, and names them in the reader’s language', async () => {
      const answer = await save(await world.signedIn(), { city: 'Springfield' });
      expect(answer.status).toBe(422);
      const { errors } = answer.json<Problems>();
      expect(errors['region_id']?.[0]).toMatch(
        /^Several states have a place called Springfield: .*Massachusetts.*Choose/,
      );
    });

    test('a code is dropped when the place moves away from it', async () => {
      const browser = await inChihuahua();
      await save(browser, { region_id: california, city: 'Fresno' });
      expect(await rowOf(browser.user.profileId)).toMatchObject({ city: 'Fresno', postal_code: null });
    });

    test('search and profile have one position for a city', async () => {
      const browser = await world.signedIn();
      const { id } = await regionOf('US-NY');
      await save(browser, { region_id: id, city: 'New York' });
      const row = await rowOf(browser.user.profileId);
      const listed = await world.database
        .selectFrom('cities')
        .select(['latitude', 'longitude'])
        .where('region_id', '=', id)
        .where('key', '=', 'newyork')
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject(listed);
      expect(row.longitude).toBeLessThan(-73.7);
    });
  });

  test('a postal code of another state is refused', async () => {
    const browser = await world.signedIn();
    const answer = await save(browser, { region_id: california, postal_code: '10001' });
    expect(answer.json<Problems>().errors).toEqual({
      postal_code: ['This postal code is in another state. Change the code or the state.'],
    });
  });

  test('a year to come is refused', async () => {
    const answer = await save(await owner(), { year_founded: new Date().getUTCFullYear() + 1 });
    expect(answer.json<Problems>().errors).toHaveProperty('year_founded');
  });

  test('script and SQL are kept as text', async () => {
    const browser = await world.signedIn();
    const name = `Robert'); drop table users;-- <script>`;
    await save(browser, { name });
    expect((await rowOf(browser.user.profileId)).name).toBe(name);
  });

  test('PATCH /api/profile/all-basic-info is nothing for visitors, nor for a session without a token', async () => {
    expect((await save(world.visitor(), { name: 'X' })).status).toBe(401);
    const browser = await world.signedIn();
    const cookie = [...browser.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const response = await world.app.inject({
      method: 'PATCH',
      url: '/api/profile/all-basic-info',
      headers: { cookie },
      payload: { name: 'X' },
    });
    expect(response.statusCode).toBe(401);
  });
});

describe('what any client may read', () => {
  test('the trades of a profile, in the reader’s language', async () => {
    const contractor = await world.make.contractor({ trades: ['plumbing', 'roofing'] });
    const answer = await world
      .visitor()
      .call('GET', `/api/profileTrades/${contractor.id}`, undefined, { cookie: 'lang=mexican_spanish' });
    const { trades } = answer.json<{ trades: { slug: string; name: string; mexican_spanish: string }[] }>();
    expect(trades.map(({ slug }) => slug).sort()).toEqual(['plumbing', 'roofing']);
    expect(trades.every(({ name, mexican_spanish }) => name === mexican_spanish)).toBe(true);
  });

  test.each(['999999', '-1', '0', 'abc', '1e3', '99999999999', '%00'])(
    'the trades of profile %s are not found',
    async (id) => {
      const answer = await world.visitor().call('GET', `/api/profileTrades/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.json()['message']).toBeTypeOf('string');
    },
  );

  test('regions with how many contractors they have', async () => {
    await world.make.contractor({ region: 'US-NV' });
    const { regions } = (await world.visitor().call('GET', '/api/regions')).json<{
      regions: Record<string, unknown>[];
    }>();
    expect(regions).toHaveLength(84);
    expect(regions.find(({ code }) => code === 'US-NV')).toEqual({
      id: expect.any(Number),
      name: 'Nevada',
      slug: expect.any(String),
      code: 'US-NV',
      country: 'US',
      contractors_count: 1,
    });
    expect(regions.find(({ code }) => code === 'MX-TLA')).toMatchObject({ contractors_count: 0 });
  });

  test('the version of the reader: none for visitors, free without a membership, else what they are on', async () => {
    const version = async (browser: ReturnType<World['visitor']>) =>
      (await browser.call('GET', '/api/user-version')).json();
    expect(await version(world.visitor())).toEqual({ logged_in_user_version: null });
    const browser = await world.signedIn();
    expect(await version(browser)).toEqual({ logged_in_user_version: 'free' });
    await world.database
      .insertInto('memberships')
      .values({ user_id: browser.user.id, version: 'annual_gold' })
      .execute();
    expect(await version(browser)).toEqual({ logged_in_user_version: 'annual_gold' });
  });

  test('the words to mask, once; whoever holds them is told they are the same', async () => {
    const first = await world.visitor().call('GET', '/api/badwords');
    const words = first.json<string[]>();
    expect(words.length).toBeGreaterThan(10);
    expect(new Set(words).size).toBe(words.length);
    const again = await world
      .visitor()
      .call('GET', '/api/badwords', undefined, { 'if-none-match': String(first.headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('the texts of readers’ pages in both languages, with the same courtesy', async () => {
    const first = await world.visitor().call('GET', '/api/translations');
    const { translations } = first.json<{ translations: Record<string, string>[] }>();
    expect(translations.find(({ key }) => key === 'accounts.login_title')).toEqual({
      key: 'accounts.login_title',
      english: 'Log in',
      mexican_spanish: 'Iniciar sesión',
    });
    const namespaces = new Set(translations.map(({ key = '' }) => key.split('.')[0]));
    expect([...namespaces]).toEqual(expect.arrayContaining(['toasts', 'search', 'dashboard']));
    for (const unread of ['admin', 'admin_lists', 'account_mails'])
      expect(namespaces.has(unread)).toBe(false);
    const again = await world
      .visitor()
      .call('GET', '/api/translations', undefined, { 'if-none-match': `W/${String(first.headers['etag'])}` });
    expect(again.status).toBe(304);
  });
});

describe('the page on which one edits the profile', () => {
  test('the page on which one edits the profile brings the profile and the states to choose from', async () => {
    const landed = await (await owner()).visit('/profile/edit');
    expect(landed.page.component).toBe('profile/edit');
    expect(landed.page.props['options']).toMatchObject({ limits: { trades: 3 } });
  });

  test('the page on which one edits the profile asks visitors to log in, and brings them back', async () => {
    expect((await world.visitor().get('/profile/edit')).headers['location']).toBe(
      '/login?next=%2Fprofile%2Fedit',
    );
  });
});
