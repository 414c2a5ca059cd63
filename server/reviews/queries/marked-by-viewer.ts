import { sql } from 'kysely';
import { isMarkOfThese } from './select-reviews.ts';
import type { ReadContext } from '../../core/context.ts';

/** Those of these reviews that the viewer marked as helpful. */
export async function markedByViewer(
  { database, viewer }: ReadContext,
  reviewIds: readonly number[],
): Promise<Set<number>> {
  // Administrators decide about reviews and mark none.
  if (viewer === null || viewer.role === 'admin') return new Set();
  const rows = await database
    .selectFrom('helpful_marks as mark')
    .innerJoin('reviews as r', 'r.id', 'mark.review_id')
    .select('r.id')
    .where('mark.user_id', '=', viewer.userId)
    .where(sql<boolean>`r.id = any(${sql.val([...reviewIds])}::integer[])`)
    .where(isMarkOfThese)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
