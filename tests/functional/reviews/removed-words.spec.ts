import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MadeContractor } from '../../support/factories.ts';
import { ownText } from '../../support/own-text.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { ENGLISH_TEXT } from './review-input.ts';
import { reviewedFirm } from './reviewed-firm.ts';

const PASSAGE =
  'Their neighbor Rosalind Quimby from the yellow house told the whole street that her late husband owed them money and drank, so mind what you say near her porch in the evening hours.';
const WORDS = PASSAGE.split(' ');

let world: World;
let author: Person;
let owner: Person;
let admin: Person;
let firm: MadeContractor;
let reviewId: number;
let kept: string;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  kept = ownText(ENGLISH_TEXT);
  const body = `${kept} ${PASSAGE}`;
  ({ author, owner, admin, firm, reviewId } = await reviewedFirm(world, { body }));
});

const removePassage = async () => {
  const edit = { review: { body: kept }, reason: 'She is a private person.', reason_code: 'R07' };
  expect((await admin.call('PUT', `/api/admin/reviews/${reviewId}`, edit)).status).toBe(200);
};
const write = async (body: string): Promise<string> => {
  const answer = await author.call('PUT', `/api/reviews/${reviewId}`, { body });
  expect(answer.status).toBe(200);
  return answer.json<{ review: { status: string } }>().review.status;
};

test('words that a decision removed do not come back in small edits, of which each adds a few', async () => {
  await removePassage();
  const statuses: string[] = [];
  for (const count of [8, 14, 19, 22, 24, 26])
    statuses.push(await write(`${kept} ${WORDS.slice(-count).join(' ')}`));
  // Less than a third of the words without any of the names is not the removed passage.
  expect(statuses).toEqual(['active', 'inactive', 'inactive', 'inactive', 'inactive', 'inactive']);
  const { text } = await world.visitor().get(`/c/${firm.slug}`);
  expect(text).not.toContain('Quimby');
});

test('a removed name alone is enough, and invisible characters hide it from nobody', async () => {
  await removePassage();
  expect(await write(`${kept} Ask Rosalind Quimby about it.`)).toBe('inactive');
  expect(await write(`${kept} Ask the Quimby house about it.`)).toBe('inactive');
  expect(await write(`${kept} Ask around about it.`)).toBe('active');
  const spaced = WORDS.map((word) => `${word.slice(0, 2)}\u200b${word.slice(2)}`).join(' ');
  expect(await write(`${kept} ${spaced}`)).toBe('inactive');
  const row = await world.database
    .selectFrom('reviews as r')
    .innerJoin('decisions as d', 'd.id', 'r.decision_id')
    .select(['d.action', 'd.reason_code', 'r.body'])
    .where('r.id', '=', reviewId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ action: 'review.held', reason_code: 'R07', body: `${kept} ${PASSAGE}` });
});

test('words that an administrator let stand again are not removed any more', async () => {
  await removePassage();
  expect(await write(`${kept} ${PASSAGE}`)).toBe('inactive');
  const activation = { reason: 'She has agreed to be named.' };
  expect((await admin.call('PUT', `/api/admin/reviews/${reviewId}/activate`, activation)).status).toBe(200);
  expect(await write(`${kept} ${PASSAGE} Truly.`)).toBe('active');
});

test('words removed from a response do not come back in a new one, once the first was taken back', async () => {
  const respond = (review_response: string) =>
    owner.call('POST', '/api/review-responses', { reviewId, review_response });
  const made = await respond(`Thank you for this. ${PASSAGE}`);
  const { responseId } = made.json<{ review_response: { responseId: number } }>().review_response;
  const edit = { responseId, review_response: 'Thank you for this.', reason: 'Private.', reason_code: 'R07' };
  expect((await admin.call('PATCH', '/api/admin/review-responses', edit)).status).toBe(200);
  expect((await owner.call('DELETE', `/api/review-responses/${responseId}`)).status).toBe(200);
  expect((await respond(`We thank you again. ${PASSAGE}`)).status).toBe(409);
  const other = await respond('Thank you, and sorry for the noise.');
  expect(other.status).toBe(201);
  const { responseId: otherId } = other.json<{ review_response: { responseId: number } }>().review_response;
  const again = { responseId: otherId, review_response: `Thank you. ${PASSAGE}` };
  expect((await owner.call('PATCH', '/api/review-responses', again)).status).toBe(409);
});

test('words removed from a response do not come back in small edits either', async () => {
  const respond = { reviewId, review_response: `Thank you for this. ${PASSAGE}` };
  const made = await owner.call('POST', '/api/review-responses', respond);
  const { responseId } = made.json<{ review_response: { responseId: number } }>().review_response;
  const edit = { responseId, review_response: 'Thank you for this.', reason: 'Private.', reason_code: 'R07' };
  expect((await admin.call('PATCH', '/api/admin/review-responses', edit)).status).toBe(200);
  const statuses: number[] = [];
  for (const count of [8, 14, 19, 22, 24, 26]) {
    const review_response = `Thank you for this. ${WORDS.slice(-count).join(' ')}`;
    statuses.push(
      (await owner.call('PATCH', '/api/review-responses', { responseId, review_response })).status,
    );
  }
  expect(statuses.slice(2)).toEqual([409, 409, 409, 409]);
});
