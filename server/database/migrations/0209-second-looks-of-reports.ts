import { sql, type Kysely } from 'kysely';

/** A report remembers which earlier case it looks at again: one open case may have first reports and second looks. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table reports add column again_of integer references report_cases (id) on delete set null`.execute(
    database,
  );
  await sql`
    update reports as r set again_of = c.again_of from report_cases as c
    where c.id = r.case_id and c.again_of is not null and exists (
      select from reports as before
      where before.case_id = c.again_of and before.reporter_user_id = r.reporter_user_id)`.execute(database);
  await sql`alter table report_cases drop column again_of`.execute(database);
  await sql`create index reports_again on reports (again_of) where again_of is not null`.execute(database);
}
