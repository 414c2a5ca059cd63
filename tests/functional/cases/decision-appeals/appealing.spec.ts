import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { DecisionAppealView } from '../../../../server/cases/views.ts';
import { verifyChain } from '../../../../server/decisions/verify-chain.ts';
import type { StatementView } from '../../../../server/statements/views.ts';
import { statusesOf } from '../../../support/at-once.ts';
import type { Browser } from '../../../support/browser.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import {
  CASE_NAMES,
  isSensitiveCase,
  SENSITIVE_CASE_NAMES,
  createAppealedCases,
  type AppealedCase,
  type AppealedCases,
  type CaseName,
} from './appealed-cases.ts';
import { ANSWER, SETTLED, WISH } from './words.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const LAST_DAY = '2027-05-21';
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let world: World;
let admin: Person;
let other: Person;
let cases: AppealedCases;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  admin = await world.signedIn({ role: 'admin', name: 'Ada Admin' });
  other = await world.signedIn({ role: 'admin', name: 'Otto Admin' });
  cases = await createAppealedCases(world, admin);
});
afterAll(() => world.close());

const file = (by: Browser, decisionId: number, reason: unknown = WISH) =>
  by.call('POST', route('api.decisions.appeal', { id: decisionId }), { on_appeal_reason: reason });
const turnOff = (by: Browser, decisionId: number, reason: unknown = SETTLED) =>
  by.call('POST', route('api.decisions.off_appeal', { id: decisionId }), { off_appeal_reason: reason });
const answer = (by: Browser, verb: 'accept' | 'reject', appealId: number, body: object = ANSWER[verb]) =>
  by.call('PUT', route(`api.admin.decision_appeals.${verb}`, { id: appealId }), { ...body });
const statementFor = async (reader: Person, decisionId: number) =>
  (await reader.visit(route('decisions.show', { id: decisionId }))).page.props as unknown as StatementView;
const appealsOn = (decisionId: number) =>
  world.database
    .selectFrom('appeals')
    .select(['id', 'state', 'on_appeal_reason as reason', 'off_appeal_reason as off_reason'])
    .select(['appellant_user_id', 'decision_id'])
    .where('type', '=', 'decision_appeal')
    .where('against_decision_id', '=', decisionId)
    .orderBy('id')
    .execute();
