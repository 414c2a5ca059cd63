import type { ReadContext } from '../../core/context.ts';
import type { Queryable } from '../../database/client.ts';
import {
  isChangeOpen,
  isTokenOf,
  undoneSince,
  userIdIn,
  type FormerEmail,
  type PendingChange,
} from '../email-change-link.ts';

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

/** The pending change that a link of `use` is about; null when the link is forged, used, canceled or too old. */
export async function changeOfLink(
  { database, now, config }: ReadContext,
  use: 'change' | 'stop',
  token: string,
): Promise<PendingChange | null> {
  const userId = userIdIn(token);
  const change = userId === null ? undefined : await openEmailChange(database, userId, now);
  return change && isTokenOf(token, use, change, config.appKey) ? change : null;
}

/** The replaced addresses of a user that can still come back, the latest first. */
export function formerEmails(database: Queryable, userId: number, now: Date): Promise<FormerEmail[]> {
  return database
    .selectFrom('former_emails')
    .select(['id', 'user_id as userId', 'email', 'nonce', 'replaced_at as replacedAt'])
    .where('user_id', '=', userId)
    .where('replaced_at', '>', undoneSince(now))
    .orderBy('id', 'desc')
    .execute();
}

/** The replaced address that a link brings back; null when the link is forged, used or too old. */
export async function formerEmailOfLink(
  { database, now, config }: ReadContext,
  token: string,
): Promise<FormerEmail | null> {
  const userId = userIdIn(token);
  if (userId === null) return null;
  const former = await formerEmails(database, userId, now);
  return former.find((each) => isTokenOf(token, 'undo', each, config.appKey)) ?? null;
}
