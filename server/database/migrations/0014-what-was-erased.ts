import { sql, type Kysely } from 'kysely';

/** What the public counts keep of an erased review and its appeals: no words, nobody's name. When the codes of a claim went out. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table erased_reviews (
      id integer generated always as identity primary key,
      -- The day is enough for the counts.
      posted_at timestamptz not null,
      overall smallint not null,
      language text not null)`.execute(database);
  await sql`
    create table erased_appeals (
      id integer generated always as identity primary key,
      kind text not null,
      state text not null,
      filed_at timestamptz not null,
      closed_at timestamptz,
      overall smallint not null,
      language text not null,
      reason_code text)`.execute(database);
  // Erasing cascades: whoever erases, the job or somebody at the database, leaves the counts true.
  await sql`
    create function keep_counts_of_erased() returns trigger language plpgsql as $$
    begin
      insert into erased_reviews (posted_at, overall, language)
        values (date_trunc('day', old.created_at, 'UTC'), old.overall, old.language);
      insert into erased_appeals (kind, state, filed_at, closed_at, overall, language, reason_code)
        select appeal.kind, appeal.state, appeal.filed_at, appeal.closed_at, old.overall, old.language,
          coalesce(decided.reason_code, against.reason_code)
        from appeals as appeal
        left join decisions as decided on decided.id = appeal.decision_id
        left join decisions as against on against.id = appeal.against_decision_id
        where appeal.review_id = old.id;
      return old;
    end $$`.execute(database);
  await sql`create trigger reviews_erased before delete on reviews
    for each row execute function keep_counts_of_erased()`.execute(database);
  await sql`create index decisions_standing on decisions (review_id, id desc)
    where action in ('review.held', 'review.activated', 'review.deactivated', 'review.deleted', 'appeal.accepted')`.execute(
    database,
  );

  // Five a day: those of the last day, each with its moment. What is known of the former ones errs on the strict side.
  await sql`alter table contractor_claims
    add column recent_codes_at timestamptz[] not null default '{}'`.execute(database);
  await sql`update contractor_claims set recent_codes_at = array_fill(code_sent_at, array[codes_sent])
    where code_sent_at is not null and codes_sent > 0`.execute(database);
}
