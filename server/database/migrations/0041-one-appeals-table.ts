import { sql, type Kysely } from 'kysely';

/** Subjects of decisions that are appealed, with their tables: an appeal keeps no text when that row is erased. */
const SUBJECTS = [
  ['review', 'reviews'],
  ['response', 'review_responses'],
  ['posting', 'postings'],
  ['listing', 'contractors'],
] as const;

/**
 * Merges appeals about reviews and responses, accounts, and other decisions into one table. Each row keeps its number, which is
 * unique within its type: decisions in the chain and notes name both.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await widenAppeals(database);
  await moveRows(database);
  await replaceTriggers(database);
  await replaceIndexes(database);
  await sql`drop table account_appeals`.execute(database);
  await sql`drop table decision_appeals`.execute(database);
}

async function widenAppeals(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appeals
      -- As the subject of the decisions about it: (subject_type, subject_id) = (type, id).
      add column type text not null default 'appeal'
        check (type in ('appeal', 'account_appeal', 'decision_appeal')),
      -- No foreign key: an appeal against a decision outlives its subject, as the decision does.
      add column subject_type text
        check (subject_type in ('review', 'response', 'posting', 'user', 'listing')),
      add column subject_id integer,
      alter column review_id drop not null,
      alter column kind drop not null,
      -- Null: erased with its subject.
      alter column on_appeal_reason drop not null,
      add check ((type = 'appeal') = (review_id is not null and kind is not null)),
      add check (type <> 'decision_appeal' or against_decision_id is not null)`.execute(database);
  await sql`
    update appeals set subject_type = case kind when 'remove_response' then 'response' else 'review' end,
      subject_id = case kind when 'remove_response' then coalesce(response_id, 0) else review_id end`.execute(
    database,
  );
  await sql`alter table appeals alter column type drop default`.execute(database);
  await sql`
    alter table appeal_files drop constraint appeal_files_appeal_id_fkey,
      add column appeal_type text not null default 'appeal'`.execute(database);
  await sql`
    alter table appeals drop constraint appeals_pkey, add primary key (type, id),
      alter column subject_type set not null, alter column subject_id set not null`.execute(database);
  await sql`
    alter table appeal_files drop constraint appeal_files_pkey, add primary key (appeal_type, appeal_id, upload_id),
      add foreign key (appeal_type, appeal_id) references appeals (type, id) on delete cascade`.execute(
    database,
  );
}

async function moveRows(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into appeals (type, id, subject_type, subject_id, appellant_user_id, against_decision_id, state,
        on_appeal_reason, filed_at, due_at, closed_at, decision_id)
      select 'account_appeal', id, 'user', user_id, user_id, against_decision_id, state, reason, filed_at, due_at,
        closed_at, decision_id
      from account_appeals`.execute(database);
  await sql`
    insert into appeals (type, id, subject_type, subject_id, appellant_user_id, against_decision_id, state,
        on_appeal_reason, off_appeal_reason, filed_at, due_at, closed_at, decision_id)
      select 'decision_appeal', a.id, d.subject_type, d.subject_id, a.appellant_user_id, a.against_decision_id, a.state,
        a.reason, a.off_reason, a.filed_at, a.due_at, a.closed_at, a.decision_id
      from decision_appeals as a join decisions as d on d.id = a.against_decision_id`.execute(database);
  // A new appeal gets a number that none of any type had, erased ones included.
  await sql`
    select setval('appeals_id_seq', max(last_value), bool_or(is_called)) from (
      select last_value, is_called from appeals_id_seq
      union all select last_value, is_called from account_appeals_id_seq
      union all select last_value, is_called from decision_appeals_id_seq) as numbers`.execute(database);
}

/** Notes go with their appeal; the text of an appeal goes with its subject. */
async function replaceTriggers(database: Kysely<unknown>): Promise<void> {
  await sql`drop trigger appeals_notes_erased on appeals`.execute(database);
  await sql`
    create function erase_notes_of_appeal() returns trigger language plpgsql as $$
    begin
      delete from admin_notes where subject_type = old.type and subject_id = old.id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger appeals_notes_erased after delete on appeals
      for each row execute function erase_notes_of_appeal()`.execute(database);
  for (const [, table] of SUBJECTS)
    await sql`drop trigger ${sql.id(`${table}_appeals_erased`)} on ${sql.table(table)}`.execute(database);
  await sql`drop function erase_decision_appeals()`.execute(database);
  await sql`
    create function erase_text_of_appeals() returns trigger language plpgsql as $$
    begin
      update appeals set on_appeal_reason = null, off_appeal_reason = null
        where type = 'decision_appeal' and subject_type = tg_argv[0] and subject_id = old.id;
      delete from admin_notes as note using appeals as appeal
        where note.subject_type = appeal.type and note.subject_id = appeal.id and appeal.type = 'decision_appeal'
          and appeal.subject_type = tg_argv[0] and appeal.subject_id = old.id;
      return null;
    end $$`.execute(database);
  await sql`
    create function erase_appeals_of_account() returns trigger language plpgsql as $$
    begin
      delete from appeals where type = 'account_appeal' and subject_type = 'user' and subject_id = old.id;
      return null;
    end $$`.execute(database);
  for (const [subject, table] of SUBJECTS)
    await sql`
      create trigger ${sql.id(`${table}_appeals_erased`)} after delete on ${sql.table(table)}
        for each row execute function erase_text_of_appeals(${sql.lit(subject)})`.execute(database);
  await sql`
    create trigger users_appeals_erased after delete on users
      for each row execute function erase_appeals_of_account()`.execute(database);
}

async function replaceIndexes(database: Kysely<unknown>): Promise<void> {
  // One open appeal about each subject; of other decisions, one against each.
  await sql`drop index appeals_one_open, appeals_one_open_response, appeals_queue`.execute(database);
  await sql`create unique index appeals_one_open on appeals (subject_type, subject_id)
    where state = 'open' and type <> 'decision_appeal'`.execute(database);
  await sql`create unique index appeals_one_open_against on appeals (against_decision_id)
    where state = 'open' and type = 'decision_appeal'`.execute(database);
  await sql`create index appeals_queue on appeals (type, due_at, id) where state = 'open'`.execute(database);
  await sql`create index appeals_subject on appeals (subject_type, subject_id, id desc)`.execute(database);
  await sql`alter table appeals drop column response_id`.execute(database);
}
