import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ApiReviewResponse } from '../../../server/reviews/api-views.ts';
import type { MadeContractor, MadeReview } from '../../support/factories.ts';
import { statusesOf } from '../../support/at-once.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const URL = '/api/review-responses';

let world: World;
let owner: Person;
let author: Person;
let firm: MadeContractor;
let review: MadeReview;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.signedIn();
  author = await world.signedIn();
  firm = await world.make.contractor({ owner: owner.user, name: 'Cordero Plumbing' });
  review = await world.make.review({ contractor: firm, author: author.user });
});

const responsesOf = (reviewId: number) =>
  world.database
    .selectFrom('review_responses')
    .selectAll()
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .execute();
const responsesCount = async () => {
  const query = world.database.selectFrom('contractors').select('responses_count').where('id', '=', firm.id);
  return (await query.executeTakeFirstOrThrow()).responses_count;
};
const respond = async (text = 'Thank you for the kind words.') => {
  const answer = await owner.call('POST', URL, {
    responseData: { reviewId: review.id, review_response: text },
  });
  return answer.json<{ review_response: ApiReviewResponse }>().review_response;
};

describe('responding to a review', () => {
  test('responding to a review puts the response under it, counts it, and says so in the brief’s words', async () => {
    const answer = await owner.call('POST', URL, {
      responseData: { reviewId: review.id, review_response: 'Thank you for the kind words.' },
    });
    expect(answer.status).toBe(201);
    const [row] = await responsesOf(review.id);
    expect(answer.json()).toEqual({
      message: 'Review response added successfully!',
      review_response: {
        responseId: row?.id,
        reviewId: review.id,
        review_response: 'Thank you for the kind words.',
        status: 'active',
        signals: [],
        checked_by: null,
        edited_at: null,
        created_at: row?.created_at.toISOString(),
        can: { edit: true, delete: true, appeal: false, offAppeal: false },
      },
    });
    expect(row).toMatchObject({ author_user_id: owner.user.id, body: 'Thank you for the kind words.' });
    expect(await responsesCount()).toBe(1);
  });

  test('responding to a review takes the two fields alone as well', async () => {
    const answer = await owner.call('POST', URL, { reviewId: review.id, review_response: 'Thank you.' });
    expect(answer.status).toBe(201);
    expect(await responsesOf(review.id)).toHaveLength(1);
  });

  test('responding to a review drops the page that visitors share', async () => {
    await world.visitor().get(`/c/${firm.slug}`);
    await respond('Read by the next visitor.');
    expect((await world.visitor().get(`/c/${firm.slug}`)).text).toContain('Read by the next visitor.');
  });

  test('two at once: one stands', async () => {
    await owner.token();
    const answers = await Promise.all(
      ['One', 'Other'].map((text) => owner.call('POST', URL, { reviewId: review.id, review_response: text })),
    );
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(await responsesOf(review.id)).toHaveLength(1);
    expect(await responsesCount()).toBe(1);
  });

  test('a second one is refused', async () => {
    await respond();
    const answer = await owner.call('POST', URL, {
      reviewId: review.id,
      review_response: 'And another thing.',
    });
    expect(answer.status).toBe(409);
    expect(answer.json()['message']).toBe('This review already has a response. You can edit it.');
  });

  test('an inactive review cannot be answered, a deleted one does not exist', async () => {
    await world.database
      .updateTable('reviews')
      .set({ status: 'inactive' })
      .where('id', '=', review.id)
      .execute();
    const inactive = await owner.call('POST', URL, { reviewId: review.id, review_response: 'Hello?' });
    expect(inactive.status).toBe(409);
    await world.database
      .updateTable('reviews')
      .set({ deleted_at: new Date() })
      .where('id', '=', review.id)
      .execute();
    const deleted = await owner.call('POST', URL, { reviewId: review.id, review_response: 'Hello?' });
    expect(deleted.status).toBe(404);
    expect(await responsesOf(review.id)).toHaveLength(0);
  });

  test('only the contractor reviewed may: not visitors, the author, other contractors or administrators', async () => {
    const otherOwner = await world.signedIn();
    await world.make.contractor({ owner: otherOwner.user });
    const others = [world.visitor(), author, otherOwner, await world.signedIn({ role: 'admin' })];
    const statuses: number[] = [];
    for (const browser of others) {
      const answer = await browser.call('POST', URL, { reviewId: review.id, review_response: 'Me too' });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 403, 403, 403]);
    expect(await responsesOf(review.id)).toHaveLength(0);
  });

  test.each([
    [{ review_response: '' }, 'review_response'],
    [{ review_response: '   ' }, 'review_response'],
    [{ review_response: 'x'.repeat(2001) }, 'review_response'],
    [{ review_response: 7 }, 'review_response'],
    [{ review_response: 'a\u0000b' }, 'review_response'],
    [{ status: 'active' }, 'status'],
  ])('responding to a review: %j is refused', async (fields, field) => {
    const answer = await owner.call('POST', URL, { reviewId: review.id, review_response: 'Fine', ...fields });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json()['errors'] as object)).toContain(field);
    expect(await responsesOf(review.id)).toHaveLength(0);
  });

  test.each([-1, 0, 'one', 99_999_999_999])(
    'responding to a review for the review %s there is nothing to answer',
    async (reviewId) => {
      const answer = await owner.call('POST', URL, { reviewId, review_response: 'Fine' });
      expect(answer.status).toBe(422);
    },
  );
});

