import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { ReportReason } from '../../../common/cases/reports.ts';
import type { ReportsView } from '../../../server/moderation/reports/views.ts';
import type { ReportView } from '../../../server/reports/show-page.ts';
import type { GivenReviewsView } from '../../../server/reviews/views.ts';
import type { MadeReview } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createCast, createThings, later, NOW, type Cast, type PublicKind } from './reported-things.ts';

const WHY = { reason: 'It names no one and no place.' };
const WHY_CODE = { reason: 'It names a child and her school.', reason_code: 'R04' };
const MISSED = 'It names the school in the second sentence.';

let world: World;
let cast: Cast;
let admin: Person;
let otherAdmin: Person;
let reporter: Person;
let review: MadeReview;
let things: Record<PublicKind, number>;

beforeAll(async () => {
  world = await createWorld();
  cast = await createCast(world);

  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  otherAdmin = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  reporter = await world.signedIn();
  ({ review, things } = await createThings(world, cast));
});

const report = (kind: PublicKind, reason: ReportReason = 'child') =>
  reporter.call('POST', route('api.reports.store', { kind, id: things[kind] }), { reason, files: [] });
const latestCase = () =>
  world.database
    .selectFrom('report_cases')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const opened = async (id: number, by = admin) =>
  (
    (await by.visit(route('admin.reports', {}, { query: { open: id, state: 'all' } }))).page
      .props as unknown as ReportsView
  ).opened;
const decide = (verb: 'keep' | 'take_down', id: number, by = admin) =>
  by.call('PUT', route(`api.admin.reports.${verb}`, { id }), verb === 'keep' ? WHY : WHY_CODE);
const lastMail = async () => (await mailsTo(world, reporter.user.email)).at(-1)?.plain_text ?? '';

describe('a report about a child', () => {
  test('a report about a child is due in two days, like one about a threat', async () => {
    const answer = await report('review');
    expect(answer.status).toBe(201);
    expect(answer.json()['due_at']).toBe(later(2).toISOString());
  });
});

describe('a reported text that changes', () => {
  test('the case shows the words as they were reported beside the present ones', async () => {
    await report('review');
    const { id } = await latestCase();
    expect((await opened(id))?.reports[0]?.asReported).toBeNull();
    const before = (await opened(id))?.text?.body ?? '';
    await world.database
      .updateTable('reviews')
      .set({ body: 'They came on time and cleaned up after the work was done. '.repeat(3).trim() })
      .where('id', '=', review.id)
      .execute();
    const seen = await opened(id);
    expect(seen?.reports[0]?.asReported?.body).toBe(before);
    expect(seen?.text?.body).toContain('came on time');
  });

  test.each([
    ['review', () => cast.author.call('DELETE', route('api.reviews.destroy', { id: review.id }))],
    ['response', () => cast.author.call('DELETE', route('api.reviews.destroy', { id: review.id }))],
    [
      'response',
      () => cast.owner.call('DELETE', route('api.review_responses.destroy', { id: things.response })),
    ],
    [
      'posting',
      () => cast.poster.submit(route('postings.destroy', { id: things.posting }), {}, { method: 'DELETE' }),
    ],
  ] as const)('a %s that its author deletes is still decided about', async (kind, goes) => {
    await report(kind);
    const { id } = await latestCase();
    await goes();
    expect(await latestCase()).toMatchObject({ id, state: 'open' });
    expect((await opened(id))?.can).toEqual(['keep', 'take_down']);
    expect((await decide('take_down', id)).status).toBe(200);
    expect(await latestCase()).toMatchObject({ state: 'upheld', reason_code: 'R04', decision_id: null });
    await expect.poll(lastMail).toContain('Its author deleted it before we decided.');
  });

  test('a reported text that changes: such a finding makes up for a wrong report', async () => {
    await report('review', 'spam');
    await decide('keep', (await latestCase()).id);
    await report('posting');
    const { id } = await latestCase();
    await cast.poster.submit(route('postings.destroy', { id: things.posting }), {}, { method: 'DELETE' });
    await decide('take_down', id);
    ({ review, things } = await createThings(world, cast));
    await report('review', 'spam');
    const row = await world.database
      .selectFrom('reports')
      .select('weight')
      .where('reporter_user_id', '=', reporter.user.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.weight).toBe(1);
  });
});

describe('a text that readers no longer see', () => {
  test('a response under a review that was taken down offers no report in its author’s own list', async () => {
    const given = async () =>
      (
        (await cast.author.visit(route('reviews.given'))).page.props as unknown as GivenReviewsView
      ).reviews.find(({ id }) => id === review.id);
    expect((await given())?.response?.can.report).toBe(true);
    await admin.call('PUT', route('api.admin.reviews.deactivate', { id: review.id }), WHY_CODE);
    expect((await given())?.response?.can.report).toBe(false);
  });
});

