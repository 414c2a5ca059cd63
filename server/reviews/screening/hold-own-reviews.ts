import type { ReadContext } from '../../core/context.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { recordHold, recordRelease } from './hold.ts';
import type { ScreeningSignal } from '../../screening/signals.ts';
import { waitForContractor } from './take-turn.ts';

const SIGNALS: readonly ScreeningSignal[] = ['own_business'];

type TakenOverPage = { contractorId: number; profileId: number };

/**
 * Locks the rows that `holdOwnReviews` changes. Every transaction locks a review before its contractor;
 * another order would deadlock. The contractor's turn comes first, so that a review published now is seen. A
 * later one finds its author the owner.
 */
export async function lockOwnReviews(
  tx: ReadContext,
  { contractorId, profileId }: TakenOverPage,
): Promise<void> {
  await waitForContractor(tx, contractorId);
  await tx.database
    .selectFrom('reviews')
    .select('id')
    .where('contractor_id', '=', contractorId)
    .where('author_profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Puts the new owner's own reviews of the business on hold, whatever their stars. An administrator checks
 * each, and its author is told why. Call it inside the transaction that makes them the owner.
 */
export async function holdOwnReviews(
  tx: ReadContext,
  { contractorId, profileId }: TakenOverPage,
): Promise<void> {
  const { database, now } = tx;
  const onHold = await database
    .updateTable('reviews')
    .set({ status: 'inactive', hold_signals: [...SIGNALS] })
    .where('contractor_id', '=', contractorId)
    .where('author_profile_id', '=', profileId)
    .where(isPublic('reviews'))
    .returning('id')
    .execute();
  if (onHold.length === 0) return;
  await refreshRatingSummaries(database, [contractorId], now);
  for (const { id } of onHold) await recordHold(tx, id, SIGNALS);
}

/**
 * Shows reviews again that a merge had put on hold as reviews of one's own business. The merge is undone, so
 * the author manages another business; later decisions stay.
 */
export async function releaseOwnReviews(
  tx: ReadContext,
  { contractorId, mergeId }: { contractorId: number; mergeId: number },
): Promise<void> {
  const { database } = tx;
  const released = await database
    .updateTable('reviews as r')
    .from('decisions as hold')
    .innerJoin('decisions as merge', 'merge.decided_at', 'hold.decided_at')
    .set({ status: 'active', hold_signals: [] })
    .whereRef('hold.id', '=', 'r.decision_id')
    .where('hold.action', '=', 'review.held')
    .where('hold.reason_text', '=', SIGNALS.join(', '))
    .where('merge.id', '=', mergeId)
    .whereRef('hold.id', '>', 'merge.id')
    .where('r.contractor_id', '=', contractorId)
    .where('r.status', '=', 'inactive')
    .where('r.deleted_at', 'is', null)
    .returning('r.id')
    .execute();
  for (const { id } of released) await recordRelease(tx, id);
}
