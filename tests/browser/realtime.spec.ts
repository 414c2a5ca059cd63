import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { REFETCH_HEADER } from '../../common/request-headers.ts';
import { route } from '../../common/routes/route-table.ts';
import type { DatabaseHandle } from '../../server/database/client.ts';
import { createFactories, type MadeReview, type MadeUser, type UserSeed } from '../support/factories.ts';
import {
  accessibilityProblems,
  accountMenu,
  call,
  logOut,
  sendLogin,
  signIn,
  t,
  test,
  visiting,
  type Person,
} from './support/journey.ts';

const REASON = 'Wrote about jobs that never were, from three accounts.';
const WISH = 'This review is about another business with a name like ours, two streets away.';

const newUser = (database: DatabaseHandle, seed: UserSeed): Promise<MadeUser> =>
  createFactories(database).user({ email: `live.${randomUUID().slice(0, 8)}@plumbline.test`, ...seed });

/** A review of a new business, so that no journey meets another's. */
async function newReview(database: DatabaseHandle, title: string) {
  const make = createFactories(database);
  const owner = await newUser(database, { name: 'Olga Owner', role: 'contractor' });
  const author = await newUser(database, { name: 'Aaron Author' });
  const [region] = await database.sql<{ id: number }[]>`select id from regions where code = 'US-CA'`;
  const slug = `live-${randomUUID().slice(0, 8)}`;
  await database.sql`update profiles set kind = 'contractor', region_id = ${region?.id ?? 0} where id = ${owner.profileId}`;
  await database.sql`insert into contractors (id, slug) values (${owner.profileId}, ${slug})`;
  await database.sql`select refresh_contractor_search(array[${owner.profileId}]::integer[])`;
  const business = { id: owner.profileId, slug, name: owner.name };
  const review = await make.review({ contractor: business, author, title, overall: 2 });
  return { owner, author, review };
}

const caseOf = ({ id }: MadeReview) => route('admin.reviews', {}, { query: { search: `#${id}`, open: id } });

/**
 * Counts what a page's sockets do from now on. Only those of the open document count: a former one's may end
 * late.
 */
function sockets(page: Page) {
  const nothing = () => ({ opened: 0, closed: 0, received: [] as string[] });
  let here = nothing();
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((look) => look());
  page.on('domcontentloaded', () => {
    here = nothing();
  });
  page.on('websocket', (socket) => {
    const its = here;
    its.opened += 1;
    wake();
    socket.on('framereceived', ({ payload }) => {
      its.received.push(String(payload));
      wake();
    });
    socket.on('close', () => {
      its.closed += 1;
      wake();
    });
  });
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return {
    hears: (part: string) => until(() => here.received.some((text) => text.includes(part))),
    opens: (count: number) => until(() => here.opened >= count),
    closes: (count: number) => until(() => here.closed >= count),
    openedSoFar: () => here.opened,
  };
}

/** A visitor's connection opens when they read on. */
async function readsOn({ page }: Person): Promise<void> {
  await page.mouse.move(120, 240);
}

const signedIn = (person: Person, { email, password }: MadeUser) => signIn(person, email, password);

/** Shortens the client's delays before a new connection, inside the page. */
function shortenRetries(): void {
  const { setTimeout: later } = window;
  const isRetry = (ms = 0) => ms >= 3_000 && ms <= 4_500;
  window.setTimeout = ((work: () => void, ms?: number) =>
    later(work, isRetry(ms) ? 0 : ms)) as typeof window.setTimeout;
}

