import type { CommentsView, CommentView } from '../../../server/postings/comments/views.ts';

/** A comment as an event gives it: whole, or its numbers alone. */
export type SentComment = Pick<CommentView, 'id' | 'parent_id'> & Partial<CommentView>;
export type CommentEvent = { name: 'created' | 'updated' | 'deleted'; comment: SentComment };

/** A restored comment comes as its numbers alone: that it was removed before no longer counts. */
export const withEvent = (before: readonly CommentEvent[], event: CommentEvent): CommentEvent[] => {
  const isRestored = event.name === 'updated' && !isWhole(event.comment);
  return [...(isRestored ? before.filter(({ comment }) => comment.id !== event.comment.id) : before), event];
};

/**
 * The comments after an event. An event that is in them already changes nothing, so events may be applied to a newer list.
 * Null: only the server can give the list now.
 */
export function applyCommentEvent(view: CommentsView, { name, comment }: CommentEvent): CommentsView | null {
  if (name === 'deleted') return withoutComment(view, comment);
  if (!isWhole(comment)) return null;
  const known = findComment(view.comments, comment.id);
  if (known) return known.version >= comment.version ? view : replaceComment(view, comment);
  return name === 'created' ? addComment(view, comment) : view;
}

const isWhole = (comment: SentComment): comment is CommentView => comment.body !== undefined;

const findComment = (comments: readonly CommentView[], id: number) =>
  comments.flatMap((one) => [one, ...one.replies]).find((one) => one.id === id);

function addComment(view: CommentsView, comment: CommentView): CommentsView {
  const { pagination, comments } = view;
  const isOnPage =
    comment.parent_id === null
      ? pagination.current_page === pagination.last_page
      : comments.some(({ id }) => id === comment.parent_id);
  // The next reading of the page counts it.
  if (!isOnPage) return view;
  const count = view.count + 1;
  if (comment.parent_id === null) return { ...view, count, comments: [...comments, comment] };
  return {
    ...view,
    count,
    comments: comments.map((one) =>
      one.id === comment.parent_id ? { ...one, replies: [...one.replies, { ...comment, replies: [] }] } : one,
    ),
  };
}

/** Keeps the reader's rights from the page, because an event is the same for everyone. */
function replaceComment(
  view: CommentsView,
  { body, version, edited_at, earlier, id }: CommentView,
): CommentsView {
  const change = <One extends Pick<CommentView, 'id'>>(one: One): One =>
    one.id === id ? { ...one, body, version, edited_at, earlier } : one;
  return {
    ...view,
    comments: view.comments.map((one) => ({ ...change(one), replies: one.replies.map(change) })),
  };
}

function withoutComment(view: CommentsView, { id, is_removed = false }: SentComment): CommentsView {
  const known = findComment(view.comments, id);
  if (!known || known.is_deleted) return view;
  const comments = view.comments
    .map((one) =>
      one.id === id
        ? emptied(one, is_removed)
        : { ...one, replies: one.replies.filter((reply) => reply.id !== id) },
    )
    // A placeholder goes with its last reply.
    .filter((one) => !one.is_deleted || one.replies.length > 0);
  return { ...view, count: view.count - 1, comments };
}

const emptied = (comment: CommentView, isRemoved: boolean): CommentView => ({
  ...comment,
  body: '',
  author: null,
  is_deleted: true,
  is_removed: isRemoved,
  edited_at: null,
  earlier: [],
  can: { edit: false, delete: false, report: false },
});
