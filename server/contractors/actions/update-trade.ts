import { sql } from 'kysely';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { referenceChanged } from '../events.ts';
import type { TradeFields } from '../schemas.ts';
import { beginSearchRefresh } from '../search-refreshes.ts';
import { lockTradeNames, refuseTakenNames, writeSynonyms } from '../words/trade-words.ts';

type TradeChange = { tradeId: number; version: number; fields: TradeFields };

/**
 * Changes a trade's names, words, icon or license classes. Its contractors are found by the new words once
 * the started job is done. Throws a 409 when `version` is no longer the current one.
 */
export async function updateTrade(
  context: Context,
  { tradeId, version, fields }: TradeChange,
): Promise<void> {
  await transact(context, async (tx) => {
    const { database } = tx;
    await lockTradeNames(database);
    const current = await findTrade(tx, tradeId);
    if (current.version !== version) throw conflict('admin_lists.changed_meanwhile');
    await refuseTakenNames(database, fields, tradeId);
    const reworded = await writeSynonyms(database, tradeId, fields.synonyms);
    await saveTrade(tx, tradeId, fields);
    const renamed = current.english !== fields.english || current.mexican_spanish !== fields.mexican_spanish;
    const subject = { type: 'trade', id: tradeId } as const;
    tx.announce(referenceChanged(renamed || reworded ? await beginSearchRefresh(tx, subject) : null));
  });
}

async function findTrade({ database }: ReadContext, id: number) {
  const trade = await database
    .selectFrom('trades')
    .select(['version', 'english', 'mexican_spanish'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!trade) throw notFound();
  return trade;
}

async function saveTrade({ database, now }: ReadContext, id: number, fields: TradeFields): Promise<void> {
  const { english, mexican_spanish, icon, cslb_classes } = fields;
  await database
    .updateTable('trades')
    .set({ english, mexican_spanish, icon, cslb_classes, edited_at: now })
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
