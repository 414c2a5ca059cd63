import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { accessibilityProblems, eventually, PHONE, t, test } from './support/journey.ts';

/** The page of a contractor with a project before and after. */
async function pageWithPair({ sql }: DatabaseHandle): Promise<string> {
  const [row] = await sql<{ slug: string }[]>`
    select c.slug from contractors c join contractor_photos p on p.contractor_id = c.id
    where p.stage = 'before' and p.position < 8 and not exists (select from users u where u.id = p.contractor_id and u.status = 'inactive')
    order by c.review_count desc, c.id limit 1`;
  return route('contractors.show', { slug: row?.slug ?? '' });
}

describe('the photos of a contractor', () => {
  test('the photos of a contractor are blurred where they come to stand, before any of them has come', async ({
    visitor,
    database,
  }) => {
    const { page } = visitor;
    await page.route(/\/uploads\//, () => undefined);
    await page.goto(await pageWithPair(database), { waitUntil: 'domcontentloaded' });
    const tiles = page.locator('.photo-tiles .photo');
    const places = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const sizeOf = (of: string) => {
          const { width, height } = tile.querySelector(of)?.getBoundingClientRect() ?? {
            width: 0,
            height: 0,
          };
          return [width, height];
        };
        const address = tile.querySelector('.photo-blur image')?.getAttribute('href') ?? '';
        return { address: address.slice(0, 22), blur: sizeOf('.photo-blur'), picture: sizeOf('img') };
      }),
    );
    expect(places.length).toBeGreaterThan(2);
    for (const { address, blur, picture } of places) {
      expect(address).toBe('data:image/bmp;base64,');
      expect(blur[0]).toBeGreaterThan(50);
      expect(blur).toEqual(picture);
    }
  });

  test('the photos of a contractor open over the page by the keyboard, one after the other, larger and closed again', async ({
    visitor,
    database,
  }) => {
    const { page, visit } = visitor;
    await visit(await pageWithPair(database));
    const links = page.locator('.gallery-frame a[data-photo]');
    const count = await links.count();
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    const named = (number: number) =>
      page.getByRole('dialog', { name: t('common.photo_number', { number, count }) });
    await named(2).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await named(3).waitFor();
    await page.keyboard.press('Home');
    await named(1).waitFor();
    await page.keyboard.press('ArrowLeft');
    await named(count).waitFor();
    await page.keyboard.press('+');
    await page.getByRole('button', { name: t('common.zoom_out') }).waitFor();
    await page.keyboard.press('Escape');
    await named(count).waitFor({ state: 'detached' });
    await eventually(() => links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('the photos of a contractor follow a finger on a phone', async ({ someone, database }) => {
    const { page, visit } = await someone({ viewport: PHONE });
    await visit(await pageWithPair(database));
    const links = page.locator('.gallery-frame a[data-photo]');
    const count = await links.count();
    // The slider lies over the first two.
    await links.nth(2).click();
    await page.getByRole('dialog', { name: t('common.photo_number', { number: 3, count }) }).waitFor();
    await page.mouse.move(300, 400);
    await page.mouse.down();
    await page.mouse.move(120, 400, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('dialog', { name: t('common.photo_number', { number: 4, count }) }).waitFor();
  });

  test('the photos of a contractor from before and after lie over each other, and arrows move the line between them', async ({
    visitor,
    database,
  }) => {
    const { page, visit } = visitor;
    await visit(await pageWithPair(database));
    const slider = page.locator('.photo-pair-slider').first();
    const shown = () =>
      page
        .locator('.photo-pair')
        .first()
        .evaluate((frame) => frame.style.getPropertyValue('--shown'));
    await slider.focus();
    expect(await shown()).toBe('50%');
    await page.keyboard.press('ArrowLeft');
    expect(await shown()).toBe('49%');
    await page.keyboard.press('Home');
    expect(await shown()).toBe('0%');
  });
});

test('nothing on a page of photos moves when the sliders of before and after come', async ({ visitor }) => {
  const { page, visit } = visitor;
  let send = () => {};
  const mayCome = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/lightbox-.*\.js/, async (request) => {
    await mayCome;
    await request.continue();
  });
  await visit('/c/cordero-daughters-plumbing/photos');
  const places = () =>
    page
      .locator('main .section, .compare')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const before = await places();
  expect(before.length).toBeGreaterThan(2);
  send();
  await page.locator('.photo-pair-slider').first().waitFor();
  expect(await places()).toEqual(before);
});
