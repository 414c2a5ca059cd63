import { sql, type Kysely } from 'kysely';

/** An administrator removes the second factor of a user who lost it: it takes effect after a day, unless its user signs in with it before. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor_resets (
      user_id integer primary key references users (id) on delete cascade,
      asked_by_user_id integer references users (id) on delete set null,
      reason text not null,
      asked_at timestamptz not null,
      due_at timestamptz not null
    )`.execute(database);
  await sql`create index second_factor_resets_asker on second_factor_resets (asked_by_user_id)`.execute(
    database,
  );
}
