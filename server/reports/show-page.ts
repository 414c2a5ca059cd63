import type { ReportCaseState, ReportKind, ReportReason } from '../../common/cases/reports.ts';
import { maskFor } from '../content/bad-words.ts';
import type { ReadContext } from '../core/context.ts';
import { ownReport } from './queries/own-report.ts';
import { obstacleToSecondLook, type SecondLookObstacle } from './second-look.ts';

/** A report with its outcome, for its sender. Times are ISO 8601 UTC. */
export type ReportView = {
  id: number;
  kind: ReportKind;
  state: ReportCaseState;
  /** null: erased. */
  title: string | null;
  reason: ReportReason;
  passage: string | null;
  note: string | null;
  filedAt: string;
  dueAt: string;
  closedAt: string | null;
  /** The administrator's words. */
  answer: string | null;
  /** Why no second look can be asked for; null: it can. */
  obstacle: SecondLookObstacle | null;
};

/** Throws `notFound()` for a case in which the reader reported nothing. */
export async function reportView(context: ReadContext, caseId: number): Promise<ReportView> {
  const [own, mask] = await Promise.all([ownReport(context, caseId), maskFor(context)]);
  return {
    id: own.caseId,
    kind: own.kind,
    state: own.state,
    title: own.title === null ? null : mask(own.title),
    reason: own.reason,
    passage: own.passage,
    note: own.note,
    filedAt: own.filedAt.toISOString(),
    dueAt: own.dueAt.toISOString(),
    closedAt: own.closedAt?.toISOString() ?? null,
    answer: own.reasonText,
    obstacle: obstacleToSecondLook(own, context.now),
  };
}
