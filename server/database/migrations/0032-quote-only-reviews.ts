import { sql, type Kysely } from 'kysely';

/**
 * Reviews of a quote alone are counted apart from those of jobs. Until a row is summarized again it says what it said before,
 * and is right in itself: all its reviews as reviews of jobs.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table contractors add column quote_count integer not null default 0`.execute(database);
}
