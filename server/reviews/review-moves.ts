import type { ReviewAppealKind, DecisionAction, ReviewStanding } from '../../common/constants.ts';

/** What an administrator may do to the standing of a review. */
export const REVIEW_MOVES = ['deactivate', 'activate', 'delete'] as const;
export type ReviewMove = (typeof REVIEW_MOVES)[number];

type Move = {
  action: DecisionAction;
  from: readonly ReviewStanding[];
  to: ReviewStanding;
  /** The wish that it grants: an open appeal of that kind is accepted by it. */
  grants: ReviewAppealKind;
};

export const MOVES: Readonly<Record<ReviewMove, Move>> = {
  deactivate: {
    action: 'review.deactivated',
    from: ['active', 'held'],
    to: 'inactive',
    grants: 'take_down',
  },
  activate: { action: 'review.activated', from: ['held', 'inactive'], to: 'active', grants: 'put_back' },
  delete: {
    action: 'review.deleted',
    from: ['active', 'held', 'inactive'],
    to: 'deleted',
    grants: 'take_down',
  },
};

export type MoveObstacle = 'active_already' | 'inactive_already' | 'deleted_already' | 'appeal_open';

/**
 * Why a move is not possible, or null. What an administrator deleted comes back by its author's appeal alone, and what its
 * author wants back is not deleted before that is decided.
 */
export function obstacleToMove(
  move: ReviewMove,
  { standing, openAppeal }: { standing: ReviewStanding; openAppeal: ReviewAppealKind | null },
): MoveObstacle | null {
  const { from, grants } = MOVES[move];
  if (standing === 'deleted') return 'deleted_already';
  if (!from.includes(standing)) return standing === 'active' ? 'active_already' : 'inactive_already';
  return openAppeal !== null && openAppeal !== grants ? 'appeal_open' : null;
}
