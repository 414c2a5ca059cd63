import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, route } from '../../../../common/routes/route-table.ts';
import { verifyChain } from '../../../../server/decisions/verify-chain.ts';
import type { DecisionSummary } from '../../../../server/decisions/decision-summary.ts';
import type { Browser } from '../../../support/browser.ts';
import { statusesOf } from '../../../support/at-once.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { callsTable, type Call } from './calls.ts';
import { createCases, createCast, REASON, WISH, type Cases, type Cast } from './cast.ts';

let world: World;
let cast: Cast;
let cases: Cases;

beforeAll(async () => {
  world = await createWorld();
  const made = await createCast(world);
  cast = made;
  cases = createCases(world, made);
});
afterAll(() => world.close());

const DECIDING = callsTable(() => cases).filter(
  ({ call }) => call.startsWith('api.admin.') && !/search|update_appeal/.test(call),
);
const send = (browser: Browser, { name, url, body }: Call) => browser.call(ROUTES[name].method, url, body);
const countDecisions = async (): Promise<number> => {
  const count = sql<number>`count(*)::integer`.as('count');
  return (await world.database.selectFrom('decisions').select(count).executeTakeFirstOrThrow()).count;
};
/** Everything a decision may touch, to be compared with itself. */
const everything = async () => ({
  reviews: await world.database.selectFrom('reviews').selectAll().orderBy('id').execute(),
  versions: await world.database.selectFrom('review_versions').selectAll().orderBy('id').execute(),
  responses: await world.database.selectFrom('review_responses').selectAll().orderBy('id').execute(),
  responseVersions: await world.database
    .selectFrom('review_response_versions')
    .selectAll()
    .orderBy('id')
    .execute(),
  appeals: await world.database.selectFrom('appeals').selectAll().orderBy('id').execute(),
  statements: await world.database.selectFrom('decision_statements').selectAll().orderBy('id').execute(),
  ratings: await world.database
    .selectFrom('contractors')
    .select(['id', 'histogram', 'responses_count'])
    .orderBy('id')
    .execute(),
  decisions: await countDecisions(),
});

describe.each(DECIDING)('$call', ({ call, prepare }) => {
  // Otto made the decisions that are appealed; here two others act.
  test('two administrators at once: one decides, the other sees what happened', async () => {
    const third = await world.signedIn({ role: 'admin', name: 'Theo Third' });
    await third.token();
    const made = await prepare();
    const before = await countDecisions();
    const answers = await Promise.all([send(cast.admin, made), send(third, made)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await countDecisions()).toBe(before + 1);
    const refused = answers
      .find(({ status }) => status === 409)
      ?.json<{ message: string; decision: DecisionSummary }>();
    expect(['Ada Admin', 'Theo Third']).toContain(refused?.decision.decided_by);
    expect(refused?.message).not.toBe('');
    await world.database.updateTable('users').set({ role: 'user' }).where('id', '=', third.user.id).execute();
  });

  test('a double click decides once', async () => {
    const made = await prepare();
    const before = await countDecisions();
    const first = await send(cast.admin, made);
    const second = await send(cast.admin, made);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(await countDecisions()).toBe(before + 1);
    expect(second.json<{ decision: DecisionSummary }>().decision.decided_by).toBe('Ada Admin');
  });

  test('a decision that cannot be written leaves nothing half done', async () => {
    const made = await prepare();
    const before = await everything();
    await sql`create function refuse_decision() returns trigger language plpgsql
      as $$ begin raise exception 'the chain is broken'; end $$`.execute(world.database);
    await sql`create trigger refused before insert on decisions
      for each row execute function refuse_decision()`.execute(world.database);
    const failed = await send(cast.admin, made);
    await sql`drop function refuse_decision cascade`.execute(world.database);
    expect(failed.status).toBe(500);
    expect(await everything()).toEqual(before);
    expect((await send(cast.admin, made)).status).toBe(200);
  });

  test('what came after the administrator looked is a conflict that shows it', async () => {
    const made = await prepare();
    const isResponse = call.includes('responses');
    const id = Number(/\d+/.exec(made.url)?.[0] ?? made.body?.['responseId']);
    const about = isResponse
      ? ({ action: 'response.edited', subject: { type: 'response', id } } as const)
      : ({ action: 'review.edited', subject: { type: 'review', id }, review: { id } } as const);
    const seen = await world.make.decision({ ...about, by: cast.otherAdmin.user });
    const later = await world.make.decision({
      ...about,
      by: cast.otherAdmin.user,
      reasonText: 'Came later.',
    });
    const stale = await send(cast.admin, { ...made, body: { ...made.body, last_decision_id: seen.id } });
    expect(stale.status).toBe(409);
    expect(stale.json()).toMatchObject({
      message: 'Someone else just decided this.',
      decision: {
        id: later.id,
        action: about.action,
        reason: 'Came later.',
        reason_code: 'R13',
        decided_by: 'Otto Admin',
        subject: about.subject,
      },
    });
    const fresh = await send(cast.admin, { ...made, body: { ...made.body, last_decision_id: later.id } });
    expect(fresh.status).toBe(200);
  });
});

describe('sides and administrators at once', () => {
  test('two appeals filed at once: one is open', async () => {
    const { id } = await cases.active();
    const url = route('api.reviews.appeal', { id });
    const answers = await Promise.all(
      [1, 2, 3].map(() => cast.owner.call('POST', url, { on_appeal_reason: WISH })),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(await appealsOf(id)).toEqual([{ state: 'open' }]);
  });

  test.each(['api.admin.reviews.accept', 'api.admin.reviews.reject'] as const)(
    'an appeal is turned off while it is decided (%s): one of the two happens',
    async (name) => {
      const { id } = await cases.takeDownAppeal();
      const before = await countDecisions();
      const [off, decided] = await Promise.all([
        cast.owner.call('POST', route('api.reviews.off_appeal', { id }), { off_appeal_reason: WISH }),
        cast.admin.call('PUT', route(name, { id })),
      ]);
      expect(statusesOf([off, decided])).toEqual([200, 409]);
      const decisions = (await countDecisions()) - before;
      const state = name.endsWith('accept') ? 'accepted' : 'rejected';
      expect([await appealsOf(id), decisions]).toEqual(
        off.status === 200 ? [[{ state: 'withdrawn' }], 0] : [[{ state }], 1],
      );
    },
  );

  test('sides and administrators at once: accepted and rejected at once: one of the two', async () => {
    const { id } = await cases.takeDownAppeal();
    const answers = await Promise.all(
      (['accept', 'reject'] as const).map((outcome) =>
        cast.admin.call('PUT', route(`api.admin.reviews.${outcome}`, { id })),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await appealsOf(id)).toHaveLength(1);
  });

  test('a review is deleted by its author while it is taken down: nobody finds a half of it', async () => {
    const { id } = await cases.takeDownAppeal();
    const [deleted, decided] = await Promise.all([
      cast.author.call('DELETE', route('api.reviews.destroy', { id })),
      cast.admin.call('PUT', route('api.admin.reviews.deactivate', { id }), { reason: REASON }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(decided.status);
    expect(await appealsOf(id)).toEqual([{ state: decided.status === 200 ? 'accepted' : 'withdrawn' }]);
  });

  test('the chain of decisions holds after all of it', async () => {
    expect(await verifyChain(world.database)).toMatchObject({ fault: null, checked: await countDecisions() });
  });
});

const appealsOf = (reviewId: number) =>
  world.database.selectFrom('appeals').select('state').where('review_id', '=', reviewId).execute();
