import type { Database } from '../../database/client.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';

const BATCH = 1_000;

/** Recomputes every contractor's aggregates, a thousand at a time, so that no row is locked long. */
export async function refreshAllSummaries(database: Database, now: Date): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await database
      .selectFrom('contractors')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return;
    await refreshRatingSummaries(database, ids, now);
    last = ids.at(-1) ?? last;
  }
}
