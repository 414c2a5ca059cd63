import type { ReasonCode } from '../../../common/constants.ts';
import type { ReportCaseState, ReportKind } from '../../../common/cases/reports.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

/** The subject of a case, which never changes; throws `notFound()`. */
export async function subjectOfCase(
  { database }: ReadContext,
  caseId: number,
): Promise<{ kind: ReportKind; id: number }> {
  const row = await database
    .selectFrom('report_cases')
    .select(['subject_type as kind', 'subject_id as id'])
    .where('id', '=', caseId)
    .$narrowType<{ kind: ReportKind }>()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export type LockedCase = {
  id: number;
  state: ReportCaseState;
  decisionId: number | null;
  /** Of the report that came last. */
  lastReportId: number;
};

/** A case, locked until the transaction ends. Lock the text first, as a take-down does. */
export async function lockReportCase({ database }: ReadContext, caseId: number): Promise<LockedCase> {
  const row = await database
    .selectFrom('report_cases')
    .select(['id', 'state', 'decision_id as decisionId'])
    .where('id', '=', caseId)
    .forUpdate()
    .$narrowType<{ state: ReportCaseState }>()
    .executeTakeFirst();
  if (!row) throw notFound();
  const last = await database
    .selectFrom('reports')
    .select('id')
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...row, lastReportId: last?.id ?? 0 };
}

type Closing = {
  state: ReportCaseState;
  reason: { code: ReasonCode | null; text: string } | null;
  decisionId: number | null;
};

/** Ends an open case, whose row is locked; with it, nothing of the text is hidden by itself any longer. */
export async function closeCase(
  { database, now, viewer }: ReadContext,
  caseId: number,
  { state, reason, decisionId }: Closing,
): Promise<void> {
  await database
    .updateTable('report_cases')
    .set({
      state,
      closed_at: now,
      closed_by_user_id: viewer?.userId ?? null,
      reason_code: reason?.code ?? null,
      reason_text: reason?.text ?? null,
      decision_id: decisionId,
    })
    .where('id', '=', caseId)
    .where('state', '=', 'open')
    .execute();
}
