import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually, inLanguage, signIn, t, test, visiting, type Person } from './support/journey.ts';

const es = inLanguage('mexican_spanish');
const lost = /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|ERR_FAILED|ServiceWorker|service-worker/;
const WORKER = 'dist/client/service-worker.js';

/** A person whose browser runs the service worker. */
async function withWorker(
  someone: (setting: { serviceWorkers: 'allow' }) => Promise<Person>,
): Promise<Person> {
  const person = await someone({ serviceWorkers: 'allow' });
  person.expectProblem(lost);
  return person;
}

/** The worker starts once the reader reads on; then it serves the page. */
async function workerRuns(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('plumbline-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
/** The worker's stored data, as text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys())
      for (const response of await (await caches.open(name)).matchAll())
        if (/html|json/.test(response.headers.get('content-type') ?? '')) texts.push(await response.text());
    return texts.join('\n');
  });
const slugs = async (page: Page) => [
  ...new Set(
    [...(await (await page.request.get('/contractors')).text()).matchAll(/href="(\/c\/[a-z0-9-]+)"/g)].map(
      ([, path = '']) => path,
    ),
  ),
];

describe('without a network', () => {
  test('a page that is not kept is the offline page, in the language of its address', async ({ someone }) => {
    const person = await withWorker(someone);
    const { page, context } = person;
    await person.visit('/about');
    await workerRuns(page);
    await context.setOffline(true);
    await page.goto('/transparency');
    await page.getByRole('heading', { level: 1, name: t('layout.offline_title') }).waitFor();
    await page.goto('/es/transparency');
    await page.getByRole('heading', { level: 1, name: es('layout.offline_title') }).waitFor();
    expect(await page.locator('[data-toast]').allInnerTexts()).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: es('layout.unreachable_title') }).waitFor();
    await person.visit('/transparency');
    await page
      .getByRole('heading', { level: 1, name: t('layout.offline_title') })
      .waitFor({ state: 'detached' });
  });

  test('the last ten contractors are readable, with the day they were saved', async ({ someone }) => {
    const person = await withWorker(someone);
    const { page, context } = person;
    await signIn(person, 'user@plumbline.test');
    const paths = (await slugs(page)).slice(0, 11);
    const [first = '', second = ''] = paths;
    await person.visit(first);
    await workerRuns(page);
    await eventually(() => keptPaths(page)).toEqual([first]);
    for (const path of paths.slice(1)) {
      await person.visit(path);
      await workerRuns(page);
      await eventually(async () => (await keptPaths(page)).at(-1)).toBe(path);
    }
    expect(await keptPaths(page)).toEqual(paths.slice(1));
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await context.setOffline(true);
    await page.goto('/contractors');
    await page.getByRole('heading', { name: t('layout.offline_pages') }).waitFor();
    expect(await page.locator('main li a').count()).toBe(10);
    await page.locator('main li a').first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByText(/copy saved on \d\d\/\d\d\/\d\d/).waitFor();
    await page.goto(second);
    await page.getByText(/copy saved on/).waitFor();
    await page.goto(first);
    await page.getByRole('heading', { level: 1, name: t('layout.offline_title') }).waitFor();
    // Copies are drawn as a visitor sees them: reading one takes nothing from who is signed in.
    expect(await keptPaths(page)).toEqual(paths.slice(1));
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    await page.goto(second);
    await page.getByText(/copy saved on/).waitFor();
    await context.setOffline(false);
    await visiting(page, () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: t('layout.postings') })
        .click(),
    );
    await page.getByText(/copy saved on/).waitFor({ state: 'detached' });
    expect(await keptPaths(page)).toEqual(paths.slice(1));
  });

  test('nothing of a user is left after they have signed out, and nothing of them was ever stored', async ({
    someone,
  }) => {
    const person = await withWorker(someone);
    const { page, context } = person;
    await signIn(person, 'user@plumbline.test');
    const [path = ''] = await slugs(page);
    await person.visit('/dashboard');
    await workerRuns(page);
    await person.visit(path);
    await workerRuns(page);
    await eventually(() => keptPaths(page)).toEqual([path]);
    const viewer = await page.evaluate(() => document.querySelector('[data-page]')?.textContent ?? '');
    const profileName = /"viewer":\{[^}]*"name":"([^"]+)"/.exec(viewer)?.[1] ?? '';
    expect(profileName).not.toBe('');
    expect(await storedText(page)).not.toContain(`"name":"${profileName}"`);
    await visiting(page, () =>
      page.evaluate(() => {
        const form = [...document.forms].find(({ action }) => action.endsWith('/logout'));
        form?.requestSubmit();
      }),
    );
    await eventually(() => keptPaths(page)).toEqual([]);
    await context.setOffline(true);
    for (const url of ['/dashboard', '/reviews/given', path]) {
      await page.goto(url);
      await page.getByRole('heading', { level: 1, name: t('layout.offline_title') }).waitFor();
    }
  });
});

describe('a new version', () => {
  test('a new version is told, and loads only when the reader asks for it', async ({ someone }) => {
    const person = await withWorker(someone);
    const { page } = person;
    await person.visit('/about');
    await workerRuns(page);
    const built = readFileSync(WORKER, 'utf8');
    try {
      writeFileSync(WORKER, `${built}\n// the next build`);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.getByText(t('layout.new_version')).waitFor();
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: t('layout.new_version_load') }).click();
      await reloaded;
      expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
      await page.getByText(t('layout.new_version')).waitFor({ state: 'detached' });
    } finally {
      writeFileSync(WORKER, built);
    }
  });
});
