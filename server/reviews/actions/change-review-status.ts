import { transact, type Context } from '../../core/context.ts';
import { applyReviewTransition, refuseImpossible } from '../transitions/apply-review-transition.ts';
import {
  seenDecision,
  refuseIfDecidedSince,
  refuseOtherVersion,
  type ExpectedState,
} from '../../cases/decision-conflict.ts';
import { lockCase } from '../queries/lock-case.ts';
import type { Reason } from '../transitions/record-case.ts';
import type { ReviewTransition } from '../transitions/review-transitions.ts';

export type ChangedReview = {
  reviewId: number;
  transition: ReviewTransition;
  reason: Reason;
  seen: ExpectedState;
};

/**
 * An administrator takes a review down, shows it again or deletes it. An open appeal that asks for the same
 * is accepted by it. Throws a 409 with the earlier event, and a 403 where the appeal is about the
 * administrator's own decision.
 */
export async function changeReviewStatus(context: Context, input: ChangedReview): Promise<void> {
  const { reviewId, transition, reason } = input;
  const subject = { type: 'review', id: reviewId } as const;
  const seenDecisionId = await seenDecision(context, subject, input.seen);
  await transact(context, async (tx) => {
    const about = await lockCase(tx, reviewId);
    await refuseImpossible(tx, about, transition);
    await refuseIfDecidedSince(tx, subject, seenDecisionId);
    refuseOtherVersion(about.version, input.seen);
    await applyReviewTransition(tx, about, { transition, reason });
  });
}
