import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  accessibilityProblems,
  eventually,
  inLanguage,
  PHONE,
  stickingOut,
  t,
  test,
} from './support/journey.ts';

const say = inLanguage('mexican_spanish');

test('a comment is written, answered, changed and deleted, and a visitor reads each step without a reload', async ({
  signedIn,
  visitor,
  database,
}) => {
  const [posting] = await database.sql<{ id: number }[]>`
    select id from postings where status = 'active' and type = 'offer' order by id limit 1`;
  const path = `/postings/${posting?.id}`;
  await visitor.visit(path);
  // The connection of a visitor opens when they read on.
  await visitor.page.mouse.move(40, 40);

  const homeowner = await signedIn('user@plumbline.test');
  await homeowner.visit(path);
  const words = 'Does the price include hauling away the old unit?';
  await homeowner.page.getByLabel(t('comments.field'), { exact: true }).fill(words);
  await homeowner.page.getByRole('button', { name: t('comments.publish') }).dblclick();
  await visitor.page.getByText(words).waitFor();
  // The form is emptied once its answer is there; until then it has the words, too.
  await eventually(() => homeowner.page.getByLabel(t('comments.field'), { exact: true }).inputValue()).toBe(
    '',
  );
  expect(await homeowner.page.locator('.comment-words', { hasText: words }).count()).toBe(1);
  expect(await accessibilityProblems(homeowner.page)).toEqual([]);

  const contractor = await signedIn('contractor@plumbline.test', { viewport: PHONE });
  await contractor.visit(`/es${path}`);
  await contractor.page.getByRole('link', { name: say('comments.reply') }).click();
  const reply = contractor.page.getByLabel(say('comments.reply_field'), { exact: true });
  await reply.fill('Sí, y la limpieza también. Llame al 602-555-0123.');
  await contractor.page.getByRole('button', { name: say('comments.publish_reply') }).click();
  await contractor.page.getByText('“602-555-0123”').waitFor();
  expect(await accessibilityProblems(contractor.page)).toEqual([]);
  expect(await stickingOut(contractor.page)).toEqual([]);
  await reply.fill('Sí, y la limpieza también.');
  await contractor.page.getByRole('button', { name: say('comments.publish_reply') }).click();
  await visitor.page.getByText('Sí, y la limpieza también.').waitFor();

  const own = homeowner.page.locator('.comment', { hasText: words });
  await own.getByRole('button', { name: t('comments.edit') }).click();
  await homeowner.page.getByLabel(t('comments.edit_field'), { exact: true }).fill('Does it include hauling?');
  await homeowner.page.getByRole('button', { name: t('comments.save') }).click();
  await visitor.page.getByText('Does it include hauling?').waitFor();

  await homeowner.page.getByRole('button', { name: t('comments.delete'), exact: true }).click();
  await homeowner.page.getByRole('button', { name: t('comments.delete_confirm') }).click();
  await visitor.page.getByText(t('comments.deleted_placeholder')).waitFor();
  expect(await accessibilityProblems(visitor.page)).toEqual([]);
});

test('a name is chosen by the keyboard after “@”, and what is typed stays through a lost connection and a reload', async ({
  signedIn,
  database,
}) => {
  const [posting] = await database.sql<{ id: number; name: string }[]>`
    select p.id, author.name from postings as p join profiles as author on author.id = p.author_profile_id
    join users as u on u.id = author.user_id
    where p.status = 'active' and u.email <> 'user@plumbline.test' order by p.id desc limit 1`;
  const reader = await signedIn('user@plumbline.test');
  const { page, context } = reader;
  await reader.visit(`/postings/${posting?.id}`);
  const field = page.getByLabel(t('comments.field'), { exact: true });
  const name = posting?.name ?? '';
  await field.pressSequentially(`Thank you, @${name.slice(0, 3)}`);
  const options = page.getByRole('listbox', { name: t('comments.mention') });
  await options.getByRole('option', { name, exact: true }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  await field.press('Enter');
  await options.waitFor({ state: 'hidden' });
  const typed = `Thank you, @${name} `;
  expect(await field.inputValue()).toBe(typed);

  reader.expectProblem(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await context.setOffline(true);
  await field.press('End');
  await field.pressSequentially('for the answer.');
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`;
  await context.setOffline(false);
  expect(await field.inputValue()).toBe(`${typed}for the answer.`);
  await eventually(() => draftsIn(page)).toContain('for the answer.');
  await page.reload();
  await eventually(() => field.inputValue()).toBe(`${typed}for the answer.`);
  await field.fill('');
});

/** All drafts that the browser keeps. */
const draftsIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('plumbline', 1);
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );
