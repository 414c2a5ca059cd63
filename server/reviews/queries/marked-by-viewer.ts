import type { ReadContext } from '../../core/context.ts';

/** Those of these reviews that the viewer marked as helpful. */
export async function markedByViewer(
  { database, viewer }: ReadContext,
  reviewIds: readonly number[],
): Promise<Set<number>> {
  if (viewer === null || reviewIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('helpful_marks')
    .select('review_id as id')
    .where('user_id', '=', viewer.userId)
    .where('review_id', 'in', [...reviewIds])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
