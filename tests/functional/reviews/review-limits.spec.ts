import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { statusesOf } from '../../support/at-once.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { reviewInput, tradeId } from './review-input.ts';

const NOW = new Date('2026-05-20T12:00:00Z');
const HOUR_MS = 3_600_000;

let world: World;
let plumbing: number;
let firm: MadeContractor;
let form: string;

beforeAll(async () => {
  world = await createWorld();
  plumbing = await tradeId(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  firm = await world.make.contractor();
  form = `/c/${firm.slug}/review`;
});

const reviewsOf = (contractorId: number) =>
  world.database
    .selectFrom('reviews')
    .select(['id', 'title', 'job_month'])
    .where('contractor_id', '=', contractorId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

describe('one live review per author, contractor and job month', () => {
  test('a second about the same month is refused, with the way to the first', async () => {
    const author = await world.signedIn();
    await author.submit(form, reviewInput(plumbing, { title: 'The first' }), { from: form });
    const { page } = await author.submit(form, reviewInput(plumbing, { title: 'The second' }), {
      from: form,
    });
    const [first] = await reviewsOf(firm.id);
    expect(page.component).toBe('reviews/create');
    expect(page.flash.error).toBe(
      'You already reviewed this contractor for 03/2026. You can edit that review.',
    );
    expect(page.props['existing']).toEqual([{ id: first?.id, month: '2026-03' }]);
    expect(await reviewsOf(firm.id)).toMatchObject([{ title: 'The first' }]);
  });

  test('another month, another author and another contractor are other jobs', async () => {
    const author = await world.signedIn();
    const other = await world.make.contractor();
    await author.submit(form, reviewInput(plumbing), { from: form });
    await author.submit(form, reviewInput(plumbing, { job: { month: '2026-04' } }), { from: form });
    await author.submit(`/c/${other.slug}/review`, reviewInput(plumbing), { from: form });
    await (await world.signedIn()).submit(form, reviewInput(plumbing), { from: form });
    expect(await reviewsOf(firm.id)).toHaveLength(3);
    expect(await reviewsOf(other.id)).toHaveLength(1);
  });

  test('one live review per author, contractor and job month after deleting one, its month is free again', async () => {
    const author = await world.signedIn();
    await author.submit(form, reviewInput(plumbing, { title: 'The first' }), { from: form });
    const [first] = await reviewsOf(firm.id);
    await author.call('DELETE', `/api/reviews/${first?.id}`);
    await author.submit(form, reviewInput(plumbing, { title: 'The second' }), { from: form });
    expect(await reviewsOf(firm.id)).toMatchObject([{ title: 'The second' }]);
  });

  test('a double click gives one review, and both clicks the page with it', async () => {
    const author = await world.signedIn();
    await author.visit(form);
    const input = reviewInput(plumbing);
    const click = () => author.submit(form, input, { from: form });
    const landed = await Promise.all([click(), click(), click()]);
    expect(landed.map(({ page }) => page.component)).toEqual(Array(3).fill('contractors/show'));
    expect(await reviewsOf(firm.id)).toHaveLength(1);
    const contractor = world.database
      .selectFrom('contractors')
      .select('review_count')
      .where('id', '=', firm.id);
    expect(await contractor.executeTakeFirst()).toEqual({ review_count: 1 });
  });

  test('two different reviews of one month sent at once: one is published', async () => {
    const author = await world.signedIn();
    await author.visit(form);
    await Promise.all(
      ['One', 'Another'].map((title) =>
        author.submit(form, reviewInput(plumbing, { title }), { from: form }),
      ),
    );
    expect(await reviewsOf(firm.id)).toHaveLength(1);
  });
});

describe('at most three reviews in 24 hours', () => {
  const months = ['2025-08', '2025-09', '2025-10', '2025-11', '2025-12'];

  test('the fourth is refused until a day has passed since the first', async () => {
    const author = await world.signedIn();
    for (const month of months.slice(0, 3)) {
      await author.submit(form, reviewInput(plumbing, { job: { month } }), { from: form });
    }
    const fourth = reviewInput(plumbing, { job: { month: '2025-11' } });
    const refused = await author.submit(form, fourth, { from: form });
    expect(refused.page.flash.error).toBe(
      'You can publish 3 reviews in 24 hours. We saved your draft; try again later.',
    );
    expect(await reviewsOf(firm.id)).toHaveLength(3);
    world.setNow(new Date(NOW.getTime() + 24 * HOUR_MS + 1));
    await author.submit(form, fourth, { from: form });
    expect(await reviewsOf(firm.id)).toHaveLength(4);
  });

  test('deleting one does not make room', async () => {
    const author = await world.signedIn();
    for (const month of months.slice(0, 3)) {
      await author.submit(form, reviewInput(plumbing, { job: { month } }), { from: form });
    }
    const [first] = await reviewsOf(firm.id);
    await author.call('DELETE', `/api/reviews/${first?.id}`);
    await author.submit(form, reviewInput(plumbing, { job: { month: '2025-11' } }), { from: form });
    expect(await reviewsOf(firm.id)).toHaveLength(2);
  });

  test('five sent at once: three are published, and the contractor counts three', async () => {
    const author = await world.signedIn();
    await author.visit(form);
    const sent = await Promise.all(
      months.map((month) =>
        author.send('POST', form, reviewInput(plumbing, { job: { month } }), { accept: 'application/json' }),
      ),
    );
    expect(statusesOf(sent)).toEqual([303, 303, 303, 429, 429]);
    expect(await reviewsOf(firm.id)).toHaveLength(3);
    const contractor = world.database
      .selectFrom('contractors')
      .select('review_count')
      .where('id', '=', firm.id);
    expect(await contractor.executeTakeFirst()).toEqual({ review_count: 3 });
  });

  // A fifth would wait as a burst.
  test('four authors at once on one contractor: all are counted', async () => {
    const authors = await Promise.all(months.slice(0, 4).map(() => world.signedIn()));
    await Promise.all(authors.map((author) => author.submit(form, reviewInput(plumbing), { from: form })));
    const contractor = world.database
      .selectFrom('contractors')
      .select(['review_count', 'histogram'])
      .where('id', '=', firm.id);
    expect(await contractor.executeTakeFirst()).toEqual({ review_count: 4, histogram: [0, 0, 0, 0, 4] });
  });
});

describe('six live reviews of one contractor by one author within 12 months', () => {
  /** As if written a month ago, each about another month. */
  async function written(author: Person, count: number): Promise<void> {
    for (let month = 1; month <= count; month += 1)
      await world.make.review({
        contractor: firm,
        author: author.user,
        jobMonth: `2025-${String(month).padStart(2, '0')}-01`,
        createdAt: new Date(NOW.getTime() - 30 * 24 * HOUR_MS),
      });
  }

  test('a seventh is refused with the limit, until one of them is deleted', async () => {
    const author = await world.signedIn();
    await written(author, 6);
    const { page } = await author.submit(form, reviewInput(plumbing), { from: form });
    expect(page.flash.error).toContain('You already have 6 reviews of this contractor in 12 months');
    const reviews = await reviewsOf(firm.id);
    expect(reviews).toHaveLength(6);
    const answer = await author.call('DELETE', `/api/reviews/${reviews[0]?.id}`);
    expect(answer.status).toBe(200);
    await author.submit(form, reviewInput(plumbing), { from: form });
    expect(await reviewsOf(firm.id)).toHaveLength(6);
  });

  test('another contractor, and the year after, are not counted', async () => {
    const author = await world.signedIn();
    await written(author, 6);
    const other = await world.make.contractor();
    await author.submit(`/c/${other.slug}/review`, reviewInput(plumbing), { from: form });
    expect(await reviewsOf(other.id)).toHaveLength(1);
    await world.database
      .updateTable('reviews')
      .set({ created_at: new Date('2025-05-01T00:00:00Z') })
      .where('contractor_id', '=', firm.id)
      .execute();
    await author.submit(form, reviewInput(plumbing), { from: form });
    expect(await reviewsOf(firm.id)).toHaveLength(7);
  });
});

test('the same review sent again after it was taken down is not said to be published', async () => {
  const author = await world.signedIn();
  const admin = await world.signedIn({ role: 'admin' });
  const input = reviewInput(plumbing);
  await author.submit(form, input, { from: form });
  const [review] = await reviewsOf(firm.id);
  const url = `/api/admin/reviews/${review?.id}/deactivate`;
  expect((await admin.call('PUT', url, { reason: 'Not a job.', reason_code: 'R09' })).status).toBe(200);
  const { page } = await author.submit(form, input, { from: form });
  expect(page.component).toBe('reviews/given');
  expect(page.flash.success ?? null).toBeNull();
  expect(page.flash.error).toContain('An administrator took down');
});
