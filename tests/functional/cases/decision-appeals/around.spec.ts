import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { route } from '../../../../common/routes/route-table.ts';
import type { WaitingView } from '../../../../server/dashboard/views.ts';
import type { ReviewView } from '../../../../server/reviews/views.ts';
import type { StatementsView } from '../../../../server/statements/listed-view.ts';
import type { LogView } from '../../../../server/transparency/log-views.ts';
import type { TransparencyView } from '../../../../server/transparency/views.ts';
import type { Browser } from '../../../support/browser.ts';
import { createWorld, type Person, type World } from '../../../support/world.ts';
import { createAppealedCases, type AppealedCases } from './appealed-cases.ts';
import { fileOn } from './file-on.ts';
import { ANSWER, SETTLED } from './words.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

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

const turnOff = (by: Browser, decisionId: number) =>
  by.call('POST', route('api.decisions.off_appeal', { id: decisionId }), { off_appeal_reason: SETTLED });
const decide = async (verb: 'accept' | 'reject', appealId: number): Promise<number> => {
  const url = route(`api.admin.decision_appeals.${verb}`, { id: appealId });
  return Number((await other.call('PUT', url, ANSWER[verb])).json()['decision_id']);
};
const propsAt = async <Props>(reader: Browser, url: string) =>
  (await reader.visit(url)).page.props as unknown as Props;

describe('the dashboard', () => {
  test('the dashboard names one’s open appeals against decisions with their day, until they are closed', async () => {
    const waiting = async (reader: Person) =>
      (await propsAt<{ waiting: WaitingView }>(reader, route('dashboard'))).waiting.decision_appeals;
    const { by, notified, decisionId } = await cases.responseCase('deactivate');
    await fileOn(by, decisionId);
    const row = {
      decision_id: decisionId,
      action: 'response.deactivated',
      about: cases.firm.name,
      due_at: '2026-11-29T10:00:00.000Z',
      is_late: false,
    };
    expect(await waiting(by)).toContainEqual(row);
    if (notified) expect(await waiting(notified)).not.toContainEqual(row);
    await turnOff(by, decisionId);
    expect(await waiting(by)).not.toContainEqual(row);
  });

  test('the dashboard says of an unread decision until when to appeal, unless one has', async () => {
    const { by, decisionId } = await cases.caseOf('user.role_changed');
    const until = async () => {
      const { waiting } = await propsAt<{ waiting: WaitingView }>(by, route('dashboard'));
      return waiting.statements.latest.find(({ decision_id }) => decision_id === decisionId)?.appeal_until;
    };
    expect(await until()).toBe('2027-05-21');
    await fileOn(by, decisionId);
    expect(await until()).toBeNull();
    await turnOff(by, decisionId);
    expect(await until()).toBe('2027-05-21');
    await decide('accept', await fileOn(by, decisionId));
    // Undone on appeal, it leaves nothing to appeal, here and in the list of decisions.
    expect(await until()).toBeNull();
    const { statements } = await propsAt<StatementsView>(by, route('statements.index'));
    expect(statements.find(({ id }) => id === decisionId)?.appealUntil).toBeNull();
  });

  test('the dashboard, and the list of decisions name no last day that is over', async () => {
    world.setNow(new Date('2026-05-01T10:00:00Z'));
    const { by, decisionId } = await cases.caseOf('posting.removed').finally(() => world.setNow(NOW));
    const { waiting } = await propsAt<{ waiting: WaitingView }>(by, route('dashboard'));
    const { statements } = await propsAt<StatementsView>(by, route('statements.index'));
    const [unread] = waiting.statements.latest.filter(({ decision_id }) => decision_id === decisionId);
    const [listed] = statements.filter(({ id }) => id === decisionId);
    expect([unread?.appeal_until, listed?.appealUntil]).toEqual([null, null]);
  });

  test('the dashboard names the posting that one appeals for, and the role by its decision alone', async () => {
    for (const name of ['posting.removed', 'user.role_changed'] as const) {
      const { by, decisionId } = await cases.caseOf(name);
      await fileOn(by, decisionId);
      const { waiting } = await propsAt<{ waiting: WaitingView }>(by, route('dashboard'));
      expect(waiting.decision_appeals.find(({ decision_id }) => decision_id === decisionId)).toMatchObject({
        action: name,
        about: name === 'posting.removed' ? expect.any(String) : null,
      });
    }
  });
});

