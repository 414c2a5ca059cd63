import { erasedBefore } from '../../../cases/appeal-window.ts';
import type { Database } from '../../../database/client.ts';

/** Erases proposals 180 days after they ended; their files are swept as orphans, and decisions stay. */
export async function eraseEndedProposals(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('closing_proposals')
    .where('state', '<>', 'open')
    .where('ended_at', '<', erasedBefore(now))
    .execute();
}
