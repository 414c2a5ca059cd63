import type { ReadContext } from '../core/context.ts';

/** Logging in keeps an account that was about to close; answers whether it was. */
export async function keepAccount({ database, now }: ReadContext, userId: number): Promise<boolean> {
  const kept = await database
    .updateTable('users')
    .set({ closes_at: null, closes_with_reviews: false, updated_at: now })
    .where('id', '=', userId)
    .where('closes_at', 'is not', null)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}
