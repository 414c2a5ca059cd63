import { sql, type Kysely } from 'kysely';

/** A posting may be formatted: its words stay in `body`, its cleaned HTML is beside them. null: a plain text. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table postings add column body_html text`.execute(database);
  await sql`alter table posting_versions add column body_html text`.execute(database);
}
