import type { DecisionReasonCode } from '../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { forbidden, unauthenticated } from '../../core/errors.ts';
import { lastDayOfParty } from '../../cases/appealable-decision.ts';
import type { DecidedState } from '../../decisions/chain.ts';
import { refuseWhileAppealed } from '../../cases/open-appeals.ts';
import { recordDecision } from '../../decisions/record-decision.ts';
import {
  decidedMeanwhile,
  refuseIfDecidedSince,
  refuseOtherVersion,
  seenDecision,
  type ExpectedState,
} from '../../cases/decision-conflict.ts';
import { hasOtherAdministrator } from '../../cases/other-administrator.ts';
import { isForOthers } from '../policy.ts';
import { factsOf, lockPosting, type LockedPosting } from '../queries/lock-posting.ts';
import { isMoved, POSTING_MOVES, type PostingMove } from '../posting-moves.ts';

export type PostingDecision = {
  postingId: number;
  reasonCode: DecisionReasonCode | null;
  reason: string;
  seen: ExpectedState;
};
export type DecidedPosting = { decisionId: number };

/**
 * Removes a posting from every list and page; its author reads why. Throws a 409 with the earlier event, for
 * a changed text, and while its author's appeal is open. Throws a 403 for one's own.
 */
export function removePosting(context: Context, decision: PostingDecision): Promise<DecidedPosting> {
  return decidePosting(context, 'remove', decision);
}

/** Shows a posting again that an administrator removed. Throws as `removePosting`. */
export function restorePosting(context: Context, decision: PostingDecision): Promise<DecidedPosting> {
  return decidePosting(context, 'restore', decision);
}

async function decidePosting(
  context: Context,
  move: PostingMove,
  { postingId, reasonCode, reason, seen }: PostingDecision,
): Promise<DecidedPosting> {
  const subject = { type: 'posting', id: postingId } as const;
  const seenDecisionId = await seenDecision(context, subject, seen);
  return transact(context, async (tx) => {
    const standing = await lockPosting(tx, postingId);
    await refuseOwn(tx, standing);
    await refuseRepeated(tx, standing, move);
    await refuseIfDecidedSince(tx, subject, seenDecisionId);
    refuseOtherVersion(standing.version, seen, 'postings.words_changed');
    await refuseWhileAppealed(tx, subject, 'standing');
    return applyPostingMove(tx, standing, { move, reasonCode, reason });
  });
}

type Applied = {
  move: PostingMove;
  reasonCode: DecisionReasonCode | null;
  reason: string;
  /** The decision's record of the appeal that it accepts. */
  also?: { before: DecidedState; after: DecidedState };
};

/** Removes or restores a posting whose row is locked, and records that. Call it last. */
export async function applyPostingMove(
  tx: ReadContext,
  standing: LockedPosting,
  { move, reasonCode, reason, also }: Applied,
): Promise<DecidedPosting> {
  const { action, to, event } = POSTING_MOVES[move];
  const { id: postingId, version, language, contractorId, authorUserId } = standing;
  const appealUntil = lastDayOfParty(action, 'author', tx.now);
  const { id: decisionId } = await recordDecision(tx, {
    action,
    subject: { type: 'posting', id: postingId },
    contractorId,
    language,
    reasonCode,
    reasonText: reason,
    before: { status: standing.status, version, ...also?.before },
    after: { status: to, version, ...also?.after },
    concerned: authorUserId === null ? [] : [{ userId: authorUserId, party: 'author', appealUntil }],
  });
  await tx.database
    .updateTable('postings')
    .set({
      status: to,
      decision_id: decisionId,
      held_signals: [],
      never_shown: standing.neverShown && to !== 'active',
    })
    .where('id', '=', postingId)
    .execute();
  const isNew = standing.neverShown && to === 'active';
  tx.announce({ name: isNew ? 'posting.published' : event, ...factsOf(standing) });
  return { decisionId };
}

/** An administrator may not decide about their own posting where another administrator exists. */
export async function refuseOwn(tx: ReadContext, standing: LockedPosting): Promise<void> {
  const { viewer } = tx;
  if (!viewer) throw unauthenticated();
  if (isForOthers(viewer, standing, await hasOtherAdministrator(tx.database, viewer.userId)))
    throw forbidden('postings.own_case');
}

async function refuseRepeated(tx: ReadContext, posting: LockedPosting, move: PostingMove): Promise<void> {
  if (isMoved(posting, move))
    throw await decidedMeanwhile(tx.database, posting.decisionId, POSTING_MOVES[move].already);
}
