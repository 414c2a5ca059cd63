import { sql } from 'kysely';
import { COUNTS_KEPT_DAYS } from '../../../common/page-counts.ts';
import type { Database } from '../../database/client.ts';

/** Deletes page counts older than two of the longest periods. */
export async function forgetPageCounts(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('contractor_page_days')
    .where(
      'day',
      '<',
      sql<string>`(${now}::timestamptz at time zone 'UTC')::date - ${COUNTS_KEPT_DAYS}::integer`,
    )
    .execute();
}
