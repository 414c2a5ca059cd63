import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eraseDeletedReviews } from '../../../server/reviews/jobs/erase-deleted-reviews.ts';
import { keepMonths } from '../../../server/transparency/jobs/keep-months.ts';
import type { LogView } from '../../../server/transparency/log-views.ts';
import type { TransparencyView } from '../../../server/transparency/views.ts';
import { readPage } from '../../support/browser.ts';
import { createWorld, type World } from '../../support/world.ts';
import { makeRedFlag } from '../red-flags/made-red-flag.ts';
import { appeal, decide } from './decided.ts';

const SUMMER = new Date('2026-08-01T12:00:00Z');
const AUTUMN = new Date('2026-11-01T12:00:00Z');

let world: World;
const counts = async (query = '') =>
  (await world.visitor().visit(`/transparency?${query}`)).page.props as unknown as TransparencyView;

beforeAll(async () => {
  world = await createWorld();
  world.setNow(new Date('2026-11-21T10:00:00Z'));
  const contractor = await world.make.contractor();
  const reviewOf = (overall: number, createdAt: Date, language?: 'mexican_spanish') =>
    world.make.review({ contractor, overall, createdAt, language });
  const [one, two, five] = [
    await reviewOf(1, SUMMER),
    await reviewOf(1, AUTUMN, 'mexican_spanish'),
    await reviewOf(5, AUTUMN),
  ];
  const about = ({ id }: { id: number }) => ({ subject: { type: 'review' as const, id }, reviewId: id });
  const held = await decide(world, {
    ...about(one),
    at: SUMMER,
    action: 'review.held',
    overall: 1,
    language: 'english',
    reasonText: 'contact_details, burst',
  });
  const administrator = await world.make.user({ role: 'admin' });
  await decide(world, {
    ...about(two),
    administrator,
    at: AUTUMN,
    overall: 1,
    language: 'mexican_spanish',
    reasonCode: 'R01',
  });
  const rejected = await decide(world, {
    at: AUTUMN,
    action: 'appeal.rejected',
    reviewId: five.id,
    overall: 5,
    language: 'english',
    reasonCode: null,
  });
  await appeal(world, {
    reviewId: one.id,
    kind: 'put_back',
    state: 'accepted',
    filedAt: SUMMER,
    hours: 10,
    againstDecisionId: held.id,
  });
  await appeal(world, {
    reviewId: five.id,
    state: 'rejected',
    filedAt: AUTUMN,
    hours: 30,
    decisionId: rejected.id,
  });
  await appeal(world, { reviewId: five.id, state: 'accepted', filedAt: SUMMER, hours: 200 });
  await appeal(world, { reviewId: two.id, state: 'withdrawn', filedAt: AUTUMN, hours: 1 });
  // Overdue: by 11/21 its seven days are over.
  await appeal(world, { reviewId: two.id, kind: 'put_back', filedAt: AUTUMN });
  const inactive = await world.make.user({ status: 'inactive' });
  await world.make.accountAppeal({
    user: inactive,
    state: 'rejected',
    filedAt: AUTUMN,
    closedAt: new Date(AUTUMN.getTime() + 20 * 3_600_000),
  });
});
afterAll(() => world.close());

