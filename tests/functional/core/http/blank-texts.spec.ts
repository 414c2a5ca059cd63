import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeContractor } from '../../../support/factories.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import { createForms } from '../../postings/posting-input.ts';
import { reviewInput, tradeId } from '../../reviews/review-input.ts';

const BLANK = '\u200b'.repeat(85);
const JSON_ANSWER = { accept: 'application/json' };

let world: World;
let owner: Person;
let author: Person;
let admin: Person;
let firm: MadeContractor;

beforeAll(async () => {
  world = await createWorld();
  owner = await world.signedIn();
  author = await world.signedIn();
  admin = await world.signedIn({ role: 'admin' });
  firm = await world.make.contractor({ owner: owner.user });
});
afterAll(() => world.close());

const fieldsOf = (answer: { status: number; json: <T>() => T }): string[] => {
  expect(answer.status).toBe(422);
  return Object.keys(answer.json<{ errors: Record<string, unknown> }>().errors);
};

test('a review of invisible characters is empty', async () => {
  const input = reviewInput(await tradeId(world.database), { title: '\u2060\u200d', body: BLANK });
  const answer = await author.send('POST', `/c/${firm.slug}/review`, input, JSON_ANSWER);
  // Without visible words the title is made from the text, which is what is missing.
  expect(fieldsOf(answer)).toEqual(['body']);
});

test('a response, an appeal’s reason and an administrator’s reason of invisible characters are empty', async () => {
  const { id: reviewId } = await world.make.review({ contractor: firm, author: author.user });
  const response = await owner.call('POST', '/api/review-responses', { reviewId, review_response: BLANK });
  expect(fieldsOf(response)).toEqual(['review_response']);
  const appeal = await owner.call('POST', `/api/reviews/${reviewId}/appeal`, { on_appeal_reason: BLANK });
  expect(fieldsOf(appeal)).toEqual(['on_appeal_reason']);
  const decision = await admin.call('PUT', `/api/admin/reviews/${reviewId}/deactivate`, { reason: BLANK });
  expect(fieldsOf(decision)).toEqual(['reason']);
});

test('a posting of invisible characters is empty', async () => {
  const forms = await createForms(world);
  const answer = await author.send(
    'POST',
    '/postings',
    forms.form({ title: BLANK, body: BLANK }),
    JSON_ANSWER,
  );
  expect(fieldsOf(answer)).toEqual(['title', 'body']);
});

test('a name of invisible characters is empty, of a person and of a business', async () => {
  const account = { email: 'blank@plumbline.test', password: 'three brown herons' };
  const names = { role: 'contractor', name: '\u200b\u2060', business_name: '\u3164' };
  const answer = await world.visitor().send('POST', '/register', { ...account, ...names }, JSON_ANSWER);
  expect(fieldsOf(answer)).toEqual(['name', 'business_name']);
});

test('invisible characters inside a text are not stored and do not count', async () => {
  const { id: reviewId } = await world.make.review({ contractor: firm, author: author.user });
  const words = `Than\u200bk you.${'\u200b'.repeat(3_000)}`;
  const answer = await owner.call('POST', '/api/review-responses', { reviewId, review_response: words });
  expect(answer.status).toBe(201);
  expect(answer.json()).toMatchObject({
    review_response: { review_response: 'Thank you.', status: 'active' },
  });
});