describe('the connection', () => {
  test('the connection is opened for visitors too, once the page has been taken over', async ({
    visitor,
  }) => {
    const socket = sockets(visitor.page);
    await visitor.visit('/');
    await readsOn(visitor);
    await socket.hears('pusher:connection_established');
  });

  test('the connection says on the console what it does, in development only', async ({ someone }) => {
    const [here, there] = [await someone({ on: 'development' }), await someone()];
    const said = here.page.waitForEvent('console', {
      predicate: (message) => /Pusher.*State changed.*connected/.test(message.text()),
    });
    await here.visit('/');
    await readsOn(here);
    await said;
    const silent: string[] = [];
    there.page.on('console', (message) => {
      // The tests block service workers, and the browser says so.
      if (!message.text().startsWith('Service Worker')) silent.push(message.text());
    });
    const socket = sockets(there.page);
    await there.visit('/');
    await readsOn(there);
    await socket.hears('pusher:connection_established');
    expect(silent).toEqual([]);
  });

  test('the connection is one’s own: it is another one after the login, and another one after the logout', async ({
    visitor,
    database,
  }) => {
    const user = await newUser(database, { name: 'Rosa Reader' });
    const socket = sockets(visitor.page);
    await visitor.visit('/login');
    await readsOn(visitor);
    await socket.hears('pusher:connection_established');
    await sendLogin(visitor.page, user.email, user.password);
    await socket.hears('pusher:signin_success');
    await socket.closes(1);
    expect(socket.openedSoFar()).toBe(2);
    await logOut(visitor.page);
    await socket.opens(3);
    await socket.closes(2);
  });
});

describe('two administrators', () => {
  test('two administrators see each other on the case both have open, and that one has gone', async ({
    someone,
    database,
  }) => {
    const [ada, ben] = [await someone(), await someone()];
    const { review } = await newReview(database, 'Looked at by two');
    await signedIn(ada, await newUser(database, { name: 'Ada Admin', role: 'admin' }));
    await signedIn(ben, await newUser(database, { name: 'Ben Admin', role: 'admin' }));
    const onlookers = (page: Page) => page.locator('.case-head [role=status]');
    const alsoOpen = (name: string) => t('admin.also_open', { names: name, count: 1 });

    await ada.visit(caseOf(review));
    await ben.visit(caseOf(review));
    await onlookers(ada.page).getByText(alsoOpen('Ben Admin')).waitFor();
    await onlookers(ben.page).getByText(alsoOpen('Ada Admin')).waitFor();
    expect(await accessibilityProblems(ada.page)).toEqual([]);

    await ben.visit(route('admin.decisions'));
    await onlookers(ada.page).getByText(alsoOpen('Ben Admin')).waitFor({ state: 'detached' });
    expect(await onlookers(ada.page).textContent()).toBe('');
  });

  test('two administrators find in their lists what came in meanwhile; the case they read, what they type and the focus stay', async ({
    someone,
    database,
  }) => {
    const ada = await someone();
    const { owner, review } = await newReview(database, 'Appealed while somebody reads');
    const known = await newReview(database, 'Open beside the list');
    await createFactories(database).appeal({ review: known.review, by: known.owner, reason: WISH });
    await signedIn(ada, await newUser(database, { name: 'Ada Admin', role: 'admin' }));
    const socket = sockets(ada.page);
    await ada.visit(route('admin.appeals.index', {}, { query: { open: known.review.id, sort: '-filed' } }));
    await socket.hears('private-admin');
    const title = ada.page.locator('#case-title');
    const words = ada.page.getByRole('searchbox');
    await words.fill('half typ');
    await title.focus();

    const refetch = ada.page.waitForRequest((request) => request.headers()[REFETCH_HEADER] === 'true');
    await call(owner, 'POST', route('api.reviews.appeal', { id: review.id }), { on_appeal_reason: WISH });
    await ada.page.getByRole('link', { name: /Appealed while somebody reads/ }).waitFor();
    await refetch;
    expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await title.textContent()).toContain('Open beside the list');
    expect(await words.inputValue()).toBe('half typ');
    // Nor do they come back once the list is another.
    await words.fill('two streets');
    await words.press('Enter');
    await ada.page.waitForURL(/search=two/);
    await visiting(ada.page, () => ada.page.getByRole('link', { name: t('admin.clear') }).click());
    expect(await words.inputValue()).toBe('');
  });
});

