import type { Queryable } from '../../../database/client.ts';
import { pointingRows } from '../../pointing-rows.ts';
import { isOwnText } from '../claim.ts';

/**
 * The business that a user manages already. `isOwnText`: it came with the account, from no list; `isEmpty`:
 * and nothing refers to it.
 */
export type OwnPage = { id: number; name: string; isOwnText: boolean; isEmpty: boolean; reviews: number };

/** Null for users who manage no business. Within a transaction that decides, lock the account first. */
export async function ownPage(database: Queryable, userId: number): Promise<OwnPage | null> {
  const row = await database
    .selectFrom('profiles as p')
    .innerJoin('contractors as c', 'c.id', 'p.id')
    .select(['p.id', 'p.name', 'c.source', 'c.hidden_at', 'c.review_count', 'c.quote_count'])
    .where('p.user_id', '=', userId)
    .where('p.kind', '=', 'contractor')
    .executeTakeFirst();
  if (!row) return null;
  const cameWithAccount = isOwnText({ source: row.source, hiddenAt: row.hidden_at });
  return {
    id: row.id,
    name: row.name,
    isOwnText: cameWithAccount,
    reviews: row.review_count + row.quote_count,
    isEmpty: cameWithAccount && !(await pointingRows(database, [row.id])).has(row.id),
  };
}
