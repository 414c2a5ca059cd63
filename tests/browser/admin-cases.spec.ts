import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import type { MadeReview } from '../support/factories.ts';
import {
  actions,
  asAdministrator,
  caseTitle,
  dialog,
  giveReason,
  newReview,
  REASON,
  toast,
} from './support/admin.ts';
import { PHONE, eventually, t, test, visiting } from './support/journey.ts';

const WISH = 'This review is about another business with a name like ours, two streets away.';

const moderationOf = ({ id }: MadeReview) =>
  route('admin.reviews', {}, { query: { search: `#${id}`, open: id } });

describe('an appeal', () => {
  test('an appeal is found, read and rejected without a mouse', async ({ visitor, database }) => {
    const { page, visit } = visitor;
    const { make, owner, review } = await newReview(database, 'A leak that came back');
    const filedAt = new Date(Date.now() - 400 * 86_400_000);
    await make.appeal({ review, by: owner, reason: WISH, filedAt });
    await asAdministrator(visitor, database, 'Ada Admin');
    await visit(route('admin.appeals.index'));

    await visiting(page, () => page.keyboard.press('j'));
    await caseTitle(page).getByText('A leak that came back').waitFor();
    await eventually(() => caseTitle(page).evaluate((title) => title === document.activeElement)).toBe(true);
    expect(await page.getByText(WISH).count()).toBe(1);
    await visiting(page, () => page.keyboard.press('j'));
    await visiting(page, () => page.keyboard.press('k'));
    await caseTitle(page).getByText('A leak that came back').waitFor();

    await page.keyboard.press('r');
    await eventually(() =>
      dialog(page)
        .getByLabel(t('admin.reason_code'))
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('r');
    expect(await dialog(page).count()).toBe(1);
    await dialog(page)
      .getByRole('button', { name: t('admin.outcome.reject.take_down'), exact: true })
      .press('Enter');
    await dialog(page).getByText(t('admin.reason_missing')).waitFor();
    await dialog(page).getByLabel(t('admin.reason_code')).selectOption('N04');
    await dialog(page).getByLabel(t('admin.reason_text')).focus();
    await page.keyboard.type(REASON);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, t('toasts.appeal_rejected')).waitFor();

    // Fetched again two seconds later: it has left the queue, and the case that is open says what was decided.
    await page.locator('.case').getByText(REASON).waitFor();
    await page.locator('.list-row').getByText('A leak that came back').waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    // The case has changed: no key does anything until its reader goes on.
    await page.getByText(t('admin.settled'), { exact: true }).waitFor();
    for (const key of ['r', 'a', 'h', 'x']) await page.keyboard.press(key);
    expect(await dialog(page).count()).toBe(0);
    expect(await page.locator('.case-actions').getByRole('button').count()).toBe(0);
    await page.getByRole('button', { name: t('admin.settled_go_on') }).click();
    await actions(page, t('admin.act.deactivate')).waitFor();
    await page.keyboard.press('r');
    expect(await dialog(page).count()).toBe(0);
    await visiting(page, () => page.keyboard.press('j'));
    expect(await caseTitle(page).textContent()).not.toBe('A leak that came back');
  });
});

