import type { Database } from '../../database/client.ts';

type SavedCard = { customer: string; card: string };

/** A card that was detached, or a customer that was deleted; an empty card stands for the customer. */
export async function keepRemoval(
  database: Database,
  { customer, card }: SavedCard,
  now: Date,
): Promise<void> {
  await database
    .insertInto('sandbox_removals')
    .values({ customer, card, removed_at: now })
    .onConflict((same) => same.columns(['customer', 'card']).doNothing())
    .execute();
}

export const isRemoved = async (database: Database, { customer, card }: SavedCard): Promise<boolean> =>
  (await database
    .selectFrom('sandbox_removals')
    .select('customer')
    .where('customer', '=', customer)
    .where('card', 'in', ['', card])
    .executeTakeFirst()) !== undefined;

/** A card that its owner enters again is there again. */
export async function forgetRemoval(database: Database, { customer, card }: SavedCard): Promise<void> {
  await database
    .deleteFrom('sandbox_removals')
    .where('customer', '=', customer)
    .where('card', '=', card)
    .execute();
}
