import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { syncReference } from '../../../../server/database/seeds/reference/seed.ts';
import type { EditableTrade, TradesView } from '../../../../server/moderation/lists/reference-views.ts';
import { until } from '../../../support/running-server.ts';
import { statusesOf } from '../../../support/at-once.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';

let world: World;
let admin: Person;
const LIST = route('admin.trades');

beforeAll(async () => {
  world = await createWorld();
  admin = await world.signedIn({ role: 'admin' });
});
afterAll(() => world.close());

const list = async (query: Record<string, string | number> = {}) =>
  (await admin.visit(route('admin.trades', {}, { query }))).page.props['trades'] as TradesView['trades'];
async function tradeOf(slug: string): Promise<EditableTrade> {
  const { rows } = await list({ search: slug, per_page: 100 });
  const trade = rows.find((row) => row.slug === slug);
  if (!trade) throw new Error(`there is no trade ${slug}`);
  return trade;
}
const bodyOf = (trade: EditableTrade) => ({
  english: trade.english,
  mexican_spanish: trade.mexican_spanish,
  icon: trade.icon,
  synonyms: trade.synonyms,
  cslb_classes: trade.cslbClasses,
  version: trade.version,
});
const save = (trade: EditableTrade, change: object) =>
  admin.submit(
    route('admin.trades.update', { id: trade.id }),
    { ...bodyOf(trade), ...change },
    { method: 'PUT', from: LIST },
  );
const NEW = {
  english: 'Thatching',
  mexican_spanish: 'Palapas',
  icon: 'IconHome',
  synonyms: { english: ['Thatcher', 'thatcher', 'reed roof'], mexican_spanish: ['palapero'] },
  cslb_classes: ['c-39', 'D-28'],
};
const add = (change: object = {}) =>
  admin.submit(route('admin.trades.store'), { ...NEW, ...change }, { from: LIST });
const isFoundBy = async (name: string, words: string) => {
  const { page } = await world.visitor().visit(route('contractors.index', {}, { query: { q: words } }));
  const { contractors } = page.props['found'] as { contractors: { name: string }[] };
  return contractors.some((found) => found.name === name);
};

describe('a trade that is added', () => {
  test('a trade that is added is offered at once, under an address made of its English name', async () => {
    const offered = async () => (await world.visitor().get('/es')).text.includes('Palapas');
    expect(await offered()).toBe(false);
    expect((await add()).page.flash).toEqual({ success: 'Thatching added' });
    expect(await offered()).toBe(true);
    expect(await tradeOf('thatching')).toMatchObject({
      english: 'Thatching',
      synonyms: { english: ['reed roof', 'thatcher'], mexican_spanish: ['palapero'] },
      cslbClasses: ['C-39', 'D-28'],
      contractors: 0,
      can: { remove: true },
    });
    expect((await list({ direction: 'desc' })).rows[0]?.slug).toBe('thatching');
  });

  test.each([
    ['a name that another trade has', { english: 'PLUMBING!', mexican_spanish: 'Otra cosa' }, 'english'],
    ['a Spanish name that another has', { english: 'Pipes', mexican_spanish: 'plomería' }, 'mexican_spanish'],
    ['an address that another has', { english: 'Garage-doors', mexican_spanish: 'Portones' }, 'english'],
    ['no Latin letter in its English name', { english: '屋根', mexican_spanish: 'Tejas' }, 'english'],
    ['no name', { english: '   ' }, 'english'],
    ['a name of signs', { english: '#1 !!' }, 'english'],
    ['a very long name', { mexican_spanish: 'x'.repeat(81) }, 'mexican_spanish'],
    ['an icon that is none', { icon: 'IconSkull' }, 'icon'],
    ['an unknown class', { cslb_classes: ['X-99'] }, 'cslb_classes.0'],
    [
      'too many words',
      { synonyms: { english: Array.from({ length: 61 }, (_, n) => `w${n}`), mexican_spanish: [] } },
      'synonyms.english',
    ],
    ['something that cannot be stored', { english: 'Zero\0' }, 'english'],
  ])('a trade that is added is refused with %s, and the field is named', async (_what, change, field) => {
    const before = (await list()).pagination.total;
    const { page } = await add({ english: 'Whittling', mexican_spanish: 'Tallado', ...change });
    expect(Object.keys(page.props.errors)).toEqual([field]);
    expect((await list()).pagination.total).toBe(before);
  });

  test('a trade that is added is there once after a double click', async () => {
    const body = { ...NEW, english: 'Dry stone', mexican_spanish: 'Piedra seca' };
    const send = () => admin.send('POST', route('admin.trades.store'), body, { accept: 'application/json' });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([303, 422, 422]);
    expect((await list({ search: 'dry stone' })).pagination.total).toBe(1);
  });
});

