import type { Queryable } from '../../database/client.ts';
import { isActiveAccount } from '../../conditions/live-accounts.ts';

/** The secret part of the link to an account's list; null: it is not shared. */
export async function shareOf(database: Queryable, userId: number): Promise<string | null> {
  const row = await database
    .selectFrom('shortlist_shares')
    .select('token')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.token ?? null;
}

/** The owner of a shared list; undefined where the link was turned off or never existed. */
export async function sharedBy(
  database: Queryable,
  token: string,
): Promise<{ userId: number; name: string } | undefined> {
  return database
    .selectFrom('shortlist_shares as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id as userId', 'u.name'])
    .where('s.token', '=', token)
    .where(isActiveAccount('u'))
    .executeTakeFirst();
}
