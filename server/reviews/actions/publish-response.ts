import { transact, type Context } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import { lockReview } from '../queries/lock-review.ts';
import { refuseTakenDown, refuseUndoing } from '../response-words.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { screenText } from '../../screening/screen-text.ts';
import { recordScreenedResponse } from '../screening/hold-response.ts';

/**
 * Publishes the contractor's one response under an active review. On hold, only its owner and administrators
 * see it, without a notice. Throws a 409 where one exists, the review is inactive, or an administrator's
 * decision about the last one would be undone.
 */
export async function publishResponse(
  context: Context,
  { reviewId, body }: { reviewId: number; body: string },
): Promise<{ responseId: number }> {
  const owner = context.viewer;
  if (!owner) throw unauthenticated();
  return transact(context, async (inside) => {
    const { status, ...contractor } = await lockReview(inside, reviewId);
    if (status !== 'active') throw conflict('review_form.response_needs_active');
    await refuseTakenDown(inside, reviewId, body);
    await refuseUndoing(inside, reviewId, body);
    const signals = await screenText(inside, body);
    const isHeld = signals.length > 0;
    const row = await inside.database
      .insertInto('review_responses')
      .values({
        review_id: reviewId,
        author_user_id: owner.userId,
        body,
        status: isHeld ? 'inactive' : 'active',
        held_signals: [...signals],
        never_shown: isHeld,
        created_at: inside.now,
      })
      .onConflict((other) => other.column('review_id').where('deleted_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw conflict('review_form.already_responded');
    const responseId = row.id;
    if (isHeld) {
      await recordScreenedResponse(inside, responseId, { outcome: 'held', signals });
      return { responseId };
    }
    await refreshRatingSummaries(inside.database, [contractor.contractorId], inside.now);
    inside.announce({ name: 'response.published', responseId, reviewId, ...contractor });
    return { responseId };
  });
}
