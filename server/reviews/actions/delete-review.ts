import { transact, type Context } from '../../core/context.ts';
import { notFound, unauthenticated } from '../../core/errors.ts';
import { endDecisionAppealsUnder, type Deleting } from '../../cases/open-appeals.ts';
import { endAppealsUnder } from '../appeals/end-appeals.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';

/**
 * Hides a review and keeps it, with its versions and its response, until it is erased after 180 days. Open appeals about
 * it and its response end with it: there is nothing left to decide.
 */
export async function deleteReview(context: Context, { reviewId }: { reviewId: number }): Promise<void> {
  if (!context.viewer) throw unauthenticated();
  await transact(context, async (tx) => {
    const { contractorId } = await hideReviewOfAuthor(tx, reviewId);
    await refreshRatingSummaries(tx.database, [contractorId], tx.now);
  });
}

/** The same inside a transaction, without the contractor's rating: the caller computes it anew. */
export async function hideReviewOfAuthor(
  tx: Deleting,
  reviewId: number,
): Promise<{ contractorId: number; contractorSlug: string }> {
  const deleted = await hide(tx, reviewId);
  const appealIds = await endAppealsUnder(tx, reviewId);
  await endDecisionAppealsUnder(tx, reviewId);
  for (const appealId of appealIds) tx.announce({ name: 'appeal.withdrawn', appealId, reviewId, ...deleted });
  tx.announce({ name: 'review.deleted', reviewId, ...deleted });
  return deleted;
}

async function hide({ database, now, viewer }: Deleting, reviewId: number) {
  const row = await database
    .updateTable('reviews as r')
    .from('contractors as c')
    .set({ deleted_at: now, deleted_by_user_id: viewer?.userId ?? null })
    .whereRef('c.id', '=', 'r.contractor_id')
    .where('r.id', '=', reviewId)
    .where('r.deleted_at', 'is', null)
    .returning(['c.id as contractorId', 'c.slug as contractorSlug'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
