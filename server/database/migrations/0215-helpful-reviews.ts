import { sql, type Kysely } from 'kysely';

/** Readers mark reviews as helpful; a business has a usual time to answer. Neither has a part in any rank. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table helpful_marks (
      review_id integer not null references reviews (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      created_at timestamptz not null,
      primary key (review_id, user_id)
    )`.execute(database);
  await sql`create index helpful_marks_of_user on helpful_marks (user_id)`.execute(database);
  // Hours within which half of the first messages of customers were answered; null: too few, or seldom answered.
  await sql`alter table contractors add column usual_answer_hours smallint check (usual_answer_hours > 0)`.execute(
    database,
  );
}
