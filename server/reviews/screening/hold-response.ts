import type { ReasonCode } from '../../../common/constants.ts';
import type { Language } from '../../../common/format/language.ts';
import type { ReadContext } from '../../core/context.ts';
import { recordDecision } from '../../decisions/record-decision.ts';
import type { ScreenedOutcome } from '../../screening/hold-change.ts';
import { suspectedReason } from '../../screening/signals.ts';

/**
 * Records that screening holds a response or releases it, and tells its contractor. The author of the review learns of it
 * once it is shown. `undone`: the reason of the edit that its words bring back. Call it last.
 */
export async function recordScreenedResponse(
  tx: ReadContext,
  responseId: number,
  { outcome, signals, undone = null }: ScreenedOutcome & { undone?: ReasonCode | null },
): Promise<void> {
  if (outcome === 'as_before') return;
  const isOnHold = outcome === 'held';
  const response = await findResponse(tx, responseId);
  const { version, ownerUserId } = response;
  const { id: decision_id } = await recordDecision(tx, {
    action: isOnHold ? 'response.held' : 'response.activated',
    by: 'screening',
    subject: { type: 'response', id: responseId },
    reviewId: response.reviewId,
    contractorId: response.contractorId,
    overall: response.overall,
    language: response.language as Language,
    reasonCode: isOnHold ? (undone ?? suspectedReason(signals)) : null,
    reasonText: isOnHold ? signals.join(', ') : null,
    before: { status: isOnHold ? 'active' : 'inactive', version },
    after: { status: isOnHold ? 'inactive' : 'active', version },
    // Not appealed: it waits for an administrator by itself (docs/decisions/0004).
    concerned: ownerUserId === null ? [] : [{ userId: ownerUserId, party: 'contractor', appealUntil: null }],
  });
  const pointing = tx.database.updateTable('review_responses').set({ decision_id });
  await pointing.where('id', '=', responseId).execute();
}

async function findResponse({ database }: ReadContext, responseId: number) {
  const row = await database
    .selectFrom('review_responses as s')
    .innerJoin('reviews as r', 'r.id', 's.review_id')
    .innerJoin('profiles as business', 'business.id', 'r.contractor_id')
    .select(['r.id as reviewId', 'r.contractor_id as contractorId', 'r.overall', 'r.language'])
    .select('business.user_id as ownerUserId')
    .select((response) =>
      response
        .selectFrom('review_response_versions as w')
        .select(({ fn }) => fn.max('w.version').as('version'))
        .whereRef('w.response_id', '=', 's.id')
        .as('version'),
    )
    .where('s.id', '=', responseId)
    .executeTakeFirstOrThrow();
  return { ...row, version: row.version ?? 1 };
}
