import type { AppealedDecision } from '../../cases/appealed-decision.ts';
import type { Why } from '../../cases/record-change.ts';
import type { ReadContext } from '../../core/context.ts';
import { lockResponseCase } from '../queries/lock-response.ts';
import { applyResponseStatus } from './apply-response-status.ts';

/**
 * A response that was deleted returns on appeal, with the status it had before: one taken down earlier stays so, by
 * that decision. Gives the decision's id.
 */
export async function restoreResponse(
  tx: ReadContext,
  { id: deletionId, subjectId, before }: AppealedDecision,
  { reasonCode: code, reason: text, also }: Why,
): Promise<number> {
  const wasInactive = before['status'] === 'inactive';
  const decisionId = await applyResponseStatus(tx, await lockResponseCase(tx, subjectId), {
    action: 'response.restored',
    displayStatus: wasInactive ? 'inactive' : 'active',
    reason: { code, text },
    event: wasInactive ? 'response.deactivated' : 'response.activated',
    also,
  });
  if (wasInactive) await pointToTakeDown(tx, subjectId, deletionId);
  return decisionId;
}

/** The decision that took a response down can still be appealed after the response was deleted. */
async function pointToTakeDown(
  { database }: ReadContext,
  responseId: number,
  deletionId: number,
): Promise<void> {
  const takeDown = database
    .selectFrom('decisions')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('subject_type', '=', 'response')
    .where('subject_id', '=', responseId)
    .where('action', '=', 'response.deactivated')
    .where('id', '<', deletionId);
  await database
    .updateTable('review_responses')
    .set({ decision_id: takeDown })
    .where('id', '=', responseId)
    .execute();
}
