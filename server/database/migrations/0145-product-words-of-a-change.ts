import { sql, type Kysely } from 'kysely';

/** Keeps with each change of a text the product’s words of that day, so that a text whose product words changed since is known. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table translation_changes
      -- Null: the change is older than this column; the words that the first change replaced count instead.
      add column shipped_english text,
      add column shipped_spanish text`.execute(database);
}
