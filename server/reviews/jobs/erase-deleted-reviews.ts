import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { erasedBefore } from '../../cases/appeal-window.ts';
import { isAnyAppealed } from '../../cases/open-appeals.ts';

/**
 * Erases deleted reviews with their versions, responses, appeals and notes once no appeal can bring them
 * back. The last day to appeal must have ended, in UTC. A review with an open appeal is kept.
 */
export async function eraseDeletedReviews(database: Database, now: Date): Promise<void> {
  await database.transaction().execute(async (tx) => {
    // First the lock and then the look: an appeal that is being filed holds the review.
    const found = await tx
      .selectFrom('reviews')
      .select('id')
      .where('deleted_at', '<', erasedBefore(now))
      .forUpdate()
      .skipLocked()
      .execute();
    if (found.length === 0) return;
    await tx
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
