import { isMarkOfThese } from './select-reviews.ts';
import type { ReadContext } from '../../core/context.ts';

/** Those of these reviews that the viewer marked as helpful. */
export async function markedByViewer(
  { database, viewer }: ReadContext,
  reviewIds: readonly number[],
): Promise<Set<number>> {
  if (viewer === null || reviewIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('helpful_marks as mark')
    .innerJoin('reviews as r', 'r.id', 'mark.review_id')
    .select('r.id')
    .where('mark.user_id', '=', viewer.userId)
    .where('r.id', 'in', [...reviewIds])
    .where(isMarkOfThese)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
