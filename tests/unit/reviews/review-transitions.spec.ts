import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REVIEW_DISPLAY_STATUSES, type ReviewAppealKind } from '../../../common/constants.ts';
import {
  REVIEW_TRANSITIONS,
  REVIEW_MOVES,
  obstacleToTransition,
} from '../../../server/reviews/transitions/review-transitions.ts';

const obstacle = (
  transition: (typeof REVIEW_MOVES)[number],
  current: (typeof REVIEW_DISPLAY_STATUSES)[number],
  openAppeal: ReviewAppealKind | null = null,
) => obstacleToTransition(transition, { displayStatus: current, openAppeal });

describe('what an administrator may do to a review', () => {
  test.each([
    ['active', null, 'active_already', null],
    ['held', null, null, null],
    ['inactive', 'inactive_already', null, null],
    ['deleted', 'deleted_already', 'deleted_already', 'deleted_already'],
  ] as const)(
    'what an administrator may do to a review: %s: deactivate %s, activate %s, delete %s',
    (current, deactivate, activate, remove) => {
      expect([
        obstacle('deactivate', current),
        obstacle('activate', current),
        obstacle('delete', current),
      ]).toEqual([deactivate, activate, remove]);
    },
  );

  test('an open appeal is in the way of what it does not ask for', () => {
    expect(obstacle('deactivate', 'active', 'take_down')).toBeNull();
    expect(obstacle('delete', 'active', 'take_down')).toBeNull();
    expect(obstacle('activate', 'inactive', 'put_back')).toBeNull();
    expect(obstacle('delete', 'inactive', 'put_back')).toBe('appeal_open');
  });

  test('no move is possible twice in a row, and an appeal never opens a way', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REVIEW_MOVES),
        fc.constantFrom(...REVIEW_DISPLAY_STATUSES),
        fc.constantFrom('take_down' as const, 'put_back' as const, null),
        (transition, current, openAppeal) => {
          expect(obstacle(transition, REVIEW_TRANSITIONS[transition].to)).not.toBeNull();
          if (obstacle(transition, current) !== null)
            expect(obstacle(transition, current, openAppeal)).not.toBeNull();
        },
      ),
    );
  });
});
