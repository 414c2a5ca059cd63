import { sql, type Kysely } from 'kysely';

/** Names of businesses and messages of claims are screened; a flag refuses nothing, it waits until somebody has looked at it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contractors
      add column name_signals jsonb not null default '[]',
      add column name_checked_at timestamptz,
      add column name_checked_by_user_id integer references users (id) on delete set null`.execute(database);
  await sql`create index contractors_flagged_names on contractors (id)
    where name_signals <> '[]' and name_checked_at is null`.execute(database);
  await sql`alter table contractor_claims add column message_signals jsonb not null default '[]'`.execute(
    database,
  );
}
