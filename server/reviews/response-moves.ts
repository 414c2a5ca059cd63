import type { DecisionAction, ReviewStanding } from '../../common/constants.ts';

/** The changes that an administrator may make to a response's status. */
export type ResponseMove = 'deactivate' | 'activate' | 'delete';
/** As for a review: `held` is inactive because of a signal that no administrator has looked at yet. */
export type ResponseStanding = ReviewStanding;

export const RESPONSE_MOVES: Readonly<
  Record<ResponseMove, { action: DecisionAction; from: readonly ResponseStanding[]; to: ResponseStanding }>
> = {
  deactivate: { action: 'response.deactivated', from: ['active', 'held'], to: 'inactive' },
  activate: { action: 'response.activated', from: ['held', 'inactive'], to: 'active' },
  delete: { action: 'response.deleted', from: ['active', 'held', 'inactive'], to: 'deleted' },
};
