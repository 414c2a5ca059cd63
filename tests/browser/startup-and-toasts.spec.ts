import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TOAST_DURATION_MS, TOAST_WIDTH_ERROR_PX, TOAST_WIDTH_SUCCESS_PX } from '../../common/constants.ts';
import { createFactories } from '../support/factories.ts';
import { DESK, logIn, logOut, PHONE, signIn, t, test } from './support/journey.ts';

const toasts = (page: Page) => page.locator('[data-toast]');
const failing = (route: Route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
const LOADS = ['/api/badwords', '/api/user-version', '/api/translations'];

describe('the start', () => {
  test('the start asks for words to mask, user version and translations side by side, and the page waits for none', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const held: Route[] = [];
    const asked: string[] = [];
    const all = Promise.withResolvers<void>();
    await page.route('**/api/**', (route) => {
      held.push(route);
      asked.push(new URL(route.request().url()).pathname);
      if (asked.length === LOADS.length) all.resolve();
    });
    await visitor.visit('/decisions');
    await all.promise;
    expect(asked.sort()).toEqual([...LOADS].sort());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByRole('link', { name: t('layout.log_in'), exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: t('accounts.login_title') }).waitFor();
    await Promise.all(held.map((route) => route.continue()));
  });

  test('the start sends the calls as the brief has them: JSON, marked, and with the bearer token of whoever is signed in', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await logIn(visitor, 'user@plumbline.test');
    await page.waitForFunction(() => localStorage.getItem('token') !== null);
    const call = page.waitForRequest('**/api/user-version');
    await visitor.visit('/dashboard');
    const headers = await (await call).allHeaders();
    expect(headers['x-requested-with']).toBe('XMLHttpRequest');
    expect(headers['accept']).toBe('application/json');
    expect(headers['authorization']).toBe(
      `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
    );
  });

  test('the start leaves token, words to mask and language in localStorage, and nothing else', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
    await visitor.visit('/');
    await page.waitForFunction(() => localStorage.getItem('badWords') !== null);
    expect(await keys()).toEqual(['badWords', 'lang']);
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('english');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('badWords') ?? '') as unknown)).toEqual(
      expect.arrayContaining([expect.any(String) as string]),
    );
    await logIn(visitor, 'user@plumbline.test');
    await page.waitForFunction(() => localStorage.getItem('token') !== null);
    for (const path of ['/dashboard', '/reviews/given', '/profile/edit', '/contractors'])
      await visitor.visit(path);
    expect(await keys()).toEqual(['badWords', 'lang', 'token']);
  });

  test('the start removes a token with which the profile cannot be fetched, and makes a new one', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectProblem(/401/);
    await logIn(visitor, 'user@plumbline.test');
    await page.waitForFunction(() => localStorage.getItem('token') !== null);
    await page.evaluate(() => localStorage.setItem('token', 'left-over-from-another-time'));
    await visitor.visit('/dashboard');
    await page.waitForFunction(() => {
      const token = localStorage.getItem('token');
      return token !== null && token !== 'left-over-from-another-time';
    });
  });

  test('the start keeps the token of a business’s owner from one page load to the next', async ({
    visitor,
    database,
  }) => {
    const make = createFactories(database);
    const owner = await make.user({ email: `owner.${randomUUID().slice(0, 8)}@plumbline.test` });
    await make.contractor({ owner });
    const { page } = visitor;
    await signIn(visitor, owner.email, owner.password);
    await visitor.visit('/dashboard');
    await page.waitForFunction(() => localStorage.getItem('token') !== null);
    const token = () => page.evaluate(() => localStorage.getItem('token'));
    const first = await token();
    let made = 0;
    page.on('request', (request) => (made += Number(new URL(request.url()).pathname === '/tokens/create')));
    for (const path of ['/dashboard', '/profile/edit', '/dashboard']) {
      const checked = page.waitForResponse('**/api/profile');
      await visitor.visit(path);
      expect((await checked).status()).toBe(200);
    }
    await page.waitForLoadState('networkidle');
    expect([await token(), made]).toEqual([first, 0]);
  });

  test.for([
    ['/api/translations', 'toasts.translations_failed', 'Error Fetching translations'],
    ['/api/user-version', 'toasts.user_version_failed', 'Wrong in User Version Fetching'],
  ] as const)('the start says so when %s fails', async ([path, key, words], { visitor }) => {
    visitor.expectProblem(/500/);
    await visitor.page.route(`**${path}`, failing);
    await visitor.visit('/');
    await toasts(visitor.page).getByText(words, { exact: true }).waitFor();
    expect(t(key)).toBe(words);
  });

  test('the start says so when no token can be made', async ({ visitor }) => {
    visitor.expectProblem(/500/);
    await visitor.page.route('**/tokens/create', failing);
    await logIn(visitor, 'user@plumbline.test');
    await toasts(visitor.page).getByText('wrong intoken', { exact: true }).first().waitFor();
    expect(await visitor.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('the start says nothing when the words to mask cannot be fetched', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectProblem(/500/);
    await page.route('**/api/badwords', failing);
    const others = Promise.all([
      page.waitForResponse('**/api/user-version'),
      page.waitForResponse('**/api/translations'),
    ]);
    await visitor.visit('/');
    await others;
    expect(await toasts(page).count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('a toast', () => {
  test.for([DESK, PHONE])(
    'a toast of an error is 330 px wide, at the top and at the end, in a window of %o',
    async (viewport, { someone }) => {
      const person = await someone({ viewport });
      const { page } = person;
      person.expectProblem(/500/);
      await page.route('**/api/translations', failing);
      await person.visit('/login');
      await toasts(page).first().waitFor();
      const box = await settledBox(page);
      expect(box.width).toBe(TOAST_WIDTH_ERROR_PX);
      expect(await gapAtTheEnd(page, box)).toBe(16);
      expect(box.y).toBe(16);
    },
  );

  test('a toast of a success is 300 px wide, at the top and at the end', async ({ visitor }) => {
    const { page } = visitor;
    await logIn(visitor, 'user@plumbline.test');
    await logOut(page);
    const box = await settledBox(page);
    expect(box.width).toBe(TOAST_WIDTH_SUCCESS_PX);
    expect(await gapAtTheEnd(page, box)).toBe(16);
    expect(box.y).toBe(16);
  });

  test('a toast stays for two seconds and goes', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectProblem(/500/);
    await page.route('**/api/translations', failing);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.goto('/login');
    const ticks = 50;
    while ((await toasts(page).count()) === 0) {
      await page.clock.runFor(ticks);
      await sleep(ticks);
    }
    expect(TOAST_DURATION_MS).toBe(2_000);
    await page.clock.runFor(TOAST_DURATION_MS - 10 * ticks);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(20 * ticks);
    await toasts(page).waitFor({ state: 'detached' });
  });

  test('a toast is read out by screen readers', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectProblem(/500/);
    await page.route('**/api/translations', failing);
    await visitor.visit('/login');
    await toasts(page).waitFor();
    expect(await page.locator('[aria-live]:has([data-toast])').count()).toBe(1);
  });
});

/** From a toast to the end of the room that fixed things have: the window's edge, or its scroll bar. */
async function gapAtTheEnd(page: Page, box: { x: number; width: number }): Promise<number> {
  const end = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    Object.assign(probe.style, { position: 'fixed', right: '0', top: '0', width: '1px' });
    const { right } = probe.getBoundingClientRect();
    probe.remove();
    return right;
  });
  return end - (box.x + box.width);
}

/** The newest toast's position once it has stopped moving. */
async function settledBox(page: Page): Promise<{ x: number; y: number; width: number }> {
  const toast = toasts(page).first();
  let last = await toast.boundingBox();
  for (;;) {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const box = await toast.boundingBox();
    if (box && last && box.x === last.x && box.y === last.y) return box;
    last = box;
  }
}
