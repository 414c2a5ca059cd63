import type { ReviewStatus } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { notDeletedByAuthor } from '../../reviews/queries/select-reviews.ts';
import { isKeptFrom } from '../own-case.ts';

/** Whether an administrator may open a case of this review. */
export async function mayOpenCase(context: ReadContext, reviewId: number): Promise<boolean> {
  const row = await context.database
    .selectFrom('reviews as r')
    .select(['r.contractor_id as contractorId', 'r.deleted_at as deletedAt'])
    .select('r.status')
    .$narrowType<{ status: ReviewStatus }>()
    .where('r.id', '=', reviewId)
    .where(notDeletedByAuthor)
    .executeTakeFirst();
  return row !== undefined && !isKeptFrom(context, row);
}
