import type { Database } from '../../../database/client.ts';
import { erasedBefore } from '../../../cases/appeal-window.ts';

/**
 * Erases the documents of failed claims as long after their end as a deleted review is kept. The sweep of
 * uploads removes the files that nothing refers to any more.
 */
export async function eraseClaimDocuments(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('contractor_claims')
    .set({ upload_id: null })
    .where('upload_id', 'is not', null)
    .where('state', 'in', ['rejected', 'withdrawn'])
    .where('closed_at', '<', erasedBefore(now))
    .execute();
}
