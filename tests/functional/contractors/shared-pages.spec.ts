import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route, ROUTES, type Route } from '../../../common/routes/route-table.ts';
import type { RenderPage } from '../../../server/core/pages/assets.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { render } from '../../../web/ssr.tsx';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
let firm: MadeContractor;

beforeAll(async () => {
  // Drawn here, for the head of a page is what it is about.
  world = await createWorld({}, { render: render as unknown as RenderPage });
  firm = await world.make.contractor({ name: 'Peñalver & <b>Hijos</b>', region: 'US-AZ', city: 'Tucson' });
  for (const overall of [5, 4, 4])
    await world.make.review({ contractor: firm, overall, title: `Gave ${overall}` });
});
afterAll(() => world.close());

const htmlOf = async (path: string) => (await world.visitor().get(path)).text;
const dataOf = async (path: string) =>
  JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await htmlOf(path))?.[1] ?? '[]',
  ) as Record<string, unknown>[];
const meta = (html: string, name: string) =>
  new RegExp(`<(?:meta|link)[^>]*(?:name|property|rel)="${name}"[^>]*>`).exec(html)?.[0] ?? '';

describe('a contractor for search engines', () => {
  test('a contractor for search engines has the rating that the page shows, the visible reviews, and the way there', async () => {
    const [business, way] = await dataOf(route('contractors.show', { slug: firm.slug }));
    expect(business).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      name: firm.name,
      aggregateRating: { ratingValue: 4.3, reviewCount: 3 },
      image: world.config.appUrl + route('contractors.picture', { slug: firm.slug }),
    });
    const reviews = (business?.['review'] ?? []) as { name: string; reviewRating: { ratingValue: number } }[];
    const stars = reviews.map(({ reviewRating }) => reviewRating.ratingValue);
    expect(stars.toSorted((one, other) => one - other)).toEqual([4, 4, 5]);
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  test('a contractor for search engines has no rating under three reviews', async () => {
    const fresh = await world.make.contractor();
    await world.make.review({ contractor: fresh });
    const [business] = await dataOf(route('contractors.show', { slug: fresh.slug }));
    expect(business).toMatchObject({ name: fresh.name });
    expect(business).not.toHaveProperty('aggregateRating');
  });
});

describe('a picture for shared links', () => {
  test('a picture for shared links is drawn in both languages, is a PNG of 1,200 by 630, and none is there for nobody', async () => {
    for (const language of ['english', 'mexican_spanish'] as const) {
      const url = route('contractors.picture', { slug: firm.slug }, { language });
      const answer = await world.app.inject({ url });
      expect(answer.headers['content-type']).toBe('image/png');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630 });
    }
    expect((await world.app.inject({ url: route('picture') })).statusCode).toBe(200);
    expect((await world.visitor().get(route('contractors.picture', { slug: 'nobody' }))).status).toBe(404);
  });

  test('a picture for shared links of a contractor is named by its page with the card of previews, that of other pages is the product’s', async () => {
    const page = await htmlOf(route('contractors.show', { slug: firm.slug }));
    expect(meta(page, 'og:image')).toContain(route('contractors.picture', { slug: firm.slug }));
    expect(meta(page, 'twitter:card')).toContain('summary_large_image');
    expect(meta(await htmlOf(route('about')), 'og:image')).toContain(world.config.appUrl + route('picture'));
  });
});

/** Pages of both languages that need nothing but a visitor. */
const PUBLIC = Object.entries<Route>(ROUTES)
  .filter(([, { method, path, translated }]) => method === 'GET' && translated && !path.includes('{'))
  .map(([, { path }]) => path)
  .filter((path) => !/\.(atom|png|webmanifest)$/.test(path));

test('each public page names its one address, and both languages each other', async () => {
  const wrong: string[] = [];
  for (const path of [...PUBLIC, route('contractors.show', { slug: firm.slug })]) {
    const spanish = path === '/' ? '/es' : `/es${path}`;
    for (const own of [path, spanish]) {
      const answer = await world.visitor().get(own);
      if (answer.status !== 200) continue;
      const links = [
        meta(answer.text, 'canonical'),
        ...answer.text.matchAll(/<link[^>]*hreflang[^>]*>/gi),
      ].join();
      const isRight =
        meta(answer.text, 'canonical').includes(`href="${world.config.appUrl}${own === '/' ? '/' : own}"`) &&
        links.includes(`"${world.config.appUrl}${spanish}"`) &&
        links.includes('x-default');
      if (!isRight) wrong.push(own);
    }
  }
  expect(PUBLIC.length).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});

test('a search without a result and a page beyond the last are not for search engines', async () => {
  for (const path of ['/contractors?q=zzzzzzzz', '/contractors?page=999', '/red-flags?page=999'])
    expect([path, meta(await htmlOf(path), 'robots')]).toEqual([path, expect.stringContaining('noindex')]);
  expect(meta(await htmlOf('/contractors'), 'robots')).toBe('');
});
