import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CostBand } from '../../../common/constants.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import { refreshPriceGuides } from '../../../server/prices/refresh-price-guides.ts';
import type { PriceGuideView } from '../../../server/prices/view.ts';
import { render } from '../../../web/ssr.tsx';
import type { MadeContractor, MadeUser, ReviewSeed } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

const FRESNO = { trade: 'plumbing', place: 'fresno-ca' };
const JUAREZ = { trade: 'plumbing', place: 'ciudad-juarez-chh' };
const NOW = new Date('2026-11-20T12:00:00Z');

let world: World;
let firms: MadeContractor[];
const firm = (index: number): MadeContractor => {
  const found = firms[index];
  if (!found) throw new Error(`no firm ${index}`);
  return found;
};

beforeAll(async () => {
  world = await createWorld({}, { render: render as unknown as RenderPage });
  world.setNow(NOW);
  firms = [];
  for (let count = 0; count < 3; count += 1) firms.push(await world.make.contractor());
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  await sql`truncate reviews, price_guides restart identity cascade`.execute(world.database);
});

async function review(index: number, band: CostBand | null, seed: Partial<ReviewSeed> = {}): Promise<number> {
  const { id } = await world.make.review({ contractor: firm(index), jobMonth: '2026-03-01', ...seed });
  await world.database.updateTable('reviews').set({ cost_band: band }).where('id', '=', id).execute();
  return id;
}

/** One review of each band, of the three firms in turn. */
async function reviews(...bands: CostBand[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, band] of bands.entries()) ids.push(await review(index % 3, band));
  return ids;
}
const seven = () => reviews('under_500', '500_2k', '500_2k', '2k_10k', '2k_10k', '2k_10k', '10k_50k');

const refresh = () => refreshPriceGuides(world.database, NOW);
const guideAt = async (place: { trade: string; place: string }, language?: 'mexican_spanish') =>
  (await world.visitor().visit(route('prices.show', place, language && { language }))).page.props[
    'guide'
  ] as PriceGuideView;
async function guide(): Promise<PriceGuideView> {
  await refresh();
  return guideAt(FRESNO);
}
const htmlOf = async (path: string) => (await world.visitor().get(path)).text;
/** Without the page's data, which has all texts of its part of the site. */
const drawn = (html: string) => html.slice(html.indexOf('<div'));

describe('a price guide from reviews', () => {
  test('seven reviews give no figures: the page says so, is not indexed and linked from nowhere', async () => {
    await seven();
    expect(await guide()).toMatchObject({ reviews: 7, figures: null });
    const html = await htmlOf(route('prices.show', FRESNO));
    expect(html).toContain('Too few reviews to say: 7 of the 8 that we need.');
    expect(html).toContain('content="noindex"');
    expect(drawn(html)).not.toContain('$2,000');
    expect(await htmlOf(route('prices.index'))).not.toContain(route('prices.show', FRESNO));
    expect(await htmlOf(route('sitemap'))).not.toContain('prices-');
  });

  test('eight reviews of three contractors give the median, the range and the counts of each band', async () => {
    await seven();
    await review(0, 'over_100k');
    const { figures } = await guide();
    expect(figures).toMatchObject({
      low: 'under_500',
      median: '2k_10k',
      high: 'over_100k',
      half: { from: 2_000, to: 10_000 },
      most: { from: null, to: null },
      quotes: null,
    });
    expect(figures?.bands.map(({ count }) => count)).toEqual([1, 2, 3, 1, 0, 1]);
    const html = await htmlOf(route('prices.show', FRESNO));
    expect(html).toContain('At least half of the 8 reviewed jobs cost $10,000 USD or less.');
    expect(html).toContain('Counted on November 20, 2026, from 8 reviews of 3 contractors');
    expect(html).not.toContain('content="noindex"');
    for (const { name } of firms) expect(html).not.toContain(name);
  });

  test('the median of nine reviews is the fifth, of eight the fourth', async () => {
    await reviews('500_2k', '500_2k', '500_2k', '500_2k', '2k_10k', '2k_10k', '2k_10k', '2k_10k');
    expect((await guide()).figures?.median).toBe('500_2k');
    await review(2, '10k_50k');
    expect((await guide()).figures?.median).toBe('2k_10k');
  });

  test.each<[string, (add: { author: MadeUser }) => Promise<void>]>([
    ['deleted', async () => void (await change(await review(0, 'over_100k'), { deleted_at: NOW }))],
    ['on hold', async () => void (await review(0, 'over_100k', { status: 'inactive' }))],
    ['of a quote only', async () => void (await review(0, 'over_100k', { stage: 'quote_only' }))],
    ['without a cost', async () => void (await review(0, null))],
    ['older than 36 months', async () => void (await review(0, 'over_100k', { jobMonth: '2023-11-01' }))],
    [
      'of an author and a contractor that count already',
      async ({ author }) => void (await review(1, 'over_100k', { author, jobMonth: '2026-02-01' })),
    ],
  ])('a review that is %s does not count', async (_case, add) => {
    await reviews('500_2k', '500_2k', '500_2k', '500_2k', '500_2k', '500_2k');
    const author = await world.make.user();
    await review(1, '500_2k', { author });
    await add({ author });
    expect(await guide()).toMatchObject({ reviews: 7, figures: null });
  });

  test('the latest job of an author counts', async () => {
    await seven();
    const author = await world.make.user();
    await review(1, 'over_100k', { author, jobMonth: '2025-02-01' });
    await review(1, '50k_100k', { author, jobMonth: '2026-02-01' });
    expect((await guide()).figures?.bands.map(({ count }) => count)).toEqual([1, 2, 3, 1, 1, 0]);
  });

  test('eight reviews of two contractors give no figures', async () => {
    for (let count = 0; count < 8; count += 1) await review(count % 2, '500_2k');
    expect(await guide()).toMatchObject({ reviews: 8, contractors: 2, figures: null });
    expect(await htmlOf(route('prices.show', FRESNO))).toContain('of 2 of the 3 contractors that we need');
  });

  test('reviews of a hidden contractor, of another trade and from across the border do not count', async () => {
    const ids = await seven();
    await review(0, '500_2k');
    await change(ids[0] ?? 0, {
      trade_id: sql<number>`(select id from trades where slug = 'roofing')` as unknown as number,
    });
    expect((await guide()).reviews).toBe(7);
    await setFirm(0, { hidden_at: NOW });
    expect((await guide()).contractors).toBe(2);
    await setFirm(0, { hidden_at: null });
    const mexican = await world.make.contractor({ region: 'MX-BCN' });
    const { id } = await world.make.review({ contractor: mexican, jobMonth: '2026-03-01' });
    expect(id).toBeGreaterThan(0);
    expect((await guide()).reviews).toBe(7);
  });

  test('a deletion that leaves seven takes the figures away with the next count', async () => {
    const ids = await seven();
    await review(0, '500_2k');
    expect((await guide()).figures).not.toBeNull();
    await change(ids[0] ?? 0, { deleted_at: NOW });
    expect(await guide()).toMatchObject({ reviews: 7, figures: null });
    await sql`delete from reviews`.execute(world.database);
    await refresh();
    expect(await world.database.selectFrom('price_guides').select('id').execute()).toEqual([]);
  });

  test('figures that were not counted for a day are not shown', async () => {
    await seven();
    await review(0, '500_2k');
    await refresh();
    world.setNow(new Date(NOW.getTime() + 24 * 3_600_000));
    expect(await guideAt(FRESNO)).toMatchObject({ isOutdated: true, figures: null });
    expect(await htmlOf(route('prices.index'))).not.toContain(route('prices.show', FRESNO));
  });
});

