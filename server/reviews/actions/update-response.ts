import { refuseWhileHidden } from '../../content/hidden-passages.ts';
import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { screenedStatus, screenChangedText, type ScreenedOutcome } from '../../screening/hold-change.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { refuseUndoing } from '../texts/response-words.ts';
import { recordScreenedResponse } from '../screening/hold-response.ts';
import { keepResponseVersions, refuseManyResponseEdits } from '../texts/versions.ts';

/**
 * Changes the words of a response; the same words again change nothing. Screening may hold it for the new words, or release
 * it. Throws a 409 where an administrator's edit would be undone, a 429 for the thirty-first change in 24 hours.
 */
export async function updateResponse(
  context: Context,
  { responseId, body }: { responseId: number; body: string },
): Promise<void> {
  await transact(context, async (tx) => {
    const current = await findCurrent(tx, responseId);
    if (current.body === body) return;
    await refuseWhileHidden(tx, 'response', responseId);
    await refuseManyResponseEdits(tx, responseId);
    await refuseUndoing(tx, current.reviewId, body);
    const change = await screenChangedText(tx, screenedStatus(current), body);
    const isShown =
      change.outcome === 'released' || (current.status === 'active' && change.outcome !== 'held');
    await keepResponseVersions(tx, {
      responseId,
      before: { body: current.body, writtenAt: current.writtenAt, byUserId: current.authorUserId },
      wasShown: !current.neverShown,
      shown: isShown,
      after: { body, byUserId: tx.viewer?.userId ?? null },
    });
    await saveResponse(tx, responseId, { body, change, neverShown: current.neverShown && !isShown });
    const { reviewId, contractorId, contractorSlug } = current;
    await refreshRatingSummaries(tx.database, [contractorId], tx.now);
    await recordScreenedResponse(tx, responseId, change);
    const facts = { responseId, reviewId, contractorId, contractorSlug };
    // A text that was on hold since it was written is new to the other side.
    const name = current.neverShown && isShown ? 'response.published' : 'response.edited';
    tx.announce({ name, ...facts });
  });
}

type SavedResponse = { body: string; change: ScreenedOutcome; neverShown: boolean };

async function saveResponse(
  { database, now }: ReadContext,
  responseId: number,
  { body, change, neverShown }: SavedResponse,
): Promise<void> {
  const { outcome, signals } = change;
  const current = outcome === 'as_before' ? {} : { status: outcome === 'held' ? 'inactive' : 'active' };
  await database
    .updateTable('review_responses')
    .set({ body, edited_at: now, ...current, hold_signals: [...signals], never_shown: neverShown })
    .where('id', '=', responseId)
    .execute();
}

async function findCurrent({ database }: ReadContext, responseId: number) {
  const row = await database
    .selectFrom('review_responses as s')
    .innerJoin('reviews as r', 'r.id', 's.review_id')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select(['s.status', 's.hold_signals', 's.never_shown as neverShown'])
    .select(['s.author_user_id as authorUserId', 's.edited_at', 's.created_at'])
    .select(['s.body', 'r.id as reviewId', 'c.id as contractorId', 'c.slug as contractorSlug'])
    .where('s.id', '=', responseId)
    .where('s.deleted_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .forNoKeyUpdate('s')
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, writtenAt: row.edited_at ?? row.created_at };
}
