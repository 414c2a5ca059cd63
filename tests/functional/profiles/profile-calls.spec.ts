import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLANS } from '../../../common/limits/plan-limits.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let tradeIds: number[];
let regionIds: number[];
beforeAll(async () => {
  world = await createWorld();
  const trades = await world.database.selectFrom('trades').select('id').orderBy('id').execute();
  tradeIds = trades.map(({ id }) => id);
  const regions = await world.database.selectFrom('regions').select('id').orderBy('id').execute();
  regionIds = regions.map(({ id }) => id);
});
afterAll(() => world.close());

type Saved = {
  profile: { setup_step: number; trades: { id: number }[]; views: Record<string, unknown> };
  message: string;
};
const SAVED = 'Changes Successfully Saved!';

const owner = async (version?: 'gold' | 'platinum') => {
  const browser = await world.signedIn({ role: 'contractor' });
  const contractor = await world.make.contractor({ owner: browser.user });
  if (version)
    await world.database.insertInto('memberships').values({ user_id: browser.user.id, version }).execute();
  return Object.assign(browser, { contractor });
};
const patch = (browser: Pick<Person, 'call'>, path: string, body: unknown) =>
  browser.call('PATCH', path, body as Record<string, unknown>);
const tradesNow = async (browser: Person) =>
  (await browser.call('GET', '/api/profile')).json<Saved>().profile.trades.map(({ id }) => id);

describe('the calls for one’s own profile', () => {
  test.each([
    ['/api/profile/trades', false],
    ['/api/profile/trades-profile-setup', true],
  ])(
    'the calls for one’s own profile: %s saves the trades in their order, and the contractor is found by them',
    async (path, isSetup) => {
      const browser = await owner();
      const trades = [tradeIds[7], tradeIds[3]];
      const answer = await patch(browser, path, { trades });
      expect(answer.status).toBe(200);
      const { profile, message } = answer.json<Saved>();
      expect(message).toBe(SAVED);
      expect(profile.trades.map(({ id }) => id)).toEqual(trades);
      expect(profile.setup_step).toBe(isSetup ? 3 : 1);
      const row = await world.database
        .selectFrom('contractors')
        .select(['trade_ids', 'owner_edited_at'])
        .where('id', '=', browser.contractor.id)
        .executeTakeFirstOrThrow();
      expect(row.trade_ids).toEqual(trades);
      expect(row.owner_edited_at).not.toBeNull();
    },
  );

  test.each([
    ['/api/profile/views', 1],
    ['/api/profile/views-views-settings', 1],
    ['/api/profile/views-profile-setup', 4],
  ])(
    'the calls for one’s own profile: %s saves the view settings that are given and leaves the rest',
    async (path, setupStep) => {
      const browser = await owner();
      const answer = await patch(browser, path, {
        views: { view_regions: [regionIds[1]], view_trades: [tradeIds[0]], show_phone: false },
      });
      expect(answer.status).toBe(200);
      expect(answer.json<Saved>()).toMatchObject({
        message: SAVED,
        profile: {
          setup_step: setupStep,
          views: {
            view_regions: [regionIds[1]],
            view_trades: [tradeIds[0]],
            show_phone: false,
            show_address: true,
          },
        },
      });
    },
  );

  test('trades and view settings are read and saved together', async () => {
    const browser = await owner();
    const views = { show_map: false, open_to_messages: false, listed_in_sub_finder: false };
    await patch(browser, '/api/profile/trades-views-settings', { trades: [tradeIds[5]], views });
    const answer = await browser.call('GET', '/api/profile/trades-views-settings');
    expect(answer.json<Saved>().profile).toMatchObject({ trades: [{ id: tradeIds[5] }], views });
  });

  test('the basic information of the setup also says that its step is done', async () => {
    const browser = await world.signedIn();
    const path = '/api/profile/all-basic-info-for-profile-setup';
    const answer = await patch(browser, path, { name: 'Nora Whitfield' });
    expect(answer.json<Saved>()).toMatchObject({ message: SAVED, profile: { setup_step: 2 } });
    // Repeating a step does not move the user back.
    await patch(browser, '/api/profile/views-profile-setup', { views: {} });
    const again = await patch(browser, path, { name: 'Nora' });
    expect(again.json<Saved>().profile.setup_step).toBe(5);
  });

  test.each([
    ['Hebrew', 'שמעון גגות \u200e(Dallas)'],
    ['Arabic', 'شركة البناء 24'],
  ])(
    'a name in %s is stored as it is written, without what would turn other words around',
    async (_script, name) => {
      const browser = await owner();
      const path = '/api/profile/all-basic-info';
      const turned = `\u202e${name}\u202c\u2067`;
      const answer = await patch(browser, path, { name: turned });
      expect(answer.json<Saved>()).toMatchObject({ message: SAVED, profile: { name } });
    },
  );

  test.each([
    ['a trade that does not exist', '/api/profile/trades', { trades: [999_999] }, 'trades'],
    ['a contractor without trades', '/api/profile/trades', { trades: [] }, 'trades'],
    [
      'a state that does not exist',
      '/api/profile/views',
      { views: { view_regions: [999_999] } },
      'views.view_regions',
    ],
    ['a setting that there is not', '/api/profile/views', { views: { admin: true } }, 'views.admin'],
    ['a word for yes', '/api/profile/views', { views: { show_map: 'maybe' } }, 'views.show_map'],
  ])(
    'the calls for one’s own profile: %s is refused and nothing is saved',
    async (_what, path, body, field) => {
      const browser = await owner();
      const before = await tradesNow(browser);
      const answer = await patch(browser, path, body);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
      expect(await tradesNow(browser)).toEqual(before);
    },
  );

  test('the calls for one’s own profile are nothing for visitors', async () => {
    for (const path of ['trades', 'views', 'trades-views-settings'])
      expect((await patch(world.visitor(), `/api/profile/${path}`, { trades: [] })).status).toBe(401);
  });
});

