import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepMonths } from '../../../server/transparency/jobs/keep-months.ts';
import { listMonthlyCounts, type MonthlyCount } from '../../../server/transparency/queries/monthly-counts.ts';
import { listStarsByPlan } from '../../../server/transparency/queries/stars-by-plan.ts';
import type { TransparencyView } from '../../../server/transparency/views.ts';
import type { MadeContractor, MadeUser } from '../../support/factories.ts';
import { createWorld, type World } from '../../support/world.ts';
import { appeal, decide } from './decided.ts';

const OCTOBER = new Date('2026-10-10T12:00:00Z');
const NOVEMBER = new Date('2026-11-03T12:00:00Z');
const DECEMBER = new Date('2026-12-01T01:10:00Z');
const later = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000);

let world: World;
let owner: MadeUser;
let paying: MadeContractor;

const paid = (at: Date, version: 'gold' | 'free', kind = version === 'free' ? 'ended' : 'started') =>
  world.database
    .insertInto('membership_changes')
    .values({
      user_id: owner.id,
      at,
      kind,
      from_version: version === 'free' ? 'gold' : 'free',
      to_version: version,
      monthly_cents: 0,
    })
    .execute();

beforeAll(async () => {
  world = await createWorld();
  world.setNow(new Date('2026-11-21T10:00:00Z'));
  owner = await world.make.user({ role: 'contractor' });
  paying = await world.make.contractor({ owner });
  await paid(later(OCTOBER, -1), 'gold');
  await paid(later(OCTOBER, 48), 'free');
  // Wanted, but never paid.
  await paid(later(OCTOBER, 60), 'gold', 'purchase_failed');
  const one = await world.make.review({ contractor: paying, overall: 1, createdAt: OCTOBER });
  await world.make.review({ contractor: paying, overall: 1, createdAt: later(OCTOBER, 72) });
  await world.make.review({ contractor: paying, overall: 5, createdAt: NOVEMBER });
  const administrator = await world.make.user({ role: 'admin' });
  const about = { subject: { type: 'review' as const, id: one.id }, reviewId: one.id, overall: 1 };
  await decide(world, { ...about, contractorId: paying.id, at: later(OCTOBER, 24), administrator });
  await decide(world, {
    ...about,
    contractorId: paying.id,
    action: 'review.activated',
    reasonCode: null,
    before: { status: 'inactive' },
    after: { status: 'active' },
    at: NOVEMBER,
    administrator,
  });
  await appeal(world, {
    reviewId: one.id,
    kind: 'put_back',
    state: 'accepted',
    filedAt: later(OCTOBER, 30),
    hours: 600,
  });
  await appeal(world, {
    reviewId: one.id,
    kind: 'take_down',
    state: 'rejected',
    filedAt: NOVEMBER,
    hours: 20,
  });
  for (let index = 0; index < 4; index += 1)
    await world.make.report({ kind: 'review', id: one.id, reason: 'spam', filedAt: OCTOBER });
  await world.make.report({ kind: 'review', id: one.id, by: owner, reason: 'threat', filedAt: OCTOBER });
  await world.database
    .updateTable('report_cases')
    .set({ state: 'kept', closed_at: later(OCTOBER, 36) })
    .execute();
});
afterAll(() => world.close());

const counts = async () => listMonthlyCounts(world.database);
const numberOf = (
  rows: readonly MonthlyCount[],
  month: string,
  measure: MonthlyCount['measure'],
  value = 'all',
) => rows.find((row) => row.month === month && row.measure === measure && row.value === value)?.count;

