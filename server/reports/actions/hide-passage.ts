import type { SensitiveCode } from '../../../common/cases/sensitive-cases.ts';
import { decidedMeanwhile } from '../../cases/decision-conflict.ts';
import { recordChange } from '../../cases/record-change.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, invalid, notFound } from '../../core/errors.ts';
import { isHideable } from '../hidden-passages.ts';
import { isPassageOf } from '../passage.ts';
import { lockReportCase, subjectOfCase } from '../queries/report-cases.ts';
import { findReportedText, type ReportedText } from '../queries/reported-text.ts';
import { refuseParty, refuseUnread, type SeenVersion } from '../refuse-decider.ts';
import { holdReported } from '../reported-subjects.ts';

export type PassageToHide = {
  caseId: number;
  /** Copied from the text. */
  passage: string;
  reason: { code: SensitiveCode; text: string };
  seen: SeenVersion;
};

/**
 * Hides words of a reported text until its case is decided, wherever they stand in public texts. Throws
 * `notFound()` for a kind whose words cannot be hidden, InvalidInput for words that are not in the text. Throws a
 * 409 where they are hidden already, the case is closed, or the text or its reports changed since they were read.
 * Throws a 403 for one's own text or report where another administrator exists.
 */
export async function hidePassage(
  context: Context,
  { caseId, passage, reason, seen }: PassageToHide,
): Promise<void> {
  await transact(context, async (tx) => {
    const { kind, id } = await subjectOfCase(tx, caseId);
    if (!isHideable(kind)) throw notFound();
    const locked = await holdReported(tx, kind, id);
    const opened = await lockReportCase(tx, caseId);
    if (opened.state !== 'open')
      throw await decidedMeanwhile(tx.database, opened.decisionId, 'reports.closed_already');
    await refuseParty(tx, caseId, kind);
    if (locked === null) throw conflict('hidden_passages.not_shown');
    refuseUnread(seen, opened, locked);
    const text = await findReportedText(tx, kind, id);
    if (!isPassageOf(passage, [text.title, text.body])) throw invalid('passage', 'reports.passage_not_found');
    await hide(tx, { caseId, passage, reason, text });
  });
}

type Hiding = Pick<PassageToHide, 'caseId' | 'passage' | 'reason'> & { text: ReportedText };

async function hide(tx: ReadContext, { caseId, passage, reason, text }: Hiding): Promise<void> {
  const added = await tx.database
    .insertInto('hidden_passages')
    .values({ case_id: caseId, passage, hidden_at: tx.now })
    .onConflict((other) => other.columns(['case_id', 'passage']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw conflict('hidden_passages.already');
  const owner = await tx.database
    .selectFrom('profiles')
    .select('user_id as userId')
    .where('id', '=', text.ownerProfileId)
    .executeTakeFirst();
  const decisionId = await recordChange(tx, {
    action: 'passage.hidden',
    subject: { type: 'passage', id: added.id },
    before: { passage: 'shown' },
    after: { passage: 'hidden' },
    why: { reasonCode: reason.code, reason: reason.text },
    recipients: [{ party: 'author', userId: owner?.userId ?? null }],
  });
  await tx.database
    .updateTable('hidden_passages')
    .set({ decision_id: decisionId })
    .where('id', '=', added.id)
    .execute();
  tx.announce({ name: 'passages.changed' });
}
