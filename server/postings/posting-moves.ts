import type { EventName } from '../event-map.ts';
import type { DecisionAction, PostingStatus } from '../../common/constants.ts';
import type { MessageKey } from '../../translations/index.ts';

export type PostingMove = 'remove' | 'restore';
type Move = {
  action: DecisionAction;
  to: PostingStatus;
  event: Extract<EventName, `posting.${string}`>;
  /** What is said where it stands so already. */
  already: MessageKey;
};

/** What administrators do to the standing of a posting: two opposites. */
export const POSTING_MOVES: Readonly<Record<PostingMove, Move>> = {
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
