import { CARD_COLUMNS, type CardRow } from '../../contractors/queries/card-columns.ts';
import type { Queryable } from '../../database/client.ts';

/** The contractors that were reviewed last. */
export function recentlyReviewed(database: Queryable, count: number): Promise<CardRow[]> {
  return database
    .selectFrom('contractors as c')
    .select(CARD_COLUMNS)
    .where('c.latest_review_at', 'is not', null)
    .where('c.hidden_at', 'is', null)
    .orderBy('c.latest_review_at', (order) => order.desc().nullsLast())
    .orderBy('c.id')
    .limit(count)
    .execute();
}