describe('a trade that is edited', () => {
  test('a trade that is edited is called so everywhere at once, and its contractors are found by its new words', async () => {
    const contractor = await world.make.contractor({ name: 'Vidal y Hijos', trades: ['tile'] });
    const page = `/c/${contractor.slug}`;
    const shows = async (words: string) => (await world.visitor().get(page)).text.includes(words);
    const tile = await tradeOf('tile');
    expect([await shows(tile.english), await isFoundBy('Vidal y Hijos', 'xylothek')]).toEqual([true, false]);

    const saved = await save(tile, {
      english: 'Tessellation',
      synonyms: { english: ['xylothek'], mexican_spanish: tile.synonyms.mexican_spanish },
    });
    expect(saved.page.flash).toEqual({ success: 'Changes Successfully Saved!' });
    expect(await shows('Tessellation')).toBe(true);
    await until('the search knows the new words', async () => isFoundBy('Vidal y Hijos', 'xylothek'));
    expect(await isFoundBy('Vidal y Hijos', 'tessellation')).toBe(true);
    expect((await tradeOf('tile')).version).toBe(tile.version + 1);
  });

  test('a trade that is edited stays as it is at the next start, while the others follow the code', async () => {
    const roofing = await tradeOf('roofing');
    await save(roofing, {
      mexican_spanish: 'Techumbres',
      synonyms: { english: ['lid'], mexican_spanish: [] },
    });
    await world.database
      .updateTable('trades')
      .set({ english: 'Old painting' })
      .where('slug', '=', 'painting')
      .execute();
    await syncReference(world.handle);
    expect(await tradeOf('roofing')).toMatchObject({
      mexican_spanish: 'Techumbres',
      synonyms: { english: ['lid'], mexican_spanish: [] },
    });
    expect((await tradeOf('painting')).english).not.toBe('Old painting');
  });

  test('a trade that is edited by two at once is saved by the first; the second hears of it and changes nothing', async () => {
    const trade = await tradeOf('fencing');
    const send = (english: string) =>
      admin.send(
        'PUT',
        route('admin.trades.update', { id: trade.id }),
        { ...bodyOf(trade), english },
        { accept: 'application/json' },
      );
    const answers = await Promise.all([send('Fences one'), send('Fences two')]);
    expect(statusesOf(answers)).toEqual([303, 409]);
    const winner = answers[0]?.status === 303 ? 'Fences one' : 'Fences two';
    expect(await tradeOf('fencing')).toMatchObject({ english: winner, version: trade.version + 1 });
    expect((await save(trade, { english: 'Fences three' })).page.flash.error).toContain('Someone else');
    expect((await tradeOf('fencing')).english).toBe(winner);
  });

  test('a trade that is edited that is not there is not found', async () => {
    const body = { ...NEW, version: 1 };
    const url = route('admin.trades.update', { id: 99_999 });
    expect((await admin.send('PUT', url, body, { accept: 'application/json' })).status).toBe(404);
  });
});

