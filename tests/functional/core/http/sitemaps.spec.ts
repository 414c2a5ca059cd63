import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import { createWorld, type World } from '../../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
async function fileAt(url: string): Promise<string> {
  const answer = await world.app.inject({ method: 'GET', url: new URL(url).pathname });
  expect(answer.statusCode).toBe(200);
  return gunzipSync(answer.rawPayload).toString();
}

test('the sitemap lists a file for each kind, with every page in both languages and the day it changed', async () => {
  const shown = await world.make.contractor();
  const hidden = await world.make.contractor();
  await world.database
    .updateTable('contractors')
    .set({ hidden_at: new Date() })
    .where('id', '=', hidden.id)
    .execute();
  await world.database
    .updateTable('contractors')
    .set({ updated_at: new Date('2026-03-01T10:00:00Z'), latest_review_at: new Date('2026-04-02T10:00:00Z') })
    .where('id', '=', shown.id)
    .execute();
  const index = (await world.visitor().get(route('sitemap'))).text;
  const files = locations(index);
  expect(files.map((url) => new URL(url).pathname)).toEqual([
    '/sitemaps/pages.xml.gz',
    `/sitemaps/contractors-${shown.id}.xml.gz`,
  ]);
  expect(index).toContain('<lastmod>2026-04-02T10:00:00Z</lastmod>');

  const contractors = await fileAt(files[1] ?? '');
  const { appUrl } = world.config;
  const [english, spanish] = (['english', 'mexican_spanish'] as const).map(
    (language) => appUrl + route('contractors.show', { slug: shown.slug }, { language }),
  );
  expect(locations(contractors)).toEqual([english, spanish]);
  expect(contractors).toContain(`hreflang="es-MX" href="${spanish}"`);
  expect(contractors).toContain('<lastmod>2026-04-02T10:00:00Z</lastmod>');
  expect(contractors).not.toContain(hidden.slug);
  const pages = locations(await fileAt(files[0] ?? ''));
  expect(pages).toContain(appUrl + route('about', {}, { language: 'mexican_spanish' }));
});

test('every page that the sitemap names answers 200 at that very address', async () => {
  const [pages = ''] = locations((await world.visitor().get(route('sitemap'))).text);
  const named = locations(await fileAt(pages));
  expect(named.length).toBeGreaterThan(10);
  for (const url of named)
    expect([url, (await world.visitor().get(new URL(url).pathname)).status]).toEqual([url, 200]);
});

test('robots.txt names the sitemap, and an unknown file is not found', async () => {
  const robots = (await world.visitor().get(route('robots'))).text;
  expect(robots).toContain(`Sitemap: ${world.config.appUrl}${route('sitemap')}`);
  for (const file of ['users-1.xml.gz', 'contractors-x.xml.gz', 'contractors-1.xml'])
    expect((await world.visitor().get(route('sitemaps.show', { file }))).status).toBe(404);
});
