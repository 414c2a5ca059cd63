import type { DatabaseHandle } from '../../server/database/client.ts';
import { refreshRatingSummaries } from '../../server/reviews/refresh-summary.ts';
import { SUMMARISED_AT } from './build.ts';

/**
 * Counts the reviews posted through the product; generated reviews are about months long past, so the month
 * tells them apart.
 */
export async function countPosted({ sql }: DatabaseHandle): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from reviews where created_at >= ${SUMMARISED_AT} and job_month > ${SUMMARISED_AT}::date - 366`;
  return row?.count ?? 0;
}

/** Takes away what was posted, so that the next run meets the same rows and everyone may post again. */
export async function removePosted({ sql, database }: DatabaseHandle): Promise<void> {
  const rows = await sql<
    { contractor_id: number }[]
  >`delete from reviews where created_at >= ${SUMMARISED_AT} returning contractor_id`;
  if (rows.length === 0) return;
  await refreshRatingSummaries(database, [...new Set(rows.map((row) => row.contractor_id))], SUMMARISED_AT);
  await sql`vacuum (analyze) reviews, review_versions, contractors, contractor_trades`;
}
