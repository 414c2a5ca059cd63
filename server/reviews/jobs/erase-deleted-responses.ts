import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { erasedBefore } from '../../cases/appeal-window.ts';
import { isAnyAppealed } from '../../cases/open-appeals.ts';

const ABOUT_IT = sql<boolean>`appealed.subject_type = 'response' and appealed.subject_id = s.id`;

/**
 * Erases responses (with versions) that were deleted by themselves, as long ago as a review that goes. While their review
 * is being looked at they wait with it.
 */
export async function eraseDeletedResponses(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('review_responses as s')
    .where('s.deleted_at', '<', erasedBefore(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('appeals as a')
            .select('a.id')
            .whereRef('a.review_id', '=', 's.review_id')
            .where('a.state', '=', 'open'),
        ),
      ),
    )
    .where(({ not }) => not(isAnyAppealed(ABOUT_IT)))
    .execute();
}
