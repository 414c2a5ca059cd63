import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, PASSWORD, type MadeUser } from '../support/factories.ts';
import { ownText } from '../support/own-text.ts';
import { BROWSER, eventually, FLAGS, signIn, t, takenOver, test, type Person } from './support/journey.ts';

const lost = /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|ERR_FAILED|ServiceWorker|service-worker/;

const newAuthor = (database: DatabaseHandle) =>
  createFactories(database).user({ email: `once.${randomUUID().slice(0, 8)}@plumbline.test` });

async function someContractor(database: DatabaseHandle): Promise<string> {
  const [row] = await database.sql<{ slug: string }[]>`
    select slug from contractors where not claimed and review_count > 3 order by id desc limit 1`;
  return row?.slug ?? '';
}

const reviewsOf = async (database: DatabaseHandle, { profileId }: MadeUser) => {
  const rows = await database.sql<{ body: string }[]>`
    select body from reviews where author_profile_id = ${profileId}`;
  return rows.map(({ body }) => body);
};

/** Fills the form of a review in and answers with its words. */
async function fillReview(page: Page): Promise<string> {
  const body = ownText('They came on the agreed morning and left the laundry room cleaner than it was.');
  for (const name of ['experience.finished', 'relation.none', 'offered.nothing'] as const)
    await page.getByRole('radio', { name: t(`review_form.q.${name}`) }).check();
  await page.getByLabel(t('review_form.body'), { exact: true }).fill(body);
  const overall = page.getByRole('radiogroup', { name: t('review_form.overall_question') });
  await overall.getByRole('radio', { name: t('common.star_4') }).check({ force: true });
  const trade = page.getByLabel(t('review_form.trade'), { exact: true });
  if ((await trade.inputValue()) === '') await trade.selectOption({ index: 1 });
  await page.getByLabel(t('review_form.month'), { exact: true }).selectOption({ index: 3 });
  return body;
}

/** Puts a review into the outbox of the browser, without a network. */
async function publishOffline({ page, context }: Pick<Person, 'page' | 'context'>): Promise<string> {
  const body = await fillReview(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: t('review_form.publish') }).click();
  await page.locator('[role=status].version-bar p').waitFor();
  return body;
}

describe('a review written offline', () => {
  test('a review written offline is sent once by the service worker, which the browser wakes with no page open', async ({
    someone,
    database,
  }) => {
    const author = await newAuthor(database);
    const slug = await someContractor(database);
    const person = await someone({ serviceWorkers: 'allow' });
    person.expectProblem(lost);
    const { page, context } = person;
    await signIn(person, author.email, PASSWORD);
    await person.visit(`/c/${slug}/review`);
    await page.mouse.move(20, 20);
    await page.mouse.move(40, 40);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The worker sends for the reader whom an open page has told it of.
    await eventually(() =>
      page.evaluate(async () => (await (await caches.open('plumbline-reader')).keys()).length),
    ).toBe(1);
    const body = await publishOffline(person);
    const elsewhere = await context.newPage();
    await page.close();
    expect(await reviewsOf(database, author)).toEqual([]);
    await context.setOffline(false);
    await wakeWorker(context, elsewhere);
    await eventually(() => reviewsOf(database, author)).toEqual([body]);
    await elsewhere.goto('/reviews/given');
    await takenOver(elsewhere);
    await wakeWorker(context, elsewhere);
    await elsewhere.goto('/reviews/given');
    await takenOver(elsewhere);
    expect(await reviewsOf(database, author)).toEqual([body]);
  });

  test('a review written offline is sent once by the next start of a browser whose process was killed', async ({
    database,
  }) => {
    const author = await newAuthor(database);
    const slug = await someContractor(database);
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-browser-'));
    try {
      const before = await start(folder);
      await signIn(before, author.email, PASSWORD);
      await before.visit(`/c/${slug}/review`);
      const body = await publishOffline(before);
      await kill(folder, before.context);
      expect(await reviewsOf(database, author)).toEqual([]);

      const after = await start(folder);
      // A killed browser may have lost the cookie of its last seconds, but not what waits.
      await signIn(after, author.email, PASSWORD);
      await after.visit('/reviews/given');
      await eventually(() => reviewsOf(database, author)).toEqual([body]);
      await after.page.reload();
      await takenOver(after.page);
      await after.visit(`/c/${slug}/review`);
      expect(await reviewsOf(database, author)).toEqual([body]);
      await after.context.close();
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});

/** The browser's own way to tell a worker that the network is back. */
async function wakeWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const origin = inject('servers').production;
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'unsent',
    lastChance: false,
  });
  await session.detach();
}

/** A browser that keeps its data in a folder, as an installed one does. */
async function start(folder: string): Promise<Pick<Person, 'page' | 'context' | 'visit' | 'expectProblem'>> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: BROWSER,
    args: FLAGS,
    baseURL: inject('servers').production,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const visit = async (path: string) => {
    await page.goto(path);
    await takenOver(page);
  };
  return { page, context, visit, expectProblem: () => undefined };
}

/** Ends the browser’s main process without a chance to write anything. */
async function kill(folder: string, context: BrowserContext): Promise<void> {
  const gone = new Promise((resolve) => context.once('close', resolve));
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const words = commandOf(pid);
    if (words.includes(`--user-data-dir=${folder}`) && !words.some((word) => word.startsWith('--type=')))
      process.kill(Number(pid), 'SIGKILL');
  }
  await gone;
}

function commandOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
