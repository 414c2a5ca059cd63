import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { ReportsView } from '../../../server/moderation/reports/views.ts';
import type { NotificationsView } from '../../../server/notifications/inbox/views.ts';
import type { Browser } from '../../support/browser.ts';
import type { MadeContractor, MadeReview } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { createCast, createThings, later, NOW, type Cast, type PublicKind } from './reported-things.ts';

const WHY = { reason: 'It names a street and a house.' };
const WHY_CODE = { ...WHY, reason_code: 'R04' };

let world: World;
let author: Person;
let owner: Person;
let poster: Person;
let admin: Person;
let otherAdmin: Person;
let reporter: Person;
let firm: MadeContractor;
let review: MadeReview;
let things: Record<PublicKind, number>;
let cast: Cast;

beforeAll(async () => {
  world = await createWorld();
  cast = await createCast(world);
  ({ author, owner, poster, firm } = cast);
  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  otherAdmin = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  reporter = await world.signedIn({ name: 'Rita Reporter', language: 'mexican_spanish' });
  ({ review, things } = await createThings(world, cast));
});

const CALLS = {
  keep: 'api.admin.reports.keep',
  take_down: 'api.admin.reports.take_down',
  correct: 'api.admin.reports.correct',
} as const;
const reported = (kind: PublicKind, seed: { filedAt?: Date; reason?: 'spam' | 'threat' } = {}) =>
  world.make.report({ kind, id: things[kind], by: reporter.user, filedAt: NOW, ...seed });
