import type { DecisionAction, ReviewDisplayStatus } from '../../../common/constants.ts';
import type { EventName } from '../../event-map.ts';

/** The changes that an administrator may make to a response's status. */
export type ResponseTransition = 'deactivate' | 'activate' | 'delete';
/** As for a review: `held` is inactive because of a signal that no administrator has looked at yet. */
export type ResponseDisplayStatus = ReviewDisplayStatus;

type Transition = {
  action: DecisionAction;
  from: readonly ResponseDisplayStatus[];
  to: ResponseDisplayStatus;
  event: Extract<EventName, `response.${string}`>;
};

export const RESPONSE_TRANSITIONS: Readonly<Record<ResponseTransition, Transition>> = {
  deactivate: {
    action: 'response.deactivated',
    from: ['active', 'held'],
    to: 'inactive',
    event: 'response.deactivated',
  },
  activate: {
    action: 'response.activated',
    from: ['held', 'inactive'],
    to: 'active',
    event: 'response.activated',
  },
  delete: {
    action: 'response.deleted',
    from: ['active', 'held', 'inactive'],
    to: 'deleted',
    event: 'response.removed',
  },
};
