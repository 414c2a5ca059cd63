import type { DecisionAction, DecisionReasonCode } from '../../common/constants.ts';
import type { Queryable } from '../database/client.ts';

/** A decision as an administrator reads it who decided too late. */
export type DecisionSummary = {
  id: number;
  action: DecisionAction;
  subject: { type: string; id: number };
  reason_code: DecisionReasonCode | null;
  reason: string | null;
  /** ISO 8601 UTC */
  decided_at: string;
  /** null: screening, or an account that is gone. */
  decided_by: string | null;
};

/** One decision with the name of its administrator; null where there is none. */
export async function decisionSummary(
  database: Queryable,
  decisionId: number | null,
): Promise<DecisionSummary | null> {
  if (decisionId === null) return null;
  const row = await selectDecisionSummary(database).where('d.id', '=', decisionId).executeTakeFirst();
  return row ? toDecisionSummary(row) : null;
}

/** Of decisions as `d`: the columns for `toDecisionSummary`. */
export const selectDecisionSummary = (database: Queryable) =>
  database
    .selectFrom('decisions as d')
    .leftJoin('users as u', 'u.id', 'd.decided_by_user_id')
    .select(['d.id', 'd.action', 'd.subject_type', 'd.subject_id', 'd.decided_at'])
    .select(['d.shown_reason_code', 'd.reason_text', 'u.name as decided_by']);

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectDecisionSummary>['executeTakeFirstOrThrow']>>;

export const toDecisionSummary = (row: SummaryRow): DecisionSummary => ({
  id: row.id,
  action: row.action as DecisionAction,
  subject: { type: row.subject_type, id: row.subject_id },
  reason_code: row.shown_reason_code as DecisionReasonCode | null,
  reason: row.reason_text,
  decided_at: row.decided_at.toISOString(),
  decided_by: row.decided_by,
});
