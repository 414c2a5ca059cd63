import type { Queryable } from '../database/client.ts';

/** Ends a change of address that waits for its confirmation: another person may have asked for it. */
export async function endPendingChange(database: Queryable, userId: number): Promise<void> {
  await database.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}
