import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BusinessView, WaitingView, WrittenReview } from '../../../server/dashboard/views.ts';
import { createWorld, type World } from '../../support/world.ts';
import { makeRedFlag } from '../red-flags/made-red-flag.ts';
import { appeal, decide } from '../transparency/decided.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const owner = async () => {
  const browser = await world.signedIn({ role: 'contractor' });
  return Object.assign(browser, { contractor: await world.make.contractor({ owner: browser.user }) });
};
const propsOf = async (browser: ReturnType<World['visitor']>) =>
  (await browser.visit('/dashboard')).page.props as unknown as {
    business: BusinessView | null;
    waiting: WaitingView;
    admin: Record<string, { open: number; late: number }> | null;
    written: WrittenReview[];
  };

describe('the dashboard', () => {
  test('the dashboard is for those who have signed in', async () => {
    expect((await world.visitor().get('/dashboard')).headers['location']).toBe('/login?next=%2Fdashboard');
  });

  test('the dashboard names a red flag that the contractor has not answered, until it is', async () => {
    const browser = await owner();
    const reporter = await world.make.user();
    const flag = await makeRedFlag(world, { contractor: browser.contractor, reporter });
    const { waiting } = await propsOf(browser);
    expect(waiting.red_flags).toEqual([
      {
        id: flag.id,
        criterion: expect.any(String) as string,
        due_at: '2026-01-16T10:00:00.000Z',
        answer_until: '01/15/2026',
      },
    ]);
    await world.database
      .updateTable('red_flags')
      .set({ answer: 'We came.', answered_at: new Date() })
      .where('id', '=', flag.id)
      .execute();
    expect((await propsOf(browser)).waiting.red_flags).toEqual([]);
  });

  test('the dashboard shows a contractor the active reviews that nobody has answered, the latest first', async () => {
    const browser = await owner();
    const { contractor } = browser;
    const [older, answered, hidden, unanswered] = [
      await world.make.review({ contractor, title: 'Older', createdAt: new Date('2026-01-01') }),
      await world.make.review({ contractor, title: 'Answered' }),
      await world.make.review({ contractor, title: 'Hidden', status: 'inactive' }),
      await world.make.review({ contractor, title: 'Answer taken back', createdAt: new Date('2026-02-01') }),
    ];
    await world.make.response({ review: answered });
    await world.make.response({ review: unanswered, deletedAt: new Date() });
    const { business } = await propsOf(browser);
    expect(business?.to_answer.total).toBe(2);
    expect(business?.to_answer.latest.map(({ id }) => id)).toEqual([unanswered.id, older.id]);
    expect(business?.to_answer.latest.map(({ id }) => id)).not.toContain(hidden.id);
  });

  test('the dashboard counts all of them and names five', async () => {
    const browser = await owner();
    for (let made = 0; made < 7; made += 1) await world.make.review({ contractor: browser.contractor });
    const { business } = await propsOf(browser);
    expect(business?.to_answer.total).toBe(7);
    expect(business?.to_answer.latest).toHaveLength(5);
  });

  test('the dashboard shows nobody the reviews of another business', async () => {
    const [mine, theirs] = [await owner(), await owner()];
    await world.make.review({ contractor: theirs.contractor, title: 'Not yours' });
    expect((await propsOf(mine)).business?.to_answer).toEqual({ total: 0, latest: [] });
  });

  test('the dashboard shows what one wrote, and whether it was answered', async () => {
    const browser = await world.signedIn();
    const contractor = await world.make.contractor({ name: 'Delta Electric' });
    const review = await world.make.review({ contractor, author: browser.user, title: 'Good work' });
    await world.make.response({ review });
    const { business, written } = await propsOf(browser);
    expect(business).toBeNull();
    expect(written).toEqual([
      {
        id: review.id,
        title: 'Good work',
        overall: 4,
        contractor: { name: 'Delta Electric', slug: contractor.slug },
        answered: true,
        displayStatus: 'active',
        created_at: expect.any(String),
      },
    ]);
  });

  test('the dashboard says of a review that one wrote whether it is on hold or was taken down', async () => {
    const browser = await world.signedIn();
    const contractor = await world.make.contractor();
    const made = { contractor, author: browser.user, status: 'inactive' as const };
    const held = await world.make.review({ ...made, title: 'On hold' });
    await world.database
      .updateTable('reviews')
      .set({ hold_signals: JSON.stringify(['contact_details']) })
      .where('id', '=', held.id)
      .execute();
    await world.make.review({ ...made, title: 'Taken down' });
    const { written } = await propsOf(browser);
    expect(written.map(({ title, displayStatus: current }) => `${title}: ${current}`).sort()).toEqual([
      'On hold: held',
      'Taken down: inactive',
    ]);
  });

  test('the dashboard masks listed words in titles', async () => {
    const fresh = await createWorld();
    await fresh.database.insertInto('bad_words').values({ word: 'gadzooks', language: 'english' }).execute();
    const browser = await fresh.signedIn();
    await fresh.make.review({
      contractor: await fresh.make.contractor(),
      author: browser.user,
      title: 'Gadzooks, a leak',
    });
    const { written } = (await browser.visit('/dashboard')).page.props as unknown as {
      written: WrittenReview[];
    };
    expect(written[0]?.title).toBe('G------s, a leak');
    await fresh.close();
  });

  test('the dashboard tells a contractor whose place is not known that nobody near finds them', async () => {
    const browser = await owner();
    expect((await propsOf(browser)).business?.complete).toBe(true);
    await world.database
      .updateTable('profiles')
      .set({ city: null })
      .where('id', '=', browser.contractor.id)
      .execute();
    await browser.call('PATCH', '/api/profile/all-basic-info', { name: 'Same' });
    expect((await propsOf(browser)).business?.complete).toBe(false);
  });
});

