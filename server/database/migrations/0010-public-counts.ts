import { sql, type Kysely } from 'kysely';

/** What the public log and the transparency page read, without touching a decision's words. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index decisions_log on decisions (id)
    include (decided_at, action, reason_code, overall, language)`.execute(database);
  await sql`create index decisions_held on decisions (decided_at) where action = 'review.held'`.execute(
    database,
  );
  await sql`create index reviews_posted on reviews (created_at) include (overall, language)`.execute(
    database,
  );
  await sql`create index appeals_against on appeals (against_decision_id, id desc)
    where against_decision_id is not null`.execute(database);
  await sql`create index account_appeals_against on account_appeals (against_decision_id, id desc)
    where against_decision_id is not null`.execute(database);
  await sql`create index account_appeals_user on account_appeals (user_id, id desc)`.execute(database);
}
