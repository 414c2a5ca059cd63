import { sql } from 'kysely';
import type { ReasonCode } from '../../../../common/constants.ts';
import type { ReportCaseState, ReportKind, ReportReason } from '../../../../common/cases/reports.ts';
import type { ReadContext } from '../../../core/context.ts';
import { PHOTO } from '../../../uploads/photos.ts';
import type { UploadRow } from '../../../uploads/views.ts';
import { ratingOf, type ReportedRating } from '../../../reports/queries/reported-rating.ts';
import { textOf, type ReportedText } from '../../../reports/queries/reported-text.ts';

/** The columns of each case, in the queue too. */
export type CaseColumns = {
  id: number;
  kind: ReportKind;
  subjectId: number;
  state: ReportCaseState;
  openedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
};
export const CASE_COLUMNS = sql`report_case.id, report_case.subject_type as kind, report_case.subject_id as "subjectId",
  report_case.state, report_case.opened_at as "openedAt", report_case.due_at as "dueAt", report_case.closed_at as "closedAt"`;
export const CASES_WITH_TEXT = sql`report_cases as report_case
  left join lateral ${textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))} as text on true`;

/** A case with its text and its reports; times in JSON as the database writes them. */
export type ReportCaseDetails = CaseColumns & {
  closedBy: string | null;
  reasonCode: ReasonCode | null;
  reasonText: string | null;
  decisionId: number | null;
  /** The case that this second look is at. */
  againOf: number | null;
  text: ReportedText | null;
  /** Of a contractor's rating of another. */
  rating: ReportedRating | null;
  reports: FiledReport[];
  earlier: { id: number; state: ReportCaseState; closedAt: string | null; reasonText: string | null }[];
  /** Words that are hidden until it is decided. */
  hidden: { id: number; passage: string; at: string; decisionId: number }[];
};
export type FiledReport = {
  id: number;
  reason: ReportReason;
  passage: string | null;
  note: string | null;
  at: string;
  /** Below 1 where earlier reports of theirs were wrong. */
  weight: number;
  /** null: the account is gone. */
  by: { id: number; name: string } | null;
  files: UploadRow[] | null;
  /** The text as its sender saw it, where it is another one now. */
  asReported: { title: string; body: string } | null;
};

const FILES = sql`(
  select json_agg(${PHOTO} order by file.position)
  from report_files as file join uploads as u on u.id = file.upload_id where file.report_id = o.id)`;
const REPORTS = sql`(
  select coalesce(json_agg(json_build_object('id', o.id, 'reason', o.reason, 'passage', o.passage, 'note', o.note,
    'at', o.created_at, 'weight', o.weight, 'by', case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end,
    'files', ${FILES},
    'asReported', case when (o.reported_text ->> 'title', o.reported_text ->> 'body') is distinct from (text.title, text.body)
      then o.reported_text end) order by o.id), '[]'::json)
  from reports as o left join users as u on u.id = o.reporter_user_id where o.case_id = report_case.id)`;

const HIDDEN = sql`(
  select coalesce(json_agg(json_build_object('id', h.id, 'passage', h.passage, 'at', h.hidden_at,
    'decisionId', h.decision_id) order by h.id), '[]'::json)
  from hidden_passages as h where h.case_id = report_case.id and h.ended_at is null)`;

const RATING = ratingOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'));

const EARLIER_SHOWN = 5;
const EARLIER = sql`(
  select coalesce(json_agg(json_build_object('id', e.id, 'state', e.state, 'closedAt', e.closed_at,
    'reasonText', e.reason_text) order by e.id desc), '[]'::json)
  from (select before.id, before.state, before.closed_at, before.reason_text from report_cases as before where before.subject_type = report_case.subject_type
    and before.subject_id = report_case.subject_id and before.id < report_case.id order by before.id desc limit ${EARLIER_SHOWN}) as e)`;

export async function reportCase(
  { database }: ReadContext,
  caseId: number,
): Promise<ReportCaseDetails | null> {
  const { rows } = await sql<ReportCaseDetails>`
    select ${CASE_COLUMNS}, closer.name as "closedBy", report_case.reason_text as "reasonText",
      coalesce(report_case.reason_code, d.reason_code) as "reasonCode", report_case.decision_id as "decisionId",
      (select max(again.again_of) from reports as again where again.case_id = report_case.id) as "againOf",
      case when text.title is not null then to_json(text) end as text, ${RATING} as rating,
      ${REPORTS} as reports, ${EARLIER} as earlier, ${HIDDEN} as hidden
    from ${CASES_WITH_TEXT}
    left join users as closer on closer.id = report_case.closed_by_user_id
    left join decisions as d on d.id = report_case.decision_id
    where report_case.id = ${caseId}`.execute(database);
  return rows[0] ?? null;
}
