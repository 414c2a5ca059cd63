import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

export type ReviewedContractor = { id: number; slug: string; name: string; tradeIds: number[] };

/** The contractor at an address; throws `notFound()`. */
export async function findContractor({ database }: ReadContext, slug: string): Promise<ReviewedContractor> {
  const row = await database
    .selectFrom('contractors')
    .select(['id', 'slug', 'name', 'trade_ids as tradeIds'])
    .where('slug', '=', slug)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
