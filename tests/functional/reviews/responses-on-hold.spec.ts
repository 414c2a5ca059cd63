import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HELD_CHECKED_IN_DAYS } from '../../../common/constants.ts';
import { formatDate } from '../../../common/format/dates.ts';
import { route } from '../../../common/routes/route-table.ts';
import type { ApiReviewResponse } from '../../../server/reviews/api-views.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { reviewedFirm } from './reviewed-firm.ts';

const DAY_MS = 86_400_000;
const URL = '/api/review-responses';
const THREAT = 'We know where you live, 123 Main St, call 619-555-0100, I will shoot you.';
const CALM = 'Thank you, we have noted what you say about the price.';
const REASON = 'Read and decided.';

let world: World;
let owner: Person;
let author: Person;
let admin: Person;
let firm: MadeContractor;
let reviewId: number;

beforeAll(async () => {
  world = await createWorld({ pageCache: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ author, owner, admin, firm, reviewId } = await reviewedFirm(world));
});

type Answer = { message: string; review_response: ApiReviewResponse };
const respond = async (review_response: string) => {
  const answer = await owner.call('POST', URL, { responseData: { reviewId, review_response } });
  expect(answer.status).toBe(201);
  return answer.json<Answer>();
};
const change = async (responseId: number, review_response: string) => {
  const answer = await owner.call('PATCH', URL, { responseId, review_response });
  expect(answer.status).toBe(200);
  return answer.json<Answer>().review_response;
};
const isPublic = async (words: string) => (await world.visitor().get(`/c/${firm.slug}`)).text.includes(words);
const subjectsTo = async ({ user }: Person) =>
  (await mailsTo(world, user.email)).map(({ subject }) => subject);
const decisionsOn = (responseId: number) =>
  world.database
    .selectFrom('decisions')
    .select(['action', 'reason_code', 'reason_text', 'decided_by_user_id'])
    .where('subject_type', '=', 'response')
    .where('subject_id', '=', responseId)
    .orderBy('id')
    .execute();
const waiting = async () => {
  const { page } = await admin.visit('/admin/reviews?status=held');
  const { rows } = page.props['cases'] as { rows: { id: number; response: string }[] };
  return rows.filter(({ id }) => id === reviewId);
};

test('a response with a threat and contact details is saved and shown to nobody but its owner and administrators', async () => {
  const { message, review_response: response } = await respond(THREAT);
  expect(message).toBe('Review response added successfully!');
  expect(response).toMatchObject({ status: 'inactive', can: { edit: true, delete: true } });
  expect(response.signals).toContain('contact_details');
  for (const reader of [world.visitor(), author])
    expect((await reader.get(`/c/${firm.slug}`)).text).not.toContain('619-555-0100');
  for (const reader of [owner, admin])
    expect((await reader.get(`/c/${firm.slug}`)).text).toContain('619-555-0100');
});

test('the author of the review gets no mail of a response on hold; its owner is told why', async () => {
  const { review_response: response } = await respond(THREAT);
  expect(await subjectsTo(author)).toEqual([]);
  expect(await subjectsTo(owner)).toHaveLength(1);
  const [held] = await decisionsOn(response.responseId);
  expect(held).toMatchObject({ action: 'response.held', decided_by_user_id: null });
  expect(held?.reason_text).toContain('contact_details');
  const statement = await world.database
    .selectFrom('decision_statements as s')
    .innerJoin('decisions as d', 'd.id', 's.decision_id')
    .select(['s.user_id', 's.party', 'd.id'])
    .where('d.subject_id', '=', response.responseId)
    .where('d.action', '=', 'response.held')
    .execute();
  expect(statement).toMatchObject([{ user_id: owner.user.id, party: 'contractor' }]);
  const { page } = await owner.visit(route('decisions.show', { id: statement[0]?.id ?? 0 }));
  expect(page.props['wayOn']).toEqual({ way: 'held' });
});

