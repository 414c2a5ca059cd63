import { sql } from 'kysely';
import type { ReasonCode } from '../../../common/constants.ts';
import type { ReportKind } from '../../../common/reports.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, forbidden, notFound } from '../../core/errors.ts';
import { decidedMeanwhile } from '../../cases/decision-conflict.ts';
import { closeCase, lockReportCase, subjectOfCase, type LockedCase } from '../queries/report-cases.ts';
import type { HeldText } from '../held-text.ts';
import { isDeletedByAuthor } from '../queries/deleted-by-author.ts';
import { holdReported } from '../remedies.ts';
import { PART_REFUSALS, partIn } from '../sides.ts';
import { outcomesOf, STATE_AFTER, type ReportOutcome } from '../report.ts';

export type CaseDecision = {
  caseId: number;
  outcome: ReportOutcome;
  reason: { code: ReasonCode | null; text: string };
  /** The versions that the administrator saw; missing ones are not checked. */
  seen: { version?: number | null | undefined; lastReportId?: number | null | undefined };
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
  const isDecided = await transact(context, async (inside) => {
    const { kind, id } = await subjectOfCase(inside, caseId);
    if (!outcomesOf(kind).includes(decision.outcome)) throw notFound();
    const text = await holdReported(inside, kind, id);
    const opened = await lockReportCase(inside, caseId);
    if (opened.state !== 'open')
      throw await decidedMeanwhile(inside.database, opened.decisionId, 'reports.closed_already');
    await refuseParty(inside, caseId, kind);
    const isDeleted = text === null && (await wasDeletedByAuthor(inside, kind, id));
    refuseUnread(decision, opened, text);
    if (isDeleted) await closeDeleted(inside, decision);
    else await close(inside, decision, text);
    inside.announce({ name: 'report_case.closed', caseId });
    return text !== null || isDeleted;
  });
  if (!isDecided) throw conflict('reports.gone_already');
}

/** The sentence about a text of one's own. */
const OWN: Readonly<Record<ReportKind, MessageKey>> = {
  review: 'appeal_refusals.own_case',
  response: 'appeal_refusals.own_case',
  posting: 'postings.own_case',
  comment: 'comments.own_case',
  contractor: 'reports.own_case',
  profile: 'reports.own_case',
  message: 'reports.own_letter',
  invitation: 'reports.own_letter',
  partner_rating: 'reports.own_letter',
  photo: 'reports.own_letter',
};

async function refuseParty(inside: ReadContext, caseId: number, kind: ReportKind): Promise<void> {
  const part = await partIn(inside, caseId);
  if (part !== null) throw forbidden(part === 'side' ? OWN[kind] : PART_REFUSALS[part]);
}

/** An administrator must have read the texts and reports that they decide about. */
function refuseUnread({ seen }: CaseDecision, { lastReportId }: LockedCase, text: HeldText | null): void {
  if (seen.version && text?.version && seen.version !== text.version)
    throw conflict('appeal_refusals.words_changed');
  if (typeof seen.lastReportId === 'number' && seen.lastReportId < lastReportId)
    throw conflict('reports.more_came');
}

async function wasDeletedByAuthor({ database }: ReadContext, kind: ReportKind, id: number): Promise<boolean> {
  const { rows } = await sql<{ isDeleted: boolean }>`
    select ${isDeletedByAuthor(sql`${kind}::text`, sql`${id}::integer`)} as "isDeleted"`.execute(database);
  return rows[0]?.isDeleted === true;
}

/** There is nothing left to take down; the finding is told to those who reported it. */
const closeDeleted = (inside: ReadContext, { caseId, outcome, reason }: CaseDecision): Promise<void> =>
  closeCase(inside, caseId, { state: outcome === 'keep' ? 'kept' : 'upheld', reason, decisionId: null });

async function close(
  inside: ReadContext,
  { caseId, outcome, reason }: CaseDecision,
  text: HeldText | null,
): Promise<void> {
  if (text === null) return closeCase(inside, caseId, { state: 'gone', reason: null, decisionId: null });
  const takeDown = outcome === 'take_down' ? text.takeDown : null;
  const decisionId = takeDown === null ? null : await takeDown(reason);
  await closeCase(inside, caseId, { state: STATE_AFTER[outcome], reason, decisionId });
}
