import type { UserStatus } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';
import { endSessionsOf } from '../sessions/sessions.ts';

/** Writes an account's status and its decision; an inactive one has no session and no token left. */
export async function setUserStatus(
  { database, now }: ReadContext,
  {
    userId,
    status,
    reason,
    decisionId,
  }: { userId: number; status: UserStatus; reason: string; decisionId: number },
): Promise<void> {
  await database
    .updateTable('users')
    .set({
      status,
      inactive_reason: status === 'inactive' ? reason : null,
      decision_id: decisionId,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
  if (status === 'inactive') await endSessionsOf(database, userId);
}
