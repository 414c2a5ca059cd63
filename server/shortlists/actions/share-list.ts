import { randomBytes } from 'node:crypto';
import type { Context } from '../../core/context.ts';

const TOKEN_BYTES = 18;

/** Makes an unguessable link to the list. A shared list keeps its link. */
export async function shareList({ database, now }: Context, { userId }: { userId: number }): Promise<void> {
  await database
    .insertInto('shortlist_shares')
    .values({ user_id: userId, token: randomBytes(TOKEN_BYTES).toString('base64url'), created_at: now })
    .onConflict((conflicting) => conflicting.column('user_id').doNothing())
    .execute();
}

/** Turns the link off: it leads nowhere from now on, and a later one is another. */
export async function unshareList({ database }: Context, { userId }: { userId: number }): Promise<void> {
  await database.deleteFrom('shortlist_shares').where('user_id', '=', userId).execute();
}
