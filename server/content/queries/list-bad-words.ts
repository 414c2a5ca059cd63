import { sql } from 'kysely';
import type { Language } from '../../../common/format/language.ts';
import type { Queryable } from '../../database/client.ts';

export type BadWordRow = { word: string; language: Language };
export type BadWordSearch = {
  /** Part of a word, in any capitals and with or without accents. */
  search: string;
  language: Language | null;
  sort: 'word' | 'language';
  direction: 'asc' | 'desc';
};

export async function countBadWords(database: Queryable, search: BadWordSearch): Promise<number> {
  const { total } = await restricted(database, search)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function listBadWords(
  database: Queryable,
  search: BadWordSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<BadWordRow[]> {
  const { sort, direction } = search;
  return restricted(database, search)
    .select(['word', 'language'])
    .$if(sort === 'language', (query) => query.orderBy('language', direction))
    .orderBy(sql`fold_text(word)`, sort === 'word' ? direction : 'asc')
    .orderBy('word')
    .orderBy('language')
    .limit(limit)
    .offset(offset)
    .$castTo<BadWordRow>()
    .execute();
}

/** The number of masked words of each language. */
export async function badWordCounts(database: Queryable): Promise<Record<Language, number>> {
  const { rows } = await sql<Record<Language, number>>`
    select count(*) filter (where language = 'english')::integer as english,
      count(*) filter (where language = 'mexican_spanish')::integer as mexican_spanish
    from bad_words`.execute(database);
  return rows[0] ?? { english: 0, mexican_spanish: 0 };
}

function restricted(database: Queryable, { search, language }: BadWordSearch) {
  return database
    .selectFrom('bad_words')
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`strpos(fold_text(word), fold_text(${search}::text)) > 0`),
    )
    .$if(language !== null, (query) => query.where('language', '=', language ?? ''));
}
