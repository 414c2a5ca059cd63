import type { Database } from '../../../database/client.ts';
import { erasedBefore } from '../../../cases/appeal-window.ts';

/**
 * Lets go of the documents of claims that came to nothing, as long after their end as a deleted review is kept. What nothing
 * refers to any more is swept away with its files.
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
