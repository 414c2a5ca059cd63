import { sql, type Kysely } from 'kysely';

/** Responses and postings are held by screening as reviews are: what was found, and whether anybody has read them yet. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['review_responses', 'postings']) {
    await sql`
      alter table ${sql.table(table)}
        add column held_signals jsonb not null default '[]',
        add column never_shown boolean not null default false`.execute(database);
    await sql`create index ${sql.id(`${table}_held`)} on ${sql.table(table)} (id)
      where status = 'inactive' and held_signals <> '[]' and deleted_at is null`.execute(database);
  }
}
