import type { ReadContext } from '../../core/context.ts';
import { toReviewViews, type ReviewView } from '../views.ts';
import { selectReviews } from './select-reviews.ts';

/** A contractor's latest active reviews, the newest first, in one query. */
export async function latestReviews(
  context: ReadContext,
  contractorId: number,
  count: number,
): Promise<ReviewView[]> {
  const rows = await selectReviews(context)
    .where('r.contractor_id', '=', contractorId)
    .where('r.status', '=', 'active')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(count)
    .execute();
  return toReviewViews(context, rows);
}
