import { sql } from 'kysely';
import type { ReportKind, ReportReason } from '../../../common/cases/reports.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { LookedAt } from '../second-look.ts';
import { textOf } from './reported-text.ts';

/** A report of the reader's own with its case. */
export type OwnReport = LookedAt & {
  caseId: number;
  kind: ReportKind;
  subjectId: number;
  reason: ReportReason;
  passage: string | null;
  note: string | null;
  filedAt: Date;
  dueAt: Date;
  /** null: it has been erased. */
  title: string | null;
  reasonText: string | null;
};

/** Throws `notFound()` for a case in which the reader reported nothing. */
export async function ownReport(
  { database, viewer }: Pick<ReadContext, 'database' | 'viewer'>,
  caseId: number,
): Promise<OwnReport> {
  const { rows } = await sql<OwnReport>`
    select report_case.id as "caseId", report_case.subject_type as kind, report_case.subject_id as "subjectId",
      report_case.state, report_case.closed_at as "closedAt", report_case.due_at as "dueAt",
      report_case.reason_text as "reasonText", own.again_of is not null as "isSecond",
      exists (select from reports as again where again.again_of = report_case.id
        and again.reporter_user_id = own.reporter_user_id) as "isAsked",
      own.reason, own.passage, own.note, own.created_at as "filedAt",
      coalesce(text."isShown", false) as "isShown", text.title
    from report_cases as report_case
    join reports as own on own.case_id = report_case.id and own.reporter_user_id = ${viewer?.userId ?? 0}
    left join lateral ${textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))} as text on true
    where report_case.id = ${caseId}`.execute(database);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}
