import { sql, type Kysely } from 'kysely';

const GRANTS = sql`(action in ('appeal.accepted', 'account_appeal.accepted')
  or (after ? 'against' and action <> 'decision_appeal.rejected'))`;
const REJECTS = sql`action in ('appeal.rejected', 'account_appeal.rejected', 'decision_appeal.rejected')`;
const GIVES_BACK = sql`action in ('review.activated', 'review.words_restored', 'response.activated',
  'response.restored', 'response.words_restored', 'user.activated', 'posting.restored')`;
const TAKES_DOWN = sql`(action = 'appeal.accepted' and after ->> 'status' = 'inactive')`;

/** The first letter of the codes that a decision may name; null: none. */
const LETTER = sql`case
  when ${GRANTS} then 'A' when ${REJECTS} then 'N'
  when action = 'claim.accepted' then 'C' when action = 'claim.rejected' then 'D'
  when ${GIVES_BACK} then null else 'R' end`;

/**
 * Answers to appeals and claims get reasons of their own. Decisions made before named an offense for the lack of any other
 * code: two columns beside the hash tell how each row is to be read, and no row of the chain changes.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reason_codes
      drop constraint reason_codes_code_check,
      add constraint reason_codes_code_check check (code ~ '^[RANCD][0-9]{2}$'),
      add column family text not null default 'offense' check (family in
        ('offense', 'appeal_accepted', 'appeal_rejected', 'claim_accepted', 'claim_rejected', 'unrecorded'))`.execute(
    database,
  );
  // Not valid: the rows of the chain stay as they were written.
  await sql`
    alter table decisions add constraint decisions_reason_family
      check (reason_code is null or left(reason_code, 1) is not distinct from ${LETTER}) not valid`.execute(
    database,
  );
  await sql`
    alter table decisions
      add column shown_reason_code text generated always as (case
        when reason_code is null or left(reason_code, 1) is not distinct from ${LETTER} then reason_code
        else 'A00' end) stored,
      add column offense_code text generated always as (case
        when ${TAKES_DOWN} then coalesce(after ->> 'ground', case when reason_code like 'R%' then reason_code end)
        when ${LETTER} = 'R' then reason_code end) stored`.execute(database);
  await sql`drop index decisions_log`.execute(database);
  await sql`create index decisions_log on decisions (id)
    include (decided_at, action, shown_reason_code, offense_code, overall, language)`.execute(database);

  await keepWhatErasedAppealsWereAgainst(database);
  await publishHeads(database);
}

/** The log says of a decision that it was appealed also when the review is gone. */
async function keepWhatErasedAppealsWereAgainst(database: Kysely<unknown>): Promise<void> {
  await sql`alter table erased_appeals add column against_decision_id integer references decisions (id)`.execute(
    database,
  );
  await sql`create index erased_appeals_against on erased_appeals (against_decision_id, id desc)
    where against_decision_id is not null`.execute(database);
  await sql`alter table erased_reviews add column decided_overall smallint`.execute(database);
  // What these rows name may be the answer's code. Only a granted take-down named the offense in question.
  await sql`
    update erased_appeals set reason_code = null
    where state = 'rejected' or (state = 'accepted' and kind = 'put_back')`.execute(database);
  await sql`
    create or replace function keep_counts_of_erased() returns trigger language plpgsql as $$
    begin
      insert into erased_reviews (posted_at, overall, language, decided_overall)
        values (date_trunc('day', old.created_at, 'UTC'), old.overall, old.language, (
          select d.overall from decisions as d
          where d.review_id = old.id and d.action in ('review.held', 'review.activated', 'review.deactivated',
            'review.deleted', 'appeal.accepted')
          order by d.id desc limit 1));
      insert into erased_appeals (kind, state, filed_at, closed_at, overall, language, reason_code, against_decision_id)
        select appeal.kind, appeal.state, appeal.filed_at, appeal.closed_at, old.overall, old.language,
          coalesce(decided.offense_code, against.offense_code), appeal.against_decision_id
        from appeals as appeal
        left join decisions as decided on decided.id = appeal.decision_id
        left join decisions as against on against.id = appeal.against_decision_id
        where appeal.review_id = old.id
        order by appeal.id;
      return old;
    end $$`.execute(database);
}

/** Ends of the chain that were made public: the chain must still contain each of them. */
async function publishHeads(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table published_chain_heads (
      id integer generated always as identity primary key,
      length integer not null check (length > 0),
      head_hash text not null,
      published_at timestamptz not null
    )`.execute(database);
  await sql`create index published_chain_heads_latest on published_chain_heads (length desc)`.execute(
    database,
  );
  await sql`
    create trigger published_chain_heads_append_only before update or delete on published_chain_heads
      for each row execute function refuse_change_of_decision()`.execute(database);
  await sql`
    create trigger published_chain_heads_not_truncated before truncate on published_chain_heads
      for each statement execute function refuse_change_of_decision()`.execute(database);
}
