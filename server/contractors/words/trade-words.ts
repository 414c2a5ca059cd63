import { sql } from 'kysely';
import { LANGUAGES } from '../../../common/format/language.ts';
import { invalid } from '../../core/errors.ts';
import type { Queryable } from '../../database/client.ts';
import type { TradeFields } from '../schemas.ts';

/** Locks the trades until the transaction ends, because names must differ among all of them. */
export async function lockTradeNames(database: Queryable): Promise<void> {
  await sql`lock table trades in share row exclusive mode`.execute(database);
}

/** Two trades of one name could not be told apart in a form. Throws InvalidInput by field. */
export async function refuseTakenNames(
  database: Queryable,
  fields: Pick<TradeFields, 'english' | 'mexican_spanish'>,
  ownId: number | null,
): Promise<void> {
  for (const language of LANGUAGES) {
    const other = await database
      .selectFrom('trades')
      .select('id')
      .where(sql<boolean>`plain_words(${sql.ref(language)}) = plain_words(${fields[language]}::text)`)
      .where('id', 'is distinct from', ownId)
      .executeTakeFirst();
    if (other) throw invalid(language, 'admin_lists.name_taken');
  }
}

/** Makes the words that a trade is found by those that are given. Answers whether any is another one now. */
export async function writeSynonyms(
  database: Queryable,
  tradeId: number,
  synonyms: TradeFields['synonyms'],
): Promise<boolean> {
  const wanted = LANGUAGES.flatMap((language) =>
    synonyms[language].map((word) => ({ trade_id: tradeId, language, word })),
  );
  const removed = await database
    .deleteFrom('trade_synonyms')
    .where('trade_id', '=', tradeId)
    .where(({ not, exists }) =>
      not(
        exists(
          sql`(select from json_populate_recordset(null::trade_synonyms, ${JSON.stringify(wanted)}::text::json) wanted
            where (wanted.language, wanted.word) = (trade_synonyms.language, trade_synonyms.word))`,
        ),
      ),
    )
    .returning('word')
    .execute();
  if (wanted.length === 0) return removed.length > 0;
  const added = await database
    .insertInto('trade_synonyms')
    .values(wanted)
    .onConflict((known) => known.columns(['trade_id', 'language', 'word']).doNothing())
    .returning('word')
    .execute();
  return removed.length + added.length > 0;
}
