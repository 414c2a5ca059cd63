import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

/** What is longer is no word that anyone would type. */
const WORD_MAX_LENGTH = 40;

/**
 * Makes the list of words that a search may forgive a typo in anew from what contractors are found by; words nobody is found
 * by any more go. For after an import or a reindex: a few new contractors add their words by themselves
 * (`refresh_contractor_search`).
 */
export async function refreshSearchWords(database: Queryable): Promise<void> {
  // Ordered, so that two at once cannot wait for each other's rows.
  await sql`
    with found as materialized (
      select word, ndoc from ts_stat('select search_document from contractors')
      where char_length(word) <= ${sql.lit(WORD_MAX_LENGTH)}
      order by word),
    gone as (delete from search_words where word not in (select word from found))
    insert into search_words (word, occurrences)
    select word, ndoc from found order by word
    on conflict (word) do update set occurrences = excluded.occurrences
      where search_words.occurrences <> excluded.occurrences`.execute(database);
}