test('the owner of a response on hold is told the day of its check, and from the day after it is late', async () => {
  const { review_response: response } = await respond(THREAT);
  expect(response.checked_by).toBeTruthy();
  const promised = new Date(response.checked_by ?? 0);
  const days = (promised.getTime() - new Date(response.created_at).getTime()) / DAY_MS;
  expect(days).toBe(HELD_CHECKED_IN_DAYS);
  const { page } = await owner.visit('/reviews/got');
  const listed = (page.props['reviews'] as ReviewView[]).find(({ id }) => id === reviewId);
  expect(listed?.response?.checkedBy).toBe(response.checked_by);
  const publicPage = await admin.visit(`/c/${firm.slug}`);
  expect((publicPage.page.props['reviews'] as ReviewView[])[0]?.response?.checkedBy).toBeNull();
  const [mail] = await mailsTo(world, owner.user.email);
  expect(mail?.plain_text).toContain(formatDate(promised, 'english'));
  expect(mail?.plain_text).toContain('619-555-0100');

  const onDay = async (after: number) => {
    world.setNow(new Date(promised.getTime() + after * DAY_MS));
    const { cases, admin: adminPage } = (await admin.visit('/admin/reviews?status=late')).page
      .props as unknown as {
      cases: { rows: { id: number; isLate: boolean }[] };
      admin: { waiting: { holds: { late: number } } };
    };
    return [
      cases.rows.filter(({ id }) => id === reviewId).map(({ isLate }) => isLate),
      adminPage.waiting.holds.late > 0,
    ];
  };
  expect((await onDay(0))[0]).toEqual([]);
  expect(await onDay(2)).toEqual([[true], true]);
  world.setNow(new Date());
});

test('a response on hold stands in the queue of what screening held', async () => {
  expect(await waiting()).toEqual([]);
  await respond(THREAT);
  expect(await waiting()).toMatchObject([{ id: reviewId, response: 'held' }]);
});

test('a response whose words are mended is shown at once, and its reviewer is told then', async () => {
  const { review_response: held } = await respond(THREAT);
  const mended = await change(held.responseId, CALM);
  expect(mended).toMatchObject({ status: 'active', signals: [] });
  expect(await isPublic(CALM)).toBe(true);
  expect(await subjectsTo(author)).toHaveLength(1);
  expect((await decisionsOn(held.responseId)).map(({ action }) => action)).toEqual([
    'response.held',
    'response.activated',
  ]);
});

test('a response that gets contact details by a change is shown no longer', async () => {
  const { review_response: response } = await respond(CALM);
  const changed = await change(response.responseId, `${CALM} Call 33 12 34 56 78.`);
  expect(changed).toMatchObject({ status: 'inactive', signals: ['contact_details'] });
  expect(await isPublic(CALM)).toBe(false);
});

test('an administrator shows a response on hold, or takes it down without a word to its reviewer', async () => {
  const { review_response: response } = await respond('Reach the office at 619-555-0100 for the warranty.');
  const call = (verb: 'activate' | 'deactivate') =>
    admin.call('PUT', route(`api.admin.review_responses.${verb}`, { id: response.responseId }), {
      reason: REASON,
    });
  expect((await call('deactivate')).status).toBe(200);
  expect(await waiting()).toEqual([]);
  expect(await subjectsTo(author)).toEqual([]);
  expect((await change(response.responseId, CALM)).status).toBe('inactive');
  expect((await call('activate')).status).toBe(200);
  expect(await isPublic(CALM)).toBe(true);
});

test('a response on hold may be deleted and written anew', async () => {
  const { review_response: held } = await respond(THREAT);
  expect((await owner.call('DELETE', `${URL}/${held.responseId}`)).status).toBe(200);
  expect((await respond(CALM)).review_response.status).toBe('active');
});

test('a response may be changed thirty times in 24 hours, and the refusal names the limit in the account’s language', async () => {
  const { review_response: response } = await respond(CALM);
  for (let edit = 1; edit <= 30; edit += 1)
    await change(response.responseId, `${CALM} ${'again '.repeat(edit)}`);
  const refused = await owner.call('PATCH', URL, {
    responseId: response.responseId,
    review_response: 'More.',
  });
  expect(refused.status).toBe(429);
  expect(refused.json()['message']).toBe('You can edit a text 30 times in 24 hours. Try again later.');
});
