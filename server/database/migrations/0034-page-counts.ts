import { sql, type Kysely } from 'kysely';

/** How often pages of contractors are opened and used, by day; and when somebody last looked at the reviews they got. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // Without a foreign key: counts are no reason to keep a listing, and stay behind when listings are merged.
  await sql`
    create table contractor_page_days (
      contractor_id integer not null,
      -- The day where the contractor is.
      day date not null,
      kind text not null check (kind in ('view', 'call', 'whatsapp', 'website')),
      count integer not null,
      primary key (contractor_id, day, kind)
    )`.execute(database);
  await sql`create index contractor_page_days_day on contractor_page_days (day)`.execute(database);
  await sql`alter table users add column reviews_seen_at timestamptz not null default now()`.execute(
    database,
  );
  await sql`create index decision_statements_unread on decision_statements (user_id) where read_at is null`.execute(
    database,
  );
}
