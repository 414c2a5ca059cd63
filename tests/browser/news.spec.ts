import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { route } from '../../common/routes/route-table.ts';
import { createFactories, PASSWORD as FACTORY_PASSWORD } from '../support/factories.ts';
import { accessibilityProblems, logIn, t, test } from './support/journey.ts';

test('what is new is shown after logging in, once', async ({ someone, database }) => {
  const email = `news.${randomUUID().slice(0, 8)}@plumbline.test`;
  const user = await createFactories(database).user({ email });
  // As if the page had been published since; only this user gets the news.
  await database.sql`update users set features_seen = 0 where id = ${user.id}`;
  const person = await someone();
  const { page } = person;
  await logIn(person, email, FACTORY_PASSWORD);
  const dialog = page.getByRole('dialog', { name: t('layout.news_title') });
  await dialog.waitFor();
  expect(await dialog.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog
    .getByRole('button', { name: t('common.close') })
    .last()
    .click();
  await dialog.waitFor({ state: 'detached' });
  await person.visit(route('dashboard'));
  expect(await dialog.count()).toBe(0);
});
