import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type {
  AppealedRegionsView,
  AppealsView,
  ModerationView,
} from '../../../server/moderation/list-views.ts';
import type { OverviewView } from '../../../server/moderation/overview.ts';
import type { MadeAppeal, MadeContractor, MadeReview, MadeUser } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const WISH = 'This review is about another business with a name like ours.';

let world: World;
let admin: Person;
let otherAdmin: Person;
let owner: MadeUser;
let author: MadeUser;
let roofer: MadeContractor;
let painter: MadeContractor;
let shown: MadeReview;
let held: MadeReview;
let hidden: MadeReview;
let erased: MadeReview;
let ownDeleted: MadeReview;
let appealed: MadeReview;
let appeal: MadeAppeal;

beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  otherAdmin = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
  const ownerPerson = await world.signedIn({ name: 'Olga Owner' });
  owner = ownerPerson.user;
  author = await world.make.user({ name: 'Aaron Author' });
  roofer = await world.make.contractor({ name: 'Roof Kings', owner, region: 'US-CA' });
  painter = await world.make.contractor({ name: 'Zebra Paint', region: 'MX-SON' });
  const at = (days: number) => ({ createdAt: daysAgo(days), author });
  shown = await world.make.review({
    contractor: roofer,
    title: 'Shit roof',
    overall: 1,
    jobMonth: '2019-01-01',
    ...at(1),
  });
  held = await world.make.review({
    contractor: roofer,
    title: 'Held one',
    overall: 5,
    jobMonth: '2019-02-01',
    status: 'inactive',
    ...at(2),
  });
  hidden = await world.make.review({
    contractor: painter,
    title: 'Hidden one',
    overall: 2,
    language: 'mexican_spanish',
    jobMonth: '2019-03-01',
    status: 'inactive',
    ...at(3),
  });
  erased = await world.make.review({
    contractor: roofer,
    title: 'Erased one',
    jobMonth: '2019-04-01',
    ...at(4),
  });
  ownDeleted = await world.make.review({
    contractor: roofer,
    title: 'My own',
    jobMonth: '2019-05-01',
    ...at(5),
  });
  appealed = await world.make.review({
    contractor: painter,
    title: 'Appealed one',
    jobMonth: '2019-06-01',
    ...at(6),
  });
  await standBy(held, 'review.held', null, { hold_signals: ['near_copy'] });
  await standBy(hidden, 'review.deactivated', admin.user, {});
  await standBy(erased, 'review.deleted', admin.user, { deleted_at: daysAgo(1) });
  await world.database
    .updateTable('reviews')
    .set({ deleted_at: daysAgo(1) })
    .where('id', '=', ownDeleted.id)
    .execute();
  appeal = await world.make.appeal({ review: appealed, by: owner, reason: WISH, filedAt: daysAgo(9) });
  await world.make.response({
    review: shown,
    author: owner,
    body: 'We answered with a zebra in it.',
    status: 'inactive',
    createdAt: NOW,
  });
});

afterAll(() => world.close());

async function standBy(
  review: MadeReview,
  action: 'review.held' | 'review.deactivated' | 'review.deleted',
  by: MadeUser | null,
  set: { hold_signals?: string[]; deleted_at?: Date },
): Promise<void> {
  const made = await world.make.decision({
    action,
    subject: { type: 'review', id: review.id },
    review,
    contractor: roofer,
    reasonCode: 'R03',
    reasonText: 'Somebody is named.',
    ...(by && { by }),
  });
  const { hold_signals, deleted_at } = set;
  await world.database
    .updateTable('reviews')
    .set({ decision_id: made.id, ...(hold_signals && { hold_signals }), ...(deleted_at && { deleted_at }) })
    .where('id', '=', review.id)
    .execute();
}

const moderation = async (query: Query = {}, who = admin) =>
  (await who.visit(route('admin.reviews', {}, { query }))).page.props as unknown as ModerationView;
const idsOf = async (query: Query = {}) => (await moderation(query)).cases.rows.map(({ id }) => id);
const queue = async (query: Query = {}, who = admin) =>
  (await who.visit(route('admin.appeals.index', {}, { query }))).page.props as unknown as AppealsView;

const PAGES = ['admin', 'admin.reviews', 'admin.appeals.index', 'admin.appeals.regions'] as const;
const FILES = ['admin.reviews.export', 'admin.appeals.export', 'admin.appeals.regions.export'] as const;