describe('the transparency page', () => {
  test('the transparency page counts decisions by kind, by reason and by quarter', async () => {
    const { totals, groups, reasons, quarters } = await counts();
    expect(totals.decisions).toBe(3);
    expect(groups).toEqual([
      {
        group: 'reviews',
        count: 3,
        actions: [
          { action: 'review.held', count: 1 },
          { action: 'review.deactivated', count: 1 },
          { action: 'appeal.rejected', count: 1 },
        ],
      },
    ]);
    expect(reasons).toHaveLength(3);
    expect(reasons).toContainEqual({ code: 'R01', name: 'Hate or discrimination', count: 1 });
    expect(reasons).toContainEqual({ code: null, name: null, count: 1 });
    expect(quarters).toEqual([
      { key: '2026-Q3', year: 2026, quarter: 3, decisions: 1, medianHours: 105 },
      { key: '2026-Q4', year: 2026, quarter: 4, decisions: 2, medianHours: 25 },
    ]);
  });

  test('the transparency page begins with the decisions of administrators, upheld appeals and the typical time of twelve months', async () => {
    expect((await counts()).summary).toEqual({
      year: null,
      quarter: null,
      byAdministrators: 1,
      decidedAppeals: 4,
      grantedAppeals: 2,
      medianHours: 25,
    });
    expect((await counts('period=2026-Q3')).summary).toMatchObject({
      year: 2026,
      quarter: 3,
      byAdministrators: 0,
      decidedAppeals: 2,
      medianHours: 105,
    });
  });

  test('the transparency page shows by star how many of the posted reviews were held and hidden', async () => {
    const { stars } = await counts();
    expect(stars[0]).toEqual({
      stars: 1,
      posted: 2,
      held: 1,
      hidden: 1,
      onHoldShare: 0.5,
      hiddenShare: 0.5,
    });
    expect(stars[4]).toMatchObject({ stars: 5, posted: 1, held: 0, hidden: 0, onHoldShare: 0 });
  });

  test('the transparency page counts a held review under each of its signals', async () => {
    expect((await counts()).signals).toEqual([
      { signal: 'burst', count: 1 },
      { signal: 'contact_details', count: 1 },
    ]);
  });

  test('the transparency page shows outcomes of appeals with the median of hours, of accounts too', async () => {
    const { totals, appealsByKind } = await counts();
    expect(totals).toMatchObject({ appeals: 6, acceptedShare: 0.5, medianHours: 25, inTimeShare: 0.6 });
    const byKind = Object.fromEntries(appealsByKind.map(({ kind, ...outcomes }) => [kind, outcomes]));
    expect(byKind['put_back']).toEqual({
      filed: 2,
      accepted: 1,
      rejected: 0,
      withdrawn: 0,
      open: 1,
      medianHours: 10,
    });
    expect(byKind['take_down']).toMatchObject({ filed: 3, accepted: 1, rejected: 1, withdrawn: 1 });
    expect(byKind['account']).toMatchObject({ filed: 1, rejected: 1, medianHours: 20 });
  });

  test('the transparency page counts appeals by the reason of the decision, by star and by language', async () => {
    const { appealsByReason, appealsByStar, appealsByLanguage, languages } = await counts();
    expect(appealsByReason).toContainEqual(
      expect.objectContaining({ code: 'R07', name: 'Private personal data', filed: 1, accepted: 1 }),
    );
    expect(appealsByStar.map(({ stars, filed }) => [stars, filed])).toEqual(
      expect.arrayContaining([
        [1, 3],
        [5, 2],
      ]),
    );
    expect(appealsByLanguage).toContainEqual(
      expect.objectContaining({ language: 'mexican_spanish', filed: 2, withdrawn: 1, open: 1 }),
    );
    expect(languages).toEqual({
      reviews: { english: 2, mexican_spanish: 1 },
      decisions: { english: 2, mexican_spanish: 1 },
      appeals: { english: 3, mexican_spanish: 2 },
    });
  });

  test('the transparency page counts one quarter or one year where the address asks for it', async () => {
    const summer = await counts('period=2026-Q3');
    expect(summer.period).toBe('2026-Q3');
    expect(summer.totals).toMatchObject({ decisions: 1, appeals: 2 });
    expect(summer.stars[0]?.posted).toBe(1);
    expect((await counts('period=2026')).totals.decisions).toBe(3);
    expect((await counts('period=2025')).totals).toMatchObject({
      decisions: 0,
      appeals: 0,
      medianHours: null,
    });
    expect((await counts('period=nonsense')).totals.decisions).toBe(3);
    expect(summer.periods.map(({ key }) => key)).toEqual(['2026', '2026-Q4', '2026-Q3']);
  });

  test('the transparency page of nothing says so in zeros', async () => {
    const fresh = await createWorld();
    const { page } = await fresh.visitor().visit('/transparency');
    const { totals, reasons, signals } = page.props as unknown as TransparencyView;
    expect({ totals, reasons, signals }).toEqual({
      totals: { decisions: 0, appeals: 0, acceptedShare: null, inTimeShare: null, medianHours: null },
      reasons: [],
      signals: [],
    });
    await fresh.close();
  });

  test('the transparency page takes seventeen queries however much was decided', async () => {
    await counts();
    const spy = vi.spyOn(world.database.getExecutor(), 'executeQuery');
    await counts('period=2026');
    expect(spy.mock.calls.length).toBeLessThanOrEqual(17);
    spy.mockRestore();
  });
});

