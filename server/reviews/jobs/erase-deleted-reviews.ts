import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { erasedBefore } from '../../cases/appeal-window.ts';
import { isAnyAppealed } from '../../cases/open-appeals.ts';

/**
 * Erases reviews (with versions, responses, appeals, and what administrators noted about them) that were deleted so long
 * ago that no appeal can bring them back: the last day to appeal has ended, in UTC. One that is being looked at waits.
 */
export async function eraseDeletedReviews(database: Database, now: Date): Promise<void> {
  await database.transaction().execute(async (inside) => {
    // First the lock and then the look: an appeal that is being filed holds the review.
    const found = await inside
      .selectFrom('reviews')
      .select('id')
      .where('deleted_at', '<', erasedBefore(now))
      .forUpdate()
      .skipLocked()
      .execute();
    if (found.length === 0) return;
    await inside
      .deleteFrom('reviews as r')
      .where(
        'r.id',
        'in',
        found.map(({ id }) => id),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('appeals as a')
              .select('a.id')
              .whereRef('a.review_id', '=', 'r.id')
              .where('a.state', '=', 'open'),
          ),
        ),
      )
      .where(({ not }) => not(isAnyAppealed(sql<boolean>`appealed.review_id = r.id`)))
      .execute();
  });
}
