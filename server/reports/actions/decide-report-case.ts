import { sql } from 'kysely';
import type { ReasonCode } from '../../../common/constants.ts';
import type { ReportKind } from '../../../common/cases/reports.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { decidedMeanwhile } from '../../cases/decision-conflict.ts';
import type { LockedText } from '../../cases/subject.ts';
import { closeCase, lockReportCase, subjectOfCase } from '../queries/report-cases.ts';
import { isDeletedByAuthor } from '../queries/deleted-by-author.ts';
import { holdReported } from '../reported-subjects.ts';
import { forgetPassages, showPassages } from '../hidden-passages.ts';
import { refuseParty, refuseUnread, type SeenVersion } from '../refuse-decider.ts';
import { outcomesOf, STATE_AFTER, type ReportOutcome } from '../report.ts';

export type CaseDecision = {
  caseId: number;
  outcome: ReportOutcome;
  reason: { code: ReasonCode | null; text: string };
  seen: SeenVersion;
};

/**
 * An administrator decides the open reports of a text together: it stays, is taken down, or was corrected.
 * Taking it down is one decision in the chain, as from any other place. Throws a 409 where another was
 * quicker, the text changed or more reports came since. Throws a 403 for one's own text or report where
 * another administrator exists. A text that its author deleted is decided about as it was reported. Where another
 * decision took it down, the case ends and a 409 says so.
 */
export async function decideReportCase(context: Context, decision: CaseDecision): Promise<void> {
  const { caseId } = decision;
  const isDecided = await transact(context, async (tx) => {
    const { kind, id } = await subjectOfCase(tx, caseId);
    if (!outcomesOf(kind).includes(decision.outcome)) throw notFound();
    const text = await holdReported(tx, kind, id);
    const opened = await lockReportCase(tx, caseId);
    if (opened.state !== 'open')
      throw await decidedMeanwhile(tx.database, opened.decisionId, 'reports.closed_already');
    await refuseParty(tx, caseId, kind);
    const isDeleted = text === null && (await wasDeletedByAuthor(tx, kind, id));
    refuseUnread(decision.seen, opened, text);
    if (isDeleted) await closeDeleted(tx, decision);
    else await close(tx, decision, text);
    tx.announce({ name: 'report_case.closed', caseId });
    return text !== null || isDeleted;
  });
  if (!isDecided) throw conflict('reports.gone_already');
}

async function wasDeletedByAuthor({ database }: ReadContext, kind: ReportKind, id: number): Promise<boolean> {
  const { rows } = await sql<{ isDeleted: boolean }>`
    select ${isDeletedByAuthor(sql`${kind}::text`, sql`${id}::integer`)} as "isDeleted"`.execute(database);
  return rows[0]?.isDeleted === true;
}

/** There is nothing left to take down; the finding is told to those who reported it. */
async function closeDeleted(tx: ReadContext, { caseId, outcome, reason }: CaseDecision): Promise<void> {
  await closeCase(tx, caseId, {
    state: outcome === 'keep' ? 'kept' : 'upheld',
    reason,
    decisionId: null,
  });
  await forgetPassages(tx, [caseId]);
}

async function close(
  tx: ReadContext,
  { caseId, outcome, reason }: CaseDecision,
  text: LockedText | null,
): Promise<void> {
  if (text === null) {
    await closeCase(tx, caseId, { state: 'gone', reason: null, decisionId: null });
    return forgetPassages(tx, [caseId]);
  }
  const takeDown = outcome === 'take_down' ? text.takeDown : null;
  const decisionId =
    takeDown === null ? null : await takeDown({ reasonCode: reason.code, reason: reason.text });
  await closeCase(tx, caseId, { state: STATE_AFTER[outcome], reason, decisionId });
  if (decisionId === null) await showPassages(tx, caseId, reason.text);
  else await forgetPassages(tx, [caseId]);
}
