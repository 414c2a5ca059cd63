import { sql } from 'kysely';
import type { Database } from '../../../database/client.ts';
import { erasedBefore } from '../../../cases/appeal-window.ts';

const DAY_MS = 86_400_000;
/** An accepted claim's document and message are kept this long after its owner left. */
export const CLAIM_DOCUMENT_DAYS = 90;

/**
 * Erases the documents and messages of failed claims as long after their end as a deleted review is kept, and those of
 * accepted claims 90 days after their owner gave the page up. The sweep of
 * uploads removes the files that nothing refers to any more.
 */
export async function eraseClaimDocuments(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('contractor_claims')
    .set({ upload_id: null, message: null, message_signals: [] })
    .where(({ or, eb }) => or([eb('upload_id', 'is not', null), eb('message', 'is not', null)]))
    .where('state', 'in', ['rejected', 'withdrawn'])
    .where('closed_at', '<', erasedBefore(now))
    .execute();
  // An accepted claim matters while its page has this owner; an owner who left is a closed account.
  await sql`
    update contractor_claims as claim set upload_id = null, message = null, message_signals = '[]'
    from users as owner, profiles as page
    where (claim.upload_id is not null or claim.message is not null) and claim.state = 'accepted' and owner.id = claim.user_id
      and page.id = claim.contractor_id and page.user_id is distinct from claim.user_id
      and greatest(claim.closed_at, coalesce(owner.closed_at, page.updated_at))
        < ${new Date(now.getTime() - CLAIM_DOCUMENT_DAYS * DAY_MS)}`.execute(database);
}
