import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const idOf = async (list: 'regions' | 'trades', slug: string) =>
  (await world.database.selectFrom(list).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

describe('what others see of a contractor', () => {
  const PARTS = [
    ['show_phone', '5205550199'],
    ['show_email', 'office@hidden.test'],
    ['show_address', '77 Secret Lane'],
    ['show_address', '85701'],
    ['show_map', 'openstreetmap'],
  ] as const;

  async function shown() {
    const owner = await world.signedIn({ role: 'contractor' });
    const firm = await world.make.contractor({ owner: owner.user, city: 'Tucson', region: 'US-AZ' });
    await world.database
      .updateTable('profiles')
      .set({
        phone: '+15205550199',
        phone_on_whatsapp: true,
        address: '77 Secret Lane',
        postal_code: '85701',
      })
      .where('id', '=', firm.id)
      .execute();
    await world.database
      .updateTable('contractors')
      .set({ email: 'office@hidden.test' })
      .where('id', '=', firm.id)
      .execute();
    return { owner, firm };
  }

  /**
   * All answers about a contractor for a visitor: its pages, as a dialog and a document, its call, the lists.
   */
  async function everything(firm: { id: number; slug: string }): Promise<string> {
    const visitor = world.visitor();
    const paths = [`/c/${firm.slug}`, `/es/c/${firm.slug}`, `/c/${firm.slug}/ratings`, '/contractors', '/'];
    const pages = await Promise.all(paths.map(async (path) => (await visitor.get(path)).text));
    const dialog = JSON.stringify((await visitor.visit(`/c/${firm.slug}`)).page);
    const call = await visitor.call('GET', `/api/contractor/${firm.id}`);
    return [...pages, dialog, call.text].join('\n').replaceAll('%20', ' ');
  }

  test.each(PARTS)(
    'what others see of a contractor: %s off: “%s” leaves the server nowhere',
    async (flag, secret) => {
      const { owner, firm } = await shown();
      const save = (views: Record<string, boolean>) => owner.call('PATCH', '/api/profile/views', { views });
      await save({ show_phone: true, show_email: true, show_address: true, show_map: true });
      expect(await everything(firm)).toContain(secret);
      await save({ [flag]: false });
      expect(await everything(firm)).not.toContain(secret);
    },
  );

  test('what others see of a contractor with all of them off nothing of the contact is left', async () => {
    const { owner, firm } = await shown();
    const views = { show_phone: false, show_email: false, show_address: false, show_map: false };
    await owner.call('PATCH', '/api/profile/views', { views: { ...views, open_to_messages: false } });
    const { contractor } = (await world.visitor().call('GET', `/api/contractor/${firm.id}`)).json<{
      contractor: Record<string, unknown>;
    }>();
    expect(contractor).toMatchObject({
      phone: null,
      phone_on_whatsapp: false,
      email: null,
      address: null,
      postal_code: null,
      map_url: null,
      open_to_messages: false,
    });
  });
});

describe('what a reader sees in the feed', () => {
  async function publish(title: string, region: string, trade: string) {
    const author = await world.signedIn();
    const posting = {
      type: 'question',
      title,
      body: `${title}: which permit does a garden wall of two meters need there, and who asks for it?`,
      trade_ids: [await idOf('trades', trade)],
      region_id: await idOf('regions', region),
      ends_on: '',
      photos: [],
    };
    const answer = await author.send('POST', '/postings', posting, { 'x-inertia': 'true' });
    expect(answer.status).toBe(303);
  }
  const titles = async (browser: Pick<Person, 'visit'>, query = '') => {
    const { page } = await browser.visit(`/postings${query}`);
    return (page.props['postings'] as { title: string }[]).map(({ title }) => title).sort();
  };

  test('what a reader sees in the feed is what the view settings say, until they ask for everything, a state or a trade', async () => {
    await publish('Wall in Texas', 'texas', 'masonry');
    await publish('Roof in Texas', 'texas', 'roofing');
    await publish('Wall in Nevada', 'nevada', 'masonry');
    const reader = await world.signedIn();
    const everybodys = ['Roof in Texas', 'Wall in Nevada', 'Wall in Texas'];
    expect(await titles(reader)).toEqual(everybodys);
    const views = {
      view_regions: [await idOf('regions', 'texas')],
      view_trades: [await idOf('trades', 'masonry')],
    };
    await reader.call('PATCH', '/api/profile/views', { views });
    expect(await titles(reader)).toEqual(['Wall in Texas']);
    const { page } = await reader.visit('/postings');
    expect(page.props['views']).toEqual({ regions: ['Texas'], trades: [expect.any(String)] });
    expect(await titles(reader, '?all=yes')).toEqual(everybodys);
    expect(await titles(reader, '?region=nevada')).toEqual(['Wall in Nevada']);
    expect(await titles(reader, '?trade=roofing')).toEqual(['Roof in Texas']);
    expect(await titles(world.visitor())).toEqual(everybodys);
  });
});