describe('the limits of a plan', () => {
  test('four trades ask for Gold, nine for Platinum, sixteen are too many', async () => {
    const browser = await owner();
    const save = (count: number) =>
      patch(browser, '/api/profile/trades', { trades: tradeIds.slice(0, count) });
    expect((await save(3)).status).toBe(200);
    const gold = await save(4);
    expect([gold.status, gold.json()['upgrade']]).toEqual([403, 'gold']);
    expect(gold.json()['message']).toContain('includes 3 trades');
    expect((await save(9)).json()['upgrade']).toBe('platinum');
    expect((await save(16)).status).toBe(422);
    expect(await tradesNow(browser)).toHaveLength(3);
  });

  test('a business that follows three states is asked for Gold', async () => {
    const browser = await owner();
    const answer = await patch(browser, '/api/profile/views', {
      views: { view_regions: regionIds.slice(0, 3), show_map: false },
    });
    expect([answer.status, answer.json()['upgrade']]).toEqual([403, 'gold']);
    const { profile } = (await browser.call('GET', '/api/profile')).json<Saved>();
    expect(profile.views).toMatchObject({ view_regions: [], show_map: true });
  });

  test('what was chosen on a larger plan stays after it, and is not added to', async () => {
    const browser = await owner('gold');
    const five = tradeIds.slice(0, 5);
    await patch(browser, '/api/profile/trades', { trades: five });
    await world.database.deleteFrom('memberships').where('user_id', '=', browser.user.id).execute();
    expect((await patch(browser, '/api/profile/trades', { trades: five.slice(0, 4) })).status).toBe(200);
    expect((await patch(browser, '/api/profile/trades', { trades: five })).status).toBe(403);
  });

  test('the limits of a plan of two changes at once none goes past the limit', async () => {
    const browser = await owner();
    const answers = await Promise.all(
      [tradeIds.slice(0, 3), tradeIds.slice(3, 6)].map((trades) =>
        patch(browser, '/api/profile/trades', { trades }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await tradesNow(browser)).toHaveLength(3);
  });
});

describe('the look of a contractor’s page', () => {
  const template = (browser: Pick<Person, 'call'>, template_id: unknown) =>
    patch(browser, '/api/contractor/update-template', { template_id });
  const scheme = (browser: Pick<Person, 'call'>, color_scheme_id: unknown) =>
    patch(browser, '/api/contractor/update-color-scheme', { color_scheme_id });

  test('the look of a contractor’s page of a hidden page is saved and answered to its owner', async () => {
    const browser = await owner();
    const { id } = browser.contractor;
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: new Date() })
      .where('id', '=', id)
      .execute();
    const answer = await scheme(browser, 2);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({ contractor: { id, color_scheme_id: 2 } });
  });

  test('the look of a contractor’s page: its owner changes template and color scheme, and the page has them at once', async () => {
    const browser = await owner('platinum');
    const answer = await template(browser, 8);
    expect(answer.json()).toMatchObject({ message: SAVED, contractor: { template_id: 8 } });
    expect((await scheme(browser, 10)).json()).toMatchObject({
      message: SAVED,
      contractor: { id: browser.contractor.id, color_scheme_id: 10 },
    });
    const { page } = await world.visitor().visit(`/c/${browser.contractor.slug}`);
    expect(page.props['contractor']).toMatchObject({ template: 'minimal', colorSchemeId: 10 });
  });

  test.each([
    [undefined, 1, 2, 'gold'],
    ['gold' as const, 4, 5, 'platinum'],
  ])(
    'the look of a contractor’s page on %s a template above the plan answers 403 and names the plan',
    async (version, last, first, upgrade) => {
      const browser = await owner(version);
      expect((await template(browser, last)).status).toBe(200);
      const refused = await template(browser, first);
      expect([refused.status, refused.json()['upgrade']]).toEqual([403, upgrade]);
    },
  );

  test('the third color scheme asks for Gold', async () => {
    const browser = await owner();
    expect((await scheme(browser, 2)).status).toBe(200);
    const refused = await scheme(browser, 3);
    expect([refused.status, refused.json()['upgrade']]).toEqual([403, 'gold']);
  });

  test.each([0, 9, -1, 'classic', null])('template %s does not exist', async (id) => {
    expect((await template(await owner('platinum'), id)).status).toBe(422);
  });

  test('the look of a contractor’s page is for nobody else', async () => {
    expect((await template(await world.signedIn(), 1)).status).toBe(403);
    expect((await scheme(await world.signedIn({ role: 'admin' }), 1)).status).toBe(403);
    expect((await template(world.visitor(), 1)).status).toBe(401);
  });
});

