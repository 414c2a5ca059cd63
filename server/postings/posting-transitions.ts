import type { EventName } from '../event-map.ts';
import type { DecisionAction, PostingStatus } from '../../common/constants.ts';
import type { MessageKey } from '../../translations/index.ts';

export type PostingTransition = 'remove' | 'restore';
type Transition = {
  action: DecisionAction;
  to: PostingStatus;
  event: Extract<EventName, `posting.${string}`>;
  /** The message when it has that status already. */
  already: MessageKey;
};

/** Whether a posting is there already; one on hold is not removed yet. */
export const isChanged = (
  { status, holdSignals }: { status: string; holdSignals: readonly unknown[] },
  transition: PostingTransition,
): boolean => status === POSTING_TRANSITIONS[transition].to && holdSignals.length === 0;

/** The two opposite actions of administrators on a posting's status. */
export const POSTING_TRANSITIONS: Readonly<Record<PostingTransition, Transition>> = {
  remove: {
    action: 'posting.removed',
    to: 'inactive',
    event: 'posting.removed',
    already: 'postings.removed_already',
  },
  restore: {
    action: 'posting.restored',
    to: 'active',
    event: 'posting.restored',
    already: 'postings.shown_already',
  },
};