describe('who may look', () => {
  test.each([...PAGES, ...FILES])('the page %s is for administrators', async (name) => {
    const user = await world.signedIn();
    const contractor = await world.signedIn({ role: 'contractor' });
    expect((await admin.get(route(name))).status).toBe(200);
    expect((await user.get(route(name))).status).toBe(403);
    expect((await contractor.get(route(name))).status).toBe(403);
    expect((await world.visitor().get(route(name))).status).toBe(303);
  });

  test('an administrator whose account was made inactive sees nothing any more', async () => {
    const former = await world.signedIn({ role: 'admin' });
    await world.database
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', former.user.id)
      .execute();
    const answer = await former.get(route('admin.reviews'));
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toContain(route('account.inactive'));
  });

  test.each([...PAGES, ...FILES])('the page %s bears any query', async (name) => {
    const senseless =
      'search=%00%27%22&sort=password&page=-1&per_page=1e9&open=99999999999&status[]=x&region=%F0';
    const answer = await admin.get(`${route(name)}?${senseless}`);
    expect(answer.status).toBe(200);
  });
});

describe('the moderation list', () => {
  test('the moderation list holds everything but what its author took back, the newest first', async () => {
    expect(await idsOf()).toEqual([shown.id, held.id, hidden.id, erased.id, appealed.id]);
  });

  test('the moderation list says of each where it stands, and masks words on the list', async () => {
    const { cases } = await moderation();
    expect(cases.rows.map(({ state, isAppealed }) => [state, isAppealed])).toEqual([
      ['active', false],
      ['held', false],
      ['inactive', false],
      ['deleted', false],
      ['active', true],
    ]);
    expect(cases.rows[0]?.title).toBe('S--t roof');
    expect(cases.rows[0]?.response).toBe('inactive');
    expect(cases.rows[1]?.signals).toEqual(['near_copy']);
  });

  test('the moderation list marks a review that is held for longer than its author was told, and counts it', async () => {
    const { decided_at } = await world.database
      .selectFrom('decisions')
      .innerJoin('reviews', 'reviews.decision_id', 'decisions.id')
      .select('decided_at')
      .where('reviews.id', '=', held.id)
      .executeTakeFirstOrThrow();
    const after = async (days: number) => {
      world.setNow(new Date(decided_at.getTime() + days * DAY_MS));
      const { cases, admin: adminPage } = await moderation({ status: 'held' });
      return [cases.rows[0]?.isLate, adminPage.waiting.holds.late, await idsOf({ status: 'late' })];
    };
    expect(await after(2)).toEqual([false, 0, []]);
    expect(await after(4)).toEqual([true, 1, [held.id]]);
    world.setNow(NOW);
  });

  test('the moderation list is narrowed by status, signal, response, region, language and stars', async () => {
    expect(await idsOf({ status: 'active' })).toEqual([shown.id, appealed.id]);
    expect(await idsOf({ status: 'held' })).toEqual([held.id]);
    expect(await idsOf({ status: 'inactive' })).toEqual([hidden.id]);
    expect(await idsOf({ status: 'deleted' })).toEqual([erased.id]);
    expect(await idsOf({ status: 'appealed' })).toEqual([appealed.id]);
    expect(await idsOf({ signal: 'near_copy' })).toEqual([held.id]);
    expect(await idsOf({ signal: 'burst' })).toEqual([]);
    expect(await idsOf({ response: 'inactive' })).toEqual([shown.id]);
    expect(await idsOf({ response: 'none', status: 'active' })).toEqual([appealed.id]);
    expect(await idsOf({ region: await regionSlug('MX-SON') })).toEqual([hidden.id, appealed.id]);
    expect(await idsOf({ language: 'mexican_spanish' })).toEqual([hidden.id]);
    expect(await idsOf({ stars: 5 })).toEqual([held.id]);
  });

  test('the moderation list is searched by words, response, author, contractor and number', async () => {
    expect(await idsOf({ search: 'erased' })).toEqual([erased.id]);
    expect(await idsOf({ search: 'zebra' })).toEqual([shown.id, hidden.id, appealed.id]);
    expect(await idsOf({ search: 'aaron AUTHOR' })).toHaveLength(5);
    expect(await idsOf({ search: `#${held.id}` })).toContain(held.id);
    expect(await idsOf({ search: '%' })).toEqual([]);
  });

  test('the moderation list is sorted and paged', async () => {
    expect(await idsOf({ sort: 'stars' })).toEqual([shown.id, hidden.id, appealed.id, erased.id, held.id]);
    expect((await idsOf({ sort: 'contractor', direction: 'desc' })).slice(0, 2)).toEqual([
      appealed.id,
      hidden.id,
    ]);
    expect(await idsOf({ per_page: 2, page: 3 })).toEqual([appealed.id]);
  });

  test('the moderation list comes as a file with the words as they were written', async () => {
    const answer = await admin.get(
      route('admin.reviews.export', {}, { query: { status: 'active', stars: 1 } }),
    );
    expect(answer.headers['content-disposition']).toContain('plumbline-reviews-2026-11-21.csv');
    expect(answer.text).toContain('Shit roof');
    expect(answer.text.trimEnd().split('\r\n')).toHaveLength(2);
  });
});

