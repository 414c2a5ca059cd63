import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { endDecisionAppeals } from '../../cases/open-appeals.ts';
import { screenedStatus } from '../../screening/hold-change.ts';
import { endResponseAppeals } from '../appeals/end-appeals.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';

/**
 * Takes a response back: hidden and kept with its review, and there is room for a new one. Throws a 409 for one that an
 * administrator took down, or a new one would undo that.
 */
export async function deleteResponse(
  context: Context,
  { responseId }: { responseId: number },
): Promise<void> {
  await transact(context, async (tx) => {
    await refuseTakenDown(tx, responseId);
    const deleted = await hideResponse(tx, responseId);
    await endDecisionAppeals(tx, { type: 'response', id: responseId });
    for (const appealId of await endResponseAppeals(tx, { of: 'response', id: responseId }))
      tx.announce({ name: 'appeal.withdrawn', appealId, ...deleted });
    await refreshRatingSummaries(tx.database, [deleted.contractorId], tx.now);
    tx.announce({ name: 'response.deleted', responseId, ...deleted });
  });
}

async function refuseTakenDown({ database }: ReadContext, responseId: number): Promise<void> {
  const row = await database
    .selectFrom('review_responses')
    .select(['status', 'hold_signals'])
    .where('id', '=', responseId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row && screenedStatus(row).state === 'decided') throw conflict('review_form.response_taken_down');
}

async function hideResponse({ database, now }: ReadContext, responseId: number) {
  const row = await database
    .updateTable('review_responses as s')
    .from('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .set({ deleted_at: now })
    .whereRef('r.id', '=', 's.review_id')
    .where('s.id', '=', responseId)
    .where('s.deleted_at', 'is', null)
    .returning(['r.id as reviewId', 'c.id as contractorId', 'c.slug as contractorSlug'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
