import { sql, type Kysely } from 'kysely';

/** Administrators take cases of the queues, or give them to each other. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_assignments (
      queue text not null,
      -- The number by which the queue's page opens the case.
      case_id integer not null,
      -- The day of the case when it was assigned: a later case of the same number is another one.
      due_at timestamptz,
      user_id integer not null references users (id) on delete cascade,
      assigned_by_user_id integer references users (id) on delete set null,
      assigned_at timestamptz not null default now(),
      primary key (queue, case_id)
    )`.execute(database);
  await sql`create index case_assignments_of_user on case_assignments (user_id)`.execute(database);
}
