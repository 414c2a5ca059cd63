import type { DecisionAction } from '../../../common/constants.ts';
import type { MessageKey } from '../../../translations/index.ts';
import type { EventName } from '../../event-map.ts';

export type CommentTransition = 'remove' | 'restore';
type Transition = {
  action: DecisionAction;
  to: 'active' | 'inactive';
  event: Extract<EventName, 'comment.removed' | 'comment.restored'>;
  /** The message when it has that status already. */
  already: MessageKey;
};

/** The one move that a comment's status leaves open. */
export const transitionOpenTo = ({ status }: { status: 'active' | 'inactive' }): CommentTransition =>
  status === COMMENT_TRANSITIONS.remove.to ? 'restore' : 'remove';

/** The two opposite actions of administrators on a comment. */
export const COMMENT_TRANSITIONS: Readonly<Record<CommentTransition, Transition>> = {
  remove: {
    action: 'comment.removed',
    to: 'inactive',
    event: 'comment.removed',
    already: 'comments.removed_already',
  },
  restore: {
    action: 'comment.restored',
    to: 'active',
    event: 'comment.restored',
    already: 'comments.shown_already',
  },
};
