import type { DecisionAction } from '../../common/constants.ts';
import { isLate } from '../../common/format/last-days.ts';
import type { Pagination } from '../core/pagination.ts';
import type { ReasonNames } from '../decisions/reason-codes.ts';
import type { ListedRow } from './queries/list-statements.ts';

export type ListedStatement = {
  id: number;
  action: DecisionAction;
  decidedAt: string;
  reason: string | null;
  contractor: string | null;
  /** The title of the posting it is about. */
  posting: string | null;
  appealUntil: string | null;
  /** The reader's open appeal against it: by when it is to be decided (ISO 8601 UTC), and whether that day is over. */
  openAppeal: { dueAt: string; isLate: boolean } | null;
  isRead: boolean;
};
export type StatementsView = { statements: ListedStatement[]; pagination: Pagination };

export function toListedStatements(
  rows: readonly ListedRow[],
  nameOf: ReasonNames,
  now: Date,
): ListedStatement[] {
  return rows.map((row) => ({
    id: row.id,
    action: row.action as DecisionAction,
    decidedAt: row.decidedAt.toISOString(),
    reason: nameOf(row.reasonCode),
    contractor: ['posting', 'comment'].includes(row.subjectType) ? null : row.contractorName,
    posting: row.postingTitle,
    appealUntil: row.appealUntil,
    openAppeal: row.appealDueAt && {
      dueAt: row.appealDueAt.toISOString(),
      isLate: isLate(row.appealDueAt, now),
    },
    isRead: row.readAt !== null,
  }));
}
