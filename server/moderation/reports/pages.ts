import { formatDate } from '../../../common/format/dates.ts';
import { maskFor } from '../../content/bad-words.ts';
import type { FileAnswer } from '../../core/answers.ts';
import type { Context, ReadContext } from '../../core/context.ts';
import { listReasons, reasonNames } from '../../decisions/reason-codes.ts';
import { reportedPhoto } from '../../reports/queries/reported-about.ts';
import { PART_REFUSALS, partIn } from '../../reports/part-in-case.ts';
import { csv } from '../csv.ts';
import { adminView } from '../admin-view.ts';
import { readListPage } from '../list-query.ts';
import { excerptOf } from '../list-views.ts';
import { countReportCases, listReportCases } from './queries/list-report-cases.ts';
import { messageNeighbors } from './queries/message-neighbors.ts';
import { reportCase } from './queries/report-case.ts';
import type { ReportListState } from './schemas.ts';
import { toReportCase, toReportItem, type ReportCaseView, type ReportsView } from './views.ts';

/** The reports of users, by the day they are due; one case with all its reports. */
export async function reportsPage(context: ReadContext, state: ReportListState): Promise<ReportsView> {
  const mask = await maskFor(context);
  const { now } = context;
  const reports = await readListPage(state, {
    count: () => countReportCases(context, state),
    read: async (slice) =>
      (await listReportCases(context, state, slice)).map((row) => toReportItem(row, { mask, now })),
  });
  return {
    admin: await adminView(context),
    reports,
    opened: state.open === null ? null : await openReportCase(context, state.open),
    reasons: await listReasons(context),
  };
}

export function reportsFile(context: Context, state: ReportListState): FileAnswer {
  const { t } = context;
  return csv(context, {
    name: 'reports',
    read: (tx, slice) => listReportCases(tx, state, slice),
    columns: [
      { head: t('admin.column.id'), cell: ({ id }) => id },
      { head: t('admin.reports.kind'), cell: ({ kind }) => t(`admin.reports.kind.${kind}`) },
      { head: t('admin.column.title'), cell: ({ title }) => title },
      { head: t('admin.reports.text'), cell: ({ body }) => excerptOf(body ?? '') },
      { head: t('admin.column.contractor'), cell: ({ contractorName }) => contractorName },
      {
        head: t('admin.reports.reason'),
        cell: ({ reasons }) =>
          (reasons ?? []).map(({ reason }) => t(`admin.reports.reason_short.${reason}`)).join(', '),
      },
      { head: t('admin.reports.count'), cell: ({ count }) => count },
      { head: t('admin.column.status'), cell: (row) => t(`admin.reports.state.${row.state}`) },
      { head: t('admin.reports.opened'), cell: ({ openedAt }) => formatDate(openedAt, t.language) },
      { head: t('admin.column.due'), cell: ({ dueAt }) => formatDate(dueAt, t.language) },
      {
        head: t('admin.column.closed'),
        cell: ({ closedAt }) => closedAt && formatDate(closedAt, t.language),
      },
    ],
  });
}

async function openReportCase(context: ReadContext, caseId: number): Promise<ReportCaseView | null> {
  const row = await reportCase(context, caseId);
  const part = await partIn(context, caseId);
  // An author must not learn the reporter of their own text.
  if (!row || part === 'side') return null;
  const nameOf = await reasonNames(context.database, context.language);
  const conversationId = row.text?.conversationId ?? null;
  const neighbors =
    conversationId === null ? [] : await messageNeighbors(context, conversationId, row.subjectId);
  // A reporter leaves the decision to another administrator.
  const refusal = part === null ? null : context.t(PART_REFUSALS[part]);
  const photo = row.kind === 'photo' ? await reportedPhoto(context, row.subjectId) : null;
  return toReportCase(row, { now: context.now, nameOf, refusal, neighbors, photo });
}
