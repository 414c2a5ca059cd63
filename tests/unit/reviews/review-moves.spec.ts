import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REVIEW_STANDINGS, type ReviewAppealKind } from '../../../common/constants.ts';
import { MOVES, REVIEW_MOVES, obstacleToMove } from '../../../server/reviews/review-moves.ts';

const obstacle = (
  move: (typeof REVIEW_MOVES)[number],
  standing: (typeof REVIEW_STANDINGS)[number],
  openAppeal: ReviewAppealKind | null = null,
) => obstacleToMove(move, { standing, openAppeal });

describe('what an administrator may do to a review', () => {
  test.each([
    ['active', null, 'active_already', null],
    ['held', null, null, null],
    ['inactive', 'inactive_already', null, null],
    ['deleted', 'deleted_already', 'deleted_already', 'deleted_already'],
  ] as const)('%s: deactivate %s, activate %s, delete %s', (standing, deactivate, activate, remove) => {
    expect([
      obstacle('deactivate', standing),
      obstacle('activate', standing),
      obstacle('delete', standing),
    ]).toEqual([deactivate, activate, remove]);
  });

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
        fc.constantFrom(...REVIEW_STANDINGS),
        fc.constantFrom('take_down' as const, 'put_back' as const, null),
        (move, standing, openAppeal) => {
          expect(obstacle(move, MOVES[move].to)).not.toBeNull();
          if (obstacle(move, standing) !== null) expect(obstacle(move, standing, openAppeal)).not.toBeNull();
        },
      ),
    );
  });
});