describe('changing a response', () => {
  test('changing a response keeps it in its place and says so in the brief’s words', async () => {
    const { responseId } = await respond();
    const answer = await owner.call('PATCH', URL, { responseId, review_response: 'Thank you, Ana.' });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      message: 'Response Successfully Upadated',
      review_response: {
        responseId,
        review_response: 'Thank you, Ana.',
        edited_at: expect.any(String) as string,
      },
    });
    expect(await responsesOf(review.id)).toMatchObject([{ id: responseId, body: 'Thank you, Ana.' }]);
  });

  test('changing a response is refused to everyone but the contractor', async () => {
    const { responseId } = await respond();
    for (const [browser, status] of [
      [world.visitor(), 401],
      [author, 403],
      [await world.signedIn({ role: 'admin' }), 403],
    ] as const) {
      const answer = await browser.call('PATCH', URL, { responseId, review_response: 'Hijacked' });
      expect(answer.status).toBe(status);
    }
    expect(await responsesOf(review.id)).toMatchObject([{ body: 'Thank you for the kind words.' }]);
  });

  test('changing a response is not possible once it was taken back', async () => {
    const { responseId } = await respond();
    await owner.call('DELETE', route('api.review_responses.destroy', { id: responseId }));
    const answer = await owner.call('PATCH', URL, { responseId, review_response: 'Again' });
    expect(answer.status).toBe(404);
  });
});

describe('taking a response back', () => {
  test('taking a response back hides it, keeps it, makes room for a new one, and says so in the brief’s words', async () => {
    const { responseId } = await respond();
    const answer = await owner.call('DELETE', route('api.review_responses.destroy', { id: responseId }));
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ message: 'Review response deleted successfully!' });
    expect(await responsesCount()).toBe(0);
    await respond('A new one.');
    expect(await responsesOf(review.id)).toMatchObject([
      { id: responseId, deleted_at: expect.any(Date) as Date },
      { body: 'A new one.', deleted_at: null },
    ]);
    expect(await responsesCount()).toBe(1);
  });

  test('taking a response back is refused to everyone but the contractor', async () => {
    const { responseId } = await respond();
    expect(
      (await world.visitor().call('DELETE', route('api.review_responses.destroy', { id: responseId })))
        .status,
    ).toBe(401);
    expect(
      (await author.call('DELETE', route('api.review_responses.destroy', { id: responseId }))).status,
    ).toBe(403);
    expect((await owner.call('DELETE', route('api.review_responses.destroy', { id: 999_999 }))).status).toBe(
      404,
    );
    expect(await responsesCount()).toBe(1);
  });
});
