import { formatDate } from '../../../common/format/dates.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, unauthenticated } from '../../core/errors.ts';
import type { SensitiveTopic } from '../../../common/cases/sensitive-cases.ts';
import { insertAppeal } from '../appeals.ts';
import { lastDayToAppeal } from '../appeal-window.ts';
import {
  isAppealableBy,
  mayAppealDecisionAgainFrom,
  obstacleToDecisionAppeal,
  type DecisionCase,
} from '../appealable-decision.ts';
import { notifiedDecision } from '../appealed-decision.ts';
import { appealsAgainst, caseOf } from '../queries/decision-appeals.ts';
import { stillStands } from '../queries/still-stands.ts';
import { subjectOf, type Subjects } from '../subject.ts';

export type NewDecisionAppeal = {
  decisionId: number;
  reason: string;
  /** Ids of uploads of the appellant's own. */
  files: readonly number[];
  topic: SensitiveTopic | null;
};

/**
 * A user who was told of a decision against them appeals it. Throws `notFound()` for a decision they were not
 * told of, and a 409 that names the obstacle. Announces `decision_appeal.filed`.
 */
export async function fileDecisionAppeal(
  context: Context,
  subjects: Subjects,
  { decisionId, reason, files, topic }: NewDecisionAppeal,
): Promise<{ appealId: number }> {
  const userId = context.viewer?.userId;
  if (userId === undefined) throw unauthenticated();
  return transact(context, async (tx) => {
    const { action, party, appealUntil, ...notified } = await notifiedDecision(tx, decisionId, userId);
    if (appealUntil === null || !isAppealableBy(action, party))
      throw conflict('decision_appeals.refused.not_appealable');
    // Locks the subject first, as deciding does, so that two appeals at once wait for each other here.
    await subjectOf(subjects, action).lock(tx, notified.subjectId);
    const stands = await stillStands(tx, subjects, { id: decisionId, action });
    const newEvidence = topic !== null || files.length > 0;
    refuse(tx, caseOf(notified, await appealsAgainst(tx, decisionId), stands), newEvidence);
    const appealId = await insertAppeal(tx, {
      type: 'decision_appeal',
      subject: { type: notified.subjectType, id: notified.subjectId },
      appellantUserId: userId,
      againstDecisionId: decisionId,
      reason,
      topic,
      files,
    });
    tx.announce({ name: 'decision_appeal.filed', appealId });
    return { appealId };
  });
}

function refuse({ now, language }: ReadContext, appealed: DecisionCase, newEvidence: boolean): void {
  const obstacle = obstacleToDecisionAppeal(appealed, now, { newEvidence });
  if (obstacle === null) return;
  if (obstacle === 'too_late' && obstacleToDecisionAppeal(appealed, now, { newEvidence: true }) === null)
    throw conflict('appeal_refusals.evidence_only');
  const again = mayAppealDecisionAgainFrom(appealed);
  throw conflict(`decision_appeals.refused.${obstacle}`, {
    number: String(appealed.laterEditId ?? ''),
    date: formatDate(
      obstacle === 'too_early' && again ? again : lastDayToAppeal(appealed.decidedAt),
      language,
    ),
  });
}
