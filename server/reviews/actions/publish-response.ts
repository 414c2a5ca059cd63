import { transact, type Context } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { lockReview } from '../queries/lock-review.ts';
import { refuseTakenDown, refuseUndoing } from '../texts/response-words.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { screenText } from '../../screening/screen-text.ts';
import { recordScreenedResponse } from '../screening/hold-response.ts';

/**
 * Publishes the contractor's one response under an active review. On hold, only its owner and administrators
 * see it, without a notice. Throws a 409 where one exists, the review is inactive, or it would undo an
 * administrator's decision.
 */
export async function publishResponse(
  context: Context,
  { reviewId, body }: { reviewId: number; body: string },
): Promise<{ responseId: number }> {
  const owner = context.viewer;
  if (!owner) throw unauthenticated();
  return transact(context, async (tx) => {
    const { status, ...contractor } = await lockReview(tx, reviewId);
    if (status !== 'active') throw conflict('review_form.response_needs_active');
    await refuseTakenDown(tx, reviewId, body);
    await refuseUndoing(tx, reviewId, body);
    const signals = await screenText(tx, body);
    const isOnHold = signals.length > 0;
    const row = await tx.database
      .insertInto('review_responses')
      .values({
        review_id: reviewId,
        author_user_id: owner.userId,
        body,
        status: isOnHold ? 'inactive' : 'active',
        hold_signals: [...signals],
        never_shown: isOnHold,
        created_at: tx.now,
      })
      .onConflict((other) => other.column('review_id').where('deleted_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw conflict('review_form.already_responded');
    const responseId = row.id;
    if (isOnHold) {
      await recordScreenedResponse(tx, responseId, { outcome: 'held', signals });
      return { responseId };
    }
    await refreshRatingSummaries(tx.database, [contractor.contractorId], tx.now);
    tx.announce({ name: 'response.published', responseId, reviewId, ...contractor });
    return { responseId };
  });
}