describe('what became of reviews', () => {
  test('what became of reviews counts each review once, by the last decision about where it stands', async () => {
    const fresh = await createWorld();
    const contractor = await fresh.make.contractor();
    const admin = await fresh.signedIn({ role: 'admin' });
    const made = async () => (await fresh.make.review({ contractor, overall: 4 })).id;
    const act = async (verb: 'deactivate' | 'activate', id: number) => {
      const reason = { reason: 'Looked at.', ...(verb === 'deactivate' && { reason_code: 'R09' }) };
      const { status } = await admin.call('PUT', `/api/admin/reviews/${id}/${verb}`, reason);
      expect(status).toBe(200);
    };
    const [shown, hidden, deleted, putBack, taken, held] = [
      await made(),
      await made(),
      await made(),
      await made(),
      await made(),
      await made(),
    ];
    await act('deactivate', hidden);
    await act('deactivate', deleted);
    await admin.call('DELETE', `/api/admin/reviews/${deleted}`, { reason: 'Looked at.', reason_code: 'R09' });
    await act('deactivate', putBack);
    await act('activate', putBack);
    const about = (id: number) => ({
      subject: { type: 'review' as const, id },
      reviewId: id,
      overall: 4,
      language: 'english' as const,
    });
    await decide(fresh, {
      ...about(taken),
      action: 'appeal.accepted',
      subject: { type: 'appeal', id: 1 },
      after: { status: 'inactive', appeal: 'accepted', kind: 'take_down' },
    });
    for (const action of ['review.held', 'review.activated', 'review.held'] as const)
      await decide(fresh, {
        ...about(held),
        action,
        after: { status: action === 'review.held' ? 'inactive' : 'active' },
      });
    expect(shown).toBeGreaterThan(0);
    const { page } = await fresh.visitor().visit('/transparency');
    const { stars } = page.props as unknown as TransparencyView;
    expect(stars[3]).toMatchObject({ posted: 6, held: 1, hidden: 3, hiddenShare: 0.5 });
    await fresh.close();
  });

  test('what became of reviews counts a hidden review with the star that it had then, though its author changed it since', async () => {
    const fresh = await createWorld();
    const review = await fresh.make.review({ contractor: await fresh.make.contractor(), overall: 1 });
    await decide(fresh, {
      reviewId: review.id,
      overall: 1,
      language: 'english',
      after: { status: 'inactive' },
    });
    await fresh.database.updateTable('reviews').set({ overall: 5 }).where('id', '=', review.id).execute();
    const { page } = await fresh.visitor().visit('/transparency');
    const { stars } = page.props as unknown as TransparencyView;
    expect(stars[0]).toMatchObject({ posted: 1, hidden: 1, hiddenShare: 1 });
    expect(stars[4]).toMatchObject({ posted: 0, hidden: 0 });
    await fresh.close();
  });

  test('what became of reviews outlives their erasure: reviews posted, appeals, their outcomes and hours', async () => {
    const fresh = await createWorld();
    fresh.setNow(new Date('2026-11-21T10:00:00Z'));
    const review = await fresh.make.review({
      contractor: await fresh.make.contractor(),
      overall: 1,
      createdAt: SUMMER,
    });
    const decided = await decide(fresh, { at: SUMMER, reviewId: review.id, overall: 1, language: 'english' });
    const seed = { reviewId: review.id, filedAt: SUMMER, againstDecisionId: decided.id };
    await appeal(fresh, { ...seed, kind: 'put_back', state: 'rejected', hours: 30 });
    await appeal(fresh, { ...seed, kind: 'put_back', state: 'withdrawn', hours: 1 });
    await keepMonths(fresh.database, new Date('2026-11-21T10:00:00Z'));
    const read = async () => {
      // The token of its forms is another one in each document.
      const { formToken: _, ...props } = (await fresh.visitor().visit('/transparency?period=2026-Q3')).page
        .props;
      return props as unknown as TransparencyView;
    };
    const before = await read();
    expect(before.totals).toMatchObject({ appeals: 2, medianHours: 30 });
    await fresh.database
      .updateTable('reviews')
      .set({ deleted_at: new Date('2026-01-01T00:00:00Z') })
      .where('id', '=', review.id)
      .execute();
    await eraseDeletedReviews(fresh.database, new Date('2026-11-21T10:00:00Z'));
    expect(await fresh.database.selectFrom('reviews').select('id').execute()).toEqual([]);
    expect(await read()).toEqual(before);
    await fresh.close();
  });
});

