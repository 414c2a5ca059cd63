import { sql, type RawBuilder } from 'kysely';
import type { ReportCaseState, ReportKind, ReportReason } from '../../../../common/constants.ts';
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

const TEXT = textOf(sql.ref('c.subject_type'), sql.ref('c.subject_id'));

/**
 * Of cases `c` with their `text`: not about something of the reader's own, nor reported by them. What they have no part in
 * deciding they do not find.
 */
const isForReader = ({ viewer }: ReadContext) => sql<boolean>`(
  text."ownerProfileId" is null
  or text."ownerProfileId" not in (${viewer?.profileId ?? 0}::integer, ${viewer?.contractorId ?? 0}::integer))
  and (text.contractor is null or c.subject_type = 'posting'
    or (text.contractor ->> 'id')::integer <> ${viewer?.contractorId ?? 0}::integer)`;

function conditionsOf(context: ReadContext, { search, filters }: ReportListState): RawBuilder<boolean> {
  const { state, kind, reason } = filters;
  const words = containing(search);
  const conditions = [
    isForReader(context),
    ...(state === null || state === 'late' ? [sql`c.state = 'open'`] : []),
    ...(state === 'late' ? [sql`c.due_at < ${context.now}`] : []),
    ...(state !== null && state !== 'late' && state !== 'all' ? [sql`c.state = ${state}`] : []),
    ...(kind === null ? [] : [sql`c.subject_type = ${kind}`]),
    ...(reason === null
      ? []
      : [sql`exists (select from reports as o where o.case_id = c.id and o.reason = ${reason})`]),
    ...(search === ''
      ? []
      : [
          sql`(text.title ilike ${words} or text.body ilike ${words} or text.contractor ->> 'name' ilike ${words}
            or c.id = ${typedId(search)})`,
        ]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export async function countReportCases(context: ReadContext, state: ReportListState): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from report_cases as c left join lateral ${TEXT} as text on true
    where ${conditionsOf(context, state)}`.execute(context.database);
  return rows[0]?.total ?? 0;
}

const SORTS = {
  due: sql`c.due_at`,
  opened: sql`c.opened_at`,
  count: sql`count`,
} as const;

export async function listReportCases(
  context: ReadContext,
  state: ReportListState,
  { limit, offset }: Slice,
): Promise<ReportCaseRow[]> {
  const direction = state.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<ReportCaseRow>`
    select c.id, c.subject_type as kind, c.subject_id as "subjectId", c.state, c.opened_at as "openedAt",
      c.due_at as "dueAt", c.closed_at as "closedAt", text.title, text.body,
      text.contractor ->> 'name' as "contractorName",
      (select count(*)::integer from reports where case_id = c.id) as count,
      (select json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason)
        from (select reason, count(*)::integer from reports where case_id = c.id group by reason) as given) as reasons
    from report_cases as c left join lateral ${TEXT} as text on true
    where ${conditionsOf(context, state)}
    order by ${SORTS[state.sort]} ${direction}, c.id
    limit ${limit}::integer offset ${offset}::integer`.execute(context.database);
  return rows;
}
