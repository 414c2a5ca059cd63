import type { ReadContext } from '../../core/context.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { toReviewViews, type ReviewView } from '../views.ts';
import { isActive, selectReviewsFor } from './select-reviews.ts';
import { audienceOf, type Audience } from './select-status.ts';

type LatestQuery = { contractorId: number; count: number };

const readLatest = preparedQuery((database, audience: Audience, { contractorId, count }: LatestQuery) =>
  selectReviewsFor(database, audience)
    .where('r.contractor_id', '=', contractorId)
    .where(isActive)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(count),
);

/** A contractor's latest active reviews, the newest first, in one query. */
export async function latestReviews(
  context: ReadContext,
  contractorId: number,
  count: number,
): Promise<ReviewView[]> {
  const rows = await readLatest(context.database, audienceOf(context), { contractorId, count });
  return toReviewViews(context, rows);
}