const decisionOf = (id: number) =>
  world.database
    .selectFrom('decisions')
    .select(['action', 'reason_text', 'reason_code', 'before', 'after', 'subject_type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** A case whose decision was appealed a moment ago. */
async function appealed(name: CaseName): Promise<AppealedCase & { appealId: number }> {
  const made = await cases.caseOf(name);
  const filed = await file(made.by, made.decisionId);
  expect(filed.status).toBe(200);
  return { ...made, appealId: (filed.json()['appeal'] as DecisionAppealView).id };
}

describe.each(CASE_NAMES.filter((name) => !isSensitiveCase(name)))('%s', (name) => {
  test('a decision whose appeal is rejected stays as it is, and may be appealed again after thirty days', async () => {
    world.setNow(later(-30));
    const { by, decisionId, appealId, isUndone } = await appealed(name).finally(() => world.setNow(NOW));
    world.setNow(later(-29));
    const rejected = await answer(other, 'reject', appealId).finally(() => world.setNow(NOW));
    expect([rejected.status, rejected.json()['message']]).toEqual([200, 'Appeal is successfully rejected!']);
    expect(await isUndone()).toBe(false);
    const closing = Number(rejected.json()['decision_id']);
    expect(await decisionOf(closing)).toMatchObject({
      action: 'decision_appeal.rejected',
      subject_type: 'decision_appeal',
      reason_code: ANSWER.reject.reason_code,
      after: { appeal: 'rejected', against: decisionId },
    });
    expect(await statementFor(by, closing)).toMatchObject({ wayOn: { way: 'of_decision', decisionId } });
    const from = `${later(1).toISOString().slice(0, 10)}T00:00:00.000Z`;
    expect(await statementFor(by, decisionId)).toMatchObject({ wayOn: { way: 'appeal_again', from } });
    expect((await file(by, decisionId)).status).toBe(409);
    world.setNow(later(1));
    try {
      expect(await statementFor(by, decisionId)).toMatchObject({ wayOn: { way: 'appeal_decision' } });
      expect((await file(by, decisionId)).status).toBe(200);
    } finally {
      world.setNow(NOW);
    }
  });
});

test.each(SENSITIVE_CASE_NAMES)(
  'a rejected appeal against %s may follow at once, without new evidence',
  async (name) => {
    const { by, decisionId, appealId } = await appealed(name);
    expect((await answer(other, 'reject', appealId)).status).toBe(200);
    expect(await statementFor(by, decisionId)).toMatchObject({ wayOn: { way: 'appeal_decision' } });
    expect((await file(by, decisionId)).status).toBe(200);
  },
);

describe.each(CASE_NAMES)('%s', (name) => {
  test('a decision tells the party it went against, and nobody else, that it can be appealed and until when', async () => {
    const { by, notified, decisionId } = await cases.caseOf(name);
    expect(await statementFor(by, decisionId)).toMatchObject({
      wayOn: { way: 'appeal_decision' },
      appealUntil: LAST_DAY,
      appeals: [],
    });
    if (notified)
      expect(await statementFor(notified, decisionId)).toMatchObject({
        wayOn: { way: 'none' },
        appealUntil: null,
      });
  });

  test('a decision is appealed with a reason, once, and the statement shows it', async () => {
    const { by, decisionId } = await cases.caseOf(name);
    const filed = await file(by, decisionId, `  ${WISH}\r\n`);
    expect(filed.status).toBe(200);
    expect(filed.json()['appeal']).toMatchObject({
      state: 'open',
      on_appeal_reason: WISH,
      filed_at: NOW.toISOString(),
      due_at: later(7).toISOString(),
      answer: null,
    });
    expect((await file(by, decisionId)).status).toBe(409);
    expect(await statementFor(by, decisionId)).toMatchObject({
      wayOn: { way: 'appealed', dueAt: later(7).toISOString() },
      appeals: [{ state: 'open', on_appeal_reason: WISH }],
    });
  });

  test('a decision whose appeal is accepted is undone by one decision, and there is nothing left to appeal', async () => {
    const { by, decisionId, appealId, isUndone } = await appealed(name);
    expect(await isUndone()).toBe(false);
    const accepted = await answer(other, 'accept', appealId, { reason: 'Nobody is named indeed.' });
    expect([accepted.status, accepted.json()['message']]).toEqual([200, 'Appeal is successfully accepted!']);
    expect(await isUndone()).toBe(true);
    const closing = Number(accepted.json()['decision_id']);
    expect(await decisionOf(closing)).toMatchObject({
      reason_text: 'Nobody is named indeed.',
      before: { appeal: 'open' },
      after: { appeal: 'accepted', against: decisionId },
    });
    expect(await appealsOn(decisionId)).toMatchObject([{ state: 'accepted', decision_id: closing }]);
    expect(await statementFor(by, decisionId)).toMatchObject({
      wayOn: { way: 'superseded' },
      appeals: [{ state: 'accepted', answer: 'Nobody is named indeed.', decided_by_decision_id: closing }],
    });
    expect(await statementFor(by, closing)).toMatchObject({ wayOn: { way: 'none' }, appealUntil: null });
    expect((await file(by, closing)).status).toBe(409);
    expect((await file(by, decisionId)).status).toBe(409);
    expect((await verifyChain(world.database)).fault).toBeNull();
  });

  test('a decision cannot be appealed after the last day', async () => {
    world.setNow(later(-181));
    const { by, decisionId } = await cases.caseOf(name).finally(() => world.setNow(NOW));
    expect(await statementFor(by, decisionId)).toMatchObject({ wayOn: { way: 'too_late' } });
    const late = await file(by, decisionId);
    expect([late.status, await appealsOn(decisionId)]).toEqual([409, []]);
  });

  test("a decision's appeal is for another administrator than the one who decided it", async () => {
    const { appealId, isUndone } = await appealed(name);
    expect((await answer(admin, 'accept', appealId)).status).toBe(403);
    expect((await answer(admin, 'reject', appealId)).status).toBe(403);
    expect(await isUndone()).toBe(false);
  });

  test('two administrators at once: one decides, the other gets 409 and what was decided', async () => {
    const third = await world.signedIn({ role: 'admin' });
    const { appealId, decisionId } = await appealed(name);
    const answers = await Promise.all([
      answer(other, 'accept', appealId),
      answer(third, 'reject', appealId),
      answer(other, 'accept', appealId),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const [closed] = await appealsOn(decisionId);
    expect(refused?.json()['decision']).toMatchObject({ id: closed?.decision_id });
  });

  test('five appeals at once make one', async () => {
    const { by, decisionId } = await cases.caseOf(name);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => file(by, decisionId)));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409]);
    expect(await appealsOn(decisionId)).toHaveLength(1);
  });

  test('a decision is nobody else’s to appeal: the other side is refused, strangers find nothing', async () => {
    const { notified, decisionId } = await cases.caseOf(name);
    const stranger = await world.signedIn();
    expect((await file(stranger, decisionId)).status).toBe(404);
    expect((await turnOff(stranger, decisionId)).status).toBe(404);
    expect((await file(world.visitor(), decisionId)).status).toBe(401);
    if (notified) expect((await file(notified, decisionId)).status).toBe(409);
    expect(await appealsOn(decisionId)).toEqual([]);
  });
});

