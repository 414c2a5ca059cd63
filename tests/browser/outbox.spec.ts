import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD, type MadeUser } from '../support/factories.ts';
import { eventually, signIn, t, takenOver, test, visiting, type Person } from './support/journey.ts';

const lost = /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|ERR_FAILED|409|422/;

const newAuthor = (database: DatabaseHandle) =>
  createFactories(database).user({ email: `outbox.${randomUUID().slice(0, 8)}@plumbline.test` });

const postingsOf = async (database: DatabaseHandle, { profileId }: MadeUser) => {
  const rows = await database.sql<{ title: string }[]>`
    select title from postings where author_profile_id = ${profileId}`;
  return rows.map(({ title }) => title);
};

/** An author with a posting in the form, not sent: a whole one, if it has a title and a text. */
async function writing(
  person: Person,
  author: MadeUser,
  { title, text = 'Which valve fits an old boiler?' }: { title: string; text?: string },
): Promise<Page> {
  person.expectProblem(lost);
  await signIn(person, author.email, PASSWORD);
  await person.visit('/postings/new');
  const { page } = person;
  await page.getByLabel(t('postings.kind_question')).selectOption('question');
  await page.locator('input[name=title]').fill(title);
  if (text) await page.getByLabel(t('postings.body_field'), { exact: true }).fill(text);
  await page.getByLabel(t('postings.trades_field'), { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(t('postings.region_field'), { exact: true }).selectOption({ index: 1 });
  return page;
}

const publish = (page: Page) => page.getByRole('button', { name: t('postings.publish') });
const waits = (page: Page, title: string) => page.getByText(t('layout.unsent_waits', { title }));

describe('a posting written offline', () => {
  test('a posting written offline waits, and is published once when the network is back, however often it was pressed', async ({
    visitor,
    database,
  }) => {
    const title = `Valve ${randomUUID().slice(0, 6)}`;
    const author = await newAuthor(database);
    const page = await writing(visitor, author, { title });
    await visitor.context.setOffline(true);
    await publish(page).click();
    await waits(page, title).waitFor();
    await publish(page).click();
    expect(await waits(page, title).count()).toBe(1);
    expect(await postingsOf(database, author)).toEqual([]);
    await visitor.context.setOffline(false);
    await waits(page, title).waitFor({ state: 'detached' });
    expect(await postingsOf(database, author)).toEqual([title]);
    // The form is still open: pressed again, it is the same posting.
    await publish(page).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await postingsOf(database, author)).toEqual([title]);
  });

  test('a posting written offline is published once by the next start of a browser that was killed', async ({
    visitor,
    database,
  }) => {
    const title = `Valve ${randomUUID().slice(0, 6)}`;
    const author = await newAuthor(database);
    const page = await writing(visitor, author, { title });
    await visitor.context.setOffline(true);
    await publish(page).click();
    await waits(page, title).waitFor();
    await page.close();
    await visitor.context.setOffline(false);
    const next = await visitor.context.newPage();
    await next.goto('/postings');
    await eventually(() => postingsOf(database, author)).toEqual([title]);
    // The answer to it empties the draft, too.
    await waits(next, title).waitFor({ state: 'detached' });
    await next.goto('/postings/new');
    await takenOver(next);
    expect(await next.locator('input[name=title]').inputValue()).toBe('');
    expect(await postingsOf(database, author)).toEqual([title]);
  });

  test('a posting written offline is published once where the next start has the form open and it is sent again', async ({
    visitor,
    database,
  }) => {
    const title = `Valve ${randomUUID().slice(0, 6)}`;
    const author = await newAuthor(database);
    const page = await writing(visitor, author, { title });
    await visitor.context.setOffline(true);
    await publish(page).click();
    await waits(page, title).waitFor();
    await page.close();
    await visitor.context.setOffline(false);
    const next = await visitor.context.newPage();
    await next.goto('/postings/new');
    await takenOver(next);
    await next.getByText(t('common.draft_discard')).waitFor();
    await eventually(() => postingsOf(database, author)).toEqual([title]);
    await waits(next, title).waitFor({ state: 'detached' });
    await publish(next).click();
    await next.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await postingsOf(database, author)).toEqual([title]);
  });

  test('a posting written offline whose draft is thrown away is not sent, and a visitor after a logout sees nothing of it', async ({
    visitor,
    database,
  }) => {
    const title = `Valve ${randomUUID().slice(0, 6)}`;
    const author = await newAuthor(database);
    const page = await writing(visitor, author, { title });
    await page.route(
      (url) => url.pathname === '/postings',
      (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()),
    );
    await publish(page).click();
    await waits(page, title).waitFor();
    await visiting(page, () =>
      page.evaluate(() => {
        const form = [...document.forms].find(({ action }) => action.endsWith('/logout'));
        form?.requestSubmit();
      }),
    );
    await page.evaluate(async () => {
      dispatchEvent(new Event('online'));
      await navigator.locks.request('plumbline-outbox', () => undefined);
      await indexedDB.databases();
    });
    expect(await page.getByText(title).count()).toBe(0);
    await signIn(visitor, author.email, PASSWORD);
    await visitor.visit('/postings/new');
    await waits(page, title).waitFor();
    await page.getByText(t('common.draft_discard')).click();
    await waits(page, title).waitFor({ state: 'detached' });
    expect(await postingsOf(database, author)).toEqual([]);
  });

  test('a posting written offline is published once where the server did it and its answer was lost', async ({
    visitor,
    database,
  }) => {
    const title = `Valve ${randomUUID().slice(0, 6)}`;
    const author = await newAuthor(database);
    const page = await writing(visitor, author, { title });
    await page.route(
      (url) => url.pathname === '/postings',
      async (route) => {
        await route.fetch({ maxRedirects: 0 });
        await route.abort();
      },
      { times: 1 },
    );
    await publish(page).click();
    await waits(page, title).waitFor();
    expect(await postingsOf(database, author)).toEqual([title]);
    await page.reload();
    await takenOver(page);
    await eventually(() =>
      page.evaluate(() => indexedDB.databases().then((all) => all.length)),
    ).toBeGreaterThan(0);
    await waits(page, title).waitFor({ state: 'detached' });
    expect(await postingsOf(database, author)).toEqual([title]);
  });

  test('a posting written offline that the server refuses comes back to its form with the reason', async ({
    visitor,
    database,
  }) => {
    const author = await newAuthor(database);
    const title = 'V';
    const page = await writing(visitor, author, { title, text: '' });
    await visitor.context.setOffline(true);
    await publish(page).click();
    await waits(page, title).waitFor();
    await visitor.context.setOffline(false);
    await page.getByRole('link', { name: t('layout.unsent_open') }).click();
    await page.getByText(t('common.draft_discard')).waitFor();
    expect(await page.locator('input[name=title]').inputValue()).toBe(title);
    expect(await postingsOf(database, author)).toEqual([]);
  });

  test('a posting written offline is neither shown to nor sent for another person on the same device', async ({
    visitor,
    database,
  }) => {
    const title = `Valve ${randomUUID().slice(0, 6)}`;
    const author = await newAuthor(database);
    const other = await newAuthor(database);
    const page = await writing(visitor, author, { title });
    await visitor.context.setOffline(true);
    await publish(page).click();
    await waits(page, title).waitFor();
    await visitor.context.clearCookies();
    await page.close();
    await visitor.context.setOffline(false);
    const next = { ...visitor, page: await visitor.context.newPage() };
    next.visit = async (path) => {
      await next.page.goto(path);
      await takenOver(next.page);
    };
    await signIn(next, other.email, PASSWORD);
    await next.visit('/postings');
    expect(await waits(next.page, title).count()).toBe(0);
    expect(await postingsOf(database, author)).toEqual([]);
    expect(await postingsOf(database, other)).toEqual([]);
    await visitor.context.clearCookies();
    await signIn(next, author.email, PASSWORD);
    await next.visit('/postings');
    await eventually(() => postingsOf(database, author)).toEqual([title]);
  });
});
