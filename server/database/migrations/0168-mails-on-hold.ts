import { sql, type Kysely } from 'kysely';

/** Mails that wait for the end of their recipient's quiet hours. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails_on_hold (
      id integer primary key generated always as identity,
      user_id integer not null references users (id) on delete cascade,
      kind text not null,
      mail jsonb not null,
      send_at timestamptz not null
    )`.execute(database);
  await sql`create index mails_on_hold_send_at on mails_on_hold (send_at)`.execute(database);
  await sql`create index mails_on_hold_user_id on mails_on_hold (user_id)`.execute(database);
}
