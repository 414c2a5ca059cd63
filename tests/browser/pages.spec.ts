import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import { createFactories } from '../support/factories.ts';
import { addressOf, PUBLIC } from './support/addresses.ts';
import { stickingOut, takenOver, test } from './support/journey.ts';
import { NARROWEST, sampleOf } from './support/look.ts';

// The pages in English, and those of people who have signed in, are looked at with axe (accessibility/).
test('the narrowest phone scrolls no public page sideways in Spanish, whose words are longer', async ({
  someone,
}) => {
  const reader = await someone({ viewport: NARROWEST });
  for (const path of sampleOf(PUBLIC.filter((each) => !each.startsWith('/es')))) {
    if (path === '/nowhere') reader.expectProblem(/404/);
    const address = `/es${await addressOf(path, reader.page)}`.replace(/\/$/, '');
    await reader.visit(address);
    expect(await stickingOut(reader.page), address).toEqual([]);
  }
});

describe('a browser without JavaScript', () => {
  test('a browser without JavaScript reads the public pages, drawn and styled by the server', async ({
    someone,
  }) => {
    const reader = await someone({ javaScriptEnabled: false });
    for (const path of [
      '/',
      '/es',
      '/contractors',
      '/c/reviewed',
      '/c/reviewed/ratings',
      '/postings',
      '/postings/1',
      '/login',
      '/join',
    ]) {
      const { page, visit } = reader;
      await visit(await addressOf(path, page));
      expect(await page.getByRole('heading', { level: 1 }).innerText(), path).not.toBe('');
      expect(await page.locator('main').innerText(), path).not.toMatch(/\b(undefined|NaN|\[object)/);
      expect(await stickingOut(page), path).toEqual([]);
      const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
      expect(font, path).toContain('Public Sans');
    }
  });

  test('a browser without JavaScript gets from the search to a contractor and on to the next page by plain links', async ({
    someone,
  }) => {
    const { page, visit } = await someone({ javaScriptEnabled: false });
    await visit('/contractors');
    await page.locator('a[rel~=next]').click();
    await page.waitForURL(({ searchParams }) => searchParams.get('page') === '2');
    await page.locator('main a[href*="/c/"]').first().click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/c/'));
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

describe('a page drawn by the server', () => {
  test('a page drawn by the server is taken over as it is: nothing moves or is drawn anew', async ({
    visitor,
  }) => {
    const { page } = visitor;
    for (const path of ['/', '/contractors', '/c/reviewed', '/postings', '/postings/1']) {
      const address = await addressOf(path, page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForSelector('h1');
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-drawn-by', 'server'));
      await takenOver(page);
      expect(await page.locator('h1').first().getAttribute('data-drawn-by'), path).toBe('server');
    }
  });
});

describe('a reader in another time zone', () => {
  test.for([
    ['America/Tijuana', 'November 9, 2026'],
    ['Pacific/Honolulu', 'November 9, 2026'],
    ['America/Cancun', 'November 10, 2026'],
  ] as const)(
    'a reader in %s gets the day of a review there, %s, on the page that the server drew in UTC',
    async ([timezoneId, day], { someone, database }) => {
      const make = createFactories(database);
      const contractor = await make.contractor();
      await make.review({ contractor, createdAt: new Date('2026-11-10T05:00:00Z') });
      const { page, visit } = await someone({ timezoneId });
      await visit(route('contractors.show', { slug: contractor.slug }));
      await page.locator('time[datetime^="2026-11-10T05:00"]', { hasText: day }).first().waitFor();
    },
  );
});
