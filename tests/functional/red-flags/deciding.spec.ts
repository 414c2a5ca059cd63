import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { RedFlagCasesView } from '../../../server/moderation/red-flags/views.ts';
import type { RedFlagsView, RedFlagView } from '../../../server/red-flags/views.ts';
import type { Browser } from '../../support/browser.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { makeRedFlag } from './made-red-flag.ts';

const NOW = new Date('2026-02-01T15:00:00Z');
const WHY = {
  publish: { reason: 'Contract and bank transfer show it.', reason_code: 'P02' },
  dismiss: { reason: 'The work began on the agreed day.', reason_code: 'K01' },
  end: { reason: 'The deposit was returned on Friday.', reason_code: 'E02' },
  expedite: { reason: 'The scaffold may fall on the sidewalk.' },
} as const;
type TransitionCall = keyof typeof WHY;
const CALLS = {
  publish: 'api.admin.red_flags.publish',
  dismiss: 'api.admin.red_flags.dismiss',
  end: 'api.admin.red_flags.end',
  expedite: 'api.admin.red_flags.expedite',
} as const;

let world: World;
let owner: Person;
let reporter: Person;
let ada: Person;
let otto: Person;
let firm: MadeContractor;
beforeAll(async () => {
  world = await createWorld();
  ada = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  otto = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow(NOW);
  owner = await world.signedIn({ language: 'mexican_spanish' });
  reporter = await world.signedIn();
  firm = await world.make.contractor({ owner: owner.user, name: 'Acme Roofs', region: 'US-AZ' });
});

type Seed = Omit<Parameters<typeof makeRedFlag>[1], 'contractor' | 'reporter'>;
const flagged = (seed: Seed = {}) =>
  makeRedFlag(world, { contractor: firm, reporter: reporter.user, ...seed });
const decide = (transition: TransitionCall, id: number, version: number, by: Browser = ada) =>
  by.call('PUT', route(CALLS[transition], { id }), { ...WHY[transition], version });
const rowOf = (id: number) =>
  world.database.selectFrom('red_flags').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const decisionsAbout = (id: number) =>
  world.database
    .selectFrom('decisions')
    .selectAll()
    .where('subject_type', '=', 'red_flag')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
const firmRow = () =>
  world.database
    .selectFrom('contractors')
    .select(['red_flag_level', 'standing_score'])
    .where('id', '=', firm.id)
    .executeTakeFirstOrThrow();
const show = async (id: number, by: Browser = world.visitor()) =>
  (await by.visit(route('red_flags.show', { id }))).page.props['flag'] as RedFlagView;

describe('publishing a warning', () => {
  test('publishing a warning shows it to everybody with both sides, and takes 0.10 off the order', async () => {
    const before = (await firmRow()).standing_score;
    const { id, version } = await flagged();
    expect((await decide('publish', id, version)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'published', expires_on: '2027-02-01' });
    const after = await firmRow();
    expect(after.red_flag_level).toBe('warning');
    expect(before - after.standing_score).toBeCloseTo(0.1, 9);
    expect(await show(id)).toMatchObject({ isPublic: true, outcome: { reason: WHY.publish.reason } });
    const { page } = await world.visitor().visit(route('contractors.show', { slug: firm.slug }));
    expect(page.props['redFlags']).toMatchObject([{ id, level: 'warning' }]);
    const api = await world.visitor().get(route('api.contractor', { id: firm.id }));
    expect(JSON.parse(api.text)).toMatchObject({ contractor: { red_flag: 'warning' } });
    const home = await world.visitor().visit('/');
    expect((home.page.props['redFlags'] as { flags: object[] }).flags[0]).toMatchObject({ id });
  });

  test('publishing a warning is one decision in the chain, told to both sides; only the contractor may appeal', async () => {
    const { id, version } = await flagged();
    await decide('publish', id, version);
    const [decision] = await decisionsAbout(id);
    expect(decision).toMatchObject({
      action: 'red_flag.published',
      reason_code: 'P02',
      contractor_id: firm.id,
    });
    const statements = await world.database
      .selectFrom('decision_statements')
      .select(['user_id', 'party', 'appeal_until'])
      .where('decision_id', '=', decision?.id ?? 0)
      .orderBy('id')
      .execute();
    expect(statements).toEqual([
      { user_id: owner.user.id, party: 'contractor', appeal_until: '2026-07-31' },
      { user_id: reporter.user.id, party: 'author', appeal_until: null },
    ]);
    await expect
      .poll(async () => (await mailsTo(world, owner.user.email)).at(-1)?.subject)
      .toBe('El foco rojo sobre Acme Roofs es público');
    const page = await owner.visit(route('decisions.show', { id: decision?.id ?? 0 }));
    expect(page.text).toContain('appeal_decision');
  });

  test('publishing a warning is refused while the time to answer runs, and with words alone', async () => {
    const early = await flagged({ answerDueAt: new Date(NOW.getTime() + 1) });
    const bare = await flagged({ recordUrl: null, criterion: 'no_permit' });
    for (const { id, version } of [early, bare]) {
      expect((await decide('publish', id, version)).status).toBe(409);
      expect(await rowOf(id)).toMatchObject({ state: 'open' });
      expect(await decisionsAbout(id)).toEqual([]);
    }
  });

  test('publishing a warning is refused to everybody but administrators, with an unknown code, and for an unknown id', async () => {
    const { id, version } = await flagged();
    expect((await decide('publish', id, version, owner)).status).toBe(403);
    expect((await decide('publish', id, version, reporter)).status).toBe(403);
    expect((await decide('publish', id, version, world.visitor())).status).toBe(401);
    expect((await decide('publish', 2_000_000_000, version)).status).toBe(404);
    const url = route('api.admin.red_flags.publish', { id });
    expect((await ada.call('PUT', url, { ...WHY.publish, reason_code: 'R21', version })).status).toBe(422);
    expect((await ada.call('PUT', url, WHY.publish)).status).toBe(422);
    expect(await rowOf(id)).toMatchObject({ state: 'open' });
  });

  test('publishing a warning is refused to the administrator who reported it', async () => {
    const { id, version } = await flagged();
    await world.database
      .updateTable('red_flags')
      .set({ reporter_user_id: ada.user.id })
      .where('id', '=', id)
      .execute();
    expect((await decide('publish', id, version)).status).toBe(403);
    expect((await decide('publish', id, version, otto)).status).toBe(200);
  });
});

