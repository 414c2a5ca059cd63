import { sql, type Kysely } from 'kysely';

/** Which state of a contractor's own page somebody had before them when they changed it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table contractors add column page_version integer not null default 1`.execute(database);
}
