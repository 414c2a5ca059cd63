import { describe, expect, test } from 'vitest';
import type { AppealKind, DecisionAction, DecisionParty } from '../../../common/constants.ts';
import type { DecisionCase } from '../../../server/cases/appealable-decision.ts';
import type { AppealView } from '../../../server/reviews/appeals/appeal-views.ts';
import type { ResponseView, ReviewView } from '../../../server/reviews/views.ts';
import { wayOnFrom } from '../../../server/statements/way-to-appeal.ts';

const NOW = new Date('2026-09-12T12:00:00Z');

type StatedDecision = {
  action: DecisionAction;
  party: DecisionParty | null;
  kind?: AppealKind;
  appealUntil?: string;
  against?: number;
  decisionCase?: DecisionCase;
  unclaimedSlug?: string;
};
type SeenReview = {
  state: ReviewView['displayStatus']['state'];
  mayAppeal?: boolean;
  withEvidence?: boolean;
  appeal?: Partial<AppealView>;
  /** The response: whether its appeal is open to the reader, with new evidence or without. */
  response?: Pick<ResponseView['can'], 'appeal' | 'appealWithEvidence'>;
};

const wayOf = (
  { action, party, kind, appealUntil, against, decisionCase, unclaimedSlug }: StatedDecision,
  seen: SeenReview | null,
) => {
  const review =
    seen &&
    ({
      displayStatus: { state: seen.state },
      appeal: seen.appeal ?? null,
      response: seen.response && { status: 'active', appeal: null, can: seen.response },
      can: { appeal: seen.mayAppeal ?? false, appealWithEvidence: seen.withEvidence ? '2026-10-01' : null },
    } as ReviewView);
  return wayOnFrom(
    { id: 7, action, party, kind: kind ?? null, appealUntil: appealUntil ?? null, against: against ?? null },
    {
      review,
      decisionCase: decisionCase ?? null,
      unclaimedSlug: unclaimedSlug ?? null,
      isPostingOnHold: false,
    },
    NOW,
  );
};

