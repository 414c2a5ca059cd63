import type { ReviewAppealKind, DecisionAction, ReviewDisplayStatus } from '../../../common/constants.ts';

/** The changes that an administrator may make to a review's status. */
export const REVIEW_MOVES = ['deactivate', 'activate', 'delete'] as const;
export type ReviewTransition = (typeof REVIEW_MOVES)[number];

type ReviewChange = {
  action: DecisionAction;
  from: readonly ReviewDisplayStatus[];
  to: ReviewDisplayStatus;
  /** The kind of appeal that it accepts when one is open. */
  grants: ReviewAppealKind;
};

export const REVIEW_TRANSITIONS: Readonly<Record<ReviewTransition, ReviewChange>> = {
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

export type TransitionObstacle = 'active_already' | 'inactive_already' | 'deleted_already' | 'appeal_open';

/**
 * The obstacle to a change of status, or null. A review deleted by an administrator returns only by its
 * author's appeal. During an author's appeal for its return it cannot be deleted.
 */
export function obstacleToTransition(
  transition: ReviewTransition,
  { displayStatus, openAppeal }: { displayStatus: ReviewDisplayStatus; openAppeal: ReviewAppealKind | null },
): TransitionObstacle | null {
  const { from, grants } = REVIEW_TRANSITIONS[transition];
  if (displayStatus === 'deleted') return 'deleted_already';
  if (!from.includes(displayStatus))
    return displayStatus === 'active' ? 'active_already' : 'inactive_already';
  return openAppeal !== null && openAppeal !== grants ? 'appeal_open' : null;
}