describe('GET /api/user/version-details', () => {
  type Details = { versionDetails: Record<string, unknown> };
  const details = async (browser: Person) =>
    (await browser.call('GET', '/api/user/version-details')).json<Details>().versionDetails;

  test('the call GET /api/user/version-details tells the plan, its limits, and how much of them is used', async () => {
    const browser = await owner();
    await patch(browser, '/api/profile/trades', { trades: tradeIds.slice(0, 2) });
    expect(await details(browser)).toEqual({
      version: 'free',
      plan: { name: 'Free', price_cents: 0, interval: null },
      state: 'active',
      renews_at: null,
      cancels_at: null,
      limits: PLANS.free.limits,
      used: { trades: 2, view_regions: 0, postings_a_month: 0, invitations_a_month: 0 },
    });
    expect(await details(await owner('gold'))).toMatchObject({
      version: 'gold',
      plan: { name: 'Gold', price_cents: 1900, interval: 'month' },
      limits: { templates: 4, color_schemes: 10, trades: 8 },
    });
  });

  test('the call GET /api/user/version-details is nothing for visitors', async () => {
    expect((await world.visitor().call('GET', '/api/user/version-details')).status).toBe(401);
  });
});

describe('GET /api/profile/places', () => {
  const places = async (query: string) => {
    const browser = await world.signedIn();
    return (await browser.call('GET', `/api/profile/places?${query}`)).json<{ places: unknown[] }>().places;
  };
  const regionId = async (code: string) =>
    (
      await world.database
        .selectFrom('regions')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow()
    ).id;

  test('a code is read in the country that was chosen', async () => {
    expect(await places('country=US&text=93721')).toEqual([
      { city: 'Fresno', region_id: await regionId('US-CA') },
    ]);
    expect(await places('country=MX&text=31210')).toEqual([
      { city: 'Chihuahua', region_id: await regionId('MX-CHH') },
    ]);
    // The state alone is told by its first digits.
    expect(await places('country=MX&text=67350')).toEqual([
      { city: null, region_id: await regionId('MX-NLE') },
    ]);
    expect(await places('country=US&text=00000')).toEqual([]);
  });

  test('cities of the chosen state that begin so, and none without a state', async () => {
    const california = await regionId('US-CA');
    expect(await places(`region_id=${california}&text=fres`)).toEqual([
      { city: 'Fresno', region_id: california },
    ]);
    expect(await places('text=fres')).toEqual([]);
    expect(await places(`region_id=x&text=${'x'.repeat(5_000)}`)).toEqual([]);
  });
});