describe('a case', () => {
  const open = async (review: MadeReview, who = admin) => (await moderation({ open: review.id }, who)).opened;

  test('a case shows what was written, masked and unmasked, and the response that nobody else sees', async () => {
    const opened = await open(shown);
    expect(opened?.review.title).toBe('S--t roof');
    expect(opened?.written.title).toBe('Shit roof');
    expect(opened?.response).toMatchObject({ body: 'We answered with a zebra in it.', state: 'inactive' });
  });

  test('a case shows both sides with what happened before', async () => {
    const opened = await open(shown);
    expect(opened?.author).toMatchObject({
      name: 'Aaron Author',
      reviews: { active: 2, inactive: 2, deleted: 2 },
    });
    expect(opened?.author.decisions.map(({ action }) => action)).toEqual([
      'review.deleted',
      'review.deactivated',
      'review.held',
    ]);
    expect(opened?.contractor).toMatchObject({
      name: 'Roof Kings',
      reviews: { active: 1, inactive: 1, deleted: 2 },
    });
    expect((await open(appealed))?.contractor.appeals).toMatchObject({ filed: 1, open: 1, accepted: 0 });
  });

  test('a case shows a deleted review to whom it concerns, and never one its author took back', async () => {
    expect((await open(erased))?.written.title).toBe('Erased one');
    expect(await open(ownDeleted)).toBeNull();
    expect((await moderation({ open: 2_000_000_000 })).opened).toBeNull();
  });

  test('a case names the decisions of the case and the latest, which is sent with the next', async () => {
    const opened = await open(hidden);
    expect(opened?.decisions.map(({ action, decidedBy }) => [action, decidedBy])).toEqual([
      ['review.deactivated', 'Ada Admin'],
    ]);
    expect(opened?.lastDecisionId).toBe(opened?.decisions[0]?.id);
    expect((await open(shown))?.lastDecisionId).toBe(0);
  });

  test('whoever decides on a case as it stood before another decision is told of that', async () => {
    const review = await world.make.review({ contractor: painter, author, jobMonth: '2016-01-01' });
    const first = await open(review, otherAdmin);
    const reason = { reason_code: 'R07', reason: 'An address stood in it.' };
    await admin.call('PUT', `/api/admin/reviews/${review.id}/deactivate`, reason);
    const second = await otherAdmin.call('DELETE', `/api/admin/reviews/${review.id}`, {
      ...reason,
      last_decision_id: first?.lastDecisionId,
    });
    expect(second.status).toBe(409);
    expect(second.json()).toMatchObject({
      decision: { action: 'review.deactivated', decided_by: 'Ada Admin', reason: reason.reason },
    });
    await world.database
      .updateTable('reviews')
      .set({ deleted_at: NOW, decision_id: null })
      .where('id', '=', review.id)
      .execute();
  });

  test('a case keeps every version, with those that an administrator made marked', async () => {
    const review = await world.make.review({ contractor: painter, author, jobMonth: '2018-01-01' });
    const body =
      'The fence was put up straight and the gate closes, which is more than the last one ever did.';
    const edited = await admin.call('PUT', `/api/admin/reviews/${review.id}`, {
      body,
      reason_code: 'R07',
      reason: 'An address stood in it.',
    });
    expect(edited.status).toBe(200);
    const opened = await open(review);
    expect(opened?.written.body).toBe(body);
    expect(opened?.versions).toHaveLength(1);
    expect(opened?.versions[0]?.body).toContain('They came on the agreed day');
    await world.database
      .updateTable('reviews')
      .set({ deleted_at: NOW, decision_id: null })
      .where('id', '=', review.id)
      .execute();
  });

  test('an appeal is told with its words, its lateness and its notes', async () => {
    const note = await admin.call('POST', `/api/admin/reviews/${appealed.id}/appeal/update-appeal`, {
      body: 'Called the owner.',
    });
    expect(note.status).toBe(200);
    const [notified] = (await open(appealed))?.appeals ?? [];
    expect(notified).toMatchObject({
      id: appeal.id,
      kind: 'take_down',
      isLate: true,
      onReason: WISH,
      by: 'Olga Owner',
    });
    expect(notified?.notes.map(({ body, author: by }) => [body, by])).toEqual([
      ['Called the owner.', 'Ada Admin'],
    ]);
  });

  test('nobody decides an appeal against a decision of their own while another could', async () => {
    const decision = await world.make.decision({
      action: 'review.deactivated',
      subject: { type: 'review', id: hidden.id },
      review: hidden,
      by: admin.user,
    });
    await world.database
      .updateTable('reviews')
      .set({ decision_id: decision.id })
      .where('id', '=', hidden.id)
      .execute();
    await world.make.appeal({
      review: hidden,
      by: author,
      kind: 'put_back',
      against: decision,
      filedAt: daysAgo(1),
    });
    expect((await open(hidden, admin))?.appealRefusal).toMatch(/another administrator/i);
    expect((await open(hidden, otherAdmin))?.appealRefusal).toBeNull();
    expect((await open(hidden, otherAdmin))?.refusal).toBeNull();
  });
});