describe('moderation', () => {
  test('an edit is given a reason, and the page says that an administrator made it', async ({
    visitor,
    database,
  }) => {
    const { page, visit } = visitor;
    const { review, business } = await newReview(database, 'An address in the words');
    await asAdministrator(visitor, database, 'Edith Admin');
    await visit(moderationOf(review));
    await actions(page, t('admin.act.edit')).click();
    const words =
      'They came on the agreed day and put the new pipe in, but the leak under the sink came back within a week.';
    await dialog(page).getByLabel(t('review_form.body')).fill(words);
    await giveReason(page, t('admin.act.edit'));
    await toast(page, t('toasts.review_updated')).waitFor();
    await page.locator('.case-words').getByText(words).waitFor();
    await page.getByText(t('reviews.earlier_versions', { count: 1 })).waitFor();
    await visit(route('contractors.show', { slug: business.slug }));
    await page.getByText(words).waitFor();
  });

  test('whoever comes second is told who was first and why, and sees how it stands', async ({
    someone,
    database,
  }) => {
    const first = await someone();
    const second = await someone();
    const { review } = await newReview(database, 'Seen by two at once');
    await asAdministrator(first, database, 'Frida First');
    await asAdministrator(second, database, 'Sven Second');
    second.expectProblem(/409/);
    await Promise.all([first.visit(moderationOf(review)), second.visit(moderationOf(review))]);

    await actions(first.page, t('admin.act.deactivate')).click();
    await giveReason(first.page, t('admin.act.deactivate'));
    await toast(first.page, t('toasts.review_deactivated')).waitFor();
    await actions(second.page, t('admin.act.remove')).click();
    await giveReason(second.page, t('admin.act.remove'));

    const notified = second.page.locator('.case [role=status]', { hasText: REASON });
    await notified.waitFor();
    expect(await notified.textContent()).toContain('Frida First');
    await second.page.locator('.case-head').getByText(t('appeals.standing.inactive')).waitFor();
    await second.page.getByRole('button', { name: t('admin.settled_go_on') }).click();
    await actions(second.page, t('admin.act.activate')).waitFor();
  });

  test('several reviews are decided about with one reason, with a bar that says how far it is', async ({
    visitor,
    database,
  }) => {
    const { page, visit } = visitor;
    const batch = `Batch ${randomUUID().slice(0, 8)}`;
    const { make, author, business } = await newReview(database, `${batch} one`);
    await make.review({ contractor: business, author, title: `${batch} two` });
    await make.review({ contractor: business, author, title: `${batch} three` });
    await asAdministrator(visitor, database, 'Bulk Admin');
    await visit(route('admin.reviews', {}, { query: { search: batch } }));
    // A check box is above the link that covers its row: the mouse selects, and opens nothing.
    const [first] = await page.locator('.list-row input[type=checkbox]').all();
    const box = await first?.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
    expect(await first?.isChecked()).toBe(true);
    expect(await caseTitle(page).count()).toBe(0);
    await page.getByLabel(t('admin.select_all')).check();
    await page
      .locator('.bulk')
      .getByRole('button', { name: t('admin.act.deactivate') })
      .click();
    await giveReason(page, t('admin.bulk_confirm', { count: 3 }));
    await toast(page, t('admin.bulk_done', { count: 3 })).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.list-row .tone-good').length === 0);
    const rows = await database.sql`
      select from reviews where contractor_id = ${business.id} and status = 'inactive'`;
    expect(rows).toHaveLength(3);
  });

  test('moderation of several reviews, one that somebody changed meanwhile is left alone and named', async ({
    visitor,
    database,
  }) => {
    const { page, visit } = visitor;
    const batch = `Meanwhile ${randomUUID().slice(0, 8)}`;
    const { make, review, author, business } = await newReview(database, `${batch} one`);
    await make.review({ contractor: business, author, title: `${batch} two` });
    visitor.expectProblem(/409/);
    await asAdministrator(visitor, database, 'Late Admin');
    await visit(route('admin.reviews', {}, { query: { search: batch } }));
    await page.getByLabel(t('admin.select_all')).check();
    await database.sql`update reviews set version = version + 1 where id = ${review.id}`;
    await page
      .locator('.bulk')
      .getByRole('button', { name: t('admin.act.deactivate') })
      .click();
    await giveReason(page, t('admin.bulk_confirm', { count: 2 }));
    const notified = page.getByText(t('admin.bulk_changed'), { exact: true });
    await notified.waitFor();
    expect(
      await page
        .getByRole('status')
        .or(page.getByRole('alert'))
        .filter({ hasText: `${batch} one` })
        .count(),
    ).toBe(1);
    const rows = await database.sql`
      select title from reviews where contractor_id = ${business.id} and status = 'inactive'`;
    expect([...rows]).toEqual([{ title: `${batch} two` }]);
  });

  test('a list keeps its view in the address, and where one stands, through filters, sorting and Back', async ({
    visitor,
    database,
  }) => {
    const { page, visit } = visitor;
    await asAdministrator(visitor, database, 'Lisa Lists');
    await visit(route('admin.reviews'));
    const status = page.getByLabel(t('admin.column.status'));
    await status.focus();
    await visiting(page, () => status.selectOption('held'));
    expect(new URL(page.url()).search).toBe('?status=held');
    expect(await status.evaluate((select) => select === document.activeElement)).toBe(true);
    const head = page.getByRole('columnheader', { name: t('admin.column.stars') });
    await visiting(page, () => head.getByRole('link').click());
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    expect(new URL(page.url()).search).toBe('?status=held&sort=stars');
    await page.goBack();
    await page.waitForURL((url) => url.search === '?status=held');
    await page.waitForFunction(() => document.querySelector('[aria-sort=ascending]') === null);
    await eventually(() => status.inputValue()).toBe('held');
    await page.reload();
    expect(await page.getByLabel(t('admin.column.status')).inputValue()).toBe('held');
  });
});

describe('a phone at the desk', () => {
  test('a phone on the admin area shows the case in the list’s place, with a way back', async ({
    someone,
    database,
  }) => {
    const person = await someone({ viewport: PHONE });
    const { page, visit } = person;
    await asAdministrator(person, database, 'Phoebe Phone');
    await visit(route('admin.appeals.index'));
    await visiting(page, () => page.locator('.case-link').first().click());
    await caseTitle(page).waitFor();
    expect(await page.locator('.case-list').isVisible()).toBe(false);
    await visiting(page, () => page.getByRole('link', { name: t('admin.back_to_list') }).click());
    expect(await page.locator('.case-list').isVisible()).toBe(true);
  });
});
