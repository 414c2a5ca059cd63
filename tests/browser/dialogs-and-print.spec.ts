import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually, t, test } from './support/journey.ts';

const dialog = (page: Page) => page.locator('.dialog');
const topOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.y;

describe('a dialog that is longer than the window', () => {
  test('a dialog that is longer than the window keeps its head at its top and scrolls by keyboard', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?trade=plumbing');
    await page.locator('a[data-contractor]').first().click();
    await dialog(page).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.closest('.dialog') !== null)).toBe(
      true,
    );
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await eventually(() => dialog(page).evaluate(({ scrollTop }) => scrollTop > 300)).toBe(true);
    expect(await topOf(page, '.dialog-head')).toBeCloseTo((await topOf(page, '.dialog')) ?? NaN, 0);
  });

  test('a dialog that is longer than the window dims the gutter of the page’s scrollbar, too', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await visitor.visit('/contractors?trade=plumbing');
    const before = await background();
    await page.locator('a[data-contractor]').first().click();
    await dialog(page).waitFor();
    await eventually(async () => (await background()) !== before).toBe(true);
  });
});

describe('a contractor that takes long to fetch', () => {
  /** Holds its answers back until the returned function is called. */
  const slowly = async (page: Page): Promise<() => void> => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/c\/[a-z0-9-]+$/, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    return release;
  };

  test('a contractor that takes long to fetch shows the bar of page visits until it opens', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.visit('/contractors?trade=plumbing');
    const release = await slowly(page);
    await page.locator('a[data-contractor]').first().click();
    await page.locator('#nprogress .bar').waitFor({ state: 'attached' });
    expect(await dialog(page).count()).toBe(0);
    release();
    await dialog(page).waitFor();
    await page.locator('#nprogress .bar').waitFor({ state: 'detached' });
  });
});

describe('a printed contractor page', () => {
  test('a printed contractor page is dark on light, with its stars and without anything to press', async ({
    someone,
  }) => {
    const { page, visit } = await someone({ colorScheme: 'dark' });
    await visit('/contractors?trade=plumbing');
    await visit((await page.locator('a[data-contractor]').first().getAttribute('href')) ?? '');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('link', { name: t('contractors.review_it') }).count()).toBe(0);
    const [ink, paper, stars] = await page.evaluate(() => {
      const lightness = (color: string) =>
        (color.match(/\d+/g) ?? [])
          .slice(0, 3)
          .map(Number)
          .reduce((a, b) => a + b, 0);
      const style = getComputedStyle(document.body);
      const star = document.querySelector('.stars');
      return [
        lightness(getComputedStyle(document.documentElement).color),
        lightness(style.backgroundColor),
        star && getComputedStyle(star).printColorAdjust,
      ];
    });
    expect(paper).toBeGreaterThan(700);
    expect(ink).toBeLessThan(200);
    expect(stars).toBe('exact');
  });

  test('a printed contractor page with many reviews takes two sheets', async ({ visitor }) => {
    const { page, visit } = visitor;
    await visit('/contractors?sort=most_reviewed');
    await visit((await page.locator('a[data-contractor]').first().getAttribute('href')) ?? '');
    const pdf = await page.pdf({ format: 'Letter' });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect([1, 2]).toContain(sheets.length);
  });
});
