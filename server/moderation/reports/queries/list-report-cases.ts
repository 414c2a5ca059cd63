import { lateBefore } from '../../../../common/last-days.ts';
import { sql, type RawBuilder } from 'kysely';
import type { ReportCaseState, ReportKind, ReportReason } from '../../../../common/reports.ts';
import type { ReadContext } from '../../../core/context.ts';
import { textOf } from '../../../reports/queries/reported-text.ts';
import { containing, typedId, type Slice } from '../../list-query.ts';
import type { ReportListState } from '../schemas.ts';

/** A case in the queue. */
export type ReportCaseRow = {
  id: number;
  kind: ReportKind;
  subjectId: number;
  state: ReportCaseState;
  openedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  /** null: it has been erased. */
  title: string | null;
  body: string | null;
  contractorName: string | null;
  count: number;
  /** The reason that was given most often first. */
  reasons: { reason: ReportReason; count: number }[];
};

const TEXT = textOf(sql.ref('report_case.subject_type'), sql.ref('report_case.subject_id'));

/**
 * Of cases (as `report_case`) with their `text`: not about something of the reader's own, nor reported by them. What they have no part in
 * deciding they do not find.
 */
const isForReader = ({ viewer }: ReadContext) => sql<boolean>`(
  text."ownerProfileId" is null
  or text."ownerProfileId" not in (${viewer?.profileId ?? 0}::integer, ${viewer?.contractorId ?? 0}::integer))
  and (text.contractor is null or report_case.subject_type = 'posting'
    or (text.contractor ->> 'id')::integer <> ${viewer?.contractorId ?? 0}::integer)`;

function conditionsOf(context: ReadContext, { search, filters }: ReportListState): RawBuilder<boolean> {
  const { state, kind, reason } = filters;
  const words = containing(search);
  const conditions = [
    isForReader(context),
    ...(state === null || state === 'late' ? [sql`report_case.state = 'open'`] : []),
    ...(state === 'late' ? [sql`report_case.due_at < ${lateBefore(context.now)}`] : []),
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
    select count(*)::integer as total from report_cases as report_case left join lateral ${TEXT} as text on true
    where ${conditionsOf(context, state)}`.execute(context.database);
  return rows[0]?.total ?? 0;
}

const SORTS = {
  due: sql`report_case.due_at`,
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
    select report_case.id, report_case.subject_type as kind, report_case.subject_id as "subjectId", report_case.state, report_case.opened_at as "openedAt",
      report_case.due_at as "dueAt", report_case.closed_at as "closedAt", text.title, text.body,
      text.contractor ->> 'name' as "contractorName",
      (select count(*)::integer from reports where case_id = report_case.id) as count,
      (select json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason)
        from (select reason, count(*)::integer from reports where case_id = report_case.id group by reason) as given) as reasons
    from report_cases as report_case left join lateral ${TEXT} as text on true
    where ${conditionsOf(context, state)}
    order by ${SORTS[state.sort]} ${direction}, report_case.id
    limit ${limit}::integer offset ${offset}::integer`.execute(context.database);
  return rows;
}
