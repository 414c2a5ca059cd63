import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GivenReviewsView, GotReviewsView } from '../../../server/reviews/views.ts';
import { listReviews, type ReviewFilter } from '../../../server/reviews/queries/list-reviews.ts';
import type { ReadContext } from '../../../server/core/context.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const DAY_MS = 86_400_000;

let world: World;
let firm: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  firm = await world.make.contractor();
});

const context = (): ReadContext =>
  ({
    database: world.database,
    viewer: null,
    language: 'english',
    now: NOW,
    config: world.config,
  }) as ReadContext;
const list = (filter: Partial<ReviewFilter> = {}) =>
  listReviews(context(), { contractorId: firm.id, page: 1, perPage: 20, ...filter });
const titles = async (filter: Partial<ReviewFilter> = {}) =>
  (await list(filter)).reviews.map(({ title }) => title);

/** Five reviews, a day apart, the first the newest. */
async function writeFive(): Promise<void> {
  const stars = [5, 1, 3, 5, 2];
  for (const [index, overall] of stars.entries()) {
    await world.make.review({
      contractor: firm,
      overall,
      title: `${overall} stars, ${index} days old`,
      language: index === 2 ? 'mexican_spanish' : 'english',
      createdAt: new Date(NOW.getTime() - index * DAY_MS),
    });
  }
}