describe('the queue of appeals', () => {
  test('what is due first comes first, and what is late says so', async () => {
    const { appeals, admin: adminPage } = await queue();
    expect(appeals.rows.map(({ reviewId, isLate }) => [reviewId, isLate])).toEqual([
      [appealed.id, true],
      [hidden.id, false],
    ]);
    expect(adminPage.waiting).toMatchObject({ appeals: { open: 2, late: 1 }, holds: { open: 1 } });
  });

  test('the queue of appeals is narrowed by region, kind, lateness and state', async () => {
    const reviewIds = async (query: Query) =>
      (await queue(query)).appeals.rows.map(({ reviewId }) => reviewId);
    expect(await reviewIds({ region: await regionSlug('MX-SON') })).toEqual([appealed.id, hidden.id]);
    expect(await reviewIds({ region: await regionSlug('US-CA') })).toEqual([]);
    expect(await reviewIds({ kind: 'put_back' })).toEqual([hidden.id]);
    expect(await reviewIds({ state: 'late' })).toEqual([appealed.id]);
    expect(await reviewIds({ state: 'rejected' })).toEqual([]);
    expect(await reviewIds({ search: 'another business' })).toContain(appealed.id);
  });

  test('a decided one leaves the queue and stays readable', async () => {
    const review = await world.make.review({ contractor: roofer, author, jobMonth: '2017-01-01' });
    await world.make.appeal({ review, by: owner, filedAt: daysAgo(2) });
    const decided = await admin.call('PUT', `/api/admin/reviews/${review.id}/reject`, {
      reason_code: 'N04',
      reason: 'It is about this business.',
    });
    expect(decided.status).toBe(200);
    const open = (await queue()).appeals.rows.map(({ reviewId }) => reviewId);
    expect(open).not.toContain(review.id);
    const rejected = await queue({ state: 'rejected', open: review.id });
    expect(rejected.appeals.rows.map(({ reviewId }) => reviewId)).toEqual([review.id]);
    expect(rejected.opened?.appeals[0]?.state).toBe('rejected');
  });

  test('regions count what waits in them', async () => {
    const page = await admin.visit(route('admin.appeals.regions'));
    const { regions } = page.page.props as unknown as AppealedRegionsView;
    expect(regions.rows).toHaveLength(1);
    expect(regions.rows[0]).toMatchObject({ open: 2, late: 1, oldest: daysAgo(9).toISOString() });
    const file = await admin.get(route('admin.appeals.regions.export'));
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(2);
  });
});

describe('the first page', () => {
  test('the first page counts what waits, weeks and reasons, and says that the chain is whole', async () => {
    const { page } = await admin.visit(route('admin'));
    const { admin: adminPage, weeks, reasons, health } = page.props as unknown as OverviewView;
    expect(adminPage.waiting.holds.open).toBe(1);
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ week: '2026-11-16' });
    expect(weeks.reduce((sum, { appeals }) => sum + appeals, 0)).toBe(3);
    expect(reasons[0]).toMatchObject({ code: 'R03', count: 3 });
    expect(health.chain).toMatchObject({ isWhole: true, faultAt: null });
    expect(health.database.version).toMatch(/^\d+/);
    expect(health.mail).toBe('kept');
  });
});