describe('what waits for me', () => {
  const waitingOf = async (browser: ReturnType<World['visitor']>) => (await propsOf(browser)).waiting;

  test('what waits for me is nothing, at first, but a place', async () => {
    expect(await waitingOf(await world.signedIn())).toEqual({
      red_flags: [],
      quotes: [],
      ratings: [],
      appeals: [],
      decision_appeals: [],
      statements: { total: 0, latest: [] },
      claims: [],
      invitations: [],
      setup: ['place'],
    });
  });

  test('what waits for me names my open appeals with their deadline, and those against reviews I wrote', async () => {
    const contractorSide = await owner();
    const author = await world.signedIn();
    const { contractor } = contractorSide;
    const review = await world.make.review({ contractor, author: author.user, title: 'Crooked fence' });
    const decided = await world.make.review({ contractor, author: author.user });
    await appeal(world, { reviewId: review.id, appellantUserId: contractorSide.user.id });
    await appeal(world, { reviewId: decided.id, appellantUserId: contractorSide.user.id, state: 'rejected' });
    const open = {
      review_id: review.id,
      kind: 'take_down',
      title: 'Crooked fence',
      contractor: { name: contractor.name, slug: contractor.slug },
      filed_at: '2026-11-21T10:00:00.000Z',
      due_at: '2026-11-28T10:00:00.000Z',
      is_late: false,
    };
    expect((await waitingOf(contractorSide)).appeals).toEqual([{ ...open, is_mine: true }]);
    expect((await waitingOf(author)).appeals).toEqual([{ ...open, is_mine: false }]);
    expect((await waitingOf(await world.signedIn())).appeals).toEqual([]);
  });

  test('an appeal of a review of mine that I filed myself is named once, as mine', async () => {
    const author = await world.signedIn();
    const contractor = await world.make.contractor();
    const review = await world.make.review({ contractor, author: author.user, status: 'inactive' });
    await appeal(world, { reviewId: review.id, kind: 'put_back', appellantUserId: author.user.id });
    const { appeals } = await waitingOf(author);
    expect(appeals.map(({ is_mine, kind }) => ({ is_mine, kind }))).toEqual([
      { is_mine: true, kind: 'put_back' },
    ]);
  });

  test('what waits for me names decisions whose statement I have not read, in my language, the latest first', async () => {
    const browser = await world.signedIn({ language: 'mexican_spanish' });
    const { id: userId } = browser.user;
    const concerned = [{ userId, party: 'author' as const, appealUntil: '2027-05-20' }];
    const { id: read } = await decide(world, { concerned });
    const review = await world.make.review({
      contractor: await world.make.contractor(),
      author: browser.user,
      status: 'inactive',
    });
    const { id: unread } = await decide(world, { concerned, reviewId: review.id });
    await world.database
      .updateTable('decision_statements')
      .set({ read_at: new Date() })
      .where('decision_id', '=', read)
      .execute();
    const somebodyElse = await world.make.user();
    await decide(world, { concerned: [{ userId: somebodyElse.id, party: 'author', appealUntil: null }] });
    expect((await waitingOf(browser)).statements).toEqual({
      total: 1,
      latest: [
        {
          decision_id: unread,
          action: 'review.deactivated',
          reason: { code: 'R07', name: 'Datos personales' },
          decided_at: '2026-11-21T10:00:00.000Z',
          appeal_until: '2027-05-20',
        },
      ],
    });
  });

  test('what waits for me names pages I asked to take over, until that is decided', async () => {
    const browser = await world.signedIn();
    const [asked, closed] = [await world.make.contractor(), await world.make.contractor()];
    const mine = { user: browser.user, dueAt: new Date('2026-12-01T10:00:00Z') };
    await world.make.claim({ ...mine, contractor: asked });
    await world.make.claim({ ...mine, contractor: closed, state: 'rejected', closedAt: new Date() });
    const { claims } = await waitingOf(browser);
    expect(claims.map(({ contractor, due_at }) => ({ slug: contractor.slug, due_at }))).toEqual([
      { slug: asked.slug, due_at: '2026-12-01T10:00:00.000Z' },
    ]);
  });

  test('what waits for me asks a business for what is missing on its page', async () => {
    const browser = await owner();
    expect((await waitingOf(browser)).setup).toEqual(['phone', 'license', 'business', 'languages']);
    await browser.call('PATCH', '/api/profile/all-basic-info', {
      phone: '(559) 555-0134',
      year_founded: 1998,
      crew_size: 4,
      languages: ['english'],
    });
    expect((await waitingOf(browser)).setup).toEqual(['license']);
  });
});

