import { decide } from '../../cases/decide.ts';
import type { ExpectedState } from '../../cases/decision-conflict.ts';
import { recordChange, type Why } from '../../cases/record-change.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { isChanged, POSTING_TRANSITIONS, type PostingTransition } from '../posting-transitions.ts';
import { factsOf, lockPosting, type LockedPosting } from '../queries/lock-posting.ts';

export type PostingDecision = Why & { postingId: number; seen: ExpectedState };
export type DecidedPosting = { decisionId: number };

/** Removes a posting from every list and page; its author reads why. Throws as `decide`. */
export const removePosting = (context: Context, decision: PostingDecision): Promise<DecidedPosting> =>
  decidePosting(context, 'remove', decision);

/** Shows a posting again that an administrator removed. Throws as `decide`. */
export const restorePosting = (context: Context, decision: PostingDecision): Promise<DecidedPosting> =>
  decidePosting(context, 'restore', decision);

const decidePosting = (
  context: Context,
  transition: PostingTransition,
  { postingId: id, seen, ...why }: PostingDecision,
): Promise<DecidedPosting> =>
  decide(context, {
    subject: { type: 'posting', id },
    seen,
    lock: lockPosting,
    already: (posting) => (isChanged(posting, transition) ? POSTING_TRANSITIONS[transition].already : null),
    textChanged: 'postings.words_changed',
    apply: (tx, posting) => applyPostingTransition(tx, posting, transition, why),
  });

/** Removes or restores a locked posting, and records that; gives the decision's id. Call it last. */
export async function applyPostingTransition(
  tx: ReadContext,
  current: LockedPosting,
  transition: PostingTransition,
  why: Why,
): Promise<number> {
  const { action, to, event } = POSTING_TRANSITIONS[transition];
  const { id, version, language, contractorId, authorUserId } = current;
  const decisionId = await recordChange(tx, {
    action,
    subject: { type: 'posting', id },
    contractorId,
    language,
    before: { status: current.status, version },
    after: { status: to, version },
    why,
    recipients: [{ party: 'author', userId: authorUserId }],
  });
  await tx.database
    .updateTable('postings')
    .set({
      status: to,
      decision_id: decisionId,
      hold_signals: [],
      never_shown: current.neverShown && to !== 'active',
    })
    .where('id', '=', id)
    .execute();
  const isNew = current.neverShown && to === 'active';
  tx.announce({ name: isNew ? 'posting.published' : event, ...factsOf(current) });
  return decisionId;
}
