import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUEUES, type WaitingItem } from '../../../common/cases/queues.ts';
import { route, type Query } from '../../../common/routes/route-table.ts';
import type { OverviewView } from '../../../server/moderation/overview.ts';
import type { MadeContractor, MadeReview } from '../../support/factories.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const NOW = new Date('2026-11-21T13:00:00Z');
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

let world: World;
let admin: Person;
let firm: MadeContractor;
let appealed: MadeReview;
let claimId: number;
let inactiveId: number;

beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  await world.signedIn({ role: 'admin', name: 'Bruno Admin' });
  const { make } = world;
  const owner = await make.user({ name: 'Olga Owner' });
  firm = await make.contractor({ owner, name: 'Fresno Roofing' });
  const author = await make.user({ name: 'Aaron Author' });
  appealed = await make.review({ contractor: firm, author, title: 'The gutter leaks' });
  await make.appeal({ review: appealed, by: owner, filedAt: inDays(-1) });
  const inactive = await make.user({ name: 'Iris Inactive', status: 'inactive' });
  inactiveId = inactive.id;
  await make.accountAppeal({ user: inactive, dueAt: inDays(-4) });
  ({ id: claimId } = await make.claim({
    contractor: await make.contractor({ name: 'Unclaimed Pools' }),
    confirmed: true,
    dueAt: inDays(1),
  }));
  await make.report({ kind: 'review', id: appealed.id, filedAt: inDays(-3) });
  await world.database
    .updateTable('contractors')
    .set({ name_signals: JSON.stringify(['contact_details']) })
    .where('id', '=', firm.id)
    .execute();
});
afterAll(() => world.close());

async function overviewFor(query: Query = {}, person: Person = admin): Promise<OverviewView> {
  return (await person.visit(route('admin', {}, { query }))).page.props as unknown as OverviewView;
}
const keysOf = (rows: readonly WaitingItem[]) => rows.map(({ queue, id }) => `${queue} ${id}`);

describe('the list of everything that waits', () => {
  test('the list has one row for each case that a queue counts', async () => {
    const { admin: counts, cases } = await overviewFor({ per_page: 100 });
    for (const queue of QUEUES)
      expect([queue, cases.rows.filter((row) => row.queue === queue).length]).toEqual([
        queue,
        counts.waiting[queue].open,
      ]);
    expect(cases.pagination.total).toBe(cases.rows.length);
  });

  test('the soonest case comes first, whatever its kind, and one without a day last', async () => {
    const { cases } = await overviewFor();
    const days = cases.rows.map(({ dueAt }) => dueAt ?? '9999');
    expect(days).toEqual(days.toSorted());
    expect(keysOf(cases.rows)[0]).toBe(`account_appeals ${inactiveId}`);
    expect(keysOf(cases.rows).at(-1)).toBe(`names ${firm.id}`);
    expect(cases.rows[0]).toMatchObject({ title: 'Iris Inactive', isLate: true });
    expect(cases.rows.find(({ queue }) => queue === 'claims')).toMatchObject({
      id: claimId,
      title: 'Unclaimed Pools',
      isLate: false,
    });
    expect(cases.rows.find(({ queue }) => queue === 'reports')).toMatchObject({ title: 'Fresno Roofing' });
  });

  test('the list is narrowed by kind, by lateness and by the words of titles', async () => {
    expect(keysOf((await overviewFor({ queue: 'appeals' })).cases.rows)).toEqual([`appeals ${appealed.id}`]);
    const late = await overviewFor({ late: 'yes' });
    expect(keysOf(late.cases.rows)).toEqual([`account_appeals ${inactiveId}`]);
    expect(late.admin.waiting.account_appeals).toEqual({ open: 1, late: 1 });
    expect(keysOf((await overviewFor({ search: 'GUTTER' })).cases.rows)).toEqual([`appeals ${appealed.id}`]);
    expect((await overviewFor({ search: '50% off' })).cases).toMatchObject({
      rows: [],
      pagination: { total: 0 },
    });
  });

  test('a kind that does not exist is as if it were not asked for', async () => {
    const all = (await overviewFor()).cases.pagination.total;
    expect((await overviewFor({ queue: 'kittens', late: 'maybe' })).cases.pagination.total).toBe(all);
  });

  test('a later page begins where the one before it ended', async () => {
    const { rows } = (await overviewFor({ per_page: 100 })).cases;
    const pages = await Promise.all(
      rows.map(async (_, index) => (await overviewFor({ per_page: 1, page: index + 1 })).cases.rows),
    );
    expect(keysOf(pages.flat())).toEqual(keysOf(rows));
  });

  test('an administrator does not find a case of their own business in the list', async () => {
    const party = await world.signedIn({ name: 'Paula Party' });
    const own = await world.make.contractor({ owner: party.user, name: 'Paula Pools' });
    await world.database
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '=', party.user.id)
      .execute();
    const review = await world.make.review({
      contractor: own,
      author: await world.make.user(),
      title: 'Paula took the deposit',
      status: 'inactive',
    });
    await world.make.appeal({ review, by: await world.make.user(), kind: 'put_back' });
    const key = `appeals ${review.id}`;
    expect(keysOf((await overviewFor({ per_page: 100 })).cases.rows)).toContain(key);
    const theirs = await overviewFor({ per_page: 100 }, party);
    expect(keysOf(theirs.cases.rows)).not.toContain(key);
    expect(theirs.admin.waiting.appeals.open).toBe(1);
    expect((await overviewFor({ search: 'deposit' }, party)).cases.rows).toEqual([]);
  });

  test('only administrators read the list', async () => {
    const user = await world.signedIn({ name: 'Hana Homeowner' });
    expect((await user.get(route('admin'))).status).toBe(403);
    expect((await world.visitor().get(route('admin'))).status).toBe(303);
  });
});