describe('an alert', () => {
  test('an alert is published by a second administrator, and takes 0.25 off the order', async () => {
    const before = (await firmRow()).standing_score;
    const { id, version } = await flagged({ criterion: 'deposit_not_started', level: 'alert' });
    const first = await decide('publish', id, version);
    expect(first.json()).toMatchObject({ decision_id: null });
    expect(await rowOf(id)).toMatchObject({ state: 'open', approved_by_user_id: ada.user.id });
    expect((await world.visitor().get(route('red_flags.show', { id }))).status).toBe(404);

    expect((await decide('publish', id, version + 1)).status).toBe(409);
    expect((await decide('publish', id, version, otto)).status).toBe(409);
    expect((await decide('publish', id, version + 1, otto)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'published' });
    expect(before - (await firmRow()).standing_score).toBeCloseTo(0.25, 9);
    expect(await decisionsAbout(id)).toMatchObject([
      { decided_by_user_id: otto.user.id, before: { approved_by: ada.user.id } },
    ]);
  });

  test('an alert loses its first approval when the contractor answers', async () => {
    const { id, version } = await flagged({ criterion: 'deposit_not_started', level: 'alert' });
    await decide('publish', id, version);
    const answer = 'We have returned the deposit; the transfer is attached.';
    await owner.submit(route('red_flags.answer', { id }), { answer, kept: '', files: '' });
    expect((await decide('publish', id, version + 1, otto)).status).toBe(409);
    expect(await rowOf(id)).toMatchObject({ state: 'open', approved_by_user_id: null });
  });
});

