import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { StatementsView } from '../../../../server/statements/listed-view.ts';
import type { StatementView } from '../../../../server/statements/views.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import { createAppealedCases, type AppealedCases } from './appealed-cases.ts';
import { fileOn } from './file-on.ts';
import { ANSWER, SETTLED } from './words.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const DUE = '2026-11-29T10:00:00.000Z';

let world: World;
let other: Person;
let cases: AppealedCases;
beforeAll(async () => {
  world = await createWorld();
  world.setNow(NOW);
  const admin = await world.signedIn({ role: 'admin' });
  other = await world.signedIn({ role: 'admin' });
  cases = await createAppealedCases(world, admin);
});
afterAll(() => world.close());

const decide = async (verb: 'accept' | 'reject', appealId: number): Promise<number> => {
  const url = route(`api.admin.decision_appeals.${verb}`, { id: appealId });
  return Number((await other.call('PUT', url, ANSWER[verb])).json()['decision_id']);
};
const statementFor = async (reader: Person, id: number) =>
  (await reader.visit(route('decisions.show', { id }))).page.props as unknown as StatementView;
const listedFor = async (reader: Person, id: number) => {
  const { statements } = (await reader.visit(route('statements.index'))).page
    .props as unknown as StatementsView;
  return statements.find((statement) => statement.id === id);
};

describe('the list of decisions', () => {
  test('the list of decisions says by when one’s appeal is decided, and once it is turned off until when to appeal again', async () => {
    const { by, notified, decisionId } = await cases.responseCase('deactivate');
    expect(await listedFor(by, decisionId)).toMatchObject({ openAppeal: null, appealUntil: '2027-05-21' });
    await fileOn(by, decisionId);
    expect(await listedFor(by, decisionId)).toMatchObject({
      openAppeal: { dueAt: DUE, isLate: false },
      appealUntil: null,
    });
    world.setNow(new Date('2026-11-30T10:00:00Z'));
    expect(await listedFor(by, decisionId)).toMatchObject({ openAppeal: { isLate: true } });
    expect((await statementFor(by, decisionId)).wayOn).toMatchObject({ way: 'appealed', isLate: true });
    world.setNow(NOW);
    if (notified)
      expect(await listedFor(notified, decisionId)).toMatchObject({ openAppeal: null, appealUntil: null });
    await by.call('POST', route('api.decisions.off_appeal', { id: decisionId }), {
      off_appeal_reason: SETTLED,
    });
    expect(await listedFor(by, decisionId)).toMatchObject({ openAppeal: null, appealUntil: '2027-05-21' });
  });

  test('the list of decisions names the posting that a rejected appeal was about', async () => {
    const { by, decisionId } = await cases.caseOf('posting.removed');
    const rejection = await decide('reject', await fileOn(by, decisionId));
    const removal = await listedFor(by, decisionId);
    expect(removal?.posting).toEqual(expect.any(String));
    expect(await listedFor(by, rejection)).toMatchObject({ posting: removal?.posting, contractor: null });
  });
});

describe('a decision that answers an appeal', () => {
  test('granting it, names the decision it was against to both sides', async () => {
    const { by, notified, decisionId } = await cases.responseCase('destroy');
    const reversal = await decide('accept', await fileOn(by, decisionId));
    const answers = { decisionId, outcome: 'accepted', isReadable: true };
    expect((await statementFor(by, reversal)).answers).toEqual(answers);
    if (notified) expect((await statementFor(notified, reversal)).answers).toEqual(answers);
    expect((await statementFor(by, decisionId)).answers).toBeNull();
  });

  test('rejecting it, names that too, and what it was about', async () => {
    const { by, decisionId, subject } = await cases.caseOf('posting.removed');
    const rejection = await decide('reject', await fileOn(by, decisionId));
    expect(await statementFor(by, rejection)).toMatchObject({
      answers: { decisionId, outcome: 'rejected', isReadable: true },
      about: { posting: { known: { id: subject.id } } },
    });
  });

  test('links no reader to a decision that they were not told of', async () => {
    const { by, notified, decisionId } = await cases.responseCase('deactivate');
    await world.database
      .deleteFrom('decision_statements')
      .where('decision_id', '=', decisionId)
      .where('user_id', '=', notified?.user.id ?? 0)
      .execute();
    const reversal = await decide('accept', await fileOn(by, decisionId));
    if (notified)
      expect((await statementFor(notified, reversal)).answers).toMatchObject({ isReadable: false });
    expect((await statementFor(other, reversal)).answers).toMatchObject({ isReadable: true });
  });
});
