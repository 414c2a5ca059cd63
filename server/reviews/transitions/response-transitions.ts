import type { DecisionAction, ReviewDisplayStatus } from '../../../common/constants.ts';

/** The changes that an administrator may make to a response's status. */
export type ResponseTransition = 'deactivate' | 'activate' | 'delete';
/** As for a review: `held` is inactive because of a signal that no administrator has looked at yet. */
export type ResponseDisplayStatus = ReviewDisplayStatus;

export const RESPONSE_TRANSITIONS: Readonly<
  Record<
    ResponseTransition,
    { action: DecisionAction; from: readonly ResponseDisplayStatus[]; to: ResponseDisplayStatus }
  >
> = {
  deactivate: { action: 'response.deactivated', from: ['active', 'held'], to: 'inactive' },
  activate: { action: 'response.activated', from: ['held', 'inactive'], to: 'active' },
  delete: { action: 'response.deleted', from: ['active', 'held', 'inactive'], to: 'deleted' },
};
