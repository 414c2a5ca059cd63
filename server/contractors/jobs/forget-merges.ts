import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import { erasedBefore } from '../../cases/appeal-window.ts';
import { isAnyAppealed } from '../../cases/open-appeals.ts';

/** A merge's moves are recorded until it can no longer be appealed. */
export async function forgetMerges(database: Database, now: Date): Promise<void> {
  await sql`
    delete from listing_merge_moves as moved using contractors as c, decisions as d
    where c.id = moved.merged_id and d.id = c.listing_decision_id and d.decided_at < ${erasedBefore(now)}
      and not ${isAnyAppealed(sql`appealed.id = d.id`)}`.execute(database);
}
