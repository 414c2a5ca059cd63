import { sql, type RawBuilder } from 'kysely';
import type { ReportReason } from '../../../../common/cases/reports.ts';
import { isOpenOverdue } from '../../../cases/overdue.ts';
import type { ReadContext } from '../../../core/context.ts';
import { isOwnCase, isOwnEarlier, isOwnReport } from '../../../reports/part-in-case.ts';
import { containing, typedId, type Slice } from '../../list-query.ts';
import type { ReportListState } from '../schemas.ts';
import { CASE_COLUMNS, CASES_WITH_TEXT, type CaseColumns } from './report-case.ts';

/** A case in the queue. */
export type ReportCaseRow = CaseColumns & {
  /** null: it has been erased. */
  title: string | null;
  body: string | null;
  contractorName: string | null;
  count: number;
  /** The reason that was given most often first. */
  reasons: { reason: ReportReason; count: number }[];
};

/**
 * Of `report_cases as report_case`: not about a text of the reader's, nor reported or decided before by them. An administrator
 * does not find cases that they may not decide.
 */
const isForReader = (context: ReadContext) =>
  sql<boolean>`(not ${isOwnCase(context)} and not ${isOwnReport(context)} and not ${isOwnEarlier(context)})`;

/** Of `report_cases as report_case`: open, and in the queue of this reader. */
export const isWaitingReport = (context: ReadContext) =>
  sql<boolean>`(report_case.state = 'open' and ${isForReader(context)})`;

function conditionsOf(context: ReadContext, { search, filters }: ReportListState): RawBuilder<boolean> {
  const { state, kind, reason } = filters;
  const words = containing(search);
  const conditions = [
    state === null || state === 'late' ? isWaitingReport(context) : isForReader(context),
    ...(state === 'late' ? [isOpenOverdue('report_case', context.now)] : []),
    ...(state !== null && state !== 'late' && state !== 'all' ? [sql`report_case.state = ${state}`] : []),
    ...(kind === null ? [] : [sql`report_case.subject_type = ${kind}`]),
    ...(reason === null
      ? []
      : [sql`exists (select from reports as o where o.case_id = report_case.id and o.reason = ${reason})`]),
    ...(search === ''
      ? []
      : [
          sql`(text.title ilike ${words} or text.body ilike ${words} or text.contractor ->> 'name' ilike ${words}
            or report_case.id = ${typedId(search)})`,
        ]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export async function countReportCases(context: ReadContext, state: ReportListState): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${CASES_WITH_TEXT}
    where ${conditionsOf(context, state)}`.execute(context.database);
  return rows[0]?.total ?? 0;
}

/**
 * Reports of users whose earlier ones were wrong weigh less. Among cases due the same day, the heaviest comes
 * first.
 */
const WEIGHT = sql`(select coalesce(sum(weight), 0) from reports where case_id = report_case.id)`;

const SORTS = {
  due: sql`date_trunc('day', report_case.due_at, 'UTC')`,
  opened: sql`report_case.opened_at`,
  count: sql`count`,
} as const;

export async function listReportCases(
  context: ReadContext,
  state: ReportListState,
  { limit, offset }: Slice,
): Promise<ReportCaseRow[]> {
  const direction = state.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<ReportCaseRow>`
    select ${CASE_COLUMNS}, text.title, text.body,
      text.contractor ->> 'name' as "contractorName",
      (select count(*)::integer from reports where case_id = report_case.id) as count,
      (select json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason)
        from (select reason, count(*)::integer from reports where case_id = report_case.id group by reason) as given) as reasons
    from ${CASES_WITH_TEXT}
    where ${conditionsOf(context, state)}
    order by ${SORTS[state.sort]} ${direction}, ${WEIGHT} desc, report_case.due_at, report_case.id
    limit ${limit}::integer offset ${offset}::integer`.execute(context.database);
  return rows;
}
