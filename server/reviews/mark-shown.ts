import type { ReadContext } from '../core/context.ts';

/**
 * Remembers that everybody can read the words that stand, where the review does stand. Call it after a change of standing
 * or of words, under the review's lock; tells whether this is the first time that the review is shown.
 */
export async function markShown({ database, now }: ReadContext, reviewId: number): Promise<boolean> {
  const row = await database
    .selectFrom('reviews')
    .select(['version', 'first_shown_at as firstShownAt'])
    .where('id', '=', reviewId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
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
