import type { DecisionReasonCode } from '../../../../common/constants.ts';
import { lastDayOfParty } from '../../../cases/appealable-decision.ts';
import {
  decidedMeanwhile,
  refuseIfDecidedSince,
  refuseOtherVersion,
  seenDecision,
  type ExpectedState,
} from '../../../cases/decision-conflict.ts';
import { refuseWhileAppealed } from '../../../cases/open-appeals.ts';
import { refuseOwnCase } from '../../../cases/own-case.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import type { DecidedState } from '../../../decisions/chain.ts';
import { recordDecision } from '../../../decisions/record-decision.ts';
import { COMMENT_TRANSITIONS, transitionOpenTo, type CommentTransition } from '../comment-transitions.ts';
import { lockCommentCase, type CommentCase } from '../queries/lock-comment-case.ts';

export type CommentDecision = {
  commentId: number;
  reasonCode: DecisionReasonCode | null;
  reason: string;
  seen: ExpectedState;
};
export type DecidedComment = { decisionId: number };

/**
 * Hides a comment; its author reads why. Throws a 409 with the earlier event, for a changed text, and while
 * its author's appeal is open. Throws a 403 for one's own.
 */
export const removeComment = (context: Context, decision: CommentDecision): Promise<DecidedComment> =>
  decideComment(context, 'remove', decision);

/** Shows a comment again that an administrator removed. Throws as `removeComment`. */
export const restoreComment = (context: Context, decision: CommentDecision): Promise<DecidedComment> =>
  decideComment(context, 'restore', decision);

async function decideComment(
  context: Context,
  transition: CommentTransition,
  { commentId, reasonCode, reason, seen }: CommentDecision,
): Promise<DecidedComment> {
  const subject = { type: 'comment', id: commentId } as const;
  const seenDecisionId = await seenDecision(context, subject, seen);
  return transact(context, async (tx) => {
    const comment = await lockCommentCase(tx, commentId);
    await refuseOwnCase(tx, subject);
    if (transitionOpenTo(comment) !== transition)
      throw await decidedMeanwhile(tx.database, comment.decisionId, COMMENT_TRANSITIONS[transition].already);
    await refuseIfDecidedSince(tx, subject, seenDecisionId);
    refuseOtherVersion(comment.version, seen, 'comments.words_changed');
    await refuseWhileAppealed(tx, subject, 'status');
    return applyCommentTransition(tx, comment, { transition, reasonCode, reason });
  });
}

type AppliedTransition = {
  transition: CommentTransition;
  reasonCode: DecisionReasonCode | null;
  reason: string;
  /** The decision's record of the appeal that it accepts. */
  also?: { before: DecidedState; after: DecidedState };
};

/** Removes or restores a comment whose row is locked, and records that. Call it last. */
export async function applyCommentTransition(
  tx: ReadContext,
  comment: CommentCase,
  { transition, reasonCode, reason, also }: AppliedTransition,
): Promise<DecidedComment> {
  const { action, to, event } = COMMENT_TRANSITIONS[transition];
  const { id, postingId, parentId, version, language, contractorId, authorUserId } = comment;
  const appealUntil = lastDayOfParty(action, 'author', tx.now);
  const { id: decisionId } = await recordDecision(tx, {
    action,
    subject: { type: 'comment', id },
    contractorId,
    language,
    reasonCode,
    reasonText: reason,
    before: { status: comment.status, version, ...also?.before },
    after: { status: to, version, ...also?.after },
    concerned: authorUserId === null ? [] : [{ userId: authorUserId, party: 'author', appealUntil }],
  });
  await tx.database
    .updateTable('comments')
    .set({ status: to, decision_id: decisionId })
    .where('id', '=', id)
    .execute();
  tx.announce({ name: event, commentId: id, postingId, parentId });
  return { decisionId };
}
