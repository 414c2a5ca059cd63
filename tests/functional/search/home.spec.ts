import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { METROS } from '../../../server/search/metros.ts';
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
  test('stands without anybody in it', async () => {
    const page = await home();
    expect(page.component).toBe('home/show');
    expect(page.props).toMatchObject({ recent: [], regions: [] });
    expect((page.props as unknown as HomeView).trades).toHaveLength(50);
  });

  test('is in Spanish under /es', async () => {
    const spanish = (await home('/es')).props as unknown as HomeView;
    expect(spanish.trades.find(({ slug }) => slug === 'plumbing')?.name).toBe('Plomería');
    expect((await world.visitor().get('/es')).text).toContain('<html lang="es-MX"');
  });

  test('shows who was reviewed last, and where contractors are', async () => {
    const earlier = await world.make.contractor({ name: 'Earlier', region: 'US-AZ' });
    const later = await world.make.contractor({ name: 'Later', region: 'US-AZ' });
    await world.make.contractor({ name: 'Never', region: 'MX-SON' });
    await world.make.review({ contractor: earlier, createdAt: new Date('2026-01-01'), title: 'Fine work' });
    await world.make.review({ contractor: later, createdAt: new Date('2026-02-01') });
    const seen = async () => (await home()).props as unknown as HomeView;
    expect((await seen()).regions).toEqual([]);
    // How many there are where is counted once a minute.
    world.setNow(new Date(Date.now() + 61_000));
    const { recent, regions } = await seen();
    expect(recent.map(({ name }) => name)).toEqual(['Later', 'Earlier']);
    expect(recent[1]?.latestReview?.title).toBe('Fine work');
    expect(regions).toEqual([
      { slug: 'arizona', name: 'Arizona', count: 2 },
      { slug: 'sonora', name: 'Sonora', count: 1 },
    ]);
  });

  test('leads to places that are known', async () => {
    for (const city of [...METROS.US, ...METROS.MX]) {
      const found = await find(world.visitor(), new URLSearchParams({ near: city }).toString());
      expect(found.place, city).toContain(city.split(',')[0]);
    }
  });

  test('says its own name in the title and what the site is', async () => {
    const { text } = await world.visitor().get('/');
    expect(readPage(text)?.props['siteTitle']).toBe('Plumbline');
  });
});
