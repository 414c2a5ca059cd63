import { sql, type Kysely } from 'kysely';

/** Nouns that can be reported or appealed about, those of the next migrations included. */
const REPORTED = sql`subject_type in ('review', 'response', 'posting', 'contractor', 'comment', 'message', 'invitation',
  'photo', 'profile')`;
const APPEALED = sql`subject_type in ('review', 'response', 'posting', 'user', 'listing', 'comment', 'message',
  'invitation', 'photo', 'profile', 'red_flag')`;

/** Decisions that restrict nobody name no offense. */
const LETTER = sql`case
  when action in ('appeal.accepted', 'account_appeal.accepted')
    or (after ? 'against' and action <> 'decision_appeal.rejected') then 'A'
  when action in ('appeal.rejected', 'account_appeal.rejected', 'decision_appeal.rejected') then 'N'
  when action = 'claim.accepted' then 'C' when action = 'claim.rejected' then 'D'
  when action ~ '[.](activated|restored|words_restored)$' then null else 'R' end`;

/** Administrators remove and restore comments, which can be reported and appealed about. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comments
      add column status text not null default 'active' check (status in ('active', 'inactive')),
      -- The decision that it stands by; null: none was made.
      add column decision_id integer references decisions (id)`.execute(database);
  await sql`alter table report_cases drop constraint report_cases_subject_type_check,
    add constraint report_cases_subject_type_check check (${REPORTED})`.execute(database);
  await sql`alter table appeals drop constraint appeals_subject_type_check,
    add constraint appeals_subject_type_check check (${APPEALED})`.execute(database);
  await sql`alter table decisions drop constraint decisions_reason_family,
    add constraint decisions_reason_family
      check (reason_code is null or left(reason_code, 1) is not distinct from ${LETTER}) not valid`.execute(
    database,
  );
  await sql`create trigger comments_reports_erased after delete on comments
    for each row execute function erase_reports('comment')`.execute(database);
  await sql`create trigger comments_appeals_erased after delete on comments
    for each row execute function erase_text_of_appeals('comment')`.execute(database);
  // How many of a reporter's earlier reports were found wrong decides how much the next ones weigh.
  await sql`alter table reports add column weight real not null default 1 check (weight > 0 and weight <= 1)`.execute(
    database,
  );
}