describe('the assignment of a case', () => {
  const assign = (person: Person, from: number | null, to: number | null, id = appealed.id) =>
    person.post(
      route('admin.cases.assign'),
      { queue: 'appeals', case_id: String(id), from: String(from ?? ''), to: String(to ?? '') },
      route('admin'),
    );
  const assignedTo = async () =>
    (await overviewFor({ queue: 'appeals' })).cases.rows.find(({ id }) => id === appealed.id)?.assignee?.name;

  test('an administrator takes a case, gives it to another one, and it can be given back', async () => {
    const other = await world.signedIn({ role: 'admin', name: 'Dora Admin' });
    await assign(admin, null, admin.user.id);
    expect(await assignedTo()).toBe('Ada Admin');
    expect(keysOf((await overviewFor({ share: 'mine' })).cases.rows)).toEqual([`appeals ${appealed.id}`]);
    const free = await overviewFor({ share: 'free', queue: 'appeals' });
    expect(keysOf(free.cases.rows)).not.toContain(`appeals ${appealed.id}`);
    await assign(admin, admin.user.id, other.user.id);
    expect(await assignedTo()).toBe('Dora Admin');
    const { workloads } = await overviewFor();
    expect(workloads.find(({ name }) => name === 'Dora Admin')).toMatchObject({ assigned: 1, late: 0 });
    await assign(other, other.user.id, null);
    expect(await assignedTo()).toBeUndefined();
  });

  test('two administrators who take a case at once do not both get it', async () => {
    const other = await world.signedIn({ role: 'admin', name: 'Emma Admin' });
    const answers = await Promise.all([
      assign(admin, null, admin.user.id),
      assign(other, null, other.user.id),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['303', '409']);
    expect(['Ada Admin', 'Emma Admin']).toContain(await assignedTo());
    await world.database.deleteFrom('case_assignments').execute();
  });

  test('a case that is not open, a person who is no administrator and a homeowner are refused', async () => {
    const user = await world.signedIn({ name: 'Hugo Homeowner' });
    expect((await assign(admin, null, admin.user.id, 999_999)).status).toBe(404);
    expect((await assign(admin, null, user.user.id)).status).toBe(422);
    expect((await assign(user, null, user.user.id)).status).toBe(403);
    expect(await assignedTo()).toBeUndefined();
  });

  test('the case of an administrator who is deactivated is free again', async () => {
    const gone = await world.signedIn({ role: 'admin', name: 'Greta Gone' });
    await assign(admin, null, gone.user.id);
    await world.database
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', gone.user.id)
      .execute();
    expect(await assignedTo()).toBeUndefined();
    await assign(admin, null, admin.user.id);
    expect(await assignedTo()).toBe('Ada Admin');
    await world.database.deleteFrom('case_assignments').execute();
  });

  test('an assignment ends with the case: a later case of the same number is free', async () => {
    await assign(admin, null, admin.user.id);
    await world.database
      .updateTable('appeals')
      .set({ due_at: inDays(9) })
      .where('review_id', '=', appealed.id)
      .execute();
    expect(await assignedTo()).toBeUndefined();
  });

  test('a case in which the viewer decided earlier needs another administrator', async () => {
    const { make } = world;
    const owner = await make.user();
    const contractor = await make.contractor({ owner });
    const review = await make.review({ contractor, author: await make.user(), title: 'Twice appealed' });
    const subject = { type: 'review' as const, id: review.id };
    const against = await make.decision({
      action: 'review.activated',
      subject,
      review,
      contractor,
      by: admin.user,
    });
    await make.appeal({ review, by: owner, against });
    const needed = await overviewFor({ share: 'another' });
    expect(keysOf(needed.cases.rows)).toEqual([`appeals ${review.id}`]);
    const other = await world.signedIn({ role: 'admin', name: 'Fay Admin' });
    expect((await overviewFor({ share: 'another' }, other)).cases.rows).toEqual([]);
  });
});
