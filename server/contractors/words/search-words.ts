import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';

/** A longer word is none that a searcher would type. */
const WORD_MAX_LENGTH = 40;

/**
 * Rebuilds the list of words for typo-tolerant search from the contractors' search documents; unused words
 * are removed. Run it after an import or a reindex; a few new contractors add their words by themselves
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
