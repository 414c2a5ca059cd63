import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { route } from '../../../common/routes/route-table.ts';
import type { RedFlagView } from '../../../server/red-flags/views.ts';
import type { MadeContractor } from '../../support/factories.ts';
import { mailsTo } from '../../support/mails.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { BODY, RECORD } from './made-red-flag.ts';

const NOW = new Date('2026-11-02T15:00:00Z');
const REPORT = {
  criterion: 'deposit_not_started',
  relation: 'none',
  body: BODY,
  happened_on: '2026-06-01',
  record_url: RECORD,
  files: '',
};
const ANSWER = 'The permit came three weeks late. We start on Monday, and the customer knows the day.';

let world: World;
let owner: Person;
let reporter: Person;
let firm: MadeContractor;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.signedIn({ name: 'Olga Owner', language: 'mexican_spanish' });
  reporter = await world.signedIn({ name: 'Rita Reporter' });
  firm = await world.make.contractor({ owner: owner.user, name: 'Acme Roofs' });
});

const report = (changes: object = {}, by = reporter, slug = firm.slug) =>
  by.submit(
    route('red_flags.store', { slug }),
    { ...REPORT, ...changes },
    {
      from: route('red_flags.create', { slug }),
    },
  );
const flags = () =>
  world.database.selectFrom('red_flags').selectAll().where('contractor_id', '=', firm.id).execute();
const latest = async () => {
  const [flag] = await flags();
  if (!flag) throw new Error('nothing was reported');
  return flag;
};
const read = async (by: Person | ReturnType<World['visitor']>, id: number) => {
  const answer = await by.get(route('red_flags.show', { id }));
  if (answer.status !== 200) return answer.status;
  return (await by.visit(route('red_flags.show', { id }))).page.props['flag'] as RedFlagView;
};

describe('reporting a red flag', () => {
  test('reporting a red flag keeps it from everybody but both sides, and tells the contractor in their language', async () => {
    await report();
    const flag = await latest();
    expect(flag).toMatchObject({
      criterion: 'deposit_not_started',
      level: 'alert',
      state: 'open',
      reporter_user_id: reporter.user.id,
      answer_due_at: new Date('2026-11-13T10:00:00Z'),
    });
    expect(await read(world.visitor(), flag.id)).toBe(404);
    expect(await read(await world.signedIn(), flag.id)).toBe(404);
    expect(await read(reporter, flag.id)).toMatchObject({ viewerIs: 'reporter', phase: 'answering' });
    expect(await read(owner, flag.id)).toMatchObject({
      viewerIs: 'contractor',
      answerUntil: { unit: 'day', date: '11/12/2026' },
      can: { answer: true, change: false },
    });
    await expect
      .poll(async () => (await mailsTo(world, owner.user.email)).at(-1)?.subject)
      .toContain('Se reportó un foco rojo sobre Acme Roofs');
    const notified = (await mailsTo(world, owner.user.email)).at(-1);
    expect(notified?.plain_text).toContain('12 nov 2026');
    expect(`${notified?.plain_text}${notified?.html}`).not.toContain('Rita');
    const { red_flag_level } = await world.database
      .selectFrom('contractors')
      .select('red_flag_level')
      .where('id', '=', firm.id)
      .executeTakeFirstOrThrow();
    expect(red_flag_level).toBeNull();
  });

  test.each([
    ['an account alone, without file or record', { record_url: '' }, 'files'],
    ['too few words', { body: 'They took my money.' }, 'body'],
    ['a phone number in it', { body: `${BODY} Call 602-555-0123.` }, 'body'],
    ['an address that is none', { record_url: 'javascript:alert(1)' }, 'record_url'],
    ['a day in the future', { happened_on: '2026-12-24' }, 'happened_on'],
    ['what happened too long ago', { happened_on: '2009-01-01' }, 'happened_on'],
    ['an expired license, which the product finds itself', { criterion: 'license_expired' }, 'criterion'],
    ['the reporter’s own employer', { relation: 'employer' }, 'relation'],
    ['a competitor', { relation: 'competitor' }, 'relation'],
    ['files of somebody else', { files: '2147483647' }, 'files'],
  ])('reporting a red flag is refused for %s', async (_what, changes, field) => {
    const { page } = await report(changes);
    expect(Object.keys((page.props['errors'] ?? {}) as object)).toEqual([field]);
    expect(await flags()).toEqual([]);
  });

  test('reporting a red flag is refused for one’s own business, without an account and without a confirmed address', async () => {
    const own = await report({}, owner);
    expect(own.page.component).toBe('red-flags/create');
    const unverified = await world.signedIn({ emailVerified: false });
    await report({}, unverified);
    const visitor = world.visitor();
    await visitor.submit(route('red_flags.store', { slug: firm.slug }), REPORT);
    expect(await flags()).toEqual([]);
  });

  test('a second report of the same is refused while the first is open, and the sixth of a day', async () => {
    await report();
    await report();
    expect(await flags()).toHaveLength(1);
    const others = ['abandoned_job', 'no_permit', 'over_quote', 'retaliation', 'fraud_judgment'];
    for (const criterion of others) await report({ criterion });
    expect(await flags()).toHaveLength(5);
  });

  test('an unknown or hidden business answers 404', async () => {
    expect((await reporter.get(route('red_flags.create', { slug: 'nobody-there' }))).status).toBe(404);
  });
});

describe('an open red flag', () => {
  test('an open red flag is answered by the contractor, and the reporter is told', async () => {
    await report();
    const { id } = await latest();
    await owner.submit(route('red_flags.answer', { id }), { answer: ANSWER, kept: '', files: '' });
    expect(await latest()).toMatchObject({ answer: ANSWER, version: 2 });
    expect(await read(reporter, id)).toMatchObject({ answer: { body: ANSWER } });
    await expect
      .poll(async () => (await mailsTo(world, reporter.user.email)).at(-1)?.subject)
      .toBe('Acme Roofs answered the red flag you reported');
  });

  test('an open red flag is neither answered nor changed by anybody else', async () => {
    await report();
    const { id } = await latest();
    const stranger = await world.signedIn();
    const answer = { answer: ANSWER, kept: '', files: '' };
    const change = { body: BODY, record_url: RECORD, kept: '', files: '' };
    for (const by of [stranger, reporter]) await by.submit(route('red_flags.answer', { id }), answer);
    for (const by of [stranger, owner]) await by.submit(route('red_flags.update', { id }), change);
    for (const by of [stranger, owner]) await by.submit(route('red_flags.withdraw', { id }), {});
    expect(await latest()).toMatchObject({ answer: null, version: 1, state: 'open' });
  });

  test('an open red flag gets other evidence from its reporter, never none, and can be withdrawn', async () => {
    await report();
    const { id } = await latest();
    const change = { body: `${BODY} Still nothing.`, kept: '', files: '' };
    await reporter.submit(route('red_flags.update', { id }), { ...change, record_url: '' });
    expect(await latest()).toMatchObject({ body: BODY, version: 1 });
    await reporter.submit(route('red_flags.update', { id }), { ...change, record_url: `${RECORD}?p=2` });
    expect(await latest()).toMatchObject({ record_url: `${RECORD}?p=2`, version: 2 });
    await reporter.submit(route('red_flags.withdraw', { id }), {});
    expect(await latest()).toMatchObject({ state: 'withdrawn', closed_at: NOW });
    await owner.submit(route('red_flags.answer', { id }), { answer: ANSWER, kept: '', files: '' });
    expect(await latest()).toMatchObject({ answer: null });
  });
});
