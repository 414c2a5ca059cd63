import { sql, type Kysely } from 'kysely';

/** Events whose mails, notices and jobs are still to be delivered, written in the transaction that caused them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table pending_events (
      key uuid primary key default gen_random_uuid(),
      event text not null,
      done text[] not null default '{}',
      attempts integer not null default 0,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now()
    )`.execute(database);
  await sql`create index pending_events_due on pending_events (due_at)`.execute(database);
}