describe('one’s own list', () => {
  const asked = async (reader: Person, list: 'reviews.got' | 'reviews.given', review: number) =>
    (await propsAt<{ asked: ReviewView | null }>(reader, route(list, {}, { query: { review } }))).asked;

  test('one’s own list leads from a response that is not shown to the decision, for its owner alone', async () => {
    const { by, decisionId, reviewId } = await cases.responseCase('deactivate');
    expect((await asked(by, 'reviews.got', reviewId))?.response).toMatchObject({ hiddenBy: decisionId });
    await decide('accept', await fileOn(by, decisionId));
    expect((await asked(by, 'reviews.got', reviewId))?.response).toMatchObject({ hiddenBy: null });
  });

  test('one’s own list leads from a response that was deleted to the decision, until the owner has written another', async () => {
    const { by, notified, decisionId, reviewId } = await cases.responseCase('destroy');
    expect(await asked(by, 'reviews.got', reviewId)).toMatchObject({
      response: null,
      responseDeletedBy: decisionId,
    });
    if (notified) expect((await asked(notified, 'reviews.given', reviewId))?.responseDeletedBy).toBeNull();
    await by.call('POST', route('api.review_responses.store'), {
      reviewId,
      review_response: 'We came back on Tuesday and repaired it.',
    });
    expect((await asked(by, 'reviews.got', reviewId))?.responseDeletedBy).toBeNull();
  });
});

describe('the public log', () => {
  const entryOf = async (number: number) =>
    (await propsAt<LogView>(world.visitor(), route('decisions.index', {}, { query: { number } }))).entries[0];

  test('the public log says at once that a decision is appealed, and how that ended', async () => {
    const { by, decisionId } = await cases.responseCase('deactivate');
    expect((await entryOf(decisionId))?.appeal).toBeNull();
    const first = await fileOn(by, decisionId);
    await expect.poll(async () => (await entryOf(decisionId))?.appeal).toBe('open');
    await turnOff(by, decisionId);
    await expect.poll(async () => (await entryOf(decisionId))?.appeal).toBe('withdrawn');
    const second = await fileOn(by, decisionId);
    expect(second).toBeGreaterThan(first);
    await decide('reject', second);
    await expect.poll(async () => (await entryOf(decisionId))?.appeal).toBe('rejected');
  });

  test('the public log names no contractor with a rejection about a response that nobody can read', async () => {
    const { by, decisionId } = await cases.responseCase('deactivate');
    const hidden = await decide('reject', await fileOn(by, decisionId));
    expect((await entryOf(hidden))?.contractor).toBeNull();
    const edited = await cases.responseCase('update');
    const shown = await decide('reject', await fileOn(edited.by, edited.decisionId));
    expect((await entryOf(shown))?.contractor).toMatchObject({ name: cases.firm.name });
  });

  test('the public log, and the counts hold appeals against decisions as a kind of their own', async () => {
    const ofDecisions = async () => {
      const { appealsByKind } = await propsAt<TransparencyView>(world.visitor(), route('transparency'));
      return appealsByKind.find(({ kind }) => kind === 'decision');
    };
    const before = await ofDecisions();
    const { by, decisionId } = await cases.responseCase('update');
    await decide('accept', await fileOn(by, decisionId));
    await expect.poll(async () => (await ofDecisions())?.accepted).toBe((before?.accepted ?? 0) + 1);
    expect((await ofDecisions())?.filed).toBe((before?.filed ?? 0) + 1);
  });
});
