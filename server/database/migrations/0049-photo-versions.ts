import { sql, type Kysely } from 'kysely';

/** Counts the changes of a photo's words and of an album, so that a second window cannot overwrite the first unseen. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table contractor_photos add column version integer not null default 1`.execute(database);
  await sql`alter table contractor_albums add column version integer not null default 1`.execute(database);
}
