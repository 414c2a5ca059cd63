import { lockMembers } from '../lock-members.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

/** An open row of the business, locked; throws 404 for another business's, and where it ended meanwhile. */
export async function lockMember(
  { database }: Pick<ReadContext, 'database'>,
  { id, contractorId }: { id: number; contractorId: number },
) {
  await lockMembers(database, contractorId);
  const row = await database
    .selectFrom('contractor_members')
    .select(['id', 'email', 'user_id as userId', 'accepted_at as acceptedAt', 'expires_at as expiresAt'])
    .select(['mailed_at as mailedAt', 'mails_sent as mailsSent', 'acts'])
    .where('id', '=', id)
    .where('contractor_id', '=', contractorId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
