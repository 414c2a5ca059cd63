import { sql, type Kysely } from 'kysely';

/** Which membership version a user is on, and which browser session a device's token was made from. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table memberships (
      user_id integer primary key references users (id) on delete cascade,
      version text not null default 'free' check (version in ('free', 'gold', 'platinum', 'annual_gold')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(database);

  // A token made from a browser's session ends with that session.
  await sql`alter table sessions add column parent_session_id integer references sessions (id) on delete cascade`.execute(
    database,
  );
  await sql`create index sessions_parent on sessions (parent_session_id)`.execute(database);
}
