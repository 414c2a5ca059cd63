import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { DecisionAppealView } from '../../../../server/cases/views.ts';
import type { ReviewView } from '../../../../server/reviews/views.ts';
import type { StatementView } from '../../../../server/statements/views.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import type { MadeContractor } from '../../../support/factories.ts';
import { WHY, WISH } from './words.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const FIRST = 'The crew came on time and began with the wall on the north side of the house.';
const WORDS = `${FIRST} They never came back after the second day, and it still stands open.`;
const MILDER = `${FIRST} They left it open.`;
const MILDEST = `${FIRST} It was left open.`;

let world: World;
let admin: Person;
let other: Person;
let author: Person;
let owner: Person;
let firm: MadeContractor;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  admin = await world.signedIn({ role: 'admin' });
  other = await world.signedIn({ role: 'admin' });
  author = await world.signedIn();
  owner = await world.signedIn();
  firm = await world.make.contractor({ owner: owner.user });
});
afterAll(() => world.close());

const latestDecision = async (): Promise<number> =>
  (
    await world.database
      .selectFrom('decisions')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;
async function editReview(id: number, changes: object): Promise<number> {
  const answer = await admin.call('PUT', route('api.admin.reviews.update', { id }), { ...changes, ...WHY });
  expect(answer.status).toBe(200);
  return latestDecision();
}
async function editResponse(responseId: number, words: string): Promise<number> {
  const body = { responseId, review_response: words, ...WHY };
  expect((await admin.call('PATCH', route('api.admin.review_responses.update'), body)).status).toBe(200);
  return latestDecision();
}
async function granted(by: Person, decisionId: number): Promise<void> {
  const url = route('api.decisions.appeal', { id: decisionId });
  const filed = await by.call('POST', url, { on_appeal_reason: WISH });
  const { id } = filed.json()['appeal'] as DecisionAppealView;
  const accepting = route('api.admin.decision_appeals.accept', { id });
  expect((await other.call('PUT', accepting, { reason: 'It may be said.' })).status).toBe(200);
}
const wayOn = async (by: Person, id: number) =>
  ((await by.visit(route('decisions.show', { id }))).page.props as unknown as StatementView).wayOn.way;
/** As everyone reads it on the business's page. */
async function shown(reviewId: number): Promise<ReviewView> {
  const { page } = await world.visitor().visit(`/c/${firm.slug}`);
  const { reviews } = page.props as unknown as { reviews: ReviewView[] | { reviews: ReviewView[] } };
  const list = Array.isArray(reviews) ? reviews : reviews.reviews;
  const found = list.find(({ id }) => id === reviewId);
  if (!found) throw new Error('the page does not show that review');
  return found;
}
const onHoldFor = async (id: number) =>
  (
    await world.database
      .selectFrom('reviews')
      .select('hold_signals as signals')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).signals;
let month = 0;
const reviewed = (body = WORDS) => {
  month += 1;
  const jobMonth = `${1950 + month}-01-01`;
  return world.make.review({ contractor: firm, author: author.user, body, jobMonth });
};

describe('a review whose words were given back', () => {
  test('a review whose words were given back says on its page what it said before, that it was put back, and what the administrator had made of it', async () => {
    const { id } = await reviewed();
    await granted(author, await editReview(id, { body: MILDER }));
    expect(await shown(id)).toMatchObject({
      body: WORDS,
      administratorEdit: { isRestoration: true },
      earlierVersions: [
        { version: 2, body: MILDER },
        { version: 1, body: WORDS },
      ],
    });
  });

  test('a review whose words were given back is its author’s to change again, with those words in it, without being held', async () => {
    const tiles = 'Every tile in the shower was level, and the grout had the colour that we chose in May.';
    const before = `${tiles} The foreman shouted at my mother when she asked for the bill.`;
    const { id } = await reviewed(before);
    const edit = await editReview(id, { body: tiles });
    await granted(author, edit);
    const body = `${before} That was in June.`;
    const changed = await author.call('PUT', route('api.reviews.update', { id }), { body });
    expect(changed.status).toBe(200);
    expect(await onHoldFor(id)).toEqual([]);
    expect(await shown(id)).toMatchObject({ body, status: 'active' });
  });

  test('a review whose words were given back has the photos back that were taken away, in place and readable by everybody', async () => {
    const { id } = await reviewed();
    const uploads = [
      await world.make.upload({ user: author.user }),
      await world.make.upload({ user: author.user }),
    ];
    const ids = uploads.map((upload) => upload.id);
    await author.call('PUT', route('api.reviews.update', { id }), { photos: ids });
    const before = (await shown(id)).photos;
    expect(before.map((photo) => photo.id)).toEqual(ids);
    const edit = await editReview(id, { photos: ids.slice(0, 1) });
    expect((await shown(id)).photos.map((photo) => photo.id)).toEqual(ids.slice(0, 1));
    await granted(author, edit);
    expect((await shown(id)).photos).toEqual(before);
  });

  test('an edit waits for the open appeal against an earlier one, and for no rejected one', async () => {
    const { id } = await reviewed();
    const decisionId = await editReview(id, { body: MILDER });
    const url = route('api.decisions.appeal', { id: decisionId });
    const { appeal } = (await author.call('POST', url, { on_appeal_reason: WISH })).json();
    const editing = () =>
      admin.call('PUT', route('api.admin.reviews.update', { id }), { body: MILDEST, ...WHY });
    expect((await editing()).status).toBe(409);
    const rejecting = route('api.admin.decision_appeals.reject', { id: (appeal as DecisionAppealView).id });
    expect((await other.call('PUT', rejecting, { reason: 'It stays as it is.' })).status).toBe(200);
    expect((await editing()).status).toBe(200);
    expect((await shown(id)).body).toBe(MILDEST);
  });

  test('a review whose words were given back of two edits the latest is appealed first; then the one before can be', async () => {
    const { id } = await reviewed();
    const first = await editReview(id, { body: MILDER });
    const second = await editReview(id, { body: MILDEST });
    expect([await wayOn(author, first), await wayOn(author, second)]).toEqual([
      'later_edit_first',
      'appeal_decision',
    ]);
    const early = await author.call('POST', route('api.decisions.appeal', { id: first }), {
      on_appeal_reason: WISH,
    });
    expect([early.status, early.json()['message']]).toEqual([
      409,
      `This text was changed again later. Appeal decision ${second} first.`,
    ]);
    await granted(author, second);
    // The first edit is in force, and everyone reads that.
    expect(await shown(id)).toMatchObject({
      body: MILDER,
      administratorEdit: { decisionId: first, isRestoration: false },
    });
    expect([await wayOn(author, first), await wayOn(author, second)]).toEqual([
      'appeal_decision',
      'superseded',
    ]);
    await granted(author, first);
    expect((await shown(id)).body).toBe(WORDS);
    expect(await wayOn(author, first)).toBe('superseded');
  });
});

describe('words that were hidden later', () => {
  const HIDE = { reason: 'It tells where somebody lives.', reason_code: 'R01' };
  const hidden = async (type: 'reviews' | 'review_responses', id: number) => {
    const url = route(`api.admin.${type}.deactivate`, { id });
    expect((await admin.call('PUT', url, HIDE)).status).toBe(200);
  };
  const putBack = async (type: 'reviews' | 'review_responses', id: number) => {
    const url = route(`api.admin.${type}.activate`, { id });
    expect((await admin.call('PUT', url, { reason: 'The address is gone.' })).status).toBe(200);
  };

  test('words that were hidden later of a review do not come back with those before an earlier edit', async () => {
    const { id } = await reviewed(`${WORDS} They live at the end of our street.`);
    const edit = await editReview(id, { body: `${FIRST} They live at the end of our street.` });
    await hidden('reviews', id);
    const changed = await author.call('PUT', route('api.reviews.update', { id }), { body: MILDEST });
    expect(changed.status).toBe(200);
    await putBack('reviews', id);
    expect(await wayOn(author, edit)).toBe('superseded');
    expect((await shown(id)).body).toBe(MILDEST);
  });

  test('words that were hidden later nor of a response', async () => {
    const review = await reviewed();
    const body = 'She lives next door to me, and knows the bill is right.';
    const { id } = await world.make.response({ review, author: owner.user, body });
    const edit = await editResponse(id, 'She lives next door to me.');
    await hidden('review_responses', id);
    await owner.call('PATCH', route('api.review_responses.update'), {
      responseId: id,
      review_response: 'The bill is right.',
    });
    await putBack('review_responses', id);
    expect(await wayOn(owner, edit)).toBe('superseded');
  });
});

describe('a response that was taken down and then deleted', () => {
  test('a response that was taken down and then deleted stands again as taken down, by that decision, which may be appealed next', async () => {
    const review = await reviewed();
    const { id } = await world.make.response({
      review,
      author: owner.user,
      body: 'Ask her who paid for it.',
    });
    const decide = async (method: 'PUT' | 'DELETE', name: 'deactivate' | 'destroy') => {
      const url = route(`api.admin.review_responses.${name}`, { id });
      expect((await admin.call(method, url, WHY)).status).toBe(200);
      return latestDecision();
    };
    const takeDown = await decide('PUT', 'deactivate');
    const deletion = await decide('DELETE', 'destroy');
    expect([await wayOn(owner, takeDown), await wayOn(owner, deletion)]).toEqual([
      'superseded',
      'appeal_decision',
    ]);
    await granted(owner, deletion);
    expect((await shown(review.id)).response).toBeNull();
    expect(await wayOn(owner, takeDown)).toBe('appeal_decision');
    await granted(owner, takeDown);
    expect((await shown(review.id)).response).toMatchObject({ id, status: 'active' });
  });
});

describe('a response whose words were given back', () => {
  const ANSWER = 'We were there three times, and nobody opened the door for us.';
  const CALMER = 'We were there three times.';
  const CALMEST = 'We were there.';
  const responded = async () => {
    const review = await reviewed();
    const { id } = await world.make.response({ review, author: owner.user, body: ANSWER });
    return { reviewId: review.id, id };
  };

  test('a response whose words were given back says what it said before, and its owner may change it with those words in it', async () => {
    const { reviewId, id } = await responded();
    await granted(owner, await editResponse(id, CALMER));
    expect((await shown(reviewId)).response).toMatchObject({
      body: ANSWER,
      administratorEdit: { isRestoration: true },
    });
    const body = `${ANSWER} The third time in June.`;
    const changed = await owner.call('PATCH', route('api.review_responses.update'), {
      responseId: id,
      review_response: body,
    });
    expect(changed.status).toBe(200);
    expect((await shown(reviewId)).response).toMatchObject({ body, status: 'active' });
  });

  test('a response whose words were given back of two edits the latest is appealed first; then the one before can be', async () => {
    const { reviewId, id } = await responded();
    const first = await editResponse(id, CALMER);
    const second = await editResponse(id, CALMEST);
    expect(await wayOn(owner, first)).toBe('later_edit_first');
    await granted(owner, second);
    expect((await shown(reviewId)).response).toMatchObject({
      body: CALMER,
      administratorEdit: { decisionId: first, isRestoration: false },
    });
    expect(await wayOn(owner, first)).toBe('appeal_decision');
    await granted(owner, first);
    expect((await shown(reviewId)).response?.body).toBe(ANSWER);
  });
});
