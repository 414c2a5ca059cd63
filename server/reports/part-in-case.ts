import { sql, type RawBuilder } from 'kysely';
import type { ReportKind } from '../../common/cases/reports.ts';
import type { MessageKey } from '../../translations/index.ts';
import { ACTIVE_ADMINISTRATORS, hasOther } from '../cases/other-administrator.ts';
import { isAmong, SIDES_OF_CASE } from '../conditions/sides.ts';
import type { ReadContext } from '../core/context.ts';

type ViewerContext = Pick<ReadContext, 'viewer'>;

/** No administrator decides about a review of their own or under it, even where there is no other one. */
const NEVER_OWN: readonly ReportKind[] = ['review', 'response'];

const reported = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from reports as own where own.case_id = report_case.id and own.reporter_user_id = ${userId})`;

/** A report of the case looks again at a decision of this administrator. */
const decidedEarlier = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from reports as again join report_cases as earlier on earlier.id = again.again_of
    where again.case_id = report_case.id and earlier.closed_by_user_id = ${userId})`;

/** Another administrator has no part in the case. Where all have one, nobody may wait for the others. */
const hasUninvolved = ({ viewer }: ViewerContext): RawBuilder<boolean> =>
  sql`exists (select from (${ACTIVE_ADMINISTRATORS}) as other
    where other.id <> ${viewer?.userId ?? 0}::integer and not ${reported(sql.ref('other.id'))}
      and not ${decidedEarlier(sql.ref('other.id'))}
      and not exists (select from (${SIDES_OF_CASE}) as side where acts_for(other.id, side.id)))`;

const viewerId = ({ viewer }: ViewerContext) => sql`${viewer?.userId ?? 0}::integer`;

/** Of `report_cases as report_case`: about a text whose side the reader is, and so for another administrator. */
export const isOwnCase = (viewerContext: ViewerContext): RawBuilder<boolean> =>
  sql`((${hasOther(viewerContext)} or report_case.subject_type in (${sql.join(NEVER_OWN)}))
    and ${isAmong(viewerContext, SIDES_OF_CASE)})`;

/** Of `report_cases as report_case`: reported by the reader, and so for another administrator. */
export const isOwnReport = (viewerContext: ViewerContext): RawBuilder<boolean> =>
  sql`(${reported(viewerId(viewerContext))} and ${hasUninvolved(viewerContext)})`;

/** A case (`report_cases as report_case`) with a report that looks again at the reader's own decision is for another administrator. */
export const isOwnEarlier = (viewerContext: ViewerContext): RawBuilder<boolean> =>
  sql`(${decidedEarlier(viewerId(viewerContext))} and ${hasUninvolved(viewerContext)})`;

/** The sentences for those who are no side, but leave a case to another administrator. */
export const PART_REFUSALS = {
  reporter: 'reports.own_report',
  decider: 'reports.own_earlier',
} as const satisfies Record<string, MessageKey>;

/** The reason why the reader leaves a case to another administrator; null: they may decide it. */
export async function partIn(
  context: Pick<ReadContext, 'database' | 'viewer'>,
  caseId: number,
): Promise<'side' | 'reporter' | 'decider' | null> {
  const { rows } = await sql<{ isSide: boolean; isReporter: boolean; isDecider: boolean }>`
    select ${isOwnCase(context)} as "isSide", ${isOwnReport(context)} as "isReporter",
      ${isOwnEarlier(context)} as "isDecider"
    from report_cases as report_case where report_case.id = ${caseId}`.execute(context.database);
  const [row] = rows;
  if (row?.isSide) return 'side';
  if (row?.isReporter) return 'reporter';
  return row?.isDecider ? 'decider' : null;
}
