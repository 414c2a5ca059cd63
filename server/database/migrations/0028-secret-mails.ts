import { sql, type Kysely } from 'kysely';

/** Stored mails that hold a link or code go sooner. Those of before may all hold one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column is_secret boolean not null default true`.execute(database);
  await sql`alter table mails alter column is_secret set default false`.execute(database);
  await sql`create index mails_created_at on mails (created_at)`.execute(database);
}
