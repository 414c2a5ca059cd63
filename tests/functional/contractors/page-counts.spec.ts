import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUNTS_KEPT_DAYS } from '../../../common/page-counts.ts';
import { forgetPageCounts } from '../../../server/contractors/jobs/forget-page-counts.ts';
import type { BusinessView } from '../../../server/dashboard/views.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

const PERSON = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari/604.1' };
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

let world: World;
beforeAll(async () => {
  world = await createWorld();
  // 9 in the evening of 11/21 in California, another day by UTC.
  world.setNow(new Date('2026-11-22T05:00:00Z'));
});
afterAll(() => world.close());

const count = (id: number, kind: string, headers: Record<string, string> = PERSON) =>
  world.visitor().call('POST', `/api/contractors/${id}/count`, { kind }, headers);
const counted = async (id: number) => {
  await world.app.settled();
  return world.database
    .selectFrom('contractor_page_days')
    .select([sql<string>`day::text`.as('day'), 'kind', 'count'])
    .where('contractor_id', '=', id)
    .orderBy('kind')
    .execute();
};
const give = (owner: Person, version: string) =>
  world.database
    .insertInto('memberships')
    .values({ user_id: owner.user.id, version, state: 'active' })
    .onConflict((same) => same.column('user_id').doUpdateSet({ version }))
    .execute();
const useOf = async (browser: ReturnType<World['visitor']>, query = '') =>
  ((await browser.visit(`/dashboard${query}`)).page.props['business'] as BusinessView).page_use;

