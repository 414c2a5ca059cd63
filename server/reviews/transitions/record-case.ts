import type { AppealKind, DecisionAction, DecisionReasonCode } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import type { DecidedState } from '../../decisions/chain.ts';
import { recordDecision, type Concerned } from '../../decisions/record-decision.ts';
import { appealUntil, type Side } from '../appeals/appeal.ts';
import type { ReviewCase } from '../queries/lock-case.ts';

/** The reason: a code, a text, or both; empty where the call needs neither. */
export type Reason = { code: DecisionReasonCode | null; text: string | null };

type Decided = {
  action: DecisionAction;
  subject: { type: 'review' | 'response' | 'appeal'; id: number };
  reason: Reason;
  before: DecidedState;
  after: DecidedState;
  /** Of the appeal that is decided by it. */
  kind?: AppealKind;
  /** It is about a response that the author of the review has never seen. */
  hiddenFromAuthor?: boolean;
};

/**
 * Records a decision about a review, its response or its appeal, with a statement to both sides. Call it
 * last.
 */
export async function recordAboutCase(
  tx: ReadContext,
  about: ReviewCase,
  { reason, kind, hiddenFromAuthor, ...decided }: Decided,
): Promise<{ id: number }> {
  return recordDecision(tx, {
    ...decided,
    reviewId: about.id,
    contractorId: about.contractorId,
    overall: about.overall,
    language: about.language,
    reasonCode: reason.code,
    reasonText: reason.text,
    concerned: concernedBy(about, {
      action: decided.action,
      kind: kind ?? null,
      decidedAt: tx.now,
    }).filter(({ party }) => !(hiddenFromAuthor === true && party === 'author')),
  });
}

function concernedBy(
  about: ReviewCase,
  decided: { action: DecisionAction; kind: AppealKind | null; decidedAt: Date },
): Concerned[] {
  const statusSince = about.decision?.decidedAt ?? null;
  const notified = (userId: number | null, party: Side): Concerned[] =>
    userId === null ? [] : [{ userId, party, appealUntil: appealUntil({ ...decided, statusSince }, party) }];
  // A text that was never public does not concern the contractor.
  const ownerUserId = about.firstShownAt === null ? null : about.ownerUserId;
  return [...notified(about.authorUserId, 'author'), ...notified(ownerUserId, 'contractor')];
}
