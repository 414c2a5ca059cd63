import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { CaseView } from '../../../server/moderation/case-views.ts';
import type { AppealsView } from '../../../server/moderation/list-views.ts';
import type { ApiReview } from '../../../server/reviews/api-views.ts';
import type { GivenReviewsView } from '../../../server/reviews/views.ts';
import type { StatementView } from '../../../server/statements/views.ts';
import type { Browser } from '../../support/browser.ts';
import type { MadeContractor, MadeResponse, MadeReview } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const WISH = 'It threatens me and names the street that I live in.';
const KEPT = { reason: 'It names nobody.', reason_code: 'N02' };
const WHY = { reason: 'It names a street and a house.', reason_code: 'R04' };

let world: World;
let author: Person;
let owner: Person;
let admin: Person;
let otherAdmin: Person;
let firm: MadeContractor;
let review: MadeReview;
let response: MadeResponse;
let month = 0;

beforeAll(async () => {
  world = await createWorld();
  author = await world.signedIn({ name: 'Aaron Author', language: 'mexican_spanish' });
  owner = await world.signedIn({ name: 'Olga Owner' });
  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  otherAdmin = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
  firm = await world.make.contractor({ owner: owner.user, name: 'Acme Roofs' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  month += 1;
  const jobMonth = `${1900 + month}-01-01`;
  review = await world.make.review({ contractor: firm, author: author.user, jobMonth });
  response = await world.make.response({ review, author: owner.user, body: 'We know where you live.' });
});

const appeal = (by: Browser = author, body: Record<string, unknown> = {}) =>
  by.call('POST', route('api.review_responses.appeal', { id: response.id }), {
    on_appeal_reason: WISH,
    ...body,
  });
const turnOff = (by: Browser = author) =>
  by.call('POST', route('api.review_responses.off_appeal', { id: response.id }), { off_appeal_reason: WISH });
const decide = (
  verb: 'accept' | 'reject',
  by: Browser = admin,
  body: Record<string, unknown> = verb === 'accept' ? WHY : KEPT,
) => by.call('PUT', route(`api.admin.review_responses.${verb}`, { id: response.id }), body);
const rowOf = (id: number) =>
  world.database
    .selectFrom('appeals')
    .selectAll()
    .where('subject_type', '=', 'response')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
const current = async () =>
  (
    await world.database
      .selectFrom('review_responses')
      .select('status')
      .where('id', '=', response.id)
      .executeTakeFirstOrThrow()
  ).status;
/** As if everything that is closed had been closed that long ago. */
const daysPass = (days: number) =>
  world.database
    .updateTable('appeals')
    .set({ closed_at: later(-days) })
    .where('subject_type', '=', 'response')
    .where('subject_id', '=', response.id)
    .where('state', '<>', 'open')
    .execute();
const latestDecision = () =>
  world.database.selectFrom('decisions').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

describe('filing an appeal against a response', () => {
  test('the author’s wish stands in the queue, due in seven days, and both sides get a mail', async () => {
    const answer = await appeal();
    expect(answer.status).toBe(200);
    const filed = answer.json<{ review: ApiReview }>().review;
    expect(filed.review_response?.can).toMatchObject({ appeal: false, offAppeal: true });
    const [row] = await rowOf(response.id);
    expect(row).toMatchObject({
      kind: 'remove_response',
      state: 'open',
      review_id: review.id,
      appellant_user_id: author.user.id,
      due_at: later(7),
    });
    const { appeals } = (
      await admin.visit(route('admin.appeals.index', {}, { query: { kind: 'remove_response' } }))
    ).page.props as unknown as AppealsView;
    expect(appeals.rows.map(({ id }) => id)).toContain(row?.id);
    await expect
      .poll(async () => (await mailsTo(world, owner.user.email)).at(-1)?.subject)
      .toBe('The author appealed Acme Roofs’s response');
    await expect
      .poll(async () => (await mailsTo(world, author.user.email)).at(-1)?.subject)
      .toBe('Su apelación de la respuesta de Acme Roofs');
  });

  test('the review’s own appeal and that of its response do not hinder one another', async () => {
    const filed = await owner.call('POST', route('api.reviews.appeal', { id: review.id }), {
      on_appeal_reason: 'This review is about another business.',
    });
    expect(filed.status).toBe(200);
    expect((await appeal()).status).toBe(200);
    const { asked } = (await author.visit(route('reviews.given', {}, { query: { review: review.id } }))).page
      .props as unknown as GivenReviewsView;
    expect(asked?.appeal?.kind).toBe('take_down');
    expect(asked?.response?.appeal).toMatchObject({ kind: 'remove_response', isMine: true, onReason: WISH });
    expect(asked?.response?.can.offAppeal).toBe(true);
  });

  test('files of the author’s own are attached and read by the other side', async () => {
    const upload = await world.make.upload({ user: author.user });
    expect((await appeal(author, { files: [upload.id] })).status).toBe(200);
    const [row] = await rowOf(response.id);
    const files = await world.database
      .selectFrom('appeal_files')
      .select('upload_id')
      .where('appeal_id', '=', row?.id ?? 0)
      .execute();
    expect(files).toEqual([{ upload_id: upload.id }]);
  });

  test('one is open at a time, also of two at once', async () => {
    const both = await Promise.all([appeal(), appeal()]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(await rowOf(response.id)).toHaveLength(1);
  });

  test('what is not shown cannot be appealed', async () => {
    await world.database
      .updateTable('review_responses')
      .set({ status: 'inactive' })
      .where('id', '=', response.id)
      .execute();
    const answer = await appeal();
    expect(answer.status).toBe(409);
    expect(answer.json()['message']).toBe('Esta respuesta no es pública; no hay nada que quitar.');
  });

  test('a reason has 20 characters, and the contractor and others are refused', async () => {
    expect((await appeal(author, { on_appeal_reason: 'Too short' })).status).toBe(422);
    expect((await appeal(owner)).status).toBe(403);
    expect((await appeal(await world.signedIn())).status).toBe(403);
    expect((await appeal(world.visitor())).status).toBe(401);
    expect(await rowOf(response.id)).toEqual([]);
  });

  test('the author turns it off with a reason, once', async () => {
    await appeal();
    expect((await turnOff()).status).toBe(200);
    expect(await rowOf(response.id)).toMatchObject([{ state: 'withdrawn', off_appeal_reason: WISH }]);
    expect((await turnOff()).status).toBe(409);
    await expect
      .poll(async () => (await mailsTo(world, owner.user.email)).at(-1)?.subject)
      .toBe('The author withdrew the appeal of Acme Roofs’s response');
  });
});

describe('deciding an appeal against a response', () => {
  test('deciding an appeal against a response: accepted, the response is taken down by one decision that its owner may appeal', async () => {
    await appeal();
    expect((await decide('accept')).status).toBe(200);
    expect(await current()).toBe('inactive');
    const decision = await latestDecision();
    expect(decision).toMatchObject({
      action: 'response.deactivated',
      subject_id: response.id,
      reason_code: 'R04',
      after: { status: 'inactive', appeal: 'accepted', kind: 'remove_response' },
    });
    expect(await rowOf(response.id)).toMatchObject([{ state: 'accepted', decision_id: decision.id }]);
    const read = async (by: Person) =>
      (await by.visit(route('decisions.show', { id: decision.id }))).page.props as unknown as StatementView;
    expect((await read(owner)).wayOn).toEqual({ way: 'appeal_decision' });
    expect((await read(author)).wayOn).toEqual({ way: 'none' });
    await expect
      .poll(async () => (await mailsTo(world, author.user.email)).at(-1)?.plain_text ?? '')
      .toContain('Con esto aceptamos su apelación de la respuesta.');
    const again = await owner.call('POST', route('api.decisions.appeal', { id: decision.id }), {
      on_appeal_reason: 'It names nobody’s street, please read it again.',
    });
    expect(again.status).toBe(200);
  });

  test('deciding an appeal against a response: rejected, it stays; the author may appeal again after 30 days or with new evidence', async () => {
    await appeal();
    expect((await decide('reject')).status).toBe(200);
    expect(await current()).toBe('active');
    const decision = await latestDecision();
    expect(decision).toMatchObject({ action: 'appeal.rejected', after: { kind: 'remove_response' } });
    const statement = (await author.visit(route('decisions.show', { id: decision.id }))).page
      .props as unknown as StatementView;
    expect(statement).toMatchObject({ kind: 'remove_response', wayOn: { way: 'appeal_response' } });
    const refused = await appeal();
    expect(refused.status).toBe(409);
    expect(refused.json()['message']).toContain('22 dic 2026');
    expect((await appeal(author, { new_evidence: true })).status).toBe(422);
    const upload = await world.make.upload({ user: author.user });
    expect((await appeal(author, { new_evidence: true, files: [upload.id] })).status).toBe(200);
    await turnOff();
    await daysPass(31);
    expect((await appeal()).status).toBe(200);
  });

  test('an administrator who takes the response down directly has accepted it', async () => {
    await appeal();
    const url = route('api.admin.review_responses.deactivate', { id: response.id });
    expect((await admin.call('PUT', url, WHY)).status).toBe(200);
    expect(await rowOf(response.id)).toMatchObject([{ state: 'accepted' }]);
  });

  test('deciding an appeal against a response: it is decided once: the second administrator gets 409 with the decision that came first', async () => {
    await appeal();
    await decide('reject');
    const second = await decide('accept', otherAdmin);
    expect(second.status).toBe(409);
    expect(second.json()['decision']).toMatchObject({ action: 'appeal.rejected' });
    expect(await current()).toBe('active');
  });

  test('words that changed since they were read are a conflict', async () => {
    await appeal();
    await owner.call('PATCH', route('api.review_responses.update'), {
      responseId: response.id,
      review_response: 'We finished on the agreed day.',
    });
    expect((await decide('accept', admin, { ...WHY, version: 1 })).status).toBe(409);
    expect((await decide('accept', admin, { ...WHY, version: 2 })).status).toBe(200);
  });

  test('whoever rejected one leaves the next to another administrator', async () => {
    await appeal();
    await decide('reject', admin);
    await daysPass(31);
    await appeal();
    expect((await decide('accept', admin)).status).toBe(403);
    const { opened } = (await admin.visit(route('admin.appeals.index', {}, { query: { open: review.id } })))
      .page.props as unknown as { opened: CaseView };
    expect(opened.responseAppealRefusal).toContain('another administrator');
    expect((await decide('accept', otherAdmin)).status).toBe(200);
  });

  test('a reason is needed', async () => {
    await appeal();
    expect((await decide('accept', admin, {})).status).toBe(422);
    expect(await rowOf(response.id)).toMatchObject([{ state: 'open' }]);
  });
});

describe('what takes the response away ends the appeal without a decision', () => {
  const ended = async () => {
    expect(await rowOf(response.id)).toMatchObject([{ state: 'withdrawn', off_appeal_reason: null }]);
  };

  test('what takes the response away ends the appeal without a decision: its owner takes it back', async () => {
    await appeal();
    await owner.call('DELETE', route('api.review_responses.destroy', { id: response.id }));
    await ended();
  });

  test('the author deletes the review', async () => {
    await appeal();
    await author.call('DELETE', route('api.reviews.destroy', { id: review.id }));
    await ended();
  });

  test('an administrator deletes the review', async () => {
    await appeal();
    await admin.call('DELETE', route('api.admin.reviews.destroy', { id: review.id }), WHY);
    await ended();
  });
});

test('visitors read that a response is appealed, and nothing of what was written', async () => {
  await appeal();
  const { page } = await world.visitor().visit(route('contractors.show', { slug: firm.slug }));
  const reviews = page.props['reviews'] as GivenReviewsView['reviews'];
  const shown = reviews.find(({ id }) => id === review.id)?.response;
  expect(shown?.appeal).toMatchObject({ state: 'open', kind: 'remove_response', onReason: null, files: [] });
});
