import type { AppealState } from '../../common/constants.ts';
import { toUploadView, type UploadView } from '../uploads/views.ts';
import type { DecisionAppealRow } from './queries/decision-appeals.ts';

/** An appeal against a decision, for its appellant. Times are ISO 8601 UTC. */
export type DecisionAppealView = {
  id: number;
  state: AppealState;
  /** null: erased with its subject. */
  on_appeal_reason: string | null;
  off_appeal_reason: string | null;
  filed_at: string;
  due_at: string;
  closed_at: string | null;
  /** The administrator's text, and its decision. */
  answer: string | null;
  decided_by_decision_id: number | null;
  /** For the appellant and administrators. */
  files: UploadView[];
};

export const toDecisionAppealView = (row: DecisionAppealRow): DecisionAppealView => ({
  id: row.id,
  state: row.state,
  on_appeal_reason: row.reason,
  off_appeal_reason: row.offReason,
  filed_at: row.filedAt.toISOString(),
  due_at: row.dueAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
  answer: row.answer,
  decided_by_decision_id: row.closingDecisionId,
  files: row.files.map(toUploadView),
});
