import type { DecisionReasonCode } from '../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
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
import { refuseOwnCase } from '../../cases/own-case.ts';
import { factsOf, lockPosting, type LockedPosting } from '../queries/lock-posting.ts';
import { isChanged, POSTING_TRANSITIONS, type PostingTransition } from '../posting-transitions.ts';

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
  transition: PostingTransition,
  { postingId, reasonCode, reason, seen }: PostingDecision,
): Promise<DecidedPosting> {
  const subject = { type: 'posting', id: postingId } as const;
  const seenDecisionId = await seenDecision(context, subject, seen);
  return transact(context, async (tx) => {
    const current = await lockPosting(tx, postingId);
    await refuseOwnCase(tx, subject);
    await refuseRepeated(tx, current, transition);
    await refuseIfDecidedSince(tx, subject, seenDecisionId);
    refuseOtherVersion(current.version, seen, 'postings.words_changed');
    await refuseWhileAppealed(tx, subject, 'status');
    return applyPostingTransition(tx, current, { transition, reasonCode, reason });
  });
}

type AppliedTransition = {
  transition: PostingTransition;
  reasonCode: DecisionReasonCode | null;
  reason: string;
  /** The decision's record of the appeal that it accepts. */
  also?: { before: DecidedState; after: DecidedState };
};

/** Removes or restores a posting whose row is locked, and records that. Call it last. */
export async function applyPostingTransition(
  tx: ReadContext,
  current: LockedPosting,
  { transition, reasonCode, reason, also }: AppliedTransition,
): Promise<DecidedPosting> {
  const { action, to, event } = POSTING_TRANSITIONS[transition];
  const { id: postingId, version, language, contractorId, authorUserId } = current;
  const appealUntil = lastDayOfParty(action, 'author', tx.now);
  const { id: decisionId } = await recordDecision(tx, {
    action,
    subject: { type: 'posting', id: postingId },
    contractorId,
    language,
    reasonCode,
    reasonText: reason,
    before: { status: current.status, version, ...also?.before },
    after: { status: to, version, ...also?.after },
    concerned: authorUserId === null ? [] : [{ userId: authorUserId, party: 'author', appealUntil }],
  });
  await tx.database
    .updateTable('postings')
    .set({
      status: to,
      decision_id: decisionId,
      hold_signals: [],
      never_shown: current.neverShown && to !== 'active',
    })
    .where('id', '=', postingId)
    .execute();
  const isNew = current.neverShown && to === 'active';
  tx.announce({ name: isNew ? 'posting.published' : event, ...factsOf(current) });
  return { decisionId };
}

async function refuseRepeated(
  tx: ReadContext,
  posting: LockedPosting,
  transition: PostingTransition,
): Promise<void> {
  if (isChanged(posting, transition))
    throw await decidedMeanwhile(tx.database, posting.decisionId, POSTING_TRANSITIONS[transition].already);
}
