import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD as FACTORY_PASSWORD } from '../support/factories.ts';
import {
  accessibilityProblems,
  DESK,
  eventually,
  PHONE,
  signIn,
  stickingOut,
  t,
  test,
} from './support/journey.ts';
import { plainPicture } from './support/evidence.ts';

const tiles = (page: Page) => page.locator('.photo-tile img');
const addressesOf = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')));

async function reviewTitled(database: DatabaseHandle, title: string): Promise<{ id: number }> {
  const [row] = await database.sql<{ id: number }[]>`select id from reviews where title = ${title}`;
  if (!row) throw new Error('it was not published');
  return row;
}

async function latestDecision(database: DatabaseHandle, reviewId: number): Promise<number> {
  const [row] = await database.sql<{ id: number }[]>`
    select max(id) as id from decisions where review_id = ${reviewId}`;
  return row?.id ?? 0;
}

describe('photos of a review', () => {
  test('photos of a review are sent while it is written, put in order, kept by the draft, shown with it, and stay in the case when one is taken away', async ({
    someone,
    database,
  }) => {
    const make = createFactories(database);
    const unique = randomUUID().slice(0, 8);
    const author = await make.user({ email: `photos.${unique}@plumbline.test` });
    const [business] = await database.sql<{ slug: string }[]>`
      select slug from contractors where not claimed and review_count > 3 order by id offset 9 limit 1`;
    const writer = await someone({ viewport: PHONE });
    const { page } = writer;
    await signIn(writer, author.email, FACTORY_PASSWORD);
    await writer.visit(`/c/${business?.slug}/review`);
    await page.getByRole('radio', { name: t('review_form.q.experience.finished') }).check();
    await page.getByRole('radio', { name: t('review_form.q.relation.none') }).check();
    await page.getByRole('radio', { name: t('review_form.q.offered.nothing') }).check();
    await page.getByLabel(t('review_form.month'), { exact: true }).selectOption({ index: 3 });
    await page.getByText(t('review_form.step_two')).click();

    writer.expectProblem(/422/);
    await page
      .locator('input[type=file]')
      .setInputFiles([
        await plainPicture('before.jpg', 'teal'),
        { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
        await plainPicture('after.jpg', 'orange'),
      ]);
    await page.getByText(t('uploads.not_supported')).waitFor();
    await tiles(page).nth(1).waitFor();
    const [first, second] = await addressesOf(page);
    await page.getByRole('button', { name: t('uploads.move_later', { number: 1 }) }).click();
    await eventually(() => addressesOf(page)).toEqual([second, first]);
    await page.getByRole('button', { name: t('uploads.dismiss') }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);

    const title = `With pictures ${unique}`;
    await page
      .getByLabel(t('review_form.body'), { exact: true })
      .fill(
        `${title}. They showed each step as it was done, swept up, and came back once to look. Job ${unique} at the old mill.`,
      );
    const overall = page.getByRole('radiogroup', { name: t('review_form.overall_question') });
    await overall.getByRole('radio', { name: t('common.star_5') }).check({ force: true });
    const trade = page.getByLabel(t('review_form.trade'), { exact: true });
    if ((await trade.inputValue()) === '') await trade.selectOption({ index: 1 });
    await page.getByRole('button', { name: t('review_form.rest_not_applicable') }).click();
    await page.getByRole('button', { name: t('review_form.publish') }).click();
    await page.waitForURL(`**/c/${business?.slug}`);

    const reader = await someone();
    await reader.visit(`/c/${business?.slug}`);
    const shown = reader.page.locator('article', { hasText: title }).locator('img');
    expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual([
      second,
      first,
    ]);
    await shown.first().scrollIntoViewIfNeeded();
    await reader.page.waitForFunction(
      (src) => (document.querySelector<HTMLImageElement>(`img[src="${src}"]`)?.naturalWidth ?? 0) > 0,
      second ?? '',
    );
    expect(await accessibilityProblems(reader.page)).toEqual([]);

    // An administrator takes one away and finds it in the case, with what was decided.
    const administrator = await make.user({ role: 'admin', email: `admin.${unique}@plumbline.test` });
    const adminPage = await someone({ viewport: PHONE });
    await signIn(adminPage, administrator.email, FACTORY_PASSWORD);
    const review = await reviewTitled(database, title);
    const moderation = route('admin.reviews', {}, { query: { open: review.id } });
    const rows = (name: string) => adminPage.page.locator('.case').getByRole('list', { name }).locator('img');
    await adminPage.visit(moderation);
    expect(await rows(t('reviews.photos')).count()).toBe(2);
    const act = (name: string) => adminPage.page.getByRole('button', { name, exact: true });
    await act(t('admin.act.edit')).click();
    const dialog = adminPage.page.getByRole('dialog').last();
    await dialog.getByRole('checkbox', { name: t('admin.keep_photo', { number: 2 }) }).uncheck();
    expect(await accessibilityProblems(adminPage.page)).toEqual([]);
    expect(await stickingOut(adminPage.page)).toEqual([]);
    await dialog.getByLabel(t('admin.reason_code')).selectOption('R07');
    await dialog.getByLabel(t('admin.reason_text')).fill('It shows the street and the number.');
    await dialog.getByRole('button', { name: t('admin.act.edit'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await adminPage.visit(moderation);
    expect(await rows(t('reviews.photos')).count()).toBe(1);
    const taken = rows(t('admin.photos_taken_away', { count: 1 }));
    expect(await taken.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual([first]);
    await taken.scrollIntoViewIfNeeded();
    await adminPage.page.waitForFunction(
      (src) => (document.querySelector<HTMLImageElement>(`img[src="${src}"]`)?.naturalWidth ?? 0) > 0,
      first ?? '',
    );
    expect(await accessibilityProblems(adminPage.page)).toEqual([]);
    expect(await stickingOut(adminPage.page)).toEqual([]);

    await writer.visit(route('decisions.show', { id: await latestDecision(database, review.id) }));
    const notified = page.getByRole('list', { name: t('statements.photos_taken_away') }).locator('img');
    expect(await notified.evaluateAll((all) => all.map((one) => one.getAttribute('src')))).toEqual([first]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  });
});

test('photos dropped onto the page of photos are sent, and a file that is no picture is refused by name', async ({
  someone,
  database,
}) => {
  const make = createFactories(database);
  const owner = await make.user({
    role: 'contractor',
    email: `drop.${randomUUID().slice(0, 8)}@plumbline.test`,
  });
  const business = await make.contractor({ owner });
  const dropper = await someone({ viewport: DESK });
  const { page } = dropper;
  await signIn(dropper, owner.email, FACTORY_PASSWORD);
  await dropper.visit(route('contractor.photos'));
  const files = [await plainPicture('roof.jpg', 'teal'), await plainPicture('deck.jpg', 'orange')];
  const sent = [
    ...files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
    { name: 'plan.svg', mimeType: 'image/svg+xml', bytes: [...Buffer.from('<svg/>')] },
  ];
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of all)
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    return transfer;
  }, sent);

  dropper.expectProblem(/422/);
  const area = page.locator('.drop-area');
  await area.dispatchEvent('dragover', { dataTransfer });
  await eventually(() => area.getAttribute('data-over')).toBe('true');
  await area.dispatchEvent('drop', { dataTransfer });
  await page.getByText(t('uploads.not_supported')).waitFor();
  await eventually(async () => {
    const [row] = await database.sql<{ count: number }[]>`
      select count(*)::integer as count from contractor_photos where contractor_id = ${business.id}`;
    return row?.count;
  }).toBe(2);
  expect(await area.getAttribute('data-over')).toBeNull();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
});
