import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { ReviewOwnership } from '../policy.ts';

/** Whose a review is; throws `notFound()` for one that does not exist or was deleted. */
export async function findReviewOwnership(
  { database }: ReadContext,
  reviewId: number,
): Promise<ReviewOwnership> {
  const row = await database
    .selectFrom('reviews')
    .select(['author_profile_id as authorProfileId', 'contractor_id as contractorId'])
    .where('id', '=', reviewId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Whose the review is that a response stands under; throws `notFound()` where either is gone. */
export async function findResponseOwnership(
  { database }: ReadContext,
  responseId: number,
): Promise<ReviewOwnership> {
  const row = await database
    .selectFrom('review_responses as s')
    .innerJoin('reviews as r', 'r.id', 's.review_id')
    .select(['r.author_profile_id as authorProfileId', 'r.contractor_id as contractorId'])
    .where('s.id', '=', responseId)
    .where('s.deleted_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
