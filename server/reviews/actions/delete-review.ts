import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { notFound, unauthenticated } from '../../core/errors.ts';
import { endDecisionAppealsUnder } from '../../cases/open-appeals.ts';
import { endAppealsUnder } from '../end-appeals.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';

/**
 * Hides a review and keeps it, with its versions and its response, until it is erased after 180 days. Open appeals about
 * it and its response end with it: there is nothing left to decide.
 */
export async function deleteReview(context: Context, { reviewId }: { reviewId: number }): Promise<void> {
  const author = context.viewer;
  if (!author) throw unauthenticated();
  await transact(context, async (inside) => {
    const deleted = await hideReview(inside, reviewId, author.userId);
    await refreshRatingSummaries(inside.database, [deleted.contractorId], inside.now);
    const appealIds = await endAppealsUnder(inside, reviewId);
    await endDecisionAppealsUnder(inside, reviewId);
    for (const appealId of appealIds)
      inside.announce({ name: 'appeal.withdrawn', appealId, reviewId, ...deleted });
    inside.announce({ name: 'review.deleted', reviewId, ...deleted });
  });
}

async function hideReview(
  { database, now }: ReadContext,
  reviewId: number,
  userId: number,
): Promise<{ contractorId: number; contractorSlug: string }> {
  const row = await database
    .updateTable('reviews as r')
    .from('contractors as c')
    .set({ deleted_at: now, deleted_by_user_id: userId })
    .whereRef('c.id', '=', 'r.contractor_id')
    .where('r.id', '=', reviewId)
    .where('r.deleted_at', 'is', null)
    .returning(['c.id as contractorId', 'c.slug as contractorSlug'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