describe('an appeal', () => {
  test('a rejection within thirty days of the last day leaves new evidence alone', async () => {
    world.setNow(later(-175));
    const { by, decisionId, appealId } = await appealed('response.deactivated').finally(() =>
      world.setNow(NOW),
    );
    world.setNow(later(-1));
    await answer(other, 'reject', appealId).finally(() => world.setNow(NOW));
    expect(await statementFor(by, decisionId)).toMatchObject({
      wayOn: { way: 'appeal_again' },
    });
    const late = await file(by, decisionId);
    expect([late.status, late.json()['message']]).toEqual([
      409,
      'We rejected your last appeal. To appeal again before the deadline, attach new evidence.',
    ]);
  });
});

describe('turning an appeal off', () => {
  test('turning an appeal off ends it with the appellant’s reason, and the decision may be appealed again at once', async () => {
    const { by, decisionId } = await appealed('response.deactivated');
    const off = await turnOff(by, decisionId);
    expect([off.status, off.json()['message']]).toEqual([200, 'Turn off Appeal is Successfully Submitted']);
    expect(await appealsOn(decisionId)).toMatchObject([{ state: 'withdrawn', off_reason: SETTLED }]);
    expect((await turnOff(by, decisionId)).status).toBe(409);
    expect((await file(by, decisionId)).status).toBe(200);
  });

  test('turning an appeal off at the moment it is decided does one of the two', async () => {
    const { by, decisionId, appealId, isUndone } = await appealed('response.deactivated');
    const [off, accepted] = await Promise.all([turnOff(by, decisionId), answer(other, 'accept', appealId)]);
    expect(statusesOf([off, accepted])).toEqual([200, 409]);
    expect(await isUndone()).toBe(accepted.status === 200);
  });
});

