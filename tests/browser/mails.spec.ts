import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LANGUAGES } from '../../common/language.ts';
import { MAIL_NAMES } from '../../server/accounts/mails/mail-names.ts';
import { PHONE, test } from './support/journey.ts';

const WIDTHS = [320, 600];

/** As a mail program shows it: a document of its own. */
const show = async (page: Page, path: string) => page.setContent(await (await page.request.get(path)).text());

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

describe('every mail', () => {
  test('fits each width in both languages without scrolling sideways', async ({ signedIn }) => {
    const { page } = await signedIn('admin@plumbline.test');
    const wide: string[] = [];
    for (const mail of LANGUAGES.flatMap((language) => MAIL_NAMES.map((name) => `${name}/${language}`))) {
      await show(page, `/admin/mails/${mail}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if ((await overflow(page)) > 0) wide.push(`${mail} ${width}`);
      }
    }
    expect(wide).toEqual([]);
  });

  test('follows the color scheme of its reader', async ({ signedIn }) => {
    const { page } = await signedIn('admin@plumbline.test', { viewport: PHONE });
    await show(page, '/admin/mails/review.received/english');
    expect(await background(page, '.sheet')).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page, '.sheet')).toBe('rgb(24, 29, 36)');
    expect(await background(page, '.button')).toBe('rgb(240, 124, 66)');
  });
});
