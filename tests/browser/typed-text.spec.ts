import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import { actions, asAdministrator, dialog, newReview, REASON } from './support/admin.ts';
import { eventually, t, takenOver, test } from './support/journey.ts';

/** From now on the server is of another version, as after an update. */
async function updateProduct(page: Page): Promise<void> {
  await page.route('**/*', (asked) => {
    const request = asked.request();
    if (request.headers()['x-inertia'] === undefined || request.method() !== 'GET') return asked.fallback();
    const headers = { 'x-inertia-location': request.url(), 'x-inertia-version': 'another' };
    return asked.fulfill({ status: 409, headers });
  });
}

test('what an administrator types outlives a new version of the product, which a bar offers', async ({
  someone,
  database,
}) => {
  const admin = await someone();
  admin.expectProblem(/409/);
  const { page } = admin;
  const { make, owner, review } = await newReview(database, 'Kept through an update');
  await make.appeal({
    review,
    by: owner,
    reason: 'This review is about another business with a name like ours.',
  });
  await asAdministrator(admin, database, 'Nora Notes');
  await admin.visit(route('admin.appeals.index', {}, { query: { open: review.id } }));
  await page.getByText(t('admin.note'), { exact: true }).first().click();
  const field = page.locator('.case-note-form textarea');
  const send = async () => {
    await field.fill('Called twice.');
    await page.getByRole('button', { name: t('admin.note_save') }).click();
    await eventually(() => field.inputValue()).toBe('');
  };
  await page.evaluate(() => {
    document.body.dataset['loaded'] = 'before';
  });
  const isSameLoad = () => page.evaluate(() => document.body.dataset['loaded'] === 'before');

  await updateProduct(page);
  await send();
  await actions(page, t('admin.outcome.reject.take_down')).click();
  await dialog(page).getByLabel(t('admin.reason_text')).fill(REASON);
  // The page was about to be fetched again; instead a bar says what to do.
  await page.getByText(t('layout.new_version')).waitFor({ state: 'attached' });
  expect(await isSameLoad()).toBe(true);
  expect(await dialog(page).getByLabel(t('admin.reason_text')).inputValue()).toBe(REASON);

  // Where nothing is typed any more, the page loads by itself.
  await dialog(page)
    .getByRole('button', { name: t('admin.cancel'), exact: true })
    .click();
  await send();
  await eventually(() => isSameLoad().catch(() => true)).toBe(false);
});

const markLoad = (page: Page) =>
  page.evaluate(() => {
    document.body.dataset['loaded'] = 'before';
  });
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset['loaded'] === 'before');
const GONE = { status: 404, body: 'gone' };

test('an old page whose next page is gone loads the wanted address once', async ({ visitor }) => {
  visitor.expectProblem(/404|409|dynamically imported/);
  const { page } = visitor;
  await visitor.visit('/');
  await markLoad(page);
  const part = /\/assets\/login-/;
  await page.route(part, (asked) => asked.fulfill(GONE));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // The server is upgraded between the answer and its part.
  await page.route('**/login', async (asked) => {
    const request = asked.request();
    if (request.headers()['x-inertia-partial-data'] === undefined) return asked.fallback();
    await page.unroute(part);
    const headers = { 'x-inertia-location': request.url(), 'x-inertia-version': 'another' };
    return asked.fulfill({ status: 409, headers });
  });
  await page
    .locator('header')
    .getByRole('link', { name: t('layout.log_in') })
    .first()
    .click();
  await page.locator('input[type=password]').waitFor();
  await takenOver(page);
  expect([new URL(page.url()).pathname, await isMarked(page), loads]).toEqual(['/login', false, 1]);
});

test('an old page that lacks a part is loaded anew once, and never over typed text', async ({ visitor }) => {
  visitor.expectProblem(/404|409|dynamically imported/);
  const { page } = visitor;
  await updateProduct(page);
  await page.route(/\/assets\/interactive-map-/, (asked) => asked.fulfill(GONE));
  const openMap = () => page.locator('.find-map button').first().click();
  await visitor.visit('/contractors');
  await markLoad(page);
  await openMap();
  await eventually(() => isMarked(page).catch(() => true)).toBe(false);
  // The part is gone still: the page is not loaded again and again.
  await takenOver(page);
  await markLoad(page);
  await openMap();
  await page.getByText(t('layout.new_version')).waitFor({ state: 'attached' });
  expect(await isMarked(page)).toBe(true);

  await visitor.visit('/contractors');
  await markLoad(page);
  await page.locator('#search-words').fill('roof');
  await openMap();
  await page.getByText(t('layout.new_version')).waitFor({ state: 'attached' });
  expect([await isMarked(page), await page.locator('#search-words').inputValue()]).toEqual([true, 'roof']);
});

test('a reason that an administrator types outlives the code of its rule', async ({ someone, database }) => {
  const admin = await someone();
  admin.expectProblem(/404|dynamically imported/);
  const { page } = admin;
  const { make, owner, review } = await newReview(database, 'Kept without its rule');
  await make.appeal({ review, by: owner, reason: 'This review is about another business.' });
  await asAdministrator(admin, database, 'Rita Reason');
  await admin.visit(route('admin.appeals.index', {}, { query: { open: review.id } }));
  await page.route(/\/assets\/rule-texts-/, (asked) => asked.fulfill(GONE));
  const isGone = page.waitForResponse(/\/assets\/rule-texts-/);
  await actions(page, t('admin.outcome.reject.take_down')).click();
  await dialog(page).getByLabel(t('admin.reason_text')).fill(REASON);
  await isGone;
  // The version is asked for, and is the same.
  await page.waitForLoadState('networkidle');
  expect(await dialog(page).getByLabel(t('admin.reason_text')).inputValue()).toBe(REASON);
  expect(await page.getByText(t('layout.not_shown_title')).count()).toBe(0);
});
