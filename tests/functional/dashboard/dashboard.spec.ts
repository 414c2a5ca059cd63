import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BusinessView, WrittenReview } from '../../../server/dashboard/views.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const owner = async () => {
  const browser = await world.signedIn({ role: 'contractor' });
  return Object.assign(browser, { contractor: await world.make.contractor({ owner: browser.user }) });
};
const propsOf = async (browser: ReturnType<World['visitor']>) =>
  (await browser.visit('/dashboard')).page.props as unknown as {
    business: BusinessView | null;
    written: WrittenReview[];
  };
const answer = (reviewId: number, changes: { deleted_at?: Date } = {}) =>
  world.database
    .insertInto('review_responses')
    .values({ review_id: reviewId, body: 'Thank you.', ...changes })
    .execute();

describe('the dashboard', () => {
  test('is for those who have signed in', async () => {
    expect((await world.visitor().get('/dashboard')).headers['location']).toBe('/login?next=%2Fdashboard');
  });

  test('shows a contractor the active reviews that nobody has answered, the latest first', async () => {
    const browser = await owner();
    const { contractor } = browser;
    const [older, answered, hidden, unanswered] = [
      await world.make.review({ contractor, title: 'Older', createdAt: new Date('2026-01-01') }),
      await world.make.review({ contractor, title: 'Answered' }),
      await world.make.review({ contractor, title: 'Hidden', status: 'inactive' }),
      await world.make.review({ contractor, title: 'Answer taken back', createdAt: new Date('2026-02-01') }),
    ];
    await answer(answered.id);
    await answer(unanswered.id, { deleted_at: new Date() });
    const { business } = await propsOf(browser);
    expect(business?.to_answer.total).toBe(2);
    expect(business?.to_answer.latest.map(({ id }) => id)).toEqual([unanswered.id, older.id]);
    expect(business?.to_answer.latest.map(({ id }) => id)).not.toContain(hidden.id);
  });

  test('counts all of them and names five', async () => {
    const browser = await owner();
    for (let made = 0; made < 7; made += 1) await world.make.review({ contractor: browser.contractor });
    const { business } = await propsOf(browser);
    expect(business?.to_answer.total).toBe(7);
    expect(business?.to_answer.latest).toHaveLength(5);
  });

  test('shows nobody the reviews of another business', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    await world.make.review({ contractor: theirs.contractor, title: 'Not yours' });
    expect((await propsOf(mine)).business?.to_answer).toEqual({ total: 0, latest: [] });
  });

  test('shows what one wrote, and whether it was answered', async () => {
    const browser = await world.signedIn();
    const contractor = await world.make.contractor({ name: 'Delta Electric' });
    const review = await world.make.review({ contractor, author: browser.user, title: 'Good work' });
    await answer(review.id);
    const { business, written } = await propsOf(browser);
    expect(business).toBeNull();
    expect(written).toEqual([
      {
        id: review.id,
        title: 'Good work',
        overall: 4,
        contractor: { name: 'Delta Electric', slug: contractor.slug },
        answered: true,
        created_at: expect.any(String),
      },
    ]);
  });

  test('masks listed words in titles', async () => {
    const fresh = await createWorld();
    await fresh.database.insertInto('bad_words').values({ word: 'gadzooks', language: 'english' }).execute();
    const browser = await fresh.signedIn();
    await fresh.make.review({
      contractor: await fresh.make.contractor(),
      author: browser.user,
      title: 'Gadzooks, a leak',
    });
    const { written } = (await browser.visit('/dashboard')).page.props as unknown as {
      written: WrittenReview[];
    };
    expect(written[0]?.title).toBe('G------s, a leak');
    await fresh.close();
  });

  test('tells a contractor whose place is not known that nobody near finds them', async () => {
    const browser = await owner();
    expect((await propsOf(browser)).business?.complete).toBe(true);
    await world.database
      .updateTable('profiles')
      .set({ city: null })
      .where('id', '=', browser.contractor.id)
      .execute();
    await browser.call('PATCH', '/api/profile/all-basic-info', { name: 'Same' });
    expect((await propsOf(browser)).business?.complete).toBe(false);
  });
});
