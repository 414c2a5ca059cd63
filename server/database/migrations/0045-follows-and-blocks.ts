import { sql, type Kysely } from 'kysely';

/** Whom somebody follows, and whom somebody blocks: a user on one side, a profile on the other. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['follows', 'blocks']) {
    await sql`
      create table ${sql.table(table)} (
        user_id integer not null references users (id) on delete cascade,
        profile_id integer not null references profiles (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (user_id, profile_id)
      )`.execute(database);
  }
  await sql`create index follows_of_profile on follows (profile_id)`.execute(database);
  await sql`create index blocks_of_profile on blocks (profile_id)`.execute(database);
}
