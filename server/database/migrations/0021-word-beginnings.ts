import { sql, type Kysely } from 'kysely';

/** Words by their bytes, whatever order the server's language has: how a word begins is asked of the one that comes next. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index search_words_beginnings on search_words (word collate "C")`.execute(database);
}