describe('whoever goes on in a list', () => {
  test('whoever goes on in a list is not taken back by what was being fetched anew meanwhile', async ({
    someone,
    database,
  }) => {
    const ada = await someone();
    const { owner, review } = await newReview(database, 'Appealed while somebody searches');
    await signedIn(ada, await newUser(database, { name: 'Ada Admin', role: 'admin' }));
    const socket = sockets(ada.page);
    await ada.visit(route('admin.appeals.index'));
    await socket.hears('private-admin');
    const held = Promise.withResolvers<void>();
    await ada.page.route('**/*', async (asked) => {
      // The refetch has everything but the open case; it is not answered here.
      if (asked.request().headers()['x-inertia-partial-except'] === undefined) return asked.continue();
      held.resolve();
      return undefined;
    });
    const givenUp = ada.page.waitForEvent('requestfailed', {
      predicate: (request) => request.headers()['x-inertia-partial-except'] !== undefined,
    });
    await call(owner, 'POST', route('api.reviews.appeal', { id: review.id }), { on_appeal_reason: WISH });
    await held.promise;
    const words = ada.page.getByRole('searchbox');
    await words.fill('two streets');
    await words.press('Enter');
    await givenUp;
    await ada.page.waitForURL(/search=two/);
  });
});

describe('a review of one’s own', () => {
  test('a review of one’s own stands as an administrator left it, without a reload', async ({
    someone,
    database,
  }) => {
    const aaron = await someone();
    const { author, review } = await newReview(database, 'Decided about while its author looks');
    await signedIn(aaron, author);
    const socket = sockets(aaron.page);
    await aaron.visit(route('reviews.given'));
    await socket.hears(`private-users.${author.id}`);
    const ada = await newUser(database, { name: 'Ada Admin', role: 'admin' });
    await call(ada, 'PUT', route('api.admin.reviews.deactivate', { id: review.id }), {
      reason: REASON,
      reason_code: 'R24',
    });
    await aaron.page.getByText(REASON).first().waitFor();
  });

  test('a review of one’s own shows the response as it was changed elsewhere; what its writer is typing meanwhile stays', async ({
    someone,
    database,
  }) => {
    const olga = await someone();
    const { owner, review } = await newReview(database, 'Answered in two windows');
    const response = await createFactories(database).response({ review });
    await signedIn(olga, owner);
    const socket = sockets(olga.page);
    await olga.visit(route('reviews.got'));
    await socket.hears(`private-users.${owner.id}`);
    const change = (words: string) =>
      call(owner, 'PATCH', route('api.review_responses.update'), {
        responseId: response.id,
        review_response: words,
      });
    await change('Thank you, we will come back and look.');
    await olga.page.getByText('Thank you, we will come back and look.').waitFor();

    await olga.page.getByRole('button', { name: t('review_form.response_edit') }).click();
    const field = olga.page.getByRole('textbox', { name: t('review_form.response_label') });
    await field.fill('Thank you, we');
    const reloaded = olga.page.waitForResponse((answer) => answer.url().includes(route('reviews.got')));
    await change('Thank you, we came back and looked.');
    await reloaded;
    expect(await field.inputValue()).toBe('Thank you, we');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await olga.page.getByRole('button', { name: t('review_form.cancel') }).click();
    await olga.page.getByText('Thank you, we came back and looked.').waitFor();
  });
});

describe('a posting that somebody reads', () => {
  test('a posting that somebody reads shows what its author changed, and says that it was taken away', async ({
    someone,
    visitor,
    database,
  }) => {
    const aurora = await someone();
    const user = await newUser(database, { name: 'Aurora Author' });
    const [made] = await database.sql<{ id: number }[]>`
      insert into postings (author_profile_id, type, title, body, language, region_id)
      select ${user.profileId}, 'question', 'Who signs a gas line off?', 'We ask.', 'english', id
      from regions where code = 'US-CA' returning id`;
    const id = made?.id ?? 0;
    await database.sql`
      insert into posting_trades (posting_id, trade_id, position) select ${id}, id, 0 from trades where slug = 'plumbing'`;
    await database.sql`
      insert into posting_versions (posting_id, version, title, body, created_at)
      select id, version, title, body, created_at from postings where id = ${id}`;
    const socket = sockets(visitor.page);
    await visitor.visit(route('postings.show', { id }));
    await readsOn(visitor);
    await socket.hears(`posts.${id}`);

    await signedIn(aurora, user);
    await aurora.visit(route('postings.edit', { id }));
    await aurora.page.locator('input[name=title]').fill('Who signs a gas line?');
    await aurora.page.getByRole('button', { name: t('postings.save') }).click();
    await visitor.page
      .getByRole('heading', { level: 1, name: 'Who signs a gas line?', exact: true })
      .waitFor();

    const ada = await newUser(database, { name: 'Ada Admin', role: 'admin' });
    await call(ada, 'PUT', route('api.admin.postings.remove', { id }), {
      reason: REASON,
      reason_code: 'R14',
      version: 2,
    });
    await visitor.page.getByText(t('postings.gone_title')).waitFor();
    expect(await accessibilityProblems(visitor.page)).toEqual([]);
  });
});

