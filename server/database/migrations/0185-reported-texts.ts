import { sql, type Kysely } from 'kysely';

/** A reported text is kept as it was reported; a case may be looked at once more; reports of child safety. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reports
      add column reported_text jsonb,
      drop constraint reports_reason_check,
      add constraint reports_reason_check check (reason in ('child', 'threat', 'private_data', 'sexual', 'hate',
        'false_facts', 'conflict_of_interest', 'not_about_it', 'spam', 'wrong_listing', 'other'))`.execute(
    database,
  );
  await sql`
    alter table report_cases
      add column again_of integer unique references report_cases (id) on delete set null,
      drop constraint report_cases_state_check,
      add constraint report_cases_state_check check (state in
        ('open', 'kept', 'taken_down', 'corrected', 'upheld', 'gone'))`.execute(database);
  await sql`
    create or replace function erase_reports() returns trigger language plpgsql as $$
    begin
      update reports as report set passage = null, note = null, reported_text = null from report_cases as c
        where c.id = report.case_id and c.subject_type = tg_argv[0] and c.subject_id = old.id;
      update report_cases set state = 'gone', closed_at = now()
        where subject_type = tg_argv[0] and subject_id = old.id and state = 'open';
      return null;
    end $$`.execute(database);
}
