import type { ReadContext } from '../core/context.ts';

/** Gives a posting exactly these trades, in this order. */
export async function keepTrades(
  { database }: ReadContext,
  postingId: number,
  tradeIds: readonly number[],
): Promise<void> {
  await database.deleteFrom('posting_trades').where('posting_id', '=', postingId).execute();
  await database
    .insertInto('posting_trades')
    .values(tradeIds.map((id, position) => ({ posting_id: postingId, trade_id: id, position })))
    .execute();
}
