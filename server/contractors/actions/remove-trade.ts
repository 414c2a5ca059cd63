import { sql } from 'kysely';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { referenceChanged } from '../events.ts';

/**
 * Removes a trade that no contractor, review or posting has; the next start does not add it again. Throws a
 * 409 when it is in use, or `version` is no longer the current one.
 */
export async function removeTrade(
  context: Context,
  { tradeId, version }: { tradeId: number; version: number },
): Promise<void> {
  await transact(context, async (tx) => {
    const { slug, current } = await lockTrade(tx, tradeId);
    if (current !== version) throw conflict('admin_lists.changed_meanwhile');
    await refuseUsed(tx, tradeId);
    await forgetChoices(tx, tradeId);
    await tx.database.deleteFrom('trades').where('id', '=', tradeId).execute();
    await tx.database
      .insertInto('removed_trades')
      .values({ slug, removed_at: tx.now })
      .onConflict((known) => known.column('slug').doNothing())
      .execute();
    tx.announce(referenceChanged(null));
  });
}

/** Locks the trade, so that a request about to choose it waits and then finds it gone. */
async function lockTrade({ database }: ReadContext, id: number): Promise<{ slug: string; current: number }> {
  const trade = await database
    .selectFrom('trades')
    .select(['slug', 'version as current'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!trade) throw notFound();
  return trade;
}

async function refuseUsed({ database }: ReadContext, id: number): Promise<void> {
  const { rows } = await sql<{ contractors: number; reviews: number; postings: number }>`
    select (select count(*)::integer from profile_trades where trade_id = ${id}::integer) as contractors,
      (select count(*)::integer from reviews where trade_id = ${id}::integer) as reviews,
      (select count(*)::integer from posting_trades where trade_id = ${id}::integer) as postings`.execute(
    database,
  );
  const [used] = rows;
  if (used && used.contractors + used.reviews + used.postings > 0)
    throw conflict('admin_lists.trade_in_use', used);
}

/** The view settings no longer contain it. */
async function forgetChoices({ database }: ReadContext, id: number): Promise<void> {
  await database
    .updateTable('profiles')
    .set({ view_trades: sql<number[]>`array_remove(view_trades, ${id}::integer)` })
    .where(sql<boolean>`view_trades @> array[${id}::integer]`)
    .execute();
}
