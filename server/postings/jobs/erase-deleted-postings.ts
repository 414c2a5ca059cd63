import type { Database } from '../../database/client.ts';
import { erasedBefore } from '../../cases/appeal-window.ts';

/** Erases postings, with their versions and what administrators noted about them, that their authors deleted 180 days ago. */
export async function eraseDeletedPostings(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('postings').where('deleted_at', '<', erasedBefore(now)).execute();
}