describe('a page whose connection was lost', () => {
  test('a page whose connection was lost shows what was changed meanwhile, to a visitor too', async ({
    visitor,
    database,
  }) => {
    const user = await newUser(database, { name: 'Aurora Author' });
    const [made] = await database.sql<{ id: number }[]>`
      insert into postings (author_profile_id, type, title, body, language, region_id)
      select ${user.profileId}, 'question', 'Who buries a cable?', 'We ask.', 'english', id
      from regions where code = 'US-CA' returning id`;
    const id = made?.id ?? 0;
    const socket = sockets(visitor.page);
    await visitor.visit(route('postings.show', { id }));
    await readsOn(visitor);
    await socket.hears(`posts.${id}`);
    // As it is while the server hears nothing: the row changes, and no event says so.
    await database.sql`update postings set title = 'Who buries a pipe?' where id = ${id}`;
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`;
    await socket.closes(1);
    await visitor.page.getByRole('heading', { level: 1, name: 'Who buries a pipe?', exact: true }).waitFor();
  });
});

describe('the postings of a state', () => {
  test('the postings of a state say how many have come, and show them when asked', async ({
    someone,
    visitor,
    database,
  }) => {
    const aurora = await someone();
    const user = await newUser(database, { name: 'Aurora Author' });
    const [region] = await database.sql<{ id: number; slug: string }[]>`
      select id, slug from regions where code = 'US-WY'`;
    const socket = sockets(visitor.page);
    await visitor.visit(route('postings.index', {}, { query: { region: region?.slug ?? '' } }));
    await readsOn(visitor);
    await socket.hears(`feed.${region?.id}`);
    await signedIn(aurora, user);
    await aurora.visit(route('postings.create'));
    const { page } = aurora;
    await page.getByLabel(t('postings.kind_question')).selectOption('question');
    await page.locator('input[name=title]').fill('Who thaws pipes in Laramie?');
    await page.getByLabel(t('postings.body_field'), { exact: true }).fill('Ours froze.');
    await page.getByLabel(t('postings.trades_field'), { exact: true }).selectOption({ index: 1 });
    await page.getByLabel(t('postings.region_field'), { exact: true }).selectOption(String(region?.id));
    await page.getByRole('button', { name: t('postings.publish') }).click();

    const button = visitor.page.getByRole('button', { name: t('postings.new', { count: 1 }) });
    await button.waitFor();
    expect(await accessibilityProblems(visitor.page)).toEqual([]);
    await button.press('Enter');
    await visitor.page.getByRole('link', { name: 'Who thaws pipes in Laramie?' }).waitFor();
    await button.waitFor({ state: 'detached' });
  });
});

describe('somebody who is put out', () => {
  test('somebody who is put out loses the connection at that moment, and the page says nothing', async ({
    someone,
    database,
  }) => {
    const rosa = await someone();
    const user = await newUser(database, { name: 'Rosa Reader' });
    await signedIn(rosa, user);
    const socket = sockets(rosa.page);
    await rosa.page.addInitScript(shortenRetries);
    await rosa.visit(route('dashboard'));
    await socket.hears('pusher:signin_success');
    const ada = await newUser(database, { name: 'Ada Admin', role: 'admin' });
    await call(ada, 'PUT', route('api.admin.users.deactivate', { id: user.id }), {
      reason: REASON,
      reason_code: 'R15',
    });
    await socket.closes(1);
    expect(await rosa.page.locator('[data-toast]').count()).toBe(0);
    await accountMenu(rosa.page).waitFor();
    // The connection is not retried by itself either, because it would be refused.
    await rosa.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    expect(socket.openedSoFar()).toBe(1);
  });
});
