import type { DomainEvent } from '../../core/context.ts';

/** What listeners may know of a comment that was written, changed or deleted. */
export type CommentEvent = DomainEvent & {
  name: `comment.${'created' | 'updated' | 'deleted'}`;
  commentId: number;
  postingId: number;
  parentId: number | null;
};

export const commentEvent = (event: CommentEvent): CommentEvent => event;
