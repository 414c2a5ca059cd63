import { sql, type Kysely } from 'kysely';

/** The contractors that an account keeps in a list, and the link by which others may read it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table shortlist_items (
      user_id integer not null references users (id) on delete cascade,
      contractor_id integer not null references contractors (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, contractor_id)
    )`.execute(database);
  await sql`create index shortlist_items_of_contractor on shortlist_items (contractor_id)`.execute(database);
  // No row: the list is not shared. A new link makes the former one useless.
  await sql`
    create table shortlist_shares (
      user_id integer primary key references users (id) on delete cascade,
      token text not null unique check (length(token) between 20 and 64),
      created_at timestamptz not null default now()
    )`.execute(database);
}
