import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { route } from '../../../../common/routes/route-table.ts';
import { refreshLandingPages } from '../../../../server/search/landing/refresh-landing-pages.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import type { Person } from '../../../support/world.ts';
import { createClosingWorld, type ClosingWorld } from './closing-world.ts';

const NAME = 'Quetzal Waterworks';
const LANDING = { trade: 'plumbing', region: 'california', city: 'fresno' };

let world: ClosingWorld;
let owner: Person;
let firm: MadeContractor;
let customer: Person;
let rival: Person;

beforeAll(async () => {
  world = await createClosingWorld();
  ({ owner, firm } = await world.ownerOf({ name: NAME }));
  customer = await world.signedIn();
  ({ owner: rival } = await world.ownerOf({ name: 'Rival Drains' }));
  for (let count = 0; count < 6; count += 1) {
    await world.make.review({ contractor: firm });
    const other = await world.make.contractor({ name: `Another ${count}` });
    for (let more = 0; more < 3; more += 1) await world.make.review({ contractor: other });
  }
  await sql`update profiles set open_to_messages = true, listed_in_sub_finder = true, show_map = true
    where id = ${firm.id}`.execute(world.database);
  await refreshLandingPages(world.database);
});
afterAll(() => world.close());

/** Without the page's own address, which may name it. */
const propsAt = async (by: { visit: Person['visit'] }, url: string) => {
  const {
    canonicalUrl: _own,
    alternateUrl: _other,
    query: _query,
    ...props
  } = (await by.visit(url)).page.props;
  return JSON.stringify(props);
};
const answerAt = async (url: string) => (await world.visitor().get(url)).text;

/** Every list that shows contractors to hire, as somebody reads it. */
const LISTS: readonly [string, () => Promise<string>][] = [
  ['a search by words', () => propsAt(world.visitor(), '/contractors?q=quetzal')],
  ['a search by trade', () => propsAt(world.visitor(), '/contractors?trade=plumbing&region=california')],
  ['a search near a place', () => propsAt(world.visitor(), '/contractors?trade=plumbing&near=Fresno,+CA')],
  ['a search in Spanish', () => propsAt(world.visitor(), '/es/contractors?q=quetzal')],
  ['a search on a map', () => propsAt(world.visitor(), '/contractors?box=-120.5,36,-119,37.5')],
  [
    'the marks of a map',
    () =>
      answerAt(
        route(
          'api.map_clusters',
          {},
          { query: { q: 'quetzal', box: '-120.5,36,-119,37.5', width: 900, height: 700 } },
        ),
      ),
  ],
  ['the page of a trade in a city', () => propsAt(world.visitor(), route('contractors.landing', LANDING))],
  ['the home page', () => propsAt(world.visitor(), '/')],
  [
    'suggestions while typing',
    () => answerAt(route('api.search_suggestions', {}, { query: { q: 'quetz' } })),
  ],
  ['the sub-finder', () => propsAt(rival, `${route('sub_finder')}?q=quetzal`)],
  ['contractors to ask for a quote', () => propsAt(customer, `${route('quotes.create')}?to=${firm.slug}`)],
  ['contractors to invite', () => propsAt(rival, `${route('invitations.create')}?contractors=${firm.slug}`)],
];

/** Whether a list names it as one to hire; the sentence that it closed is none. */
const lists = (text: string): boolean => {
  const contractors = text.replace(/"closed":\[[^\]]*\]/, '');
  return contractors.includes(firm.slug) || contractors.includes('"name":"Quetzal');
};

describe('lists of contractors', () => {
  afterEach(() => world.reopenFirm(owner));

  test.each(LISTS)(
    'a list (%s) leaves a business out that closed for good, and has it again at once when it opens',
    async (_, read) => {
      expect(lists(await read())).toBe(true);
      await world.closeFirm(owner);
      expect(lists(await read())).toBe(false);
      await world.reopenFirm(owner);
      expect(lists(await read())).toBe(true);
    },
  );

  test('the numbers of a trade, a state and the site go down with a closing and up again', async () => {
    const counts = async () => {
      const { rows } = await sql<{ region: number; trade: number }>`
        select (select count from contractor_counts where region_id = c.region_id) as region,
          (select sum(count)::integer from contractor_trade_counts where trade_id = c.trade_ids[1]) as trade
        from contractors as c where c.id = ${firm.id}`.execute(world.database);
      return rows[0];
    };
    const before = await counts();
    await world.closeFirm(owner);
    expect(await counts()).toEqual({ region: (before?.region ?? 0) - 1, trade: (before?.trade ?? 0) - 1 });
    await world.reopenFirm(owner);
    expect(await counts()).toEqual(before);
  });

  test('the whole name of a closed business is suggested and searched with the words that it closed', async () => {
    await world.closeFirm(owner, '2026-03-09');
    const suggested = await world
      .visitor()
      .call('GET', route('api.search_suggestions', {}, { query: { q: 'Quetzal Waterworks' } }));
    expect(suggested.json()).toMatchObject({
      contractors: [{ text: NAME, closedOn: '2026-03-09' }],
    });
    const { page } = await world.visitor().visit('/contractors?q=quetzal+waterworks');
    expect(page.props['found']).toMatchObject({
      closed: [{ slug: firm.slug, name: NAME, closedOn: '2026-03-09' }],
    });
  });

  test('a license number of a closed business leads to the sentence that it closed', async () => {
    await world.database
      .insertInto('licenses')
      .values({
        contractor_id: firm.id,
        number: 'QZ-771204',
        status: 'valid',
        source: 'Board',
        origin: 'import',
      })
      .execute();
    await world.closeFirm(owner, '2026-03-09');
    const { page } = await world.visitor().visit('/contractors?q=QZ-771204');
    expect(page.props['found']).toMatchObject({ closed: [{ slug: firm.slug, closedOn: '2026-03-09' }] });
  });

  test('sitemaps, the price guides and the shortlist keep a closed business, and the shortlist marks it', async () => {
    await customer.submit(route('shortlist.add'), { contractor_id: firm.id }, { from: '/' });
    await world.closeFirm(owner, '2026-03-09');
    const { page } = await customer.visit(route('shortlist'));
    expect(JSON.stringify(page.props)).toContain('"closedOn":"2026-03-09"');
    const map = (await world.visitor().get(route('sitemap'))).text;
    const file = /\/sitemaps\/contractors[^<]+/.exec(map)?.[0] ?? '';
    const xml = gunzipSync((await world.app.inject({ url: file })).rawPayload).toString();
    expect(xml).toContain(`/c/${firm.slug}`);
  });
});
