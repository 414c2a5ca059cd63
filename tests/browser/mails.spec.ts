import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { LANGUAGES } from '../../common/format/language.ts';
import { MAIL_NAMES } from '../../server/mail/mail-names.ts';
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

const SHEETS = { light: 'rgb(255, 255, 255)', dark: 'rgb(24, 29, 36)' };

/** The texts with a contrast below 4.5 to 1 to the color behind them (WCAG 1.4.3). */
const faintTexts = (page: Page) =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
        value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isSeen = (color: string) => channels(color)[3] !== 0;
    const behind = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      if (isSeen(backgroundColor)) return backgroundColor;
      return element.parentElement ? behind(element.parentElement) : 'rgb(255, 255, 255)';
    };
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const words = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : ''))
        .join('');
      const { color, display } = getComputedStyle(element);
      if (words === '' || display === 'none' || element.closest('style')) return [];
      const [light = 0, dark = 0] = [luminance(color), luminance(behind(element))].sort((a, b) => b - a);
      const contrast = (light + 0.05) / (dark + 0.05);
      return contrast < 4.5 ? [`${words.slice(0, 40)} has ${contrast.toFixed(1)}`] : [];
    });
  });

describe('every mail', () => {
  test('every mail fits each width in both languages without scrolling sideways', async ({ signedIn }) => {
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

  test('every mail can be read in light and in dark, in both languages', async ({ signedIn }) => {
    const { page } = await signedIn('admin@plumbline.test', { viewport: PHONE });
    const hard: string[] = [];
    for (const mail of LANGUAGES.flatMap((language) => MAIL_NAMES.map((name) => `${name}/${language}`))) {
      await show(page, `/admin/mails/${mail}`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const sheet = await background(page, '.sheet');
        if (sheet !== SHEETS[colorScheme]) hard.push(`${mail} ${colorScheme}: the sheet is ${sheet}`);
        hard.push(...(await faintTexts(page)).map((text) => `${mail} ${colorScheme}: ${text}`));
      }
    }
    expect(hard).toEqual([]);
  });

  test('every mail follows the color scheme of its reader', async ({ signedIn }) => {
    const { page } = await signedIn('admin@plumbline.test', { viewport: PHONE });
    await show(page, '/admin/mails/review.received/english');
    expect(await background(page, '.sheet')).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page, '.sheet')).toBe('rgb(24, 29, 36)');
    expect(await background(page, '.button')).toBe('rgb(240, 124, 66)');
  });
});
