import type { DecisionAction, ReviewStanding } from '../../common/constants.ts';

/** What an administrator may do to the standing of a response. */
export type ResponseMove = 'deactivate' | 'activate' | 'delete';
/** As a review: `held` is inactive because of a signal, and nobody has looked at it yet. */
export type ResponseStanding = ReviewStanding;

export const RESPONSE_MOVES: Readonly<
  Record<ResponseMove, { action: DecisionAction; from: readonly ResponseStanding[]; to: ResponseStanding }>
> = {
  deactivate: { action: 'response.deactivated', from: ['active', 'held'], to: 'inactive' },
  activate: { action: 'response.activated', from: ['held', 'inactive'], to: 'active' },
  delete: { action: 'response.deleted', from: ['active', 'held', 'inactive'], to: 'deleted' },
};