describe('pages held for visitors', () => {
  const PATHS = ['/transparency', '/es/transparency', '/decisions', '/es/decisions'];
  const decisionsOn = async (path: string) => {
    const page = readPage((await world.visitor().get(path)).text);
    const { totals, pagination } = (page?.props ?? {}) as unknown as {
      totals?: { decisions: number };
      pagination?: { total: number };
    };
    return totals?.decisions ?? pagination?.total;
  };

  test('pages held for visitors are the same for the next visitor, until something is appealed: then both languages are drawn anew', async () => {
    // A page is cached for a minute of the real clock.
    world.setNow(new Date());
    const before = await Promise.all(PATHS.map(decisionsOn));
    // Without an announcement nothing is dropped: the pages are really cached.
    await decide(world, { at: AUTUMN });
    expect(await Promise.all(PATHS.map(decisionsOn))).toEqual(before);
    const browser = await world.signedIn({ status: 'inactive' });
    const answer = await browser.send('POST', '/inactive-account/appeal', {
      reason: 'I never wrote what I am said to have written.',
    });
    expect(answer.status).toBe(303);
    expect(await Promise.all(PATHS.map(decisionsOn))).toEqual(before.map((count) => (count ?? 0) + 1));
  });

  test('pages held for visitors show what an administrator decides, with its reason, the moment it is decided', async () => {
    world.setNow(new Date());
    const before = await Promise.all(PATHS.map(decisionsOn));
    const review = await world.make.review({ contractor: await world.make.contractor() });
    const admin = await world.signedIn({ role: 'admin' });
    const { status } = await admin.call('PUT', `/api/admin/reviews/${review.id}/deactivate`, {
      reason: 'It gives the telephone number of a neighbour.',
      reason_code: 'R07',
    });
    expect(status).toBe(200);
    expect(await Promise.all(PATHS.map(decisionsOn))).toEqual(before.map((count) => (count ?? 0) + 1));
    const spanish = readPage((await world.visitor().get('/es/decisions')).text);
    expect((spanish?.props['entries'] as LogView['entries'] | undefined)?.[0]).toMatchObject({
      action: 'review.deactivated',
      reason: { code: 'R07', name: 'Datos personales' },
      contractor: null,
    });
  });

  test('pages held for visitors name a contractor no longer once the author has deleted what was decided about', async () => {
    world.setNow(new Date());
    const contractor = await world.make.contractor();
    const author = await world.signedIn();
    const review = await world.make.review({ contractor, author: author.user });
    const admin = await world.signedIn({ role: 'admin' });
    for (const action of ['deactivate', 'activate'])
      await admin.call('PUT', `/api/admin/reviews/${review.id}/${action}`, {
        reason: 'Looked at twice.',
      });
    const names = async () => (await world.visitor().get('/decisions')).text.includes(contractor.slug);
    expect(await names()).toBe(true);
    expect((await author.call('DELETE', `/api/reviews/${review.id}`)).status).toBe(200);
    expect(await names()).toBe(false);
  });
});

test('red flags are counted by level and outcome, in the period in which they were opened', async () => {
  const reporter = await world.make.user();
  const open = async (level: 'notice' | 'warning' | 'alert', openedAt: Date) =>
    makeRedFlag(world, { contractor: await world.make.contractor(), reporter, level, openedAt });
  const dismissed = await open('alert', AUTUMN);
  await open('alert', AUTUMN);
  await open('warning', SUMMER);
  await world.database
    .updateTable('red_flags')
    .set({ state: 'dismissed', closed_at: AUTUMN })
    .where('id', '=', dismissed.id)
    .execute();
  const none = { reported: 0, published: 0, dismissed: 0, expired: 0 };
  expect((await counts('period=2026-Q4')).redFlags).toEqual([
    { ...none, level: 'notice' },
    { ...none, level: 'warning' },
    { ...none, level: 'alert', reported: 2, dismissed: 1 },
  ]);
});
