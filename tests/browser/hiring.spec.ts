import { describe, expect } from 'vitest';
import { devices, type Page } from 'playwright-core';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { eventually, PHONE, t, test } from './support/journey.ts';

async function toAContractor(page: Page, visit: (url: string) => Promise<unknown>): Promise<void> {
  await visit('/contractors?trade=plumbing');
  await visit((await page.locator('a[data-contractor]').first().getAttribute('href')) ?? '');
}

describe('somebody who wants to hire, on a phone', () => {
  test('somebody who wants to hire, on a phone: always sees how to call, and it covers neither the end of the page nor what has the focus', async ({
    someone,
  }) => {
    const { page, visit } = await someone({ viewport: PHONE });
    await toAContractor(page, visit);
    const bar = page.locator('.action-bar');
    const call = bar.getByRole('link', { name: t('contractors.call') });
    expect(await call.getAttribute('href')).toMatch(/^tel:\+\d+$/);
    const topOfBar = async () => (await bar.boundingBox())?.y ?? NaN;
    const atTop = await topOfBar();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await eventually(() => page.evaluate(() => window.scrollY > 1_000)).toBe(true);
    // The browser rounds positions while it scrolls: less than one pixel is no movement.
    expect(await topOfBar()).toBeCloseTo(atTop, 0);
    const last = page.locator('.frame-footer a, .frame-footer button').last();
    await last.focus();
    const box = await last.boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(atTop + 1);
  });

  test('reviews begin before contact and hours, which the bar of contact keeps in reach', async ({
    someone,
  }) => {
    const { page, visit } = await someone({ viewport: PHONE });
    await toAContractor(page, visit);
    const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? NaN;
    expect(await topOf('#reviews')).toBeLessThan(await topOf('#contact'));
  });

  test('somebody who wants to hire, on a phone keeps the place while opening more text', async ({
    someone,
  }) => {
    const { page, visit } = await someone({ viewport: PHONE });
    await toAContractor(page, visit);
    const more = page.locator('#reviews details > summary');
    for (const index of [0, 1, 2]) {
      const summary = more.nth(index);
      await summary.scrollIntoViewIfNeeded();
      const before = (await summary.boundingBox())?.y ?? NaN;
      await summary.click();
      const moved = Math.abs(((await summary.boundingBox())?.y ?? NaN) - before);
      // The browser rounds a scroll position to whole pixels: less than one pixel is no movement.
      expect(moved).toBeLessThan(1);
    }
  });
});

async function countsOf({ database }: DatabaseHandle, slug: string): Promise<{ call: number; view: number }> {
  const rows = await database
    .selectFrom('contractor_page_days as d')
    .innerJoin('contractors as c', 'c.id', 'd.contractor_id')
    .select(['d.kind', 'd.count'])
    .where('c.slug', '=', slug)
    .execute();
  const sumOf = (kind: string) => rows.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0);
  return { call: sumOf('call'), view: sumOf('view') };
}

describe('the use of a contractor’s page', () => {
  test('the use of a contractor’s page is counted when a person opens it and presses call', async ({
    someone,
    database,
  }) => {
    // A browser under test says that it is a program, and those are not counted.
    const { page, visit } = await someone({ userAgent: devices['Desktop Chrome'].userAgent });
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    );
    await visit('/contractors?trade=plumbing');
    const link = page.locator('a[data-contractor]').first();
    const slug = (await link.getAttribute('data-contractor')) ?? '';
    const counted = () => countsOf(database, slug);
    const before = await counted();
    await visit((await link.getAttribute('href')) ?? '');
    await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
    await page
      .locator('.action-bar')
      .getByRole('link', { name: t('contractors.call') })
      .click();
    await eventually(counted).toEqual({ call: before.call + 1, view: before.view + 1 });
  });
});

describe('a contractor’s page', () => {
  test('copies its link where the device has no sheet for sharing', async ({ someone }) => {
    const { page, visit } = await someone({ permissions: ['clipboard-read', 'clipboard-write'] });
    await toAContractor(page, visit);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await page.getByRole('link', { name: t('contractors.share') }).click();
    await page.getByText(t('contractors.link_copied')).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  });

  test('the page warns in words of an expired license, and says which one the state asks for', async ({
    visitor: { page, visit },
    database: { database },
  }) => {
    const one = database.selectFrom('contractors').select('slug').orderBy('id');
    const lapsed = await one.where('license_status', '=', 'expired').executeTakeFirstOrThrow();
    await database
      .updateTable('licenses')
      .set({ expires_on: '2019-05-18' })
      .where(
        'contractor_id',
        'in',
        database.selectFrom('contractors').select('id').where('slug', '=', lapsed.slug),
      )
      .execute();
    await visit(`/c/${lapsed.slug}`);
    const box = page.locator('.license-box');
    await box.getByText(t('contractors.license_expired_title', { date: 'May 18, 2019' })).waitFor();
    await box.getByText(t('contractors.license_expired_text')).waitFor();
    const { slug } = await one
      .where('license_number', 'is', null)
      .where('license_status', 'is', null)
      .executeTakeFirstOrThrow();
    await visit(`/c/${slug}`);
    await box.locator('.license-advice').waitFor();
  });
});

describe('why a contractor is where it is', () => {
  test('the reason for a rank is one sentence, and the arithmetic is behind a button', async ({
    visitor: { page, visit },
  }) => {
    await visit('/contractors?trade=plumbing&near=92101');
    const why = page.locator('.contractor-card').first().locator('details').first();
    await why.getByText(t('search.why'), { exact: true }).click();
    const sentence = why.locator('p').first();
    expect(await sentence.textContent()).toMatch(/^1st of \d+ near .*92101.*Money plays no part\.$/);
    expect(await why.locator('table').count()).toBe(0);
    await why.getByText(t('search.why_arithmetic')).click();
    await why.locator('table').waitFor();
  });
});
