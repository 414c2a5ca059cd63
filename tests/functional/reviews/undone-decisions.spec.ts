import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import { eraseDeletedReviews } from '../../../server/reviews/jobs/erase-deleted-reviews.ts';
import type { ApiReviewResponse } from '../../../server/reviews/api-views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { reviewedFirm } from './reviewed-firm.ts';

const RESPONSES = '/api/review-responses';
const WORDS = 'You live in the corner house and I will come by.';
const CALM = 'Thank you, we have noted what you say about the price.';
const REASON = 'It reads as a threat.';

let world: World;
let owner: Person;
let admin: Person;
let firm: MadeContractor;
let reviewId: number;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, admin, firm, reviewId } = await reviewedFirm(world));
});

const respond = (words: string) => owner.call('POST', RESPONSES, { reviewId, review_response: words });
async function responded(words: string): Promise<number> {
  const answer = await respond(words);
  expect(answer.status).toBe(201);
  return answer.json<{ review_response: ApiReviewResponse }>().review_response.responseId;
}
const change = async (id: number, words: string) =>
  (await owner.call('PATCH', RESPONSES, { responseId: id, review_response: words })).status;
const isPublic = async (words: string) => (await world.visitor().get(`/c/${firm.slug}`)).text.includes(words);

describe('words of a response that were taken down to hide them', () => {
  const MILD = 'You were not at home when we came by.';
  const transition = async (id: number, verb: 'deactivate' | 'activate', reason_code?: string) => {
    const url = route(`api.admin.review_responses.${verb}`, { id });
    expect((await admin.call('PUT', url, { reason: REASON, reason_code })).status).toBe(200);
  };
  const edit = async (id: number, words: string, reason_code: string) => {
    const body = { responseId: id, review_response: words, reason: REASON, reason_code };
    expect((await admin.call('PATCH', '/api/admin/review-responses', body)).status).toBe(200);
  };

  test('words of a response that were taken down to hide them are no earlier version of those that take their place, whatever reason these are given', async () => {
    const id = await responded(WORDS);
    await transition(id, 'deactivate', 'R07');
    await edit(id, CALM, 'R13');
    await transition(id, 'activate');
    expect(await isPublic(CALM)).toBe(true);
    expect(await isPublic(WORDS)).toBe(false);
    for (const reader of [owner, admin]) expect((await reader.get(`/c/${firm.slug}`)).text).toContain(WORDS);
  });

  test('words of a response that were taken down to hide them nor of those that an administrator had put in their place before', async () => {
    const id = await responded(WORDS);
    await edit(id, MILD, 'R13');
    expect(await isPublic(WORDS)).toBe(true);
    await transition(id, 'deactivate', 'R02');
    expect(await change(id, CALM)).toBe(200);
    await transition(id, 'activate');
    expect(await isPublic(CALM)).toBe(true);
    for (const words of [WORDS, MILD]) expect(await isPublic(words)).toBe(false);
  });

  test('words of a response that were taken down to hide them, but those put back as they were, or taken down for another reason, are', async () => {
    const id = await responded(WORDS);
    await edit(id, MILD, 'R13');
    await transition(id, 'deactivate', 'R02');
    await transition(id, 'activate');
    await edit(id, CALM, 'R13');
    expect(await isPublic(MILD)).toBe(true);
    expect(await isPublic(WORDS)).toBe(false);
    const other = await world.make.review({ contractor: firm });
    reviewId = other.id;
    const mild = 'We came by twice and nobody opened.';
    const second = await responded(mild);
    await transition(second, 'deactivate', 'R13');
    await edit(second, 'We came by twice.', 'R13');
    await transition(second, 'activate');
    expect(await isPublic(mild)).toBe(true);
  });
});

