import type { ReadContext } from '../../core/context.ts';
import { isOpenAccount } from '../../conditions/live-accounts.ts';

/** Logging in keeps an account that was about to close; answers whether it was. */
export async function keepAccount({ database, now }: ReadContext, userId: number): Promise<boolean> {
  const kept = await database
    .updateTable('users')
    .set({ closes_at: null, closes_with_reviews: false, updated_at: now })
    .where('id', '=', userId)
    .where('closes_at', 'is not', null)
    .where(isOpenAccount('users'))
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}