describe('the counts of months', () => {
  test('the counts of a month name reports by kind, reason, reporter and outcome, and the time to resolve', async () => {
    const rows = await counts();
    const of = (measure: MonthlyCount['measure'], value?: string) =>
      numberOf(rows, '2026-10', measure, value);
    expect(of('reports_filed')).toBe(5);
    expect(of('reports_filed', 'review')).toBe(5);
    expect(of('reports_filed', 'spam')).toBe(4);
    expect(of('reports_filed', 'homeowner')).toBe(4);
    expect(of('report_cases_closed', 'kept')).toBe(1);
    expect(of('report_hours_median')).toBe(36);
  });

  test('a reporter who would be one of fewer than three is hidden in the page and in both files', async () => {
    const rows = await counts();
    const hidden = rows
      .filter(({ count }) => count === null)
      .map(({ dimension, value }) => [dimension, value]);
    expect(hidden).toEqual(
      ['contractor', 'staff', 'administrator', 'unknown'].map((value) => ['reporter', value]),
    );
    const csv = (await world.visitor().get('/transparency/months.csv')).text;
    expect(csv).toContain('2026-10,reports_filed,reporter,contractor,,');
    expect(csv).toContain('2026-10,reports_filed,reporter,homeowner,4,');
  });

  test('an appeal counts in the month in which it was filed, and its result in the month of the decision', async () => {
    const rows = await counts();
    expect(numberOf(rows, '2026-10', 'appeals_filed', 'author')).toBe(1);
    expect(numberOf(rows, '2026-11', 'appeals_filed', 'contractor')).toBe(1);
    expect(numberOf(rows, '2026-11', 'appeals_decided')).toBe(2);
    expect(numberOf(rows, '2026-11', 'appeals_accepted', 'author')).toBe(1);
    expect(numberOf(rows, '2026-11', 'appeals_accepted', 'contractor')).toBe(0);
    expect(numberOf(rows, '2026-11', 'administrators_active')).toBe(1);
  });

  test('a review counts under the plan that its contractor had when it was posted, taken down and restored', async () => {
    const rows = await listStarsByPlan(world.database);
    expect(rows.map(({ month, event, stars, plan, count }) => [month, event, stars, plan, count])).toEqual([
      ['2026-10', 'posted', 1, 'free', 1],
      ['2026-10', 'posted', 1, 'gold', 1],
      ['2026-10', 'taken_down', 1, 'gold', 1],
      ['2026-11', 'posted', 5, 'free', 1],
      ['2026-11', 'restored', 1, 'free', 1],
    ]);
  });

  test('the page answers the four questions, and says that these are too few', async () => {
    const { page } = await world.visitor().visit('/transparency');
    const { counts: shown } = page.props as unknown as TransparencyView;
    expect(shown.months).toEqual(['2026-10', '2026-11']);
    expect(shown.planTests.map(({ verdict }) => verdict)).toEqual(Array(4).fill('too_few'));
    expect(shown.planTests[0]).toMatchObject({ paid: { held: 1, all: 1 }, free: { held: 1, all: 2 } });
  });

  test.each([
    [
      '/transparency/months.csv',
      '/transparency/months.json',
      'month,measure,dimension,value,count,counted_on',
    ],
    [
      '/transparency/stars-by-plan.csv',
      '/transparency/stars-by-plan.json',
      'month,event,stars,plan,count,counted_on',
    ],
  ])('the files %s and %s have the same numbers', async (asCsv, asJson, head) => {
    const [csv, json] = await Promise.all([asCsv, asJson].map((path) => world.visitor().get(path)));
    const [first, ...lines] = (csv?.text ?? '').trim().split('\r\n');
    expect(first).toBe(head);
    const { counts: rows } = JSON.parse(json?.text ?? '{}') as {
      counts: Record<string, string | number | null>[];
    };
    expect(
      rows.map((row) =>
        Object.values(row)
          .map((cell) => String(cell ?? ''))
          .join(','),
      ),
    ).toEqual(lines);
    expect(lines.length).toBeGreaterThan(3);
  });

  test('a month that has ended is kept once: erasing later changes nothing in it, and a correction is a new row', async () => {
    await keepMonths(world.database, DECEMBER);
    const [before, stars] = [await counts(), await listStarsByPlan(world.database)];
    expect(new Set(before.map(({ countedOn }) => countedOn))).toEqual(new Set(['2026-12-01']));
    await world.database.deleteFrom('appeals').execute();
    await world.database.deleteFrom('reviews').execute();
    await keepMonths(world.database, later(DECEMBER, 24));
    expect(await counts()).toEqual(before);
    expect(await listStarsByPlan(world.database)).toEqual(stars);
    await world.database
      .insertInto('monthly_counts')
      .values({
        month: '2026-10-01',
        measure: 'reports_filed',
        dimension: 'all',
        value: 'all',
        count: 6,
        counted_on: '2026-12-05',
      })
      .execute();
    expect((await counts()).find(({ countedOn }) => countedOn === '2026-12-05')).toMatchObject({ count: 6 });
    await expect(world.database.updateTable('monthly_counts').set({ count: 1 }).execute()).rejects.toThrow(
      'append-only',
    );
  });
});
