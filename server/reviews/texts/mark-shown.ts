import type { ReadContext } from '../../core/context.ts';
import { isPublic } from '../../conditions/public-rows.ts';

/**
 * Records that the current text is public, if the review is active. Call it after a change of status or text,
 * under the review's lock. Tells whether this is the first time that the review is shown.
 */
export async function markShown({ database, now }: ReadContext, reviewId: number): Promise<boolean> {
  const row = await database
    .selectFrom('reviews')
    .select(['version', 'first_shown_at as firstShownAt'])
    .where('id', '=', reviewId)
    .where(isPublic('reviews'))
    .executeTakeFirst();
  if (!row) return false;
  await database
    .updateTable('reviews')
    .set({ first_shown_at: row.firstShownAt ?? now, shown_version: row.version })
    .where('id', '=', reviewId)
    .execute();
  await database
    .updateTable('review_versions')
    .set({ shown: true })
    .where('review_id', '=', reviewId)
    .where('version', '=', row.version)
    .execute();
  return row.firstShownAt === null;
}