const decide = (
  verb: 'keep' | 'take_down' | 'correct',
  id: number,
  body: Record<string, unknown> = verb === 'take_down' ? WHY_CODE : WHY,
  by: Browser = admin,
) => by.call('PUT', route(CALLS[verb], { id }), body);
const rowOf = (id: number) =>
  world.database.selectFrom('report_cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const decisions = async () =>
  (await world.database.selectFrom('decisions').selectAll().orderBy('id', 'desc').execute()) as {
    id: number;
    action: string;
    subject_id: number;
    reason_code: string | null;
  }[];
const lastMail = async (person: Person) => (await mailsTo(world, person.user.email)).at(-1);
const reads = (person: Person, words: string) =>
  expect.poll(async () => (await lastMail(person))?.plain_text ?? '').toContain(words);
const bell = async (person: Person) => {
  const { page } = await person.visit(route('notifications.index'));
  const { notifications } = page.props as unknown as NotificationsView;
  return notifications.filter(({ kind }) => kind === 'report').map(({ text }) => text);
};
const adminPage = async (query: Query = {}, by: Browser = admin) =>
  (await by.visit(route('admin.reports', {}, { query: { per_page: 100, ...query } }))).page
    .props as unknown as ReportsView;

const TAKEN_DOWN = [
  ['review', 'review.deactivated', () => author],
  ['response', 'response.deactivated', () => owner],
  ['posting', 'posting.removed', () => poster],
  ['comment', 'comment.removed', () => poster],
] as const;

describe('taking a reported text down', () => {
  test.each(TAKEN_DOWN)(
    'a %s: one decision, %s, with a statement for its author',
    async (kind, action, of) => {
      const { caseId } = await reported(kind);
      expect((await decide('take_down', caseId)).status).toBe(200);
      const [decision] = await decisions();
      expect(decision).toMatchObject({ action, subject_id: things[kind], reason_code: 'R04' });
      expect(await rowOf(caseId)).toMatchObject({
        state: 'taken_down',
        decision_id: decision?.id,
        closed_by_user_id: admin.user.id,
        reason_text: WHY.reason,
      });
      const statements = await world.database
        .selectFrom('decision_statements')
        .selectAll()
        .where('decision_id', '=', decision?.id ?? 0)
        .where('user_id', '=', of().user.id)
        .execute();
      expect(statements).toHaveLength(1);
      expect((await adminPage({ open: caseId, state: 'all' })).opened?.text?.isShown).toBe(false);
    },
  );

  test('the reporter reads the outcome with its reason in their language, the author nothing of the reporter', async () => {
    const { caseId } = await reported('review');
    await decide('take_down', caseId);
    await reads(reporter, 'Un administrador quitó ese contenido.');
    const mail = await lastMail(reporter);
    expect(mail?.subject).toBe('Su reporte sobre una reseña de Acme Roofs');
    expect(mail?.plain_text).toContain(WHY.reason);
    await reads(author, WHY.reason);
    const notified = await lastMail(author);
    expect(`${notified?.plain_text}${notified?.html}`).not.toContain('Rita');
    expect(await mailsTo(world, reporter.user.email)).toHaveLength(1);
  });

  test('a reason code is needed, and nothing happens without one', async () => {
    const { caseId } = await reported('review');
    expect((await decide('take_down', caseId, WHY)).status).toBe(422);
    expect(await rowOf(caseId)).toMatchObject({ state: 'open' });
  });
});

test('a posting that screening holds since is taken down with its reports', async () => {
  const { caseId } = await reported('posting');
  await world.database
    .updateTable('postings')
    .set({ status: 'inactive', hold_signals: JSON.stringify(['contact_details']) })
    .where('id', '=', things.posting)
    .execute();
  expect((await decide('take_down', caseId)).status).toBe(200);
  await expect.poll(() => bell(reporter)).toEqual(['Quitamos lo que usted reportó']);
  expect(await rowOf(caseId)).toMatchObject({ state: 'taken_down' });
  expect((await decisions())[0]).toMatchObject({ action: 'posting.removed', subject_id: things.posting });
});

describe('keeping a reported text', () => {
  test.each(['review', 'response', 'posting', 'contractor'] as const)(
    'a %s stays as it is, and its reporters are told why',
    async (kind) => {
      const { caseId } = await reported(kind);
      const [before] = await decisions();
      expect((await decide('keep', caseId)).status).toBe(200);
      expect(await rowOf(caseId)).toMatchObject({
        state: 'kept',
        reason_text: WHY.reason,
        decision_id: null,
      });
      expect((await decisions())[0]?.id).toBe(before?.id);
      expect((await adminPage({ open: caseId, state: 'all' })).opened?.text?.isShown).toBe(true);
      await reads(reporter, 'decidió conservarlo');
    },
  );

  test('the bell tells the reporter and, once in 30 days, the author that a review stays; not the other author', async () => {
    const bystander = await bell(owner);
    const before = (await bell(author)).length;
    await decide('keep', (await reported('review')).caseId);
    await expect.poll(() => bell(reporter)).toEqual(['Revisamos lo que usted reportó y lo dejamos']);
    await expect.poll(() => bell(author)).toHaveLength(before + 1);
    expect((await bell(author))[0]).toBe('Someone reported something you published. We kept it');
    await decide('keep', (await reported('review')).caseId);
    await expect.poll(() => bell(reporter)).toHaveLength(2);
    expect(await bell(author)).toHaveLength(before + 1);
    expect(await bell(owner)).toEqual(bystander);
  });

  test.each([
    ['review', 'Your review of Acme Roofs: someone reported it, and we kept it', () => author],
    ['response', 'Your response to the review “', () => owner],
    ['posting', 'Your posting “', () => poster],
  ] as const)(
    'the author of a %s reads that it stays, once in 30 days, and neither who reported it nor the administrator’s words',
    async (kind, subject, of) => {
      const count = async () => (await mailsTo(world, of().user.email)).length;
      const before = await count();
      await decide('keep', (await reported(kind)).caseId);
      const notified = await lastMail(of());
      expect([await count(), notified?.subject]).toEqual([before + 1, expect.stringContaining(subject)]);
      expect(notified?.plain_text).toContain('decided to keep it');
      for (const kept of ['Rita', WHY.reason, reporter.user.email])
        expect(`${notified?.plain_text}${notified?.html}`).not.toContain(kept);
      await decide('keep', (await reported(kind)).caseId);
      expect(await count()).toBe(before + 1);
      await world.database
        .updateTable('report_cases')
        .set({ closed_at: later(-31) })
        .where('subject_type', '=', kind)
        .where('subject_id', '=', things[kind])
        .execute();
      await decide('keep', (await reported(kind)).caseId);
      expect(await count()).toBe(before + 2);
    },
  );

  test('the owner of a page reads in their language that it stays, or what was wrong is corrected', async () => {
    const spanish = await world.signedIn({ language: 'mexican_spanish' });
    const page = await world.make.contractor({ owner: spanish.user, name: 'Techos Sol' });
    for (const [verb, words] of [
      ['keep', 'decidió conservarlo'],
      ['correct', 'los corrigió'],
    ] as const) {
      const { caseId } = await world.make.report({ kind: 'contractor', id: page.id, by: reporter.user });
      expect((await decide(verb, caseId)).status).toBe(200);
      expect((await lastMail(spanish))?.plain_text).toContain(words);
    }
  });

  test('what was kept can be reported again, as another case that names the earlier one', async () => {
    const { caseId } = await reported('review');
    await decide('keep', caseId);
    const again = await reporter.call('POST', route('api.reports.store', { kind: 'review', id: review.id }), {
      reason: 'threat',
    });
    expect(again.status).toBe(201);
    const [row] = (await adminPage()).reports.rows.filter(({ kind }) => kind === 'review');
    expect((await adminPage({ open: row?.id ?? 0 })).opened?.earlier).toMatchObject([
      { id: caseId, state: 'kept', reason: WHY.reason },
    ]);
  });
});

describe('a contractor’s page', () => {
  test('a contractor’s page is marked as corrected with a note, and never taken down from here', async () => {
    const { caseId } = await reported('contractor');
    expect((await decide('take_down', caseId)).status).toBe(404);
    expect((await decide('correct', caseId)).status).toBe(200);
    expect(await rowOf(caseId)).toMatchObject({ state: 'corrected', reason_text: WHY.reason });
    await reads(reporter, 'corrigió ese contenido');
  });

  test('other texts are not “corrected”', async () => {
    const { caseId } = await reported('posting');
    expect((await decide('correct', caseId)).status).toBe(404);
    expect(await rowOf(caseId)).toMatchObject({ state: 'open' });
  });
});

describe('who decides', () => {
  const calls = ['keep', 'take_down', 'correct'] as const;
  test.each(calls)('the call %s is for administrators only', async (verb) => {
    const { caseId } = await reported(verb === 'correct' ? 'contractor' : 'review');
    const as = (by: Browser) => decide(verb, caseId, undefined, by);
    expect((await as(world.visitor())).status).toBe(401);
    expect((await as(reporter)).status).toBe(403);
    expect((await as(owner)).status).toBe(403);
    expect(await rowOf(caseId)).toMatchObject({ state: 'open' });
  });

  test('an administrator who reported it leaves it to another', async () => {
    const { caseId } = await world.make.report({ kind: 'review', id: review.id, by: admin.user });
    expect((await adminPage({ open: caseId })).opened).toMatchObject({ can: [] });
    expect((await decide('keep', caseId)).status).toBe(403);
    expect((await decide('keep', caseId, WHY, otherAdmin)).status).toBe(200);
  });

  test('an administrator finds no case about their own text, and does not decide it', async () => {
    const own = await world.make.review({ contractor: firm, author: admin.user });
    const { caseId } = await world.make.report({ kind: 'review', id: own.id });
    expect((await adminPage()).reports.rows.map(({ id }) => id)).not.toContain(caseId);
    expect((await adminPage({ open: caseId })).opened).toBeNull();
    expect((await decide('keep', caseId)).status).toBe(403);
    expect((await adminPage({ open: caseId }, otherAdmin)).opened?.id).toBe(caseId);
  });

  test('one of two administrators at once decides; the second gets 409 and one decision is made', async () => {
    const { caseId } = await reported('posting');
    const [before] = await decisions();
    const both = await Promise.all([
      decide('take_down', caseId),
      decide('take_down', caseId, WHY_CODE, otherAdmin),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect((await decisions()).filter(({ id }) => id > (before?.id ?? 0))).toHaveLength(1);
    await expect.poll(async () => (await mailsTo(world, reporter.user.email)).length).toBe(1);
  });

  test('words and reports that were not read are a conflict', async () => {
    const { caseId, id } = await reported('posting');
    const seen = { version: 2, last_report_id: id };
    expect((await decide('keep', caseId, { ...WHY, ...seen })).status).toBe(409);
    await world.make.report({ kind: 'posting', id: things.posting });
    const later1 = await decide('keep', caseId, { ...WHY, version: 1, last_report_id: id });
    expect(later1.status).toBe(409);
    expect(later1.json()['message']).toContain('More reports just arrived');
    expect((await decide('keep', caseId, { ...WHY, version: 1 })).status).toBe(200);
  });
});

describe('a text that goes in another way', () => {
  const closedAs = async (caseId: number) => {
    // Listeners hear of it after the answer.
    await expect.poll(async () => (await rowOf(caseId)).state).toBe('gone');
    await expect
      .poll(() => bell(reporter))
      .toEqual(['Lo que usted reportó se quitó o se eliminó antes de que decidiéramos']);
    await reads(reporter, 'antes de que decidiéramos');
  };
  test.each([
    ['review', () => admin.call('PUT', route('api.admin.reviews.deactivate', { id: review.id }), WHY_CODE)],
    [
      'posting',
      () => admin.call('PUT', route('api.admin.postings.remove', { id: things.posting }), WHY_CODE),
    ],
  ] as const)('a %s: its reports close and their senders are told', async (kind, goes) => {
    const { caseId } = await reported(kind);
    await goes();
    await closedAs(caseId);
  });

  test('a page that is hidden: its reports close, and it is not reported again', async () => {
    const { caseId } = await reported('contractor');
    const hide = route('api.admin.contractors.hide', { id: things.contractor });
    expect((await admin.call('PUT', hide, WHY_CODE)).status).toBe(200);
    await closedAs(caseId);
    const again = route('api.reports.store', { kind: 'contractor', id: things.contractor });
    expect((await reporter.call('POST', again, { reason: 'spam' })).status).toBe(404);
  });

  test('an accepted appeal closes them, a rejected one does not', async () => {
    const { caseId } = await reported('review');
    await world.make.appeal({ review, by: owner.user });
    await admin.call('PUT', route('api.admin.reviews.reject', { id: review.id }), WHY);
    expect(await rowOf(caseId)).toMatchObject({ state: 'open' });
    await world.make.appeal({ review, by: owner.user });
    await otherAdmin.call('PUT', route('api.admin.reviews.accept', { id: review.id }), WHY);
    await closedAs(caseId);
  });

  test('a case that was left open is ended by whoever decides it, who is told so', async () => {
    const { caseId } = await reported('review');
    await world.database
      .updateTable('reviews')
      .set({ status: 'inactive' })
      .where('id', '=', review.id)
      .execute();
    const answer = await decide('take_down', caseId);
    expect(answer.status).toBe(409);
    expect(answer.json()['message']).toContain('no longer public');
    await closedAs(caseId);
  });

  test('what is erased takes the copied words with it', async () => {
    const { caseId } = await world.make.report({
      kind: 'posting',
      id: things.posting,
      passage: 'signature',
      note: 'He is named in it.',
    });
    await world.database.deleteFrom('postings').where('id', '=', things.posting).execute();
    expect(await rowOf(caseId)).toMatchObject({ state: 'gone' });
    const [row] = await world.database
      .selectFrom('reports')
      .selectAll()
      .where('case_id', '=', caseId)
      .execute();
    expect(row).toMatchObject({ passage: null, note: null, reason: 'spam' });
    expect((await adminPage({ open: caseId, state: 'all' })).opened?.text).toBeNull();
  });
});

describe('the queue', () => {
  test.each(['admin.reports', 'admin.reports.export'] as const)(
    'the queue: %s is for administrators',
    async (name) => {
      expect((await world.visitor().get(route(name))).status).toBe(303);
      expect((await reporter.get(route(name))).status).toBe(403);
      expect((await owner.get(route(name))).status).toBe(403);
      expect((await admin.get(route(name))).status).toBe(200);
    },
  );

  test('the queue has what is due first at the top, by kind, reason and lateness, with everybody who reported', async () => {
    const late = await reported('review', { filedAt: later(-8) });
    await world.make.report({ kind: 'review', id: review.id, reason: 'hate', filedAt: NOW });
    const urgent = await reported('posting', { reason: 'threat' });
    const usual = await reported('contractor');
    const ours = async (query: Query) => {
      const { rows } = (await adminPage(query)).reports;
      const made = [late.caseId, urgent.caseId, usual.caseId];
      return rows.map(({ id }) => id).filter((id) => made.includes(id));
    };
    expect(await ours({})).toEqual([late.caseId, urgent.caseId, usual.caseId]);
    expect(await ours({ state: 'late' })).toEqual([late.caseId]);
    expect(await ours({ kind: 'posting' })).toEqual([urgent.caseId]);
    expect(await ours({ reason: 'hate' })).toEqual([late.caseId]);
    expect(await ours({ search: 'Listed Plumbing' })).toEqual([usual.caseId]);
    expect(await ours({ kind: 'nonsense', state: 'king' })).toHaveLength(3);
    const { opened, reports, admin: counts } = await adminPage({ open: late.caseId });
    expect(opened).toMatchObject({
      isLate: true,
      can: ['keep', 'take_down'],
      lastReportId: expect.any(Number),
    });
    expect(opened?.reports.map(({ reason, by }) => [reason, by?.name])).toEqual([
      ['spam', 'Rita Reporter'],
      ['hate', expect.any(String)],
    ]);
    expect(reports.rows.find(({ id }) => id === late.caseId)?.count).toBe(2);
    expect(counts.waiting.reports.open).toBeGreaterThanOrEqual(3);
    expect(counts.waiting.reports.late).toBeGreaterThanOrEqual(1);
  });

  test('the queue comes as a file, without who reported', async () => {
    await reported('posting');
    const file = await admin.get(route('admin.reports.export', {}, { query: { kind: 'posting' } }));
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text).toContain('Posting');
    expect(file.text).not.toContain('Rita');
  });
});
