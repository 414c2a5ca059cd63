import type { EventName } from '../event-map.ts';
import type { DecisionAction, PostingStatus } from '../../common/constants.ts';
import type { MessageKey } from '../../translations/index.ts';

export type PostingMove = 'remove' | 'restore';
type Move = {
  action: DecisionAction;
  to: PostingStatus;
  event: Extract<EventName, `posting.${string}`>;
  /** The message when it has that status already. */
  already: MessageKey;
};

/** Whether a posting is there already; one on hold is not removed yet. */
export const isMoved = (
  { status, heldSignals }: { status: string; heldSignals: readonly unknown[] },
  move: PostingMove,
): boolean => status === POSTING_MOVES[move].to && heldSignals.length === 0;

/** The two opposite actions of administrators on a posting's status. */
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
