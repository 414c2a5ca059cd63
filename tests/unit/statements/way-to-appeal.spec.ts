import { describe, expect, test } from 'vitest';
import type { AppealKind, DecisionAction, DecisionParty } from '../../../common/constants.ts';
import type { AppealView } from '../../../server/reviews/appeal-views.ts';
import type { ReviewView } from '../../../server/reviews/views.ts';
import { wayOnFrom } from '../../../server/statements/way-to-appeal.ts';

const NOW = new Date('2026-09-12T12:00:00Z');

type Told = { action: DecisionAction; party: DecisionParty | null; kind?: AppealKind; appealUntil?: string };
type Seen = { state: ReviewView['standing']['state']; mayAppeal?: boolean; appeal?: Partial<AppealView> };

const wayOf = ({ action, party, kind, appealUntil }: Told, seen: Seen | null) => {
  const review =
    seen &&
    ({
      standing: { state: seen.state },
      appeal: seen.appeal ?? null,
      can: { appeal: seen.mayAppeal ?? false },
    } as ReviewView);
  return wayOnFrom(
    { id: 7, action, party, kind: kind ?? null, appealUntil: appealUntil ?? null },
    review,
    NOW,
  );
};

describe('what somebody can do about a decision', () => {
  test('the author of a review that was taken down appeals until the last day', () => {
    const told = { action: 'review.deactivated', party: 'author', appealUntil: '2026-09-12' } as const;
    expect(wayOf(told, { state: 'inactive', mayAppeal: true })).toEqual({ way: 'appeal', kind: 'put_back' });
    const passed = { ...told, appealUntil: '2026-09-11' };
    expect(wayOf(passed, { state: 'inactive' })).toEqual({ way: 'too_late' });
  });

  test('the contractor of a review that was put back appeals without a last day', () => {
    const told = { action: 'review.activated', party: 'contractor' } as const;
    expect(wayOf(told, { state: 'active', mayAppeal: true })).toEqual({ way: 'appeal', kind: 'take_down' });
  });

  test('whoever has appealed waits for what is decided', () => {
    const appeal = { state: 'open', kind: 'put_back', filedAt: '2026-09-10', dueAt: '2026-09-17' } as const;
    const told = { action: 'review.deleted', party: 'author', appealUntil: '2027-01-01' } as const;
    expect(wayOf(told, { state: 'deleted', appeal })).toEqual({
      way: 'appealed',
      filedAt: '2026-09-10',
      dueAt: '2026-09-17',
    });
  });

  test('whose appeal was rejected may come back with new evidence', () => {
    const appeal = { state: 'rejected', kind: 'take_down' } as const;
    const told = { action: 'appeal.rejected', kind: 'take_down', party: 'contractor' } as const;
    expect(wayOf(told, { state: 'active', appeal })).toEqual({ way: 'appeal', kind: 'take_down' });
    expect(wayOf(told, { state: 'inactive', appeal })).toEqual({ way: 'superseded' });
  });

  test('a review that is shown again, or gone, leaves nothing to appeal', () => {
    const told = { action: 'review.deactivated', party: 'author', appealUntil: '2027-01-01' } as const;
    expect(wayOf(told, { state: 'active' })).toEqual({ way: 'superseded' });
    expect(wayOf(told, null)).toEqual({ way: 'superseded' });
  });

  test('what screening holds waits by itself, until somebody has decided', () => {
    const told = { action: 'review.held', party: 'author' } as const;
    expect(wayOf(told, { state: 'held' })).toEqual({ way: 'held' });
    expect(wayOf(told, { state: 'active' })).toEqual({ way: 'superseded' });
  });

  test.each([
    ['review.deactivated', 'contractor', 'none'],
    ['review.activated', 'author', 'none'],
    ['review.edited', 'author', 'write'],
    ['review.edited', 'contractor', 'none'],
    ['response.deactivated', 'contractor', 'write'],
    ['response.deactivated', 'author', 'none'],
    ['response.edited', 'contractor', 'write'],
    ['claim.rejected', 'account', 'write'],
    ['claim.accepted', 'account', 'none'],
    ['user.deactivated', 'account', 'account'],
    ['user.activated', 'account', 'none'],
  ] as const)('%s, told to the %s: %s', (action, party, way) => {
    expect(wayOf({ action, party }, { state: 'inactive', mayAppeal: true })).toEqual({ way });
  });

  test('an administrator who reads what others were told has nothing to do', () => {
    expect(wayOf({ action: 'review.deactivated', party: null }, null)).toEqual({ way: 'none' });
  });
});
