import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiReview } from '../../../server/reviews/api-views.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import type { MadeContractor, MadeUser } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { reviewInput, tradeId } from './review-input.ts';

let world: World;
let author: Person;
let contractor: MadeContractor;
let trade: number;

beforeAll(async () => {
  world = await createWorld();
  trade = await tradeId(world.database);
});
beforeEach(async () => {
  author = await world.signedIn();
  contractor = await world.make.contractor();
});
afterAll(() => world.close());

const photoIds = async (
  count: number,
  seed: { kind?: 'document'; user?: MadeUser } = {},
): Promise<number[]> => {
  const made: number[] = [];
  for (let number = 0; number < count; number += 1)
    made.push((await world.make.upload({ user: author.user, ...seed })).id);
  return made;
};

const publish = (photos: number[]) =>
  author.submit(
    `/c/${contractor.slug}/review`,
    { ...reviewInput(trade), photos },
    { from: `/c/${contractor.slug}/review` },
  );

const shownReviews = async (): Promise<ReviewView[]> =>
  (await author.visit('/reviews/given')).page.props['reviews'] as ReviewView[];

const firstId = async (): Promise<number> => (await shownReviews())[0]?.id ?? 0;

const change = (reviewId: number, photos: number[]) =>
  author.call('PUT', `/api/reviews/${reviewId}`, { photos });

const keptIds = async (reviewId: number): Promise<number[]> =>
  (
    await world.database
      .selectFrom('review_photos')
      .select('upload_id')
      .where('review_id', '=', reviewId)
      .orderBy('position')
      .execute()
  ).map((row) => row.upload_id);

describe('the photos of a review', () => {
  test('the photos of a review stand with it in the order of its author, for everybody, without the names of their files', async () => {
    const [one = 0, two = 0, three = 0] = await photoIds(3);
    await publish([three, one, two]);
    const answer = await world.visitor().get(`/api/contractor/${contractor.id}`);
    const { photos = [] } =
      answer.json<{ contractor: { reviews: ApiReview[] } }>().contractor.reviews[0] ??
      ({} as Partial<ApiReview>);
    expect(photos.map(({ id }) => id)).toEqual([three, one, two]);
    expect(photos[0]).toEqual({
      id: three,
      url: expect.stringMatching(/^\/uploads\/[\w-]{24}$/) as string,
      small_url: expect.stringMatching(/\/small$/) as string,
      medium_url: expect.stringMatching(/\/medium$/) as string,
      width: 1_920,
      height: 1_080,
    });
    expect(answer.text).not.toContain('roof.jpg');
    const page = await world.visitor().visit(`/c/${contractor.slug}`);
    expect(JSON.stringify(page.page.props)).not.toContain('roof.jpg');
  });

  test('the photos of a review are seen in the preview, if they are one’s own', async () => {
    const own = await photoIds(2);
    const foreign = await photoIds(1, { user: await world.make.user() });
    const body = { ...reviewInput(trade), photos: [...own, ...foreign] };
    const answer = await author.send('POST', `/c/${contractor.slug}/review/preview`, body, {
      accept: 'application/json',
    });
    expect(answer.json<{ review: ReviewView }>().review.photos.map(({ id }) => id)).toEqual(own);
  });

  test.each([
    [
      'somebody else’s',
      async () => photoIds(1, { user: await world.make.user() }),
      'One of the files is no longer available. Add it again.',
    ],
    ['documents', () => photoIds(1, { kind: 'document' }), 'You can only add pictures here.'],
    ['more than ten', () => photoIds(11), 'Choose at most 10.'],
    ['one twice', async () => [...(await photoIds(1)), 1, 1], 'Choose one of the options.'],
  ])('the photos of a review are not %s: nothing is published', async (_what, ids, message) => {
    const { page } = await publish(await ids());
    expect(page.props.errors).toEqual({ photos: message });
    expect(await shownReviews()).toEqual([]);
  });

  test('the photos of a review may be changed without a new version of the words, and readers see it at once', async () => {
    const [one = 0, two = 0, three = 0] = await photoIds(3);
    await publish([one, two]);
    const id = await firstId();
    await world.visitor().get(`/c/${contractor.slug}`);
    expect((await change(id, [three, two])).status).toBe(200);
    expect(await keptIds(id)).toEqual([three, two]);
    expect((await shownReviews())[0]).toMatchObject({ version: 1, editedAt: null });
    const seen = await world.visitor().get(`/c/${contractor.slug}`);
    expect(seen.text).toContain(`"photos":[{"id":${three},`);
  });

  test('the photos of a review stay when only the words are changed, and go when none are wanted', async () => {
    const ids = await photoIds(2);
    await publish(ids);
    const id = await firstId();
    await author.call('PUT', `/api/reviews/${id}`, { title: 'Another title' });
    expect(await keptIds(id)).toEqual(ids);
    await change(id, []);
    expect(await keptIds(id)).toEqual([]);
  });

  test('the photos of a review do not wander from one review to another', async () => {
    const ids = await photoIds(1);
    await publish(ids);
    const id = await firstId();
    const other = await world.make.review({ contractor: await world.make.contractor(), author: author.user });
    const refused = await change(other.id, ids);
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({
      errors: { photos: ['One of the files is no longer available. Add it again.'] },
    });
    expect(await keptIds(id)).toEqual(ids);
  });

  test('the photos of a review are not somebody else’s to change', async () => {
    await publish(await photoIds(1));
    const id = await firstId();
    const stranger = await world.signedIn();
    expect((await stranger.call('PUT', `/api/reviews/${id}`, { photos: [] })).status).toBe(403);
    expect(await keptIds(id)).toHaveLength(1);
  });

  test('the photos of a review of two changes at once, the review has those of one', async () => {
    await publish([]);
    const id = await firstId();
    const [first, second] = [await photoIds(3), await photoIds(3)];
    const answers = await Promise.all([change(id, first), change(id, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([first, second]).toContainEqual(await keptIds(id));
  });
});
