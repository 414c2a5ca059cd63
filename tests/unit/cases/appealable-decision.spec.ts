import { describe, expect, test } from 'vitest';
import { DECISION_ACTIONS, DECISION_PARTIES } from '../../../common/constants.ts';
import {
  isAppealableBy,
  lastDayOfParty,
  mayAppealDecisionAgainFrom,
  obstacleToDecisionAppeal,
  type DecisionCase,
} from '../../../server/cases/appealable-decision.ts';

const DECIDED = new Date('2026-01-10T23:30:00Z');
const day = (count: number, from = DECIDED) => new Date(from.getTime() + count * 86_400_000);
const caseWith = (changes: Partial<DecisionCase> = {}): DecisionCase => ({
  decidedAt: DECIDED,
  stands: true,
  isSensitive: false,
  laterEditId: null,
  latest: null,
  rejectedAt: null,
  ...changes,
});
const closed = (state: 'rejected' | 'withdrawn') => ({ state, filedAt: day(1), dueAt: day(8) });

describe('an appeal against a decision', () => {
  test('an appeal against a decision may be filed to the end of the 180th day in Hawaii', () => {
    expect(obstacleToDecisionAppeal(caseWith(), DECIDED)).toBeNull();
    expect(obstacleToDecisionAppeal(caseWith(), new Date('2026-07-10T09:59:59Z'))).toBeNull();
    expect(obstacleToDecisionAppeal(caseWith(), new Date('2026-07-10T10:00:00Z'))).toBe('too_late');
  });

  test('an appeal against a decision is one at a time', () => {
    const latest = { state: 'open', filedAt: day(1), dueAt: day(8) } as const;
    expect(obstacleToDecisionAppeal(caseWith({ latest }), day(2))).toBe('already_open');
    // Also where the decision is no longer in force: the open appeal is answered first.
    expect(obstacleToDecisionAppeal(caseWith({ latest, stands: false }), day(200))).toBe('already_open');
  });

  test('an appeal against a decision needs something to undo', () => {
    expect(obstacleToDecisionAppeal(caseWith({ stands: false }), day(1))).toBe('superseded');
    expect(obstacleToDecisionAppeal(caseWith({ laterEditId: 9 }), day(1))).toBe('later_edit_first');
  });

  test('an appeal against a decision follows a rejection after thirty days, also where one was turned off in between', () => {
    const rejectedAt = day(5);
    for (const state of ['rejected', 'withdrawn'] as const) {
      const appealed = caseWith({ latest: closed(state), rejectedAt });
      const from = new Date(`${day(35).toISOString().slice(0, 10)}T00:00:00Z`);
      expect(mayAppealDecisionAgainFrom(appealed)).toEqual(from);
      expect(obstacleToDecisionAppeal(appealed, new Date(from.getTime() - 1))).toBe('too_early');
      expect(obstacleToDecisionAppeal(appealed, from)).toBeNull();
    }
  });

  test('an appeal against a decision is too late at once where it was rejected less than thirty days before the last day', () => {
    const appealed = caseWith({ latest: closed('rejected'), rejectedAt: day(160) });
    expect(obstacleToDecisionAppeal(appealed, day(161))).toBe('too_late');
  });

  test('an appeal against a decision that was turned off may be filed again at once', () => {
    expect(obstacleToDecisionAppeal(caseWith({ latest: closed('withdrawn') }), day(2))).toBeNull();
  });
});

test('the decisions that are appealed as such are exactly these, by exactly one party each', () => {
  const pairs = DECISION_ACTIONS.flatMap((action) =>
    DECISION_PARTIES.filter((party) => isAppealableBy(action, party)).map((party) => `${action} ${party}`),
  );
  expect(pairs).toEqual([
    'review.edited author',
    'response.deactivated contractor',
    'response.deleted contractor',
    'response.edited contractor',
    'user.role_changed account',
    'posting.removed author',
    'comment.removed author',
    'message.removed author',
    'invitation.removed author',
    'partner_rating.removed author',
    'photo.removed author',
    'passage.hidden author',
    'listing.hidden contractor',
    'listing.merged contractor',
    'listing.closed contractor',
    'red_flag.published contractor',
    'job_proof.revoked author',
  ]);
  expect(lastDayOfParty('posting.removed', 'author', DECIDED)).toBe('2026-07-09');
  expect(lastDayOfParty('posting.restored', 'author', DECIDED)).toBeNull();
});
