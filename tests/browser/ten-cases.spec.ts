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

/** Opens the first case of a queue by its key. */
async function openFirst({ page, visit }: Person, keys: Keys, queue: string): Promise<void> {
  await visit(queue);
  await visiting(page, () => keys.press('j'));
  await caseTitle(page).waitFor();
}

test('ten cases of two kinds are decided by keyboard alone, each with a reason and an explanation', async ({
  visitor,
  database,
}: {
  visitor: Person;
  database: Parameters<typeof newReview>[0];
}) => {
  const { page } = visitor;
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
  const administrator = await asAdministrator(visitor, database, 'Ada Admin');
  const keys = countingKeys(page);
  const decided = async () => {
    const [row] = await database.sql<{ count: number }[]>`
      select count(*)::integer as count from decisions where decided_by_user_id = ${administrator.id}`;
    return row?.count ?? 0;
  };
  for (let done = 0; done < APPEALS + REPORTS; done += 1) {
    const isAppeal = done < APPEALS;
    await openFirst(visitor, keys, route(isAppeal ? 'admin.appeals.index' : 'admin.reports'));
    await decide(page, keys, isAppeal ? 'r' : 'h', isAppeal ? 4 : 8);
    await eventually(decided).toBe(done + 1);
  }
  expect(keys.count()).toBeLessThanOrEqual((APPEALS + REPORTS) * KEYS_PER_CASE_MAX + REPORTS * 8);
});