describe('the use of a contractor’s page', () => {
  test('the use of a contractor’s page is counted by kind and by the day where the contractor is, and sets no cookie', async () => {
    const { id } = await world.make.contractor();
    for (const kind of ['view', 'view', 'call', 'whatsapp', 'website']) {
      const answer = await count(id, kind);
      expect(answer.status).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    await count(id, 'view');
    expect(await counted(id)).toEqual([
      { day: '2026-11-21', kind: 'call', count: 1 },
      { day: '2026-11-21', kind: 'view', count: 3 },
      { day: '2026-11-21', kind: 'website', count: 1 },
      { day: '2026-11-21', kind: 'whatsapp', count: 1 },
    ]);
    await count(id, 'view');
    expect(await counted(id)).toContainEqual({ day: '2026-11-21', kind: 'view', count: 4 });
  });

  test('a view is counted by the kind of place it came from, and a place that is not known by name is refused', async () => {
    const { id } = await world.make.contractor();
    const view = (source: unknown, kind = 'view') =>
      world.visitor().call('POST', `/api/contractors/${id}/count`, { kind, source }, PERSON);
    for (const source of ['engine', 'engine', 'search']) expect((await view(source)).status).toBe(200);
    await view('social', 'call');
    expect((await view('https://evil.example')).status).toBe(422);
    expect(await counted(id)).toEqual([
      { day: '2026-11-21', kind: 'call', count: 1 },
      { day: '2026-11-21', kind: 'from_engine', count: 2 },
      { day: '2026-11-21', kind: 'from_search', count: 1 },
      { day: '2026-11-21', kind: 'view', count: 3 },
    ]);
  });

  test('the owner reads where visitors came from, and the place among the contractors of each trade in the state', async () => {
    const owner = await world.signedIn({ role: 'contractor' });
    const trades = ['roofing'];
    const { id } = await world.make.contractor({ owner: owner.user, trades });
    const better = await world.make.contractor({ trades });
    const hidden = await world.make.contractor({ trades });
    const score = (contractor: number, standing_score: number) =>
      world.database
        .updateTable('contractors')
        .set({ standing_score })
        .where('id', '=', contractor)
        .execute();
    await score(id, 0.3);
    await score(better.id, 0.5);
    await score(hidden.id, 0.8);
    await world.database
      .updateTable('contractors')
      .set({ hidden_at: new Date() })
      .where('id', '=', hidden.id)
      .execute();
    await world
      .visitor()
      .call('POST', `/api/contractors/${id}/count`, { kind: 'view', source: 'social' }, PERSON);
    await world.app.settled();
    const business = (await owner.visit('/dashboard')).page.props['business'] as BusinessView;
    expect(business.page_use.sources).toEqual([{ source: 'social', count: 1 }]);
    const [rank] = business.ranks;
    const { page } = await world.visitor().visit(`/contractors?trade=roofing&region=${rank?.region.slug}`);
    const listed = (page.props['found'] as { contractors: { id: number }[] }).contractors;
    expect(listed.findIndex((one) => one.id === id) + 1).toBe(rank?.place);
    expect(rank?.trade.slug).toBe('roofing');
    expect(business.usual_answer_hours).toBeNull();
  });

  test.each([CRAWLER, { 'user-agent': 'curl/8.5.0' }, {}])(
    'the use of a contractor’s page by a program is not counted: %o',
    async (headers) => {
      const { id } = await world.make.contractor();
      expect((await count(id, 'view', { 'user-agent': '', ...headers })).status).toBe(200);
      expect(await counted(id)).toEqual([]);
    },
  );

  test('the use of a contractor’s page of nobody known is not counted, beside what is', async () => {
    const { id } = await world.make.contractor();
    await count(999_999, 'view');
    await count(id, 'view');
    expect(await counted(999_999)).toEqual([]);
    expect(await counted(id)).toHaveLength(1);
  });

  test('the use of a contractor’s page of an unknown kind is refused', async () => {
    const { id } = await world.make.contractor();
    expect((await count(id, 'stare')).status).toBe(422);
  });

  test('the use of a contractor’s page is for the owner to see, beside as many days before', async () => {
    const owner = await world.signedIn({ role: 'contractor' });
    const { id } = await world.make.contractor({ owner: owner.user });
    const days = [
      ['2026-11-21', 'view', 5],
      ['2026-10-23', 'view', 2],
      ['2026-10-22', 'view', 7],
      ['2026-11-02', 'call', 1],
      ['2026-09-01', 'view', 100],
    ] as const;
    for (const [day, kind, number] of days)
      await world.database
        .insertInto('contractor_page_days')
        .values({ contractor_id: id, day, kind, count: number })
        .execute();
    const use = await useOf(owner);
    expect(use.totals).toContainEqual({ kind: 'view', count: 7, before: 7 });
    expect(use.totals).toContainEqual({ kind: 'call', count: 1, before: 0 });
    expect(use.points).toHaveLength(30);
    expect(use.points.at(-1)).toEqual({ from: '2026-11-21', views: 5 });
    // Free shows 30 days.
    expect((await owner.visit('/dashboard?days=90')).page.component).toBe('billing/upgrade');
    expect((await owner.visit('/dashboard/statistics.csv')).page.component).toBe('billing/upgrade');
    await give(owner, 'gold');
    expect((await useOf(owner, '?days=90')).totals[0]).toEqual({ kind: 'view', count: 114, before: 0 });
    expect((await owner.visit('/dashboard?days=1095')).page.component).toBe('billing/upgrade');
    await give(owner, 'platinum');
    const file = await owner.get('/dashboard/statistics.csv');
    expect(file.text.split('\r\n')).toEqual(
      expect.arrayContaining(['day,kind,count', '2026-09-01,view,100', '2026-11-21,view,5']),
    );
    expect((await useOf(owner, '?days=5')).days).toBe(30);
    expect((await (await world.signedIn()).visit('/dashboard')).page.props['business']).toBeNull();
  });

  test('the use of a contractor’s page is shown for 12 months on Gold, and for 36 months with a file on Platinum', async () => {
    const owner = await world.signedIn({ role: 'contractor' });
    const { id } = await world.make.contractor({ owner: owner.user });
    await world.database
      .insertInto('contractor_page_days')
      .values(
        [
          ['2025-11-22', 1],
          ['2025-11-21', 10],
          ['2023-11-23', 100],
          ['2023-11-22', 1_000],
          ['2023-11-21', 10_000],
        ].map(([day, count]) => ({
          contractor_id: id,
          day: String(day),
          kind: 'view',
          count: Number(count),
        })),
      )
      .execute();
    await give(owner, 'gold');
    expect((await useOf(owner, '?days=365')).totals[0]).toEqual({ kind: 'view', count: 1, before: 10 });
    expect((await owner.visit('/dashboard?days=1095')).page.component).toBe('billing/upgrade');
    await give(owner, 'platinum');
    expect((await useOf(owner, '?days=1095')).totals[0]).toEqual({
      kind: 'view',
      count: 111,
      before: 11_000,
    });
    const file = await owner.get('/dashboard/statistics.csv');
    expect(file.text.split('\r\n').filter((line) => line.startsWith('2'))).toEqual([
      '2023-11-23,view,100',
      '2025-11-21,view,10',
      '2025-11-22,view,1',
    ]);
  });

  test('the use of a contractor’s page is forgotten after six years', async () => {
    const { id } = await world.make.contractor();
    const at = (before: number) => sql<string>`'2026-11-22'::date - ${before}::integer`;
    for (const before of [COUNTS_KEPT_DAYS, COUNTS_KEPT_DAYS + 1])
      await world.database
        .insertInto('contractor_page_days')
        .values({ contractor_id: id, day: at(before), kind: 'view', count: 1 })
        .execute();
    await forgetPageCounts(world.database, new Date('2026-11-22T05:00:00Z'));
    expect(await counted(id)).toHaveLength(1);
  });
});

describe('the number in the header', () => {
  const unreadOf = async (browser: ReturnType<World['visitor']>) =>
    ((await browser.visit('/postings')).page.props['viewer'] as { unread: number }).unread;

  test('the number in the header counts reviews that an owner got since they last looked', async () => {
    const owner = await world.signedIn({ role: 'contractor' });
    const contractor = await world.make.contractor({ owner: owner.user });
    await owner.logIn(owner.user.email, owner.user.password);
    await owner.visit('/reviews/got');
    world.setNow(new Date('2026-11-22T06:00:00Z'));
    await world.make.review({ contractor, createdAt: new Date('2026-11-22T05:30:00Z') });
    await world.make.review({ contractor, createdAt: new Date('2026-11-22T05:40:00Z'), status: 'inactive' });
    expect(await unreadOf(owner)).toBe(1);
    await owner.visit('/reviews/got');
    expect(await unreadOf(owner)).toBe(0);
  });

  test('the number in the header is of nobody on a page that visitors share', async () => {
    expect((await world.visitor().visit('/postings')).page.props['viewer']).toBeNull();
  });
});
