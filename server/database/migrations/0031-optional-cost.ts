import { sql, type Kysely } from 'kysely';

/** Authors may leave the cost out: stars, words, trade and month make a review. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table reviews alter column cost_band drop not null`.execute(database);
}
