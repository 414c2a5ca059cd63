import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import { asAdministrator, caseTitle, dialog, newReview } from './support/admin.ts';
import { eventually, t, test, visiting, type Person } from './support/journey.ts';

/** Opening a case, deciding it, choosing a reason, inserting the usual explanation and confirming. */
const KEYS_PER_CASE_MAX = 14;
const APPEALS = 5;
const REPORTS = 5;

function countingKeys(page: Page) {
  let pressed = 0;
  return {
    press: async (key: string, times = 1) => {
      pressed += times;
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    },
    count: () => pressed,
  };
}
type Keys = ReturnType<typeof countingKeys>;

/** Decides the open case by its key; the reason is the one after `downs` steps in the list. */
async function decide(page: Page, keys: Keys, key: string, downs: number): Promise<void> {
  await keys.press(key);
  await dialog(page).waitFor();
  const reason = dialog(page).getByLabel(t('admin.reason_code'));
  await eventually(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
  await keys.press('ArrowDown', downs);
  await keys.press('Tab');
  await keys.press('Enter');
  await eventually(() => dialog(page).getByLabel(t('admin.reason_text')).inputValue()).not.toBe('');
  await keys.press('Tab', 2);
  await keys.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
}

async function openNext(page: Page, keys: Keys, before: string | null): Promise<string | null> {
  await visiting(page, () => keys.press('j'));
  await eventually(() => caseTitle(page).textContent()).not.toBe(before);
  return caseTitle(page).textContent();
}

test('ten cases of two kinds are decided by keyboard alone, each with a reason and an explanation', async ({
  visitor,
  database,
}: {
  visitor: Person;
  database: Parameters<typeof newReview>[0];
}) => {
  const { page, visit } = visitor;
  for (let index = 0; index < APPEALS; index += 1) {
    const { make, owner, review } = await newReview(database, `Appealed job ${index}`);
    await make.appeal({ review, by: owner, filedAt: new Date(Date.now() - (500 + index) * 86_400_000) });
  }
  for (let index = 0; index < REPORTS; index += 1) {
    const { make, review } = await newReview(database, `Reported job ${index}`);
    await make.report({
      kind: 'review',
      id: review.id,
      filedAt: new Date(Date.now() - (500 + index) * 86_400_000),
    });
  }
  await asAdministrator(visitor, database, 'Ada Admin');
  const keys = countingKeys(page);
  let title: string | null = null;
  await visit(route('admin.appeals.index'));
  for (let done = 0; done < APPEALS; done += 1) {
    title = await openNext(page, keys, title);
    await decide(page, keys, 'r', 4);
    await page
      .locator('.list-row')
      .getByText(title ?? '')
      .waitFor({ state: 'detached' });
  }
  await visit(route('admin.reports'));
  for (let done = 0; done < REPORTS; done += 1) {
    title = await openNext(page, keys, title);
    await decide(page, keys, 'h', 8);
    await page
      .locator('.list-row')
      .getByText(title ?? '')
      .waitFor({ state: 'detached' });
  }
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::integer as count from decisions where decided_at > now() - interval '1 hour'
      and decided_by_user_id = (select max(id) from users where role = 'admin')`;
  expect(row?.count).toBeGreaterThanOrEqual(APPEALS + REPORTS);
  expect(keys.count()).toBeLessThanOrEqual((APPEALS + REPORTS) * KEYS_PER_CASE_MAX + REPORTS * 8);
});
