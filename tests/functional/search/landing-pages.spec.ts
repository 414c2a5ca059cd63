import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { LandingView } from '../../../server/search/landing/view.ts';
import { refreshLandingPages } from '../../../server/search/landing/refresh-landing-pages.ts';
import { cityKey } from '../../../server/places/city-key.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
const firms: MadeContractor[] = [];
const FRESNO = { trade: 'plumbing', region: 'california', city: 'fresno' };
const visit = (path: string) => world.visitor().visit(path);
const landingOf = async (path = route('contractors.landing', FRESNO)) =>
  (await visit(path)).page.props['landing'] as LandingView;
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]') as Record<
    string,
    unknown
  >[];

beforeAll(async () => {
  world = await createWorld();
  for (let count = 0; count < 5; count += 1) {
    const firm = await world.make.contractor({ name: `Fresno Pipes ${count}`, trades: ['plumbing', 'gas'] });
    firms.push(firm);
    for (let written = 0; written < (count === 4 ? 1 : 2); written += 1)
      await world.make.review({ contractor: firm, overall: 3 + (count % 3) });
  }
  await world.make.contractor({ name: 'Alone', city: 'Clovis' });
});
afterAll(() => world.close());

describe('a page of a trade in a city', () => {
  test('a page of a trade in a city under ten reviews there is none: the address leads to the search, and no list names it', async () => {
    await refreshLandingPages(world.database);
    const answer = await world.visitor().get(route('contractors.landing', FRESNO));
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe(
      route('contractors.index', {}, { query: { trade: 'plumbing', near: 'Fresno, California' } }),
    );
    expect((await world.visitor().get(route('contractors.landing_picture', FRESNO))).status).toBe(404);
    expect((await world.visitor().get(route('sitemap'))).text).not.toContain('landings-');
  });

  test('a page of a trade in a city from three contractors and ten reviews on it tells counts, prices, licenses and the first ten', async () => {
    const [first, last] = [firms[0], firms[4]];
    if (!first || !last) throw new Error('there are five');
    await world.make.review({ contractor: last, overall: 5 });
    await world.database
      .updateTable('contractors')
      .set({ license_number: 'C-36', license_status: 'valid' })
      .where('id', '=', first.id)
      .execute();
    const landing = await landingOf();
    expect(landing).toMatchObject({
      people: 'Plumbers',
      city: { name: 'Fresno' },
      contractorCount: 5,
      reviewCount: 10,
      medianRating: null,
      hireAgain: { yes: 10, answers: 10 },
      licenses: { active: 1, lapsed: 0, unverified: 0, noRecord: 4 },
      prices: { currency: 'USD', total: 10 },
    });
    expect(landing.facts.map(({ key }) => key)).toContain('price_within_quote');
    expect(landing.contractors).toHaveLength(5);
    const spanish = await landingOf(route('contractors.landing', FRESNO, { language: 'mexican_spanish' }));
    expect(spanish.people).toBe('Plomeros');
  });

  test('a page of a trade in a city: why each contractor is where it is comes on demand', async () => {
    const props = await world
      .visitor()
      .reload(route('contractors.landing', FRESNO), 'contractors/landing', ['ranks']);
    const ranks = props['ranks'] as { of: Record<number, unknown> };
    expect(Object.keys(ranks.of)).toHaveLength(5);
  });

  test('a page of a trade in a city: it has breadcrumbs and its list for search engines, and a picture of its own', async () => {
    const html = (await world.visitor().get(route('contractors.landing', FRESNO))).text;
    const [way, list] = dataIn(html);
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 5 });
    const picture = await world.app.inject({ url: route('contractors.landing_picture', FRESNO) });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630 });
  });

  test('another spelling leads to the address, an unknown city, region or trade is not found', async () => {
    const upper = await world.visitor().get('/contractors/Plumbing/california/FRESNO/');
    expect(upper.headers['location']).toBe(route('contractors.landing', FRESNO));
    const short = await world.visitor().get('/contractors/plumbing/missouri/st-louis');
    expect([short.status, short.headers['location']]).toEqual([
      301,
      '/contractors/plumbing/missouri/saint-louis',
    ]);
    for (const path of [
      '/contractors/plumbing/california/nowhere-at-all',
      '/contractors/plumbing/atlantis/fresno',
      '/contractors/juggling/california/fresno',
    ])
      expect([path, (await world.visitor().get(path)).status]).toEqual([path, 404]);
  });

  test('the sitemap, the home page, the search and the contractor’s page lead to it', async () => {
    await refreshLandingPages(world.database);
    const index = (await world.visitor().get(route('sitemap'))).text;
    const [, file = ''] = /\/(sitemaps\/landings-\d+\.xml\.gz)/.exec(index) ?? [];
    const xml = gunzipSync((await world.app.inject({ url: `/${file}` })).rawPayload).toString();
    expect(xml).toContain(world.config.appUrl + route('contractors.landing', FRESNO));
    const link = { ...FRESNO, people: 'Plumbers', cityName: 'Fresno' };
    world.setNow(new Date(Date.now() + 61_000));
    expect((await visit('/')).page.props['landings']).toContainEqual(link);
    const search = route(
      'contractors.index',
      {},
      { query: { trade: 'plumbing', near: 'Fresno, California' } },
    );
    expect((await visit(search)).page.props['found']).toMatchObject({ landing: link });
    const slug = firms[0]?.slug ?? '';
    expect((await visit(route('contractors.show', { slug }))).page.props['landing']).not.toBeNull();
  });

  test('a page of a trade in a city: hidden contractors are not counted, and a page that fell below goes from the list', async () => {
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: new Date() })
      .where(
        'id',
        'in',
        firms.slice(0, 3).map(({ id }) => id),
      )
      .execute();
    await refreshLandingPages(world.database);
    expect(await world.database.selectFrom('landing_pages').select('id').execute()).toEqual([]);
  });
});

test('the database and the code spell a city’s key alike', async () => {
  const names = [
    'St. Louis',
    'Coeur d’Alene',
    'N. Las Vegas',
    'Cd. Juárez',
    'Winston-Salem',
    'San José del Cabo',
  ];
  const { rows } = await sql<{ name: string; key: string }>`
    (select name, city_key(name) as key from cities order by md5(name) limit 2000)
    union all select name, city_key(name) from unnest(${sql.val(names)}::text[]) as name`.execute(
    world.database,
  );
  expect(rows.filter(({ name, key }) => cityKey(name) !== key)).toEqual([]);
});
