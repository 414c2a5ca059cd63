import { erasedBefore } from '../../cases/appeal-window.ts';
import type { Database } from '../../database/client.ts';

/** Erases reports that were never published 180 days after they were dismissed or withdrawn; their files are swept as orphans. */
export async function eraseUnpublishedRedFlags(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('red_flags')
    .where('state', 'in', ['dismissed', 'withdrawn'])
    .where('closed_at', '<', erasedBefore(now))
    .execute();
}