describe('two at once', () => {
  test('two at once publish a warning once; the other one reads what was decided', async () => {
    const { id, version } = await flagged();
    const answers = await Promise.all([
      decide('publish', id, version, ada),
      decide('publish', id, version, otto),
      decide('publish', id, version, ada),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json()).toMatchObject({ decision: { action: 'red_flag.published' } });
    expect(await decisionsAbout(id)).toHaveLength(1);
  });

  test('two at once never approve an alert twice by reading the same', async () => {
    const { id, version } = await flagged({ criterion: 'deposit_not_started', level: 'alert' });
    const answers = await Promise.all([
      decide('publish', id, version, ada),
      decide('publish', id, version, otto),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await rowOf(id)).toMatchObject({ state: 'open' });
  });

  test('two at once publish and dismiss: one of them', async () => {
    const { id, version } = await flagged();
    const answers = await Promise.all([
      decide('publish', id, version, ada),
      decide('dismiss', id, version, otto),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await decisionsAbout(id)).toHaveLength(1);
  });

  test('evidence that is removed during the decision makes it a conflict', async () => {
    const { id, version } = await flagged();
    const change = { body: 'x'.repeat(90), record_url: 'https://other.example.gov/1', kept: '', files: '' };
    await reporter.submit(route('red_flags.update', { id }), change);
    expect((await decide('publish', id, version)).status).toBe(409);
    await reporter.submit(route('red_flags.withdraw', { id }), {});
    const late = await decide('publish', id, version + 2);
    expect(late.status).toBe(409);
    expect(late.json().message).toContain('has withdrawn');
  });
});

describe('dismissing, ending and shortening', () => {
  test('a dismissed one is never public; both sides read why', async () => {
    const { id, version } = await flagged();
    expect((await decide('dismiss', id, version)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'dismissed' });
    expect((await world.visitor().get(route('red_flags.show', { id }))).status).toBe(404);
    expect(await show(id, reporter)).toMatchObject({ outcome: { reason: WHY.dismiss.reason } });
    expect((await decide('publish', id, version + 1, otto)).status).toBe(409);
  });

  test('one that ends early gives the rank back, and its page stays', async () => {
    const before = (await firmRow()).standing_score;
    const { id, version } = await flagged();
    await decide('publish', id, version);
    expect((await decide('end', id, version + 1)).status).toBe(200);
    expect(await firmRow()).toMatchObject({ red_flag_level: null, standing_score: before });
    expect(await show(id)).toMatchObject({ state: 'ended', isPublic: true });
    const list = async (status: string) =>
      (await world.visitor().visit(`/red-flags?status=${status}`)).page.props as unknown as RedFlagsView;
    expect((await list('past')).flags.map((flag) => flag.id)).toContain(id);
    expect((await list('')).flags.map((flag) => flag.id)).not.toContain(id);
  });

  test('the time to answer is shortened once to 48 hours, with a reason, and never restarted', async () => {
    const { id, version } = await flagged({
      openedAt: NOW,
      answerDueAt: new Date('2026-02-12T10:00:00Z'),
    });
    expect((await decide('expedite', id, version)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      answer_due_at: new Date('2026-02-03T15:00:00Z'),
      is_urgent: true,
    });
    expect((await decide('publish', id, version + 1)).status).toBe(409);
    expect((await decide('expedite', id, version + 1)).status).toBe(409);
    world.setNow(new Date('2026-02-03T15:00:00Z'));
    expect((await decide('publish', id, version + 1)).status).toBe(200);
  });
});

test('the queue shows what is open with its reporter, but not to whom it concerns', async () => {
  const { id } = await flagged();
  const adminPage = async (by: Browser, query = '') =>
    (await by.visit(`/admin/red-flags?open=${id}&per_page=100${query}`)).page
      .props as unknown as RedFlagCasesView;
  const seen = await adminPage(ada);
  expect(seen.cases.rows.map((row) => row.id)).toContain(id);
  expect(seen.opened).toMatchObject({ reporter: { id: reporter.user.id }, can: ['publish', 'dismiss'] });
  expect(seen.admin.waiting.red_flags.open).toBeGreaterThan(0);
  await world.database
    .updateTable('red_flags')
    .set({ reporter_user_id: ada.user.id })
    .where('id', '=', id)
    .execute();
  expect(await adminPage(ada)).toMatchObject({ opened: null });
  expect((await owner.get('/admin/red-flags')).status).toBe(403);
  expect((await ada.get('/admin/red-flags.csv')).text).toContain('Acme Roofs');
});

test('the list is narrowed by state, trade and level, and pages keep the choice', async () => {
  const { id, version } = await flagged();
  await decide('publish', id, version);
  const found = async (query: string) => {
    const { page } = await world.visitor().visit(`/es/red-flags?${query}`);
    return (page.props as unknown as RedFlagsView).flags.map((flag) => flag.id);
  };
  expect(await found('region=arizona&level=warning')).toContain(id);
  expect(await found('region=jalisco')).not.toContain(id);
  expect(await found('level=alert')).not.toContain(id);
  expect(await found('trade=no-such-trade&page=99999&region=%27')).toContain(id);
});

describe('the moves that the desk offers', () => {
  const opened = async (id: number, by: Browser = ada) =>
    ((await by.visit(`/admin/red-flags?open=${id}`)).page.props as unknown as RedFlagCasesView).opened;

  test('the moves that the admin area offers leave out shortening in the last 48 hours, which would answer 409', async () => {
    const long = await flagged({ openedAt: NOW, answerDueAt: new Date('2026-02-12T10:00:00Z') });
    const short = await flagged({
      openedAt: NOW,
      answerDueAt: new Date('2026-02-03T14:59:00Z'),
      criterion: 'no_permit',
    });
    expect((await opened(long.id))?.can).toEqual(['dismiss', 'expedite']);
    expect((await opened(short.id))?.can).toEqual(['dismiss']);
    expect((await decide('expedite', short.id, short.version)).status).toBe(409);
  });

  test('the moves that the admin area offers leave out ending while an appeal against the publication is open, which would answer 409', async () => {
    const { id, version } = await flagged();
    await decide('publish', id, version);
    expect((await opened(id))?.can).toEqual(['end']);
    const [against] = await decisionsAbout(id);
    await world.make.decisionAppeal({ against: { id: against?.id ?? 0 }, by: owner.user });
    expect((await opened(id))?.can).toEqual([]);
    const refused = await decide('end', id, version + 1);
    expect(refused.status).toBe(409);
    expect(await rowOf(id)).toMatchObject({ state: 'published' });
  });

  test('the moves that the admin area offers say of an alert that the first administrator only approves it', async () => {
    const { id, version } = await flagged({ criterion: 'deposit_not_started', level: 'alert' });
    expect(await opened(id)).toMatchObject({ isFirstApproval: true, can: ['publish', 'dismiss'] });
    await decide('publish', id, version);
    expect(await opened(id, otto)).toMatchObject({ isFirstApproval: false, can: ['publish', 'dismiss'] });
    expect((await opened(id))?.can).toEqual(['dismiss']);
  });
});