describe('what somebody can do about a decision', () => {
  test('the author of a review that was taken down appeals until the last day', () => {
    const notified = { action: 'review.deactivated', party: 'author', appealUntil: '2026-09-12' } as const;
    expect(wayOf(notified, { state: 'inactive', mayAppeal: true })).toEqual({
      way: 'appeal',
      kind: 'put_back',
    });
    const passed = { ...notified, appealUntil: '2026-09-11' };
    expect(wayOf(passed, { state: 'inactive' })).toEqual({ way: 'too_late' });
  });

  test('the contractor of a review that was put back appeals without a last day', () => {
    const notified = { action: 'review.activated', party: 'contractor' } as const;
    expect(wayOf(notified, { state: 'active', mayAppeal: true })).toEqual({
      way: 'appeal',
      kind: 'take_down',
    });
  });

  test('whoever has appealed waits for what is decided', () => {
    const due = { filedAt: '2026-09-10', dueAt: '2026-09-17', isLate: false };
    const appeal = { state: 'open', kind: 'put_back', ...due } as const;
    const notified = { action: 'review.deleted', party: 'author', appealUntil: '2027-01-01' } as const;
    expect(wayOf(notified, { state: 'deleted', appeal })).toEqual({
      way: 'appealed',
      ...due,
    });
  });

  test('what somebody can do about a decision whose appeal was rejected may come back with new evidence', () => {
    const appeal = { state: 'rejected', kind: 'take_down' } as const;
    const notified = { action: 'appeal.rejected', kind: 'take_down', party: 'contractor' } as const;
    const open = { state: 'active', appeal, withEvidence: true } as const;
    expect(wayOf(notified, open)).toEqual({ way: 'appeal', kind: 'take_down' });
    // The rule decides whether the form is open, and the way repeats none of it.
    expect(wayOf(notified, { state: 'active', appeal })).toEqual({ way: 'superseded' });
  });

  test('a response is appealed where the form is open to the author, also with new evidence alone', () => {
    const notified = { action: 'response.activated', party: 'author' } as const;
    const wayWith = (response: NonNullable<SeenReview['response']>) =>
      wayOf(notified, { state: 'active', response });
    expect(wayWith({ appeal: true, appealWithEvidence: null })).toEqual({ way: 'appeal_response' });
    expect(wayWith({ appeal: false, appealWithEvidence: '2026-10-01' })).toEqual({ way: 'appeal_response' });
    expect(wayWith({ appeal: false, appealWithEvidence: null })).toEqual({ way: 'superseded' });
  });

  test('a review that is shown again, or gone, leaves nothing to appeal', () => {
    const notified = { action: 'review.deactivated', party: 'author', appealUntil: '2027-01-01' } as const;
    expect(wayOf(notified, { state: 'active' })).toEqual({ way: 'superseded' });
    expect(wayOf(notified, null)).toEqual({ way: 'superseded' });
  });

  test('what screening holds waits by itself, until somebody has decided', () => {
    const notified = { action: 'review.held', party: 'author' } as const;
    expect(wayOf(notified, { state: 'held' })).toEqual({ way: 'held' });
    expect(wayOf(notified, { state: 'active' })).toEqual({ way: 'superseded' });
  });

  test.each([
    ['review.deactivated', 'contractor', 'none'],
    ['review.activated', 'author', 'none'],
    ['review.edited', 'contractor', 'none'],
    ['response.deactivated', 'author', 'none'],
    ['account_appeal.rejected', 'account', 'superseded'],
    ['claim.rejected', 'account', 'write'],
    ['claim.accepted', 'account', 'none'],
    ['user.deactivated', 'account', 'account'],
    ['user.activated', 'account', 'none'],
  ] as const)('what somebody can do about a decision: %s, told to the %s: %s', (action, party, way) => {
    expect(wayOf({ action, party }, { state: 'inactive', mayAppeal: true })).toEqual({ way });
  });

  describe('of a decision that is appealed as such', () => {
    const decidedAt = new Date('2026-09-01T08:00:00Z');
    const appealUntil = '2027-02-28';
    const notified = { action: 'response.deleted', party: 'contractor', appealUntil } as const;
    const caseWith = (changes: Partial<DecisionCase> = {}): DecisionCase => ({
      decidedAt,
      stands: true,
      isSensitive: false,
      laterEditId: null,
      latest: null,
      rejectedAt: null,
      ...changes,
    });
    const latest = { filedAt: new Date('2026-09-02T08:00:00Z'), dueAt: new Date('2026-09-09T08:00:00Z') };
    const rejected = { ...latest, state: 'rejected' } as const;

    test('the form, the wait, the next time, or nothing', () => {
      expect(wayOf({ ...notified, decisionCase: caseWith() }, null)).toEqual({ way: 'appeal_decision' });
      const open = caseWith({ latest: { ...latest, state: 'open' } });
      expect(wayOf({ ...notified, decisionCase: open }, null)).toEqual({
        way: 'appealed',
        filedAt: '2026-09-02T08:00:00.000Z',
        dueAt: '2026-09-09T08:00:00.000Z',
        isLate: true,
      });
      const again = caseWith({ latest: rejected, rejectedAt: new Date('2026-09-05T08:00:00Z') });
      expect(wayOf({ ...notified, decisionCase: again }, null)).toEqual({
        way: 'appeal_again',
        from: '2026-10-05T00:00:00.000Z',
      });
      expect(wayOf({ ...notified, decisionCase: caseWith({ stands: false }) }, null)).toEqual({
        way: 'superseded',
      });
    });

    test('a later edit of the same words comes first', () => {
      const edited = { action: 'response.edited', party: 'contractor', appealUntil } as const;
      expect(wayOf({ ...edited, decisionCase: caseWith({ laterEditId: 9 }) }, null)).toEqual({
        way: 'later_edit_first',
        decisionId: 9,
      });
    });

    test('what was given has no last day, and nothing to appeal', () => {
      const promotion = { action: 'user.role_changed', party: 'account' } as const;
      expect(wayOf({ ...promotion, decisionCase: caseWith() }, null)).toEqual({ way: 'none' });
    });

    test('a rejection so late that the last day ends before the next time leaves new evidence alone', () => {
      const old = new Date('2026-03-20T08:00:00Z');
      const late = caseWith({
        decidedAt: old,
        latest: rejected,
        rejectedAt: new Date('2026-09-05T08:00:00Z'),
      });
      expect(wayOf({ ...notified, decisionCase: late }, null)).toMatchObject({ way: 'appeal_again' });
    });

    test('what answers an appeal leads to the decision it was about, or to nothing where it granted it', () => {
      const answer = { action: 'decision_appeal.rejected', party: 'contractor', against: 5 } as const;
      expect(wayOf(answer, null)).toEqual({ way: 'of_decision', decisionId: 5 });
      const reversal = { action: 'user.role_changed', party: 'account', against: 5 } as const;
      expect(wayOf({ ...reversal, decisionCase: caseWith() }, null)).toEqual({ way: 'none' });
    });
  });

  test('what somebody can do about a decision whose claim was rejected may ask again as long as nobody answers for the business', () => {
    const notified = { action: 'claim.rejected', party: 'account' } as const;
    expect(wayOf({ ...notified, unclaimedSlug: 'acme' }, null)).toEqual({ way: 'claim_again', slug: 'acme' });
  });

  test('an administrator who reads what others were told has nothing to do', () => {
    expect(wayOf({ action: 'review.deactivated', party: null }, null)).toEqual({ way: 'none' });
  });
});