describe('cost', () => {
  const queriesOf = async (path: string): Promise<number> => {
    await admin.visit(path);
    const spy = vi.spyOn(world.database.getExecutor(), 'executeQuery');
    await admin.visit(path);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };
  const all = { per_page: 100 };

  test('a list asks as often for a hundred rows as for none, a case seven times more', async () => {
    const list = await queriesOf(route('admin.reviews', {}, { query: all }));
    expect(list).toBeLessThanOrEqual(6);
    expect(await queriesOf(route('admin.reviews', {}, { query: { ...all, status: 'held' } }))).toBe(list);
    const opened = await queriesOf(route('admin.reviews', {}, { query: { ...all, open: hidden.id } }));
    expect(opened - list).toBeLessThanOrEqual(7);
    expect(await queriesOf(route('admin.appeals.index', {}, { query: all }))).toBeLessThanOrEqual(6);
    expect(await queriesOf(route('admin.decisions', {}, { query: all }))).toBeLessThanOrEqual(7);
    expect(await queriesOf(route('admin'))).toBeLessThanOrEqual(11);
  });
});

async function regionSlug(code: string): Promise<string> {
  const { slug } = await world.database
    .selectFrom('regions')
    .select('slug')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return slug;
}

describe('a case of one’s own', () => {
  const open = async (review: MadeReview, who = admin) => (await moderation({ open: review.id }, who)).opened;

  test('an administrator who is a party reads neither the other side’s appeal nor notes here', async () => {
    const party = await world.signedIn({ role: 'admin', name: 'Paula Party' });
    const firm = await world.make.contractor({ owner: party.user });
    await world.database
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '=', party.user.id)
      .execute();
    const review = await world.make.review({ contractor: firm, author });
    await world.make.appeal({ review, by: author, kind: 'put_back', reason: WISH });
    await admin.call('POST', `/api/admin/reviews/${review.id}/appeal/update-appeal`, { body: 'Ask Paula.' });
    const files = (who: typeof admin) =>
      who.get(route('admin.contractors.history.export', { id: firm.id }, { query: {} }));
    expect((await open(review))?.appeals).toMatchObject([
      { onReason: WISH, notes: [{ body: 'Ask Paula.' }] },
    ]);
    expect((await files(admin)).text).toContain('Ask Paula.');
    const opened = await open(review, party);
    expect(opened?.refusal).toMatch(/You are part of this review/);
    expect(opened?.appeals).toMatchObject([{ kind: 'put_back', onReason: '', files: [], notes: [] }]);
    for (const text of [JSON.stringify(opened), (await files(party)).text]) {
      expect(text).not.toContain(WISH);
      expect(text).not.toContain('Ask Paula.');
    }
  });
});

describe('photos that an administrator took away', () => {
  test('photos that an administrator took away stand in the case with who took them away, when and why; the others stay the author’s to take', async () => {
    const person = await world.signedIn({ name: 'Petra Photos' });
    const review = await world.make.review({ contractor: painter, author: person.user });
    const photos = [];
    for (let count = 0; count < 3; count += 1) photos.push(await world.make.upload({ user: person.user }));
    const [first, second, third] = photos.map(({ id }) => id);
    const url = route('api.reviews.update', { id: review.id });
    await person.call('PUT', url, { photos: [first, second, third] });
    const edit = (ids: unknown[], reason: string) =>
      admin.call('PUT', route('api.admin.reviews.update', { id: review.id }), {
        photos: ids,
        reason,
        reason_code: 'R07',
      });
    expect((await edit([first, third], 'It shows a number plate.')).status).toBe(200);
    expect((await edit([third], 'It shows a face.')).status).toBe(200);
    expect((await person.call('PUT', url, { photos: [] })).status).toBe(200);
    const { opened } = await moderation({ open: review.id });
    const taken = opened?.takenAway.map(({ decisionId, photos: gone }) => {
      const decision = opened.decisions.find(({ id }) => id === decisionId);
      return { ids: gone.map(({ id }) => id), by: decision?.decidedBy, reason: decision?.reason };
    });
    expect(taken).toEqual([
      { ids: [first], by: 'Ada Admin', reason: 'It shows a face.' },
      { ids: [second], by: 'Ada Admin', reason: 'It shows a number plate.' },
    ]);
  });
});
