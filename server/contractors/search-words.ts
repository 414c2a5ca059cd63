import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

/** What is longer is no word that anyone would type. */
const WORD_MAX_LENGTH = 40;

/**
 * Brings the words that a search may forgive a typo in up to date with what contractors are found by. Without ids, all of
 * it: words nobody is found by any more go. With ids, the words of these contractors are added, which is all a new or
 * renamed contractor needs. Call it after `refresh_contractor_search`.
 */
export async function refreshSearchWords(
  database: Queryable,
  contractorIds?: readonly number[],
): Promise<void> {
  if (contractorIds === undefined) return rebuild(database);
  await sql`
    insert into search_words (word, occurrences)
    select lexeme, count(*)::integer
    from contractors, unnest(search_document) as found
    where id = any(${contractorIds}::integer[]) and char_length(lexeme) <= ${sql.lit(WORD_MAX_LENGTH)}
    group by lexeme
    order by lexeme
    on conflict (word) do nothing`.execute(database);
}

async function rebuild(database: Queryable): Promise<void> {
  await sql`
    with found as materialized (
      -- Ordered, so that two rebuilds at once cannot wait for each other's rows.
      select word, ndoc from ts_stat('select search_document from contractors') where char_length(word) <= ${sql.lit(WORD_MAX_LENGTH)} order by word),
    gone as (delete from search_words where word not in (select word from found))
    insert into search_words (word, occurrences)
    select word, ndoc from found order by word
    on conflict (word) do update set occurrences = excluded.occurrences where search_words.occurrences <> excluded.occurrences`.execute(
    database,
  );
}