describe('what an administrator decided about a response its owner cannot undo', () => {
  test('what an administrator decided about a response its owner cannot undo: taken down, it is not taken back to write it again', async () => {
    const id = await responded(WORDS);
    const url = route('api.admin.review_responses.deactivate', { id });
    expect((await admin.call('PUT', url, { reason: REASON })).status).toBe(200);
    const taken = await owner.call('DELETE', `${RESPONSES}/${id}`);
    expect(taken.status).toBe(409);
    expect(taken.json()['message']).toContain('An administrator took down your response.');
    expect((await respond(WORDS)).status).toBe(409);
    expect(await change(id, CALM)).toBe(200);
    expect(await isPublic(WORDS)).toBe(false);
    expect(await isPublic(CALM)).toBe(false);
    const shown = route('api.admin.review_responses.activate', { id });
    expect((await admin.call('PUT', shown, { reason: REASON })).status).toBe(200);
    expect(await isPublic(CALM)).toBe(true);
    expect((await owner.call('DELETE', `${RESPONSES}/${id}`)).status).toBe(200);
  });

  test('one that was taken back while it was taken down leaves no room for another', async () => {
    const id = await responded(WORDS);
    await admin.call('PUT', route('api.admin.review_responses.deactivate', { id }), { reason: REASON });
    const rows = world.database.updateTable('review_responses').set({ deleted_at: new Date() });
    await rows.where('id', '=', id).execute();
    expect((await respond(CALM)).status).toBe(409);
  });

  test('what an administrator decided about a response its owner cannot undo: deleted, it does not come back with the same words or with somebody’s address', async () => {
    const id = await responded(WORDS);
    await admin.call('DELETE', route('api.admin.review_responses.destroy', { id }), { reason: REASON });
    expect((await respond(WORDS)).status).toBe(409);
    const held = await responded('We know you are at 33 Elm Avenue now.');
    expect(await isPublic('33 Elm Avenue')).toBe(false);
    expect((await owner.call('DELETE', `${RESPONSES}/${held}`)).status).toBe(200);
    expect((await respond(CALM)).status).toBe(201);
  });

  test('what an administrator decided about a response its owner cannot undo: changed, it does not go back to what was taken out', async () => {
    const before = 'Thank you. We always bring the price in writing. Call Ana on 559-555-0177 about it.';
    const after = 'Thank you. We always bring the price in writing.';
    const id = await responded(before);
    const url = route('api.admin.review_responses.update');
    const edit = { responseId: id, review_response: after, reason: REASON, reason_code: 'R07' };
    expect((await admin.call('PATCH', url, edit)).status).toBe(200);
    expect(await change(id, before)).toBe(409);
    expect(await change(id, `${before} Truly.`)).toBe(409);
    expect(await change(id, `${after} Ana is on 559 555 0177.`)).toBe(409);
    expect(await isPublic('0177')).toBe(false);
    expect(await change(id, `${after} It is how we work.`)).toBe(200);
    expect(await isPublic('It is how we work.')).toBe(true);
  });
});

test('a deleted review is kept until the last day to appeal has ended', async () => {
  const exists = () =>
    world.database.selectFrom('reviews').select('id').where('id', '=', reviewId).executeTakeFirst();
  world.setNow(new Date('2026-05-20T08:00:00Z'));
  admin = await world.signedIn({ role: 'admin' });
  const url = route('api.admin.reviews.destroy', { id: reviewId });
  expect((await admin.call('DELETE', url, { reason: REASON })).status).toBe(200);
  const statement = await world.database
    .selectFrom('decision_statements as s')
    .innerJoin('decisions as d', 'd.id', 's.decision_id')
    .select('s.appeal_until')
    .where('d.review_id', '=', reviewId)
    .where('s.party', '=', 'author')
    .executeTakeFirstOrThrow();
  expect(statement.appeal_until).toBe('2026-11-16');
  await eraseDeletedReviews(world.database, new Date('2026-11-17T09:59:00Z'));
  expect(await exists()).toBeDefined();
  await eraseDeletedReviews(world.database, new Date('2026-11-17T10:00:00Z'));
  expect(await exists()).toBeUndefined();
});

test('the calls say of a review whether it is deleted, to those who may still read it', async () => {
  const { author, owner } = await reviewedFirm(world);
  const { id } = await world.make.review({ contractor: firm, author: author.user });
  const at = (name: 'deactivate' | 'activate') =>
    admin.call('PUT', route(`api.admin.reviews.${name}`, { id }), { reason: REASON });
  expect((await at('deactivate')).json()['review']).toMatchObject({ status: 'inactive', deleted: false });
  expect((await at('activate')).json()['review']).toMatchObject({ status: 'active', deleted: false });
  await admin.call('DELETE', route('api.admin.reviews.destroy', { id }), { reason: REASON });
  const appeal = (by: Person) =>
    by.call('POST', route('api.reviews.appeal', { id }), {
      on_appeal_reason: 'All of it is true, word for word.',
    });
  expect((await appeal(owner)).status).toBe(403);
  expect((await appeal(author)).json()['review']).toMatchObject({ deleted: true });
});

test('a deleted review that somebody is about to appeal is not erased under them', async () => {
  const [long, now] = [new Date('2026-01-01T08:00:00Z'), new Date('2026-11-17T09:00:00Z')];
  await world.database.updateTable('reviews').set({ deleted_at: long }).where('id', '=', reviewId).execute();
  await world.database.transaction().execute(async (other) => {
    await other.selectFrom('reviews').select('id').where('id', '=', reviewId).forNoKeyUpdate().execute();
    await eraseDeletedReviews(world.database, now);
  });
  const left = () => world.database.selectFrom('reviews').select('id').where('id', '=', reviewId).execute();
  expect(await left()).toHaveLength(1);
  await eraseDeletedReviews(world.database, now);
  expect(await left()).toHaveLength(0);
});