describe('a rejected report', () => {
  const rejected = async () => {
    await report('review');
    const { id } = await latestCase();
    await decide('keep', id);
    return id;
  };
  const view = async (id: number, by = reporter) =>
    (await by.visit(route('reports.show', { id }))).page.props as unknown as ReportView;
  const askAgain = (id: number, note = MISSED) =>
    reporter.submit(route('reports.second_look', { id }), { note }, { from: route('reports.show', { id }) });

  test('a rejected report: its mail leads to a second look, which another administrator decides', async () => {
    const id = await rejected();
    await expect.poll(lastMail).toContain(route('reports.show', { id }));
    expect((await view(id)).obstacle).toBeNull();
    await askAgain(id);
    const again = await latestCase();
    expect(again).toMatchObject({ state: 'open' });
    expect((await opened(again.id))?.againOf).toBe(id);
    expect((await decide('keep', again.id)).status).toBe(403);
    expect((await opened(again.id))?.refusal).toContain('You decided about it before');
    expect((await decide('take_down', again.id, otherAdmin)).status).toBe(200);
  });

  test('a rejected report is looked at once more, not twice', async () => {
    const id = await rejected();
    await askAgain(id);
    expect((await view(id)).obstacle).toBe('asked');
    const again = await latestCase();
    await decide('keep', again.id, otherAdmin);
    await expect.poll(lastMail).toContain('the outcome is final');
    expect((await view(again.id)).obstacle).toBe('final');
    await askAgain(again.id);
    await askAgain(id);
    expect((await latestCase()).id).toBe(again.id);
  });

  test('a first report of the same text stays a first one beside a second look', async () => {
    const id = await rejected();
    const first = await world.signedIn();
    await first.call('POST', route('api.reports.store', { kind: 'review', id: things.review }), {
      reason: 'child',
      files: [],
    });
    const open = await latestCase();
    await askAgain(id);
    expect((await latestCase()).id).toBe(open.id);
    expect((await decide('keep', open.id)).status).toBe(403);
    expect((await decide('keep', open.id, otherAdmin)).status).toBe(200);
    expect((await view(open.id, first)).obstacle).toBeNull();
    expect((await view(open.id)).obstacle).toBe('final');
  });

  test('second looks at decisions of all administrators in one case wait for none of them', async () => {
    const id = await rejected();
    const second = await world.signedIn();
    await second.call('POST', route('api.reports.store', { kind: 'review', id: things.review }), {
      reason: 'child',
      files: [],
    });
    const other = (await latestCase()).id;
    await decide('keep', other, otherAdmin);
    await askAgain(id);
    const again = (await latestCase()).id;
    expect((await decide('keep', again)).status).toBe(403);
    await second.submit(
      route('reports.second_look', { id: other }),
      { note: MISSED },
      { from: route('reports.show', { id: other }) },
    );
    expect((await latestCase()).id).toBe(again);
    expect((await opened(again))?.refusal).toBeNull();
    const third = await world.signedIn({ role: 'admin' });
    expect((await decide('keep', again)).status).toBe(403);
    expect((await decide('keep', again, otherAdmin)).status).toBe(403);
    expect((await decide('keep', again, third)).status).toBe(200);
    await world.database.updateTable('users').set({ role: 'user' }).where('id', '=', third.user.id).execute();
  });

  test('a second look at it does not make its sender’s reports weigh less', async () => {
    await rejected().then(askAgain);
    await decide('keep', (await latestCase()).id, otherAdmin);
    await report('response', 'spam');
    const row = await world.database
      .selectFrom('reports')
      .select('weight')
      .where('reporter_user_id', '=', reporter.user.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.weight).toBe(1);
  });

  test('a rejected report answers 404 to everyone else, and is too late after 30 days', async () => {
    const id = await rejected();
    expect((await cast.owner.get(route('reports.show', { id }))).status).toBe(404);
    expect((await admin.get(route('reports.show', { id }))).status).toBe(404);
    world.setNow(later(31));
    expect((await view(id)).obstacle).toBe('too_late');
  });

  test('one administrator alone decides it, because there is no other', async () => {
    const id = await rejected();
    await askAgain(id);
    await world.database
      .updateTable('users')
      .set({ role: 'user' })
      .where('id', '=', otherAdmin.user.id)
      .execute();
    expect((await decide('keep', (await latestCase()).id)).status).toBe(200);
    await world.database
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '=', otherAdmin.user.id)
      .execute();
  });
});
