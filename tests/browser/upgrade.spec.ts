import { expect } from 'vitest';
import {
  accessibilityProblems,
  eventually,
  inLanguage,
  PHONE,
  signIn,
  stickingOut,
  test,
  visiting,
} from './support/journey.ts';

const FREE = 'free@plumbline.test';
const say = inLanguage('mexican_spanish');

test('a free contractor meets a limit on a phone, pays in Spanish, and what was begun is done', async ({
  someone,
  database: { database },
}) => {
  const { id: userId } = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', FREE)
    .executeTakeFirstOrThrow();
  const posting = await database
    .selectFrom('postings as o')
    .innerJoin('contractors as c', 'c.id', 'o.author_profile_id')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select('o.id')
    .where('p.user_id', '=', userId)
    .where('o.status', '=', 'active')
    .where('o.deleted_at', 'is', null)
    .where('o.expires_at', 'is', null)
    .executeTakeFirstOrThrow();
  const person = await someone({ viewport: PHONE, locale: 'es-MX' });
  const { page } = person;
  await signIn(person, FREE);
  const fits = async () => {
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  };

  await person.visit(`/es/postings/${posting.id}`);
  await page.getByRole('button', { name: say('postings.pin') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('table').waitFor();
  await dialog.getByText(/^Su plan actual es /).waitFor();
  await fits();
  await visiting(page, () =>
    dialog.getByRole('link', { name: say('billing.choose_plan', { plan: 'Gold' }) }).click(),
  );

  await page.getByRole('heading', { level: 1, name: say('plans.pay_title', { plan: 'Gold' }) }).waitFor();
  await fits();
  await page.getByRole('checkbox').check();
  await visiting(page, () => page.getByRole('button', { name: say('plans.pay_action') }).click());
  await page.getByRole('link', { name: say('plans.state_to_card') }).click();
  await page.getByRole('heading', { level: 1, name: say('plans.card_page_heading') }).waitFor();
  await fits();
  await visiting(page, () => page.getByRole('button', { name: say('plans.card_pay') }).click());

  // Back on the posting, which is pinned.
  await page.getByRole('button', { name: say('postings.unpin') }).waitFor();
  await eventually(() => new URL(page.url()).pathname).toMatch(/\/postings\/\d+$/);
  const row = await database
    .selectFrom('postings')
    .select('pinned_at')
    .where('id', '=', posting.id)
    .executeTakeFirstOrThrow();
  expect(row.pinned_at).not.toBeNull();
  // The other journeys know this contractor without a plan.
  await database.updateTable('postings').set({ pinned_at: null }).where('id', '=', posting.id).execute();
  await database
    .updateTable('memberships')
    .set({
      version: 'free',
      state: 'ended',
      terms_id: null,
      anchor_at: null,
      period_start: null,
      period_end: null,
    })
    .where('user_id', '=', userId)
    .execute();
});
