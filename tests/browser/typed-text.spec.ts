import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import { actions, asAdministrator, dialog, newReview, REASON } from './support/admin.ts';
import { eventually, t, test } from './support/journey.ts';

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
