import { sql } from 'kysely';
import { foldWords } from '../../contractors/import/fold-words.ts';
import type { Queryable } from '../../database/client.ts';
import type { TradeNames } from '../list/read-list.ts';

/** All names of trades in both languages, with the words that people search them by. A word of two trades is none. */
export async function tradeNames(database: Queryable): Promise<TradeNames> {
  const { rows } = await sql<{ id: number; word: string; isName: boolean }>`
    select id, word, true as "isName" from trades cross join lateral unnest(array[english, mexican_spanish, slug]) as word
    union all select trade_id, word, false from trade_synonyms`.execute(database);
  const names = new Map<string, number>();
  const words = new Map<string, number | null>();
  for (const { id, word, isName } of rows) {
    const plain = foldWords(word);
    if (isName) names.set(plain, id);
    else words.set(plain, (words.get(plain) ?? id) === id ? id : null);
  }
  for (const [word, id] of words) if (id !== null && !names.has(word)) names.set(word, id);
  return names;
}