const change = (id: number, values: Partial<{ deleted_at: Date; trade_id: number }>) =>
  world.database.updateTable('reviews').set(values).where('id', '=', id).execute();
const setFirm = (index: number, values: { hidden_at: Date | null }) =>
  world.database.updateTable('contractors').set(values).where('id', '=', firm(index).id).execute();

describe('the addresses of price guides', () => {
  test('the index, the sitemap, the page of the trade in the city and the search lead to a guide', async () => {
    await reviews(...Array.from({ length: 12 }, (): CostBand => '500_2k'));
    await refresh();
    // Links are chosen by the day of the reader, the sitemap by the database's.
    await sql`update price_guides set computed_at = greatest(computed_at, now())`.execute(world.database);
    const own = route('prices.show', FRESNO);
    expect(await htmlOf(route('prices.index'))).toContain(`href="${own}"`);
    const [, file = ''] = /\/(sitemaps\/prices-\d+\.xml\.gz)/.exec(await htmlOf(route('sitemap'))) ?? [];
    const xml = gunzipSync((await world.app.inject({ url: `/${file}` })).rawPayload).toString();
    expect(xml).toContain(world.config.appUrl + own);
    const landing = route('contractors.landing', { trade: 'plumbing', region: 'california', city: 'fresno' });
    expect(await htmlOf(landing)).toContain(`href="${own}"`);
    const search = (near: string, trade = 'plumbing') =>
      htmlOf(route('contractors.index', {}, { query: { trade, near } }));
    expect(await search('Clovis, California')).toContain(`href="${own}"`);
    expect(await search('Sacramento, California')).not.toContain(`href="${own}"`);
    expect(await search('Fresno, California', 'roofing')).not.toContain('/prices/');
  });

  test.each([
    '/prices/juggling/fresno-ca',
    '/prices/plumbing/atlantis',
    '/prices/plumbing/fresno%00',
    `/prices/plumbing/${'a'.repeat(300)}`,
    '/prices/plumbing',
  ])('the guide at %s is not found', async (path) => {
    expect((await world.visitor().get(path)).status).toBe(404);
  });
});

test('a guide of a Mexican metro is in pesos and kilometers, and reads in Spanish', async () => {
  for (let index = 0; index < 8; index += 1) {
    const contractor =
      index < 3
        ? await world.make.contractor({
            region: 'MX-CHH',
            city: 'Juárez',
            latitude: 31.72,
            longitude: -106.46,
          })
        : firms.at(-1);
    if (!contractor) throw new Error('there are firms');
    if (index < 3) firms.push(contractor);
    const { id } = await world.make.review({ contractor, jobMonth: '2026-03-01' });
    await world.database.updateTable('reviews').set({ cost_band: '2k_10k' }).where('id', '=', id).execute();
  }
  await refresh();
  expect((await guideAt(JUAREZ, 'mexican_spanish')).currency).toBe('MXN');
  const html = await htmlOf(route('prices.show', JUAREZ, { language: 'mexican_spanish' }));
  expect(html).toContain('Al menos la mitad de los 8 trabajos reseñados costó $50,000 MXN o menos.');
  expect(html).toContain('Al menos 8 de cada 10 costaron entre $10,000 MXN y $50,000 MXN.');
  expect(html).toContain('a no más de 40 kilómetros');
  expect(html).toContain('20 de noviembre de 2026');
  expect(drawn(html)).not.toContain('USD');
  // El Paso lies on the other side of the border.
  expect((await guideAt({ trade: 'plumbing', place: 'el-paso-tx' })).reviews).toBe(0);
});
