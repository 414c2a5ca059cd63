import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

export type ReviewedContractor = {
  id: number;
  slug: string;
  name: string;
  tradeIds: number[];
  country: string | null;
};

/** The contractor at an address; throws `notFound()`. */
export async function findContractor({ database }: ReadContext, slug: string): Promise<ReviewedContractor> {
  const row = await database
    .selectFrom('contractors as c')
    .leftJoin('regions as r', 'r.id', 'c.region_id')
    .select(['c.id', 'c.slug', 'c.name', 'c.trade_ids as tradeIds', 'r.country'])
    .where('c.slug', '=', slug)
    .where('c.hidden_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
