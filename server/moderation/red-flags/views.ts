import type { RedFlagPhase, RedFlagState } from '../../../common/cases/red-flags.ts';
import type { RedFlagLevel } from '../../contractors/organic-order.ts';
import type { ReadContext } from '../../core/context.ts';
import { deadlineText } from '../../places/deadline-text.ts';
import type { ReasonView } from '../../decisions/reason-codes.ts';
import {
  isFirstApproval,
  transitionsOpenTo,
  phaseOf,
  type RedFlagTransition,
} from '../../red-flags/red-flag.ts';
import type { RedFlagRow } from '../../red-flags/queries/find-red-flag.ts';
import type { ContractorRedFlag, RedFlagView } from '../../red-flags/views.ts';
import type { AdminView } from '../admin-view.ts';
import type { ListPage } from '../list-query.ts';
import type { RedFlagCaseRow } from './list-red-flag-cases.ts';

/** A red flag in the queue. Times are ISO 8601 UTC. */
export type RedFlagCaseItem = {
  id: number;
  contractor: string;
  city: string | null;
  criterion: string;
  level: RedFlagLevel;
  state: RedFlagState;
  phase: RedFlagPhase | null;
  isUrgent: boolean;
  isAnswered: boolean;
  openedAt: string;
  answerUntil: string;
};

/** The facts for a decision. */
export type RedFlagCaseView = {
  id: number;
  flag: RedFlagView;
  /** Sent with a decision, so that it is about fully read evidence. */
  version: number;
  contractorId: number;
  reporter: { id: number; name: string } | null;
  approval: { by: string; at: string; isOwn: boolean } | null;
  /** Other published red flags of the contractor. */
  others: ContractorRedFlag[];
  /** The reason why this administrator may not publish yet, as text. */
  refusal: string | null;
  /** An alert needs two administrators: publishing it now only approves it. */
  isFirstApproval: boolean;
  can: readonly RedFlagTransition[];
};

export type RedFlagCasesView = {
  admin: AdminView;
  cases: ListPage<RedFlagCaseItem>;
  opened: RedFlagCaseView | null;
  reasons: ReasonView[];
};

export const toRedFlagCaseItem = (
  row: RedFlagCaseRow,
  { now, language }: Pick<ReadContext, 'now' | 'language'>,
): RedFlagCaseItem => ({
  id: row.id,
  contractor: row.contractorName,
  city: row.city,
  criterion: row.criterionName,
  level: row.level,
  state: row.state,
  phase: phaseOf(row, now),
  isUrgent: row.isUrgent,
  isAnswered: row.isAnswered,
  openedAt: row.openedAt.toISOString(),
  answerUntil: deadlineText(row.answerDueAt, { language, zone: row.zone }).date,
});

type CaseContext = {
  flag: RedFlagView;
  names: ReadonlyMap<number, string>;
  others: ContractorRedFlag[];
  viewerId: number;
  refusal: string | null;
};

export function toRedFlagCase(row: RedFlagRow, known: CaseContext, now: Date): RedFlagCaseView {
  const { flag, names, others, viewerId, refusal } = known;
  const { reporterUserId, approvedByUserId, approvedAt } = row;
  return {
    id: row.id,
    flag,
    version: row.version,
    contractorId: row.contractorId,
    reporter: reporterUserId === null ? null : { id: reporterUserId, name: names.get(reporterUserId) ?? '' },
    approval:
      approvedByUserId === null || approvedAt === null
        ? null
        : {
            by: names.get(approvedByUserId) ?? '',
            at: approvedAt.toISOString(),
            isOwn: approvedByUserId === viewerId,
          },
    others: others.filter(({ id }) => id !== row.id),
    refusal,
    isFirstApproval: isFirstApproval(row),
    can: transitionsOpenTo(row, { userId: viewerId, now }),
  };
}
