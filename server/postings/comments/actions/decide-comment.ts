import { decide } from '../../../cases/decide.ts';
import type { ExpectedState } from '../../../cases/decision-conflict.ts';
import { recordChange, type Why } from '../../../cases/record-change.ts';
import type { Context, ReadContext } from '../../../core/context.ts';
import { COMMENT_TRANSITIONS, transitionOpenTo, type CommentTransition } from '../comment-transitions.ts';
import { lockCommentCase, type CommentCase } from '../queries/lock-comment-case.ts';

export type CommentDecision = Why & { commentId: number; seen: ExpectedState };
export type DecidedComment = { decisionId: number };

/** Hides a comment; its author reads why. Throws as `decide`. */
export const removeComment = (context: Context, decision: CommentDecision): Promise<DecidedComment> =>
  decideComment(context, 'remove', decision);

/** Shows a comment again that an administrator removed. Throws as `decide`. */
export const restoreComment = (context: Context, decision: CommentDecision): Promise<DecidedComment> =>
  decideComment(context, 'restore', decision);

const decideComment = (
  context: Context,
  transition: CommentTransition,
  { commentId: id, seen, ...why }: CommentDecision,
): Promise<DecidedComment> =>
  decide(context, {
    subject: { type: 'comment', id },
    seen,
    lock: lockCommentCase,
    already: (comment) =>
      transitionOpenTo(comment) === transition ? null : COMMENT_TRANSITIONS[transition].already,
    textChanged: 'comments.words_changed',
    apply: (tx, comment) => applyCommentTransition(tx, comment, transition, why),
  });

/** Removes or restores a locked comment, and records that; gives the decision's id. Call it last. */
export async function applyCommentTransition(
  tx: ReadContext,
  comment: CommentCase,
  transition: CommentTransition,
  why: Why,
): Promise<number> {
  const { action, to, event } = COMMENT_TRANSITIONS[transition];
  const { id, postingId, parentId, version, language, contractorId, authorUserId } = comment;
  const decisionId = await recordChange(tx, {
    action,
    subject: { type: 'comment', id },
    contractorId,
    language,
    before: { status: comment.status, version },
    after: { status: to, version },
    why,
    recipients: [{ party: 'author', userId: authorUserId }],
  });
  await tx.database
    .updateTable('comments')
    .set({ status: to, decision_id: decisionId })
    .where('id', '=', id)
    .execute();
  tx.announce({ name: event, commentId: id, postingId, parentId });
  return decisionId;
}
