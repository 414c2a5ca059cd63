import type { ReviewAppealKind, DecisionAction, ReviewStanding } from '../../common/constants.ts';

/** The changes that an administrator may make to a review's status. */
export const REVIEW_MOVES = ['deactivate', 'activate', 'delete'] as const;
export type ReviewMove = (typeof REVIEW_MOVES)[number];

type Move = {
  action: DecisionAction;
  from: readonly ReviewStanding[];
  to: ReviewStanding;
  /** The kind of appeal that it accepts when one is open. */
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
 * The obstacle to a change of status, or null. A review deleted by an administrator returns only by its
 * author's appeal. During an author's appeal for its return it cannot be deleted.
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