describe('the list of a contractor’s reviews', () => {
  test('the list of a contractor’s reviews sorts by date and by stars', async () => {
    await writeFive();
    expect((await titles({ sort: 'newest' })).map((title) => title.slice(9, 10))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
    expect((await titles({ sort: 'oldest' }))[0]).toBe('2 stars, 4 days old');
    expect(await titles({ sort: 'highest' })).toEqual([
      '5 stars, 0 days old',
      '5 stars, 3 days old',
      '3 stars, 2 days old',
      '2 stars, 4 days old',
      '1 stars, 1 days old',
    ]);
    expect((await titles({ sort: 'lowest' }))[0]).toBe('1 stars, 1 days old');
  });

  test('filters by stars, trade and language, and counts what fits', async () => {
    await writeFive();
    expect(await list({ star: 5 })).toMatchObject({
      pagination: { total: 2 },
      reviews: [{ overall: 5 }, { overall: 5 }],
    });
    expect(await list({ star: 4 })).toMatchObject({ pagination: { total: 0, from: null }, reviews: [] });
    expect(await list({ language: 'mexican_spanish' })).toMatchObject({ pagination: { total: 1 } });
    expect(await list({ tradeSlug: 'plumbing', star: 1 })).toMatchObject({ pagination: { total: 1 } });
    expect(await list({ tradeSlug: 'roofing' })).toMatchObject({ pagination: { total: 0 } });
  });

  test('the list of a contractor’s reviews comes in pages that neither repeat nor skip, and a page beyond the last is the last', async () => {
    await writeFive();
    const first = await list({ perPage: 2 });
    expect(first.pagination).toEqual({
      current_page: 1,
      per_page: 2,
      total: 5,
      last_page: 3,
      from: 1,
      to: 2,
    });
    const all = await Promise.all([1, 2, 3].map((page) => titles({ perPage: 2, page })));
    expect(new Set(all.flat()).size).toBe(5);
    const beyond = await list({ perPage: 2, page: 99 });
    expect(beyond.pagination).toMatchObject({ current_page: 3, from: 5, to: 5 });
    expect(beyond.reviews).toHaveLength(1);
  });

  test('the list of a contractor’s reviews leaves out inactive and deleted reviews', async () => {
    await world.make.review({ contractor: firm, title: 'Shown' });
    await world.make.review({ contractor: firm, title: 'Inactive', status: 'inactive' });
    const { id } = await world.make.review({ contractor: firm, title: 'Deleted' });
    await world.database.updateTable('reviews').set({ deleted_at: NOW }).where('id', '=', id).execute();
    expect(await titles()).toEqual(['Shown']);
  });

  test('no reader of a review gets the address or the phone number of its author', async () => {
    const author = await world.make.user({ name: 'Petra Private' });
    await world.database
      .updateTable('profiles')
      .set({ phone: '+15125550177' })
      .where('user_id', '=', author.id)
      .execute();
    await world.make.review({ contractor: firm, author });
    const other = await world.signedIn();
    for (const url of [`/c/${firm.slug}`, `/c/${firm.slug}/ratings`, `/api/contractor/${firm.id}`])
      for (const reader of [world.visitor(), other]) {
        const { text } = await reader.get(url);
        expect(text).not.toContain(author.email);
        expect(text).not.toContain('5550177');
      }
    expect((await other.get(`/c/${firm.slug}`)).text).toContain('Petra Private');
  });

  test('the list of a contractor’s reviews calls an author who closed the account a former member', async () => {
    const author = await world.make.user({ name: 'Gone Person' });
    await world.make.review({ contractor: firm, author });
    await world.database.updateTable('users').set({ closed_at: NOW }).where('id', '=', author.id).execute();
    const { reviews } = await list();
    expect(reviews[0]?.author).toEqual({
      profileId: author.profileId,
      avatar: null,
      name: null,
      isContractor: false,
      reviews: null,
    });
    expect(JSON.stringify(reviews)).not.toContain('Gone Person');
  });

  test('the list of a contractor’s reviews masks listed words for everyone but those who wrote them, and stores them as they are', async () => {
    await world.database.insertInto('bad_words').values({ word: 'qwxbad', language: 'english' }).execute();
    world.setNow(new Date(NOW.getTime() + DAY_MS));
    const owner = await world.signedIn();
    const author = await world.signedIn();
    firm = await world.make.contractor({ owner: owner.user });
    const review = await world.make.review({ contractor: firm, author: author.user, title: 'Qwxbad work' });
    await owner.call('POST', '/api/review-responses', {
      reviewId: review.id,
      review_response: 'You are qwxbad',
    });

    const seenBy = async (browser: { visit: typeof author.visit }) => {
      const { page } = await browser.visit(`/c/${firm.slug}`);
      const [shown] = page.props['reviews'] as { title: string; response: { body: string } }[];
      return [shown?.title, shown?.response.body];
    };
    expect(await seenBy(world.visitor())).toEqual(['Q----d work', 'You are q----d']);
    expect(await seenBy(author)).toEqual(['Qwxbad work', 'You are q----d']);
    expect(await seenBy(owner)).toEqual(['Q----d work', 'You are qwxbad']);
  });
});

describe('reviews I gave', () => {
  test('reviews I gave are mine alone, inactive ones with their reason among them', async () => {
    const author = await world.signedIn();
    await world.make.review({ contractor: firm, author: author.user, title: 'Mine' });
    const hidden = await world.make.review({
      contractor: firm,
      author: author.user,
      title: 'Held',
      status: 'inactive',
    });
    await world.database
      .updateTable('reviews')
      .set({ status_reason: 'A phone number in the text' })
      .where('id', '=', hidden.id)
      .execute();
    await world.make.review({ contractor: firm, title: 'Somebody else’s' });
    const { page } = await author.visit('/reviews/given');
    const { reviews, pagination } = page.props as unknown as GivenReviewsView;
    expect(page.component).toBe('reviews/given');
    expect(pagination.total).toBe(2);
    expect(reviews.map(({ title, status, statusReason }) => [title, status, statusReason])).toEqual(
      expect.arrayContaining([
        ['Mine', 'active', null],
        ['Held', 'inactive', 'A phone number in the text'],
      ]),
    );
  });

  test('a link may ask for one of them, but not for somebody else’s', async () => {
    const author = await world.signedIn();
    const mine = await world.make.review({ contractor: firm, author: author.user, title: 'Mine' });
    const other = await world.make.review({ contractor: firm });
    const asked = async (id: number) =>
      ((await author.visit(`/reviews/given?review=${id}`)).page.props as unknown as GivenReviewsView).asked;
    expect((await asked(mine.id))?.title).toBe('Mine');
    expect(await asked(other.id)).toBeNull();
  });

  test('reviews I gave need somebody who is signed in', async () => {
    expect((await world.visitor().get('/reviews/given')).headers['location']).toContain('/login?next=');
    expect((await world.visitor().get('/reviews/got')).headers['location']).toContain('/login?next=');
  });
});

describe('reviews I got', () => {
  test('reviews I got come with those that wait for a response first, and those taken down among them', async () => {
    const owner = await world.signedIn();
    firm = await world.make.contractor({ owner: owner.user });
    const older = await world.make.review({
      contractor: firm,
      title: 'Older, unanswered',
      createdAt: new Date(NOW.getTime() - DAY_MS),
    });
    const newer = await world.make.review({ contractor: firm, title: 'Newer, answered', createdAt: NOW });
    await world.make.review({ contractor: firm, title: 'Inactive', status: 'inactive' });
    await owner.call('POST', '/api/review-responses', { reviewId: newer.id, review_response: 'Thank you.' });
    const { page } = await owner.visit('/reviews/got');
    const got = page.props as unknown as GotReviewsView;
    expect(got.contractor).toEqual({ id: firm.id, slug: firm.slug, name: firm.name });
    expect(got.unanswered).toBe(1);
    expect(got.reviews.map(({ title, can }) => [title, can.respond])).toEqual([
      ['Older, unanswered', true],
      ['Inactive', false],
      ['Newer, answered', false],
    ]);
    expect(got.reviews[0]?.id).toBe(older.id);
  });

  test('reviews I got are empty for somebody who answers for no business', async () => {
    const { page } = await (await world.signedIn()).visit('/reviews/got');
    expect(page.props as unknown as GotReviewsView).toMatchObject({
      contractor: null,
      reviews: [],
      unanswered: 0,
    });
  });
});
