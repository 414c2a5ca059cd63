import type { DecisionAction, ReviewStatus } from '../../common/constants.ts';

/** What an administrator may do to the standing of a response. */
export type ResponseMove = 'deactivate' | 'activate' | 'delete';
export type ResponseStanding = ReviewStatus | 'deleted';

export const RESPONSE_MOVES: Readonly<
  Record<ResponseMove, { action: DecisionAction; from: readonly ResponseStanding[]; to: ResponseStanding }>
> = {
  deactivate: { action: 'response.deactivated', from: ['active'], to: 'inactive' },
  activate: { action: 'response.activated', from: ['inactive'], to: 'active' },
  delete: { action: 'response.deleted', from: ['active', 'inactive'], to: 'deleted' },
};
