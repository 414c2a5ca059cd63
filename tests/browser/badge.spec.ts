import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import { accessibilityProblems, eventually, PHONE, stickingOut, t, test } from './support/journey.ts';

describe('the badge of a contractor', () => {
  test('the badge of a contractor is chosen, copied, and shown by a page of another site', async ({
    signedIn,
  }) => {
    const { page, visit } = await signedIn('contractor@plumbline.test');
    await visit(route('contractor.badge'));
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: t('badge.theme_dark') }).click();
    const code = page.getByLabel(t('badge.code_label'));
    await eventually(() => code.inputValue()).toContain('theme=dark');
    const html = await code.inputValue();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: t('badge.copy') }).click();
    await page.getByText(t('badge.copied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(html);

    const site = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.setHeader('cross-origin-embedder-policy', 'require-corp');
      answer.end(`<!doctype html><title>Elsewhere</title>${html}`);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => site.once('listening', resolve));
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const shown = await page.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight, image.alt];
    });
    expect(shown).toEqual([240, 90, expect.stringContaining('Plumbline')]);
    site.close();
  });

  test('the badge of a contractor has its code on a phone, and nothing sticks out', async ({ signedIn }) => {
    const { page, visit } = await signedIn('contractor@plumbline.test', { viewport: PHONE });
    await visit(`${route('contractor.badge')}?size=compact`);
    await page.getByRole('button', { name: t('badge.copy') }).waitFor();
    expect(await stickingOut(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
