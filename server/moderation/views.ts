import type { DecisionAction, ReasonCode } from '../../common/constants.ts';
import type { Language } from '../../common/format/language.ts';
import type { ReasonNames, ReasonView } from '../decisions/reason-codes.ts';
import type { AdminView } from './admin-view.ts';
import type { ListPage } from './list-query.ts';
import type { DecisionRow, StatementRow } from './queries/list-decisions.ts';

/** A decision as administrators see it: with its author. */
export type DecisionView = {
  id: number;
  action: DecisionAction;
  /** ISO 8601 UTC */
  decidedAt: string;
  /** null: screening decided by itself, or the account is gone. */
  decidedBy: string | null;
  subject: { type: string; id: number };
  reviewId: number | null;
  contractor: { id: number; slug: string; name: string } | null;
  stars: number | null;
  language: Language | null;
  reasonCode: ReasonCode | null;
  /** The reason's name in the reader's language. */
  reasonName: string | null;
  reason: string | null;
  hash: string;
  /** Notices of the decision to each side; empty in lists. */
  statements: StatementRow[];
};

export type DecisionsView = { admin: AdminView; decisions: ListPage<DecisionView>; reasons: ReasonView[] };

export function toDecisionView(row: DecisionRow, nameOf: ReasonNames): DecisionView {
  return {
    id: row.id,
    action: row.action,
    decidedAt: row.decidedAt.toISOString(),
    decidedBy: row.decidedBy,
    subject: { type: row.subjectType, id: row.subjectId },
    reviewId: row.reviewId,
    contractor: contractorOf(row),
    stars: row.overall,
    language: row.language,
    reasonCode: row.reasonCode,
    reasonName: nameOf(row.reasonCode),
    reason: row.reason,
    hash: row.hash,
    statements: row.statements ?? [],
  };
}

function contractorOf({ contractorId, contractorName, contractorSlug }: DecisionRow) {
  if (contractorId === null || contractorName === null || contractorSlug === null) return null;
  return { id: contractorId, slug: contractorSlug, name: contractorName };
}
