import { sql, type Kysely } from 'kysely';

/** The pictures in the text of content pages: their files stay as long as a version may show them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_pictures (
      upload_id integer primary key references uploads (id) on delete cascade,
      -- When a published version first shows it; null: only drafts do, which administrators alone see.
      shown_from timestamptz
    )`.execute(database);
}
