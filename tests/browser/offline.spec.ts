import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { inLanguage, signIn, t, test, visiting } from './support/journey.ts';

const es = inLanguage('mexican_spanish');
const bar = (page: Page) => page.getByText(t('layout.offline'), { exact: true });
const failed = /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|ERR_FAILED/;

describe('a page whose network is lost', () => {
  test('a page whose network is lost stays, says so, and a card can be opened once the network is back', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    visitor.expectProblem(failed);
    await visitor.visit('/contractors');
    const card = page.locator('main ol li').first().getByRole('link').first();
    const name = await card.innerText();
    await context.setOffline(true);
    await bar(page).waitFor();
    await card.click();
    await page.locator('[data-toast]').first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await card.waitFor();
    await context.setOffline(false);
    await bar(page).waitFor({ state: 'detached' });
    await card.click();
    await page.getByRole('dialog').getByRole('heading', { name }).first().waitFor();
  });

  test('a page whose network is lost keeps links and what was typed into a form, in Spanish', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    visitor.expectProblem(failed);
    visitor.expectProblem(/422/);
    await visitor.visit('/es/login');
    await page.getByLabel(es('accounts.email')).fill('nadie@plumbline.test');
    await page.getByLabel(es('accounts.password'), { exact: true }).fill('not the password');
    await context.setOffline(true);
    await page.getByText(es('layout.offline'), { exact: true }).waitFor();
    const send = page.getByRole('button', { name: es('accounts.login_action'), exact: true });
    await send.click();
    await page.locator('[data-toast]').first().waitFor();
    expect(await page.getByLabel(es('accounts.email')).inputValue()).toBe('nadie@plumbline.test');
    await page
      .getByRole('link', { name: es('accounts.join_title'), exact: true })
      .last()
      .click();
    await send.waitFor();
    await context.setOffline(false);
    await send.click();
    await page.getByText(es('accounts.wrong_credentials')).waitFor();
    await visiting(page, () =>
      page
        .getByRole('link', { name: es('accounts.join_title'), exact: true })
        .last()
        .click(),
    );
    expect(new URL(page.url()).pathname).toBe('/es/join');
  });
});

describe('a page whose server is away', () => {
  test('a page whose server is away says so until it is closed or the server answers', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectProblem(/ERR_FAILED|Failed to fetch|502/);
    await visitor.visit('/login');
    await page.getByLabel(t('accounts.email')).fill('nobody@plumbline.test');
    const join = page.getByRole('link', { name: t('accounts.join_title'), exact: true }).last();
    const toast = page.locator('[data-toast]').getByText(t('layout.unreachable'), { exact: true });
    await page.route('**/join', (route) => route.abort());
    await join.click();
    await toast.waitFor();
    await page.getByRole('button', { name: t('layout.unsent_dismiss'), exact: true }).click();
    await toast.waitFor({ state: 'detached' });
    await page.unroute('**/join');
    await page.route('**/join', (route) => route.fulfill({ status: 502, body: 'This site is away.' }));
    await join.click();
    await toast.waitFor();
    expect(await page.getByLabel(t('accounts.email')).inputValue()).toBe('nobody@plumbline.test');
    await page.unroute('**/join');
    await visiting(page, () => join.click());
    await toast.waitFor({ state: 'detached' });
  });
});

describe('a page whose code does not arrive', () => {
  test('a page whose code does not arrive says so and offers to try again, and the frame stays', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectProblem(/ERR_FAILED|Failed to fetch/);
    await signIn(visitor, 'user@plumbline.test');
    await visitor.visit('/dashboard');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout.postings') })
      .click();
    await page.getByRole('heading', { name: t('layout.not_shown_title') }).waitFor();
    await page.getByRole('banner').waitFor();
    // Before its code is there again, which would show the page by itself. The server has drawn the reloaded one.
    await page.getByRole('button', { name: t('layout.error_reload') }).click();
    await page.unroute('**/assets/*.js');
    await page.getByRole('heading', { level: 1, name: t('postings.title'), exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/postings');
  });
});