describe('the admin area', () => {
  test('the admin area is pointed out to administrators, with what waits there, and to nobody else', async () => {
    const review = await world.make.review({ contractor: await world.make.contractor() });
    const admin = await world.signedIn({ role: 'admin' });
    const before = (await propsOf(admin)).admin;
    await appeal(world, { reviewId: review.id });
    expect((await propsOf(admin)).admin).toEqual({
      ...before,
      appeals: { open: (before?.['appeals']?.open ?? 0) + 1, late: 0 },
    });
    for (const browser of [await world.signedIn(), await owner()])
      expect((await propsOf(browser)).admin).toBeNull();
  });
});

describe('statistics', () => {
  test('statistics count a business’s active reviews of twelve months, what was answered and who would hire again', async () => {
    world.setNow(new Date('2026-11-21T10:00:00Z'));
    const browser = await owner();
    const { contractor } = browser;
    const november = new Date('2026-11-02T00:00:00Z');
    const good = await world.make.review({ contractor, overall: 5, createdAt: november });
    await world.make.review({
      contractor,
      overall: 2,
      createdAt: november,
      facts: { would_hire_again: 'no' },
    });
    await world.make.review({ contractor, overall: 3, createdAt: new Date('2025-12-01T00:00:00Z') });
    await world.make.review({ contractor, overall: 1, createdAt: new Date('2025-11-30T23:59:59Z') });
    await world.make.review({ contractor, overall: 1, createdAt: november, status: 'inactive' });
    await world.make.response({ review: good });
    const statistics = (await propsOf(browser)).business?.statistics;
    expect(statistics).toMatchObject({
      histogram: [0, 1, 1, 0, 1],
      reviews: 3,
      answered: 1,
      hire_yes: 2,
      hire_no: 1,
    });
    expect(statistics?.mean).toBeCloseTo(10 / 3, 9);
    expect(statistics?.months).toHaveLength(12);
    expect(statistics?.months[0]).toEqual({ month: '2025-12', reviews: 1, mean: 3 });
    expect(statistics?.months[1]).toEqual({ month: '2026-01', reviews: 0, mean: null });
    expect(statistics?.months[11]).toEqual({ month: '2026-11', reviews: 2, mean: 3.5 });
  });
});

describe('cost', () => {
  const queriesOf = async (browser: ReturnType<World['visitor']>) => {
    await propsOf(browser);
    const spy = vi.spyOn(world.database.getExecutor(), 'executeQuery');
    await propsOf(browser);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };

  test('cost does not grow with what there is: nine queries for a homeowner, twenty for a contractor', async () => {
    const contractorSide = await owner();
    const author = await world.signedIn();
    for (let made = 0; made < 4; made += 1) {
      const review = await world.make.review({ contractor: contractorSide.contractor, author: author.user });
      await appeal(world, { reviewId: review.id, appellantUserId: contractorSide.user.id });
    }
    expect(await queriesOf(author)).toBeLessThanOrEqual(9);
    expect(await queriesOf(contractorSide)).toBeLessThanOrEqual(20);
  });
});
