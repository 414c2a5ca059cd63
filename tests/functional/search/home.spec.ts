import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HomeView } from '../../../server/search/home-view.ts';
import { readPage } from '../../support/browser.ts';
import { createWorld, type World } from '../../support/world.ts';
import { find } from './found.ts';

let world: World;
const home = async (path = '/') => (await world.visitor().visit(path)).page;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('the home page', () => {
  test('the home page stands without anybody in it', async () => {
    const page = await home();
    expect(page.component).toBe('home/show');
    expect(page.props).toMatchObject({ recent: [], regions: [] });
    expect((page.props as unknown as HomeView).trades).toHaveLength(50);
  });

  test('the home page is in Spanish under /es', async () => {
    const spanish = (await home('/es')).props as unknown as HomeView;
    expect(spanish.trades.find(({ slug }) => slug === 'plumbing')?.name).toBe('Plomería');
    expect((await world.visitor().get('/es')).text).toContain('<html lang="es-MX"');
  });

  test('the home page shows who was reviewed last, and where contractors are', async () => {
    const earlier = await world.make.contractor({ name: 'Earlier', region: 'US-AZ' });
    const later = await world.make.contractor({ name: 'Later', region: 'US-AZ' });
    await world.make.contractor({ name: 'Never', region: 'MX-SON' });
    await world.make.review({ contractor: earlier, createdAt: new Date('2026-01-01'), title: 'Fine work' });
    await world.make.review({ contractor: later, createdAt: new Date('2026-02-01') });
    const seen = async () => (await home()).props as unknown as HomeView;
    expect((await seen()).regions).toEqual([]);
    // The counts by region are refreshed once a minute.
    world.setNow(new Date(Date.now() + 61_000));
    const { recent, regions } = await seen();
    expect(recent.map(({ name }) => name)).toEqual(['Later', 'Earlier']);
    expect(recent[1]?.latestReview?.title).toBe('Fine work');
    expect(regions).toEqual([
      { slug: 'arizona', name: 'Arizona', count: 2 },
      { slug: 'sonora', name: 'Sonora', count: 1 },
    ]);
  });

  test('the home page says how many contractors, reviews and cities there are', async () => {
    await world.make.contractor({ region: 'US-NY', city: 'New York' });
    world.setNow(new Date(Date.now() + 130_000));
    const { size } = (await home()).props as unknown as HomeView;
    const [{ contractors, reviews, cities } = { contractors: 0, reviews: 0, cities: 0 }] = (
      await sql<HomeView['size']>`
        select (select count(*)::integer from contractors where hidden_at is null) as contractors,
          (select count(*)::integer from reviews where status = 'active' and deleted_at is null) as reviews,
          (select count(*)::integer from (select distinct p.region_id, lower(p.city) from profiles as p
            join contractors as c on c.id = p.id where c.hidden_at is null) as place) as cities`.execute(
        world.database,
      )
    ).rows;
    expect(size).toEqual({ contractors, reviews, cities });
    expect(size.cities).toBeGreaterThan(1);
  });

  test('the first cards are of the country where the page’s language is spoken, none with a red flag first', async () => {
    const author = await world.make.user();
    const reviewed = async (name: string, region: string, createdAt: string) => {
      const contractor = await world.make.contractor({ name, region });
      await world.make.review({ contractor, author, createdAt: new Date(createdAt) });
      return contractor;
    };
    await reviewed('Arizona Fences', 'US-AZ', '2026-03-01');
    const flagged = await reviewed('Flagged Fences', 'US-AZ', '2026-03-03');
    const licensed = await reviewed('Licensed Fences', 'US-AZ', '2026-02-20');
    await reviewed('Cercas de Sonora', 'MX-SON', '2026-03-02');
    await world.database
      .updateTable('contractors')
      .set({ red_flag_level: 'warning' })
      .where('id', '=', flagged.id)
      .execute();
    await world.database
      .updateTable('contractors')
      .set({ license_number: '123456', license_status: 'valid' })
      .where('id', '=', licensed.id)
      .execute();
    const namesAt = async (path: string) =>
      ((await home(path)).props as unknown as HomeView).recent.map(({ name }) => name);
    const english = await namesAt('/');
    expect(english.slice(0, 2)).toEqual(['Licensed Fences', 'Arizona Fences']);
    expect(english.indexOf('Flagged Fences')).toBeGreaterThan(english.indexOf('Later'));
    expect(english.at(-1)).toBe('Cercas de Sonora');
    expect((await namesAt('/es'))[0]).toBe('Cercas de Sonora');
  });

  test('links only to cities around which a search finds somebody', async () => {
    const seen = async () => ((await home()).props as unknown as HomeView).metros;
    const { contractor } = world.make;
    // In reach of San Diego and on the other side of the border; in reach of Monterrey.
    const tijuana = { latitude: 32.5027, longitude: -117.0037 };
    await contractor({ name: 'Frontera', region: 'MX-BCN', city: 'Tijuana', ...tijuana });
    await contractor({ region: 'MX-NLE', city: 'Apodaca', latitude: 25.78, longitude: -100.19 });
    await contractor({ region: 'US-NY', city: 'New York', latitude: 40.75, longitude: -73.99 });
    world.setNow(new Date(Date.now() + 200_000));
    const metros = await seen();
    // The factory's own contractors are in Fresno.
    expect(metros).toEqual({ US: ['Fresno, CA', 'New York, NY'], MX: ['Monterrey, NLE', 'Tijuana, BCN'] });
    for (const city of [...metros.US, ...metros.MX]) {
      const found = await find(world.visitor(), new URLSearchParams({ near: city }).toString());
      expect(found.pagination.total, city).toBeGreaterThan(0);
      expect(found.place, city).toContain(city.split(',')[0]);
    }
  });

  test('the home page says its own name in the title and what the site is', async () => {
    const { text } = await world.visitor().get('/');
    expect(readPage(text)?.props['siteTitle']).toBe('Plumbline');
  });
});
