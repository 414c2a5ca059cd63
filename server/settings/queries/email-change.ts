import type { Queryable } from '../../database/client.ts';
import { isChangeOpen, type PendingChange } from '../email-change-link.ts';

/** The change of address that waits for its confirmation; undefined where there is none, or its link is too old. */
export async function openEmailChange(
  database: Queryable,
  userId: number,
  now: Date,
): Promise<PendingChange | undefined> {
  const change = await database
    .selectFrom('email_changes')
    .select(['user_id as userId', 'email', 'nonce', 'asked_at as askedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return change && isChangeOpen(change, now) ? change : undefined;
}
