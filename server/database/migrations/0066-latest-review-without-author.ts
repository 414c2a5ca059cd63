import { sql, type Kysely } from 'kysely';

/** A copy of a name that no page shows would outlive the name. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update contractors set latest_review = latest_review - 'author' where latest_review ? 'author'`.execute(
    database,
  );
}
