import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { SHORTLIST_MAX } from '../../../common/search/shortlist.ts';
import { sign } from '../../../server/core/http/cookies.ts';
import type { SharedListView, ShortlistView } from '../../../server/shortlists/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import type { Browser } from '../../support/browser.ts';
import { makeListings } from '../../support/listings.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let roofer: MadeContractor;
let mason: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  roofer = await world.make.contractor();
  mason = await world.make.contractor();
});
afterAll(() => world.close());

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const add = (browser: Browser, { id }: MadeContractor, next?: string) =>
  browser.submit(route('shortlist.add'), { contractor_id: id, ...(next ? { next } : {}) });
const listOf = async (browser: Browser) =>
  (await browser.visit(route('shortlist'))).page.props as unknown as ShortlistView;
const idsOf = async (browser: Browser) => (await listOf(browser)).contractors.map(({ id }) => id);

describe('a visitor’s list', () => {
  test('a visitor’s list is kept in the browser, the latest first, and says so on the contractor’s page and in the search', async () => {
    const visitor = world.visitor();
    await add(visitor, roofer);
    const { page } = await add(visitor, mason, route('contractors.show', { slug: mason.slug }));
    expect(page.url).toBe(route('contractors.show', { slug: mason.slug }));
    expect(page.flash.success).toContain('2 contractors');
    expect(page.props['isKept']).toBe(true);
    expect(await idsOf(visitor)).toEqual([mason.id, roofer.id]);
    const found = await visitor.visit(route('contractors.index'));
    expect(found.page.props['kept']).toEqual([mason.id, roofer.id]);
    expect(found.page.props['compareUrl']).toBe(`/compare?ids=${mason.id}%2C${roofer.id}`);
    expect(await idsOf(world.visitor())).toEqual([]);
  });

  test('a visitor’s list takes the form of a page that visitors share, which has no token, from our own pages only', async () => {
    const visitor = world.visitor();
    const send = (headers: Record<string, string>) =>
      visitor.send(
        'POST',
        route('shortlist.add'),
        { contractor_id: roofer.id },
        { 'x-xsrf-token': '', ...headers },
      );
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(303);
    expect(await idsOf(visitor)).toEqual([]);
    await send(OWN_PAGE);
    expect(await idsOf(visitor)).toEqual([roofer.id]);
  });

  test('an account’s list needs the form token', async () => {
    const person = await world.signedIn();
    await person.send(
      'POST',
      route('shortlist.add'),
      { contractor_id: roofer.id },
      { 'x-xsrf-token': '', ...OWN_PAGE },
    );
    expect(await idsOf(person)).toEqual([]);
  });

  test('a cookie that is not ours counts as an empty list', async () => {
    const visitor = world.visitor();
    visitor.cookies.set('plumbline_kept', `${roofer.id}.forged`);
    expect(await idsOf(visitor)).toEqual([]);
  });

  test('a visitor’s list loses a contractor that is removed, and keeps the rest', async () => {
    const visitor = world.visitor();
    await add(visitor, roofer);
    await add(visitor, mason);
    await visitor.submit(route('shortlist.remove'), { contractor_id: roofer.id });
    expect(await idsOf(visitor)).toEqual([mason.id]);
  });

  test('a visitor’s list takes 30 contractors; at a login the account keeps its own and fills up to 30', async () => {
    const others = await makeListings(world, 29);
    const visitor = world.visitor();
    const cookie = sign(others.join('-'), world.config.appKey, 'shortlist');
    visitor.cookies.set('plumbline_kept', cookie);
    await add(visitor, roofer);
    const { page } = await add(visitor, mason);
    expect(page.flash.error).toContain('30');
    expect(await idsOf(visitor)).toEqual([roofer.id, ...others]);
    const person = await world.signedIn();
    await add(person, mason);
    await visitor.logIn(person.user.email, person.user.password);
    const merged = await idsOf(visitor);
    expect(merged).toHaveLength(30);
    expect(merged).toContain(mason.id);
  });

  test('a visitor’s list comes along into the account at the next login, once', async () => {
    const person = await world.signedIn();
    const browser = world.visitor();
    await add(person, mason);
    await add(browser, roofer);
    await add(browser, mason);
    await browser.logIn(person.user.email, person.user.password);
    expect(new Set(await idsOf(browser))).toEqual(new Set([roofer.id, mason.id]));
    expect(browser.cookies.has('plumbline_kept')).toBe(false);
    expect(new Set(await idsOf(person))).toEqual(new Set([roofer.id, mason.id]));
  });
});

describe('the list of an account', () => {
  test('the list of an account holds a contractor once, however often it is added', async () => {
    const person = await world.signedIn();
    await Promise.all([add(person, roofer), add(person, roofer)]);
    expect(await idsOf(person)).toEqual([roofer.id]);
  });

  test('the list of an account that is full says so and keeps what it has', async () => {
    const person = await world.signedIn();
    const others = await makeListings(world, SHORTLIST_MAX);
    await world.database
      .insertInto('shortlist_items')
      .values(others.map((contractor_id) => ({ user_id: person.user.id, contractor_id })))
      .execute();
    const { page } = await add(person, roofer);
    expect(page.flash.error).toContain(String(SHORTLIST_MAX));
    expect(await idsOf(person)).toHaveLength(SHORTLIST_MAX);
    expect(await idsOf(person)).not.toContain(roofer.id);
  });

  test('an unknown contractor is not added', async () => {
    const person = await world.signedIn();
    await person.submit(route('shortlist.add'), { contractor_id: 2_000_000_000 });
    expect(await idsOf(person)).toEqual([]);
  });

  test('the list of an account leads from a merged listing to the other one, and counts a hidden one as gone', async () => {
    const person = await world.signedIn();
    await add(person, roofer);
    await add(person, mason);
    const hidden = await world.make.contractor();
    await add(person, hidden);
    const change = (id: number, merged_into_id: number | null) =>
      world.database
        .updateTable('contractors')
        .set({ hidden_at: new Date(), merged_into_id })
        .where('id', '=', id)
        .execute();
    await change(roofer.id, mason.id);
    await change(hidden.id, null);
    const { contractors, gone } = await listOf(person);
    expect([contractors.map(({ id }) => id), gone]).toEqual([[mason.id], 1]);
  });
});

describe('a shared list', () => {
  const shared = async (person: Person) => {
    await person.submit(route('shortlist.share'), {});
    const { shareUrl } = await listOf(person);
    return new URL(shareUrl ?? '').pathname;
  };

  test('a shared list is read by anyone with the link, in both languages, and is not to be changed there', async () => {
    const person = await world.signedIn({ name: 'Lina Lista' });
    await add(person, roofer);
    const path = await shared(person);
    for (const address of [path, `/es${path}`]) {
      const { page } = await world.visitor().visit(address);
      const view = page.props as unknown as SharedListView;
      expect([view.by, view.contractors.map(({ id }) => id)]).toEqual(['Lina Lista', [roofer.id]]);
    }
  });

  test('a shared list is gone when its owner stops sharing, and has another link afterwards', async () => {
    const person = await world.signedIn();
    const path = await shared(person);
    await person.submit(route('shortlist.unshare'), {});
    expect((await world.visitor().get(path)).status).toBe(404);
    expect(await shared(person)).not.toBe(path);
    const token = 'a'.repeat(24);
    expect((await world.visitor().get(route('shortlist.shared', { token }))).status).toBe(404);
  });

  test('a shared list needs an account', async () => {
    const answer = await world.visitor().send('POST', route('shortlist.share'), {});
    expect(answer.headers['location']).toContain(route('login'));
  });
});
