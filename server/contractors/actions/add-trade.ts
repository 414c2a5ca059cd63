import { sql } from 'kysely';
import { slugify } from '../../../common/format/slug.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { referenceChanged } from '../events.ts';
import type { TradeFields } from '../schemas.ts';
import { lockTradeNames, refuseTakenNames, writeSynonyms } from '../words/trade-words.ts';

/** Adds a trade at the end of the list. Its address comes from its English name and never changes. */
export async function addTrade(context: Context, fields: TradeFields): Promise<{ id: number }> {
  return transact(context, async (tx) => {
    await lockTradeNames(tx.database);
    await refuseTakenNames(tx.database, fields, null);
    const trade = await insertTrade(tx, fields);
    await writeSynonyms(tx.database, trade.id, fields.synonyms);
    tx.announce(referenceChanged(null));
    return trade;
  });
}

async function insertTrade({ database, now }: ReadContext, fields: TradeFields): Promise<{ id: number }> {
  const { english, mexican_spanish, icon, cslb_classes } = fields;
  const slug = slugify(english);
  if (slug === '') throw invalid('english', 'admin_lists.no_address');
  const taken = await database.selectFrom('trades').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken) throw invalid('english', 'admin_lists.address_taken', { slug });
  await database.deleteFrom('removed_trades').where('slug', '=', slug).execute();
  return database
    .insertInto('trades')
    .values({
      slug,
      english,
      mexican_spanish,
      icon,
      cslb_classes,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from trades)`,
      edited_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
