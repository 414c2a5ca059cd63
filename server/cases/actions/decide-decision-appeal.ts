import { APPEALABLE, type OutcomeCode } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, forbidden, notFound } from '../../core/errors.ts';
import { closeAppeal, lockAppeal, type LockedAppeal } from '../appeals.ts';
import { refuseOwnDecision } from '../other-administrator.ts';
import { lastDayLeft } from '../appeal-window.ts';
import { recordDecision } from '../../decisions/record-decision.ts';
import { granted } from '../overturned.ts';
import { decidedMeanwhile } from '../decision-conflict.ts';
import { appealedDecision, type AppealedDecision } from '../appealed-decision.ts';
import { decisionAppealedBy } from '../queries/decision-appeals.ts';
import { currentTextVersion, partiesOfDecision, stillStands } from '../queries/still-stands.ts';
import { partOf, subjectOf, type Subjects, type Undo } from '../subject.ts';

/** The two ways to decide: the decision is undone, or stays. */
export type Outcome = 'accept' | 'reject';
export type AppealAnswer = {
  appealId: number;
  outcome: Outcome;
  reasonCode: OutcomeCode | null;
  reason: string;
  /** Of the words that the administrator had before them, where they said so. */
  version?: number | null | undefined;
};

/**
 * An administrator decides an appeal against a decision. Accepting it undoes the decision in the same
 * transaction. Throws a 409 where another administrator decided first (with their decision), or nothing is
 * left to undo. Also where the text changed after it was read. Throws a 403 for one's own decision or case
 * where another administrator could decide.
 */
export async function decideDecisionAppeal(
  context: Context,
  subjects: Subjects,
  { appealId, outcome, version, ...answer }: AppealAnswer,
): Promise<{ decisionId: number }> {
  return transact(context, async (tx) => {
    const decision = await appealedDecision(tx, await decisionAppealedBy(tx, appealId));
    const subject = await subjectOf(subjects, decision.action).lock(tx, decision.subjectId);
    const key = { type: 'decision_appeal', id: appealId } as const;
    const appeal = await lockAppeal(tx, key);
    if (!appeal) throw notFound();
    if (appeal.state !== 'open')
      throw await decidedMeanwhile(tx.database, appeal.decisionId, 'decision_appeals.closed_already');
    await subject.refuseParty();
    if (appeal.appellantUserId === context.viewer?.userId) throw forbidden('decision_appeals.own_appeal');
    await refuseOwnDecision(tx, key, await partiesOfDecision(tx, decision.id));
    const isAccepted = outcome === 'accept';
    if (isAccepted) await refuseToUndo(tx, subjects, { decision, version });
    const decisionId = isAccepted
      ? await partOf<Undo>(subject.undo, decision.action)(decision, { ...answer, also: granted(decision.id) })
      : await recordRejection(tx, { appeal, decision, answer });
    await closeAppeal(tx, key, { state: isAccepted ? 'accepted' : 'rejected', decisionId });
    return { decisionId };
  });
}

/**
 * A decision that no longer applies cannot be undone. Accepting publishes a text, so the administrator must
 * have read that version.
 */
async function refuseToUndo(
  tx: ReadContext,
  subjects: Subjects,
  { decision, version }: { decision: AppealedDecision; version: AppealAnswer['version'] },
): Promise<void> {
  const { stands, laterEditId } = await stillStands(tx, subjects, decision);
  if (!stands || laterEditId !== null) throw conflict('decision_appeals.nothing_to_undo');
  if (version && version !== (await currentTextVersion(tx, subjects, decision)))
    throw conflict('appeal_refusals.words_changed');
}

type Rejection = {
  appeal: LockedAppeal;
  decision: AppealedDecision;
  answer: Pick<AppealAnswer, 'reason' | 'reasonCode'>;
};

async function recordRejection(
  tx: ReadContext,
  { appeal, decision, answer: { reason, reasonCode } }: Rejection,
): Promise<number> {
  const { party } = APPEALABLE[decision.action];
  const { appellantUserId } = appeal;
  const against = decision.id;
  const { id } = await recordDecision(tx, {
    action: 'decision_appeal.rejected',
    subject: { type: 'decision_appeal', id: appeal.id },
    reviewId: decision.reviewId,
    contractorId: decision.contractorId,
    overall: decision.overall,
    language: decision.language as Language | null,
    reasonCode,
    reasonText: reason,
    before: { appeal: 'open', against },
    after: { appeal: 'rejected', against },
    concerned:
      appellantUserId === null
        ? []
        : [{ userId: appellantUserId, party, appealUntil: lastDayLeft(decision.decidedAt, tx.now) }],
  });
  return id;
}
