import { ERASE_AFTER_DAYS } from '../../../common/constants.ts';
import type { Database } from '../../database/client.ts';

const DAY_MS = 86_400_000;

/** Erases reviews (with versions and responses) that were deleted so long ago that no appeal can bring them back. One that is being looked at waits. */
export async function eraseDeletedReviews(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - ERASE_AFTER_DAYS * DAY_MS);
  await database
    .deleteFrom('reviews as r')
    .where('r.deleted_at', '<', oldest)
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
    .execute();
}
