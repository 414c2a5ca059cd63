import { sql, type RawBuilder } from 'kysely';
import { textOf } from '../reports/queries/reported-text.ts';

/**
 * The reports of a text that an appeal brought back. A reporter with a statement of the decision is left out: the
 * statement tells of it.
 */
export const restoredReports = (decisionId: number): RawBuilder<unknown> => sql`(
  select 'restored' as state, report_case.id as "caseId", report_case.subject_type as kind,
    report_case.subject_id as "subjectId", d.reason_code as "reasonCode", reports.reporter_user_id as "userId",
    json_build_object('title', text.title, 'contractor', text.contractor, 'postingId', text."postingId",
      'conversationId', text."conversationId") as text
  from decisions as d
  join report_cases as report_case on report_case.subject_type = d.subject_type
    and report_case.subject_id = d.subject_id and report_case.decision_id = (d.after ->> 'against')::integer
  join reports on reports.case_id = report_case.id and reports.reporter_user_id is not null
  join lateral ${textOf(sql.ref('d.subject_type'), sql.ref('d.subject_id'))} as text on text."isShown"
  where d.id = ${decisionId} and report_case.state = 'taken_down'
    and not exists (select from decision_statements as s
      where s.decision_id = d.id and s.user_id = reports.reporter_user_id)
  order by reports.id)`;
