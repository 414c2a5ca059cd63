import { sql } from 'kysely';
import type { Database } from '../../database/client.ts';
import type { EventMap } from '../../event-map.ts';
import { textOf } from '../../reports/queries/reported-text.ts';
import { reportTarget, type ReportedThing } from '../report-target.ts';
import { reportedAuthor } from '../reported-author.ts';
import { restoredReports } from '../restored-reports.ts';
import type { Notice } from './notice.ts';

type ReportRow = ReportedThing & { userId: number };

/** The outcome of a report, for those who sent it and, where the text stays, for its author. */
export async function noticesOfReport(
  database: Database,
  { caseId }: EventMap['report_case.closed'],
): Promise<Notice[]> {
  const { rows } = await sql<ReportRow>`
    select report_case.state, report_case.subject_type as kind, report_case.subject_id as "subjectId",
      case when text.title is not null
        then json_build_object('title', text.title, 'contractor', text.contractor, 'postingId', text."postingId",
        'conversationId', text."conversationId") end as text,
      reports.reporter_user_id as "userId"
    from report_cases as report_case
    join reports on reports.case_id = report_case.id and reports.reporter_user_id is not null
    left join lateral ${textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'))} as text on true
    where report_case.id = ${caseId} and report_case.state <> 'open'
    order by reports.id`.execute(database);
  const author = await reportedAuthor(database, caseId, 'bell');
  return [
    ...rows.map((row) => ({
      userId: row.userId,
      kind: 'report' as const,
      subject: { type: 'report_case', id: caseId },
      params: { news: `report_${row.state}` as const },
      // A rejected report leads to the page that offers a second look.
      target:
        row.state === 'kept'
          ? { name: 'reports.show' as const, params: { id: caseId } }
          : (reportTarget(row) ?? { name: 'notifications.index' as const }),
    })),
    ...(author
      ? [
          {
            userId: author.to.userId,
            kind: 'report' as const,
            subject: { type: 'reported', id: caseId },
            params: { news: `reported_${author.state}` as const },
            target: reportTarget(author) ?? { name: 'notifications.index' as const },
          },
        ]
      : []),
  ];
}

/** Of a decision that grants an appeal: those who had reported what is shown again. */
export async function noticesOfRestored(
  database: Database,
  { decisionId }: EventMap['decision.made'],
): Promise<Notice[]> {
  const { rows } = await sql<ReportRow & { caseId: number }>`
    select state, "caseId", kind, "subjectId", "userId", text
    from ${restoredReports(decisionId)} as restored`.execute(database);
  return rows.map((row) => ({
    userId: row.userId,
    kind: 'report',
    subject: { type: 'report_restored', id: row.caseId },
    params: { news: 'report_restored' },
    target: reportTarget(row) ?? { name: 'notifications.index' },
  }));
}