describe('a trade that is removed', () => {
  test('a trade that is removed does not come back with the next start, and narrows nobody’s view any more', async () => {
    const trade = await tradeOf('pools');
    await world.database
      .updateTable('profiles')
      .set({ view_trades: [trade.id] })
      .where('id', '=', admin.user.profileId)
      .execute();
    const url = route('admin.trades.destroy', { id: trade.id });
    const { page } = await admin.submit(url, { version: trade.version }, { method: 'POST', from: LIST });
    expect(page.flash).toEqual({ success: 'Trade removed' });
    await syncReference(world.handle);
    expect((await list({ search: 'pools' })).rows.map(({ slug }) => slug)).not.toContain('pools');
    const profile = await world.database
      .selectFrom('profiles')
      .select('view_trades')
      .where('id', '=', admin.user.profileId)
      .executeTakeFirstOrThrow();
    expect(profile.view_trades).toEqual([]);
  });

  test('a trade that is removed may be added again, and is theirs from then on', async () => {
    await add({ english: 'Pools', mexican_spanish: 'Albercas y más' });
    await syncReference(world.handle);
    expect(await tradeOf('pools')).toMatchObject({ mexican_spanish: 'Albercas y más' });
  });

  test.each(['a contractor', 'a review'])('a trade that is removed stays while %s uses it', async (user) => {
    const slug = user === 'a review' ? 'plumbing' : 'gas';
    if (user === 'a review') await world.make.review({ contractor: await world.make.contractor() });
    else await world.make.contractor({ trades: ['gas'] });
    const trade = await tradeOf(slug);
    expect(trade.can.remove).toBe(false);
    const url = route('admin.trades.destroy', { id: trade.id });
    const answer = await admin.send('POST', url, { version: trade.version }, { accept: 'application/json' });
    expect([answer.status, answer.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('in use'),
    ]);
    expect((await tradeOf(slug)).id).toBe(trade.id);
  });

  test('a trade that is removed after somebody else changed it, stays', async () => {
    const trade = await tradeOf('masonry');
    await save(trade, { cslb_classes: [] });
    const url = route('admin.trades.destroy', { id: trade.id });
    const answer = await admin.send('POST', url, { version: trade.version }, { accept: 'application/json' });
    expect(answer.status).toBe(409);
    expect((await tradeOf('masonry')).cslbClasses).toEqual([]);
  });

  test('a trade that is removed at the moment a contractor chooses it, is removed or chosen, not both', async () => {
    const trade = await tradeOf('solar');
    const contractor = await world.make.contractor();
    const url = route('admin.trades.destroy', { id: trade.id });
    const [removed, chosen] = await Promise.allSettled([
      admin.send('POST', url, { version: trade.version }, { accept: 'application/json' }),
      world.database
        .insertInto('profile_trades')
        .values({ profile_id: contractor.id, trade_id: trade.id, position: 0 })
        .execute(),
    ]);
    const isRemoved = removed.status === 'fulfilled' && removed.value.status === 303;
    expect(isRemoved).toBe(chosen.status === 'rejected');
  });
});

describe('the list of trades', () => {
  test('the list of trades is found by search words and classes, narrowed to those in use, and sorted', async () => {
    expect((await list({ search: 'plomero' })).rows.map(({ slug }) => slug)).toContain('plumbing');
    expect((await list({ search: 'C-36' })).rows.map(({ slug }) => slug)).toContain('plumbing');
    const { rows } = await list({ used: 'yes', per_page: 100 });
    expect(rows.every(({ contractors, reviews }) => contractors + reviews > 0)).toBe(true);
    expect((await list({ used: 'no', search: 'plumbing' })).rows).toEqual([]);
    const counts = (await list({ sort: 'contractors', per_page: 100 })).rows.map(
      ({ contractors }) => contractors,
    );
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  test('the list of trades is a file in which a name does not become a formula', async () => {
    const trade = await tradeOf('handyman-cleanup');
    expect((await save(trade, { english: '+1 Help' })).page.props.errors).toEqual({});
    const { text } = await admin.get(route('admin.trades.export', {}, { query: { search: '+1 help' } }));
    expect(text).toContain(`"'+1 Help"`);
  });
});