describe('input', () => {
  test.each([
    ['too short', 'Not fair.'],
    ['too long', 'x'.repeat(2_001)],
    ['not a text', 7],
    ['missing', undefined],
  ])('a reason that is %s is refused by its field, and nothing is kept', async (_case, reason) => {
    const { by, decisionId } = await cases.caseOf('posting.removed');
    const filed = await by.call('POST', route('api.decisions.appeal', { id: decisionId }), {
      on_appeal_reason: reason,
    });
    expect(filed.status).toBe(422);
    expect(Object.keys(filed.json()['errors'] as object)).toEqual(['on_appeal_reason']);
    expect(await appealsOn(decisionId)).toEqual([]);
  });

  test('an answer without words, or with a code that is none, is refused, and the appeal stays open', async () => {
    const { decisionId, appealId } = await appealed('response.deactivated');
    expect((await answer(other, 'accept', appealId, {})).status).toBe(422);
    for (const reason_code of ['R99', 'R01', 'A01', 'A00', 'D01'])
      expect((await answer(other, 'reject', appealId, { ...ANSWER.reject, reason_code })).status).toBe(422);
    for (const reason_code of ['R01', 'N01', 'A00', 'C01'])
      expect((await answer(other, 'accept', appealId, { ...ANSWER.accept, reason_code })).status).toBe(422);
    expect(await appealsOn(decisionId)).toMatchObject([{ state: 'open' }]);
  });

  test('what does not exist is not found', async () => {
    expect((await answer(other, 'accept', 999_999)).status).toBe(404);
    expect((await file(cases.owner, 999_999)).status).toBe(404);
  });

  test('an address that was never confirmed comes first', async () => {
    const unconfirmed = await world.signedIn({ emailVerified: false });
    expect((await file(unconfirmed, 1)).status).toBe(403);
  });
});

describe('who decides where few are there', () => {
  const alone = async () => {
    const small = await createWorld();
    small.setNow(NOW);
    const ada = await small.signedIn({ role: 'admin' });
    return { small, ada, cases: await createAppealedCases(small, ada) };
  };

  test('whoever decided, where nobody else could', async () => {
    const { small, ada, cases: few } = await alone();
    const { by, decisionId, isUndone } = await few.caseOf('response.deactivated');
    const filed = await file(by, decisionId);
    const { id } = filed.json()['appeal'] as DecisionAppealView;
    expect((await answer(ada, 'accept', id)).status).toBe(200);
    expect(await isUndone()).toBe(true);
    await small.close();
  });

  test.each(['response.deactivated', 'posting.removed'] as const)(
    'an administrator who has a part in it is nobody else: %s',
    async (name) => {
      const { small, ada, cases: few } = await alone();
      const { by, decisionId, isUndone } = await few.caseOf(name);
      await small.database.updateTable('users').set({ role: 'admin' }).where('id', '=', by.user.id).execute();
      const { id } = (await file(by, decisionId)).json()['appeal'] as DecisionAppealView;
      expect((await answer(by, 'accept', id)).status).toBe(403);
      expect((await answer(ada, 'accept', id)).status).toBe(200);
      expect(await isUndone()).toBe(true);
      await small.close();
    },
  );
});

describe('a role', () => {
  test('a role that was given is nothing to appeal', async () => {
    const person = await world.signedIn();
    const url = route('api.admin.users.role', { id: person.user.id });
    expect((await admin.call('PUT', url, { role: 'admin', reason: 'She helps us.' })).status).toBe(200);
    const { id } = await world.database
      .selectFrom('decisions')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(await statementFor(person, id)).toMatchObject({ wayOn: { way: 'none' }, appealUntil: null });
    expect((await file(person, id)).status).toBe(409);
    await world.database
      .updateTable('users')
      .set({ role: 'user' })
      .where('id', '=', person.user.id)
      .execute();
  });

  test('a role that was taken is given back also to somebody who has a business since', async () => {
    const { by, decisionId, isUndone } = await cases.caseOf('user.role_changed');
    await world.make.contractor({ owner: by.user });
    const { id } = (await file(by, decisionId)).json()['appeal'] as DecisionAppealView;
    expect((await answer(other, 'accept', id)).status).toBe(200);
    expect(await isUndone()).toBe(true);
    // No other test here relies on one more administrator.
    await world.database.updateTable('users').set({ role: 'user' }).where('id', '=', by.user.id).execute();
  });
});
