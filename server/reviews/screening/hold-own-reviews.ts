import type { ReadContext } from '../../core/context.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { recordHold, recordRelease } from './hold.ts';
import type { ScreeningSignal } from '../../screening/signals.ts';
import { waitForContractor } from './take-turn.ts';

const SIGNALS: readonly ScreeningSignal[] = ['own_business'];

type Taken = { contractorId: number; profileId: number };

/**
 * Locks what `holdOwnReviews` is about to change. Whoever changes a review locks it before its contractor; so must whoever
 * changes the contractor and then the review, or the two wait for each other. The contractor's turn comes first: a review
 * that its next owner is publishing at this moment is there once it is ours, and one that comes later finds its author the owner.
 */
export async function lockOwnReviews(inside: ReadContext, { contractorId, profileId }: Taken): Promise<void> {
  await waitForContractor(inside, contractorId);
  await inside.database
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
 * Holds what somebody wrote about a business that they answer for from now on, whatever its stars: each waits for an
 * administrator, and its author is told why. Inside the transaction that gives them the business.
 */
export async function holdOwnReviews(inside: ReadContext, { contractorId, profileId }: Taken): Promise<void> {
  const { database, now } = inside;
  const held = await database
    .updateTable('reviews')
    .set({ status: 'inactive', held_signals: [...SIGNALS] })
    .where('contractor_id', '=', contractorId)
    .where('author_profile_id', '=', profileId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  if (held.length === 0) return;
  await refreshRatingSummaries(database, [contractorId], now);
  for (const { id } of held) await recordHold(inside, id, SIGNALS);
}

/**
 * Shows again what one merge of listings made a review of one's own business, where nobody has decided about it since; the
 * merge is undone, so its author answers for another business.
 */
export async function releaseOwnReviews(
  inside: ReadContext,
  { contractorId, mergeId }: { contractorId: number; mergeId: number },
): Promise<void> {
  const { database } = inside;
  const released = await database
    .updateTable('reviews as r')
    .from('decisions as hold')
    .innerJoin('decisions as merge', 'merge.decided_at', 'hold.decided_at')
    .set({ status: 'active', held_signals: [] })
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
  for (const { id } of released) await recordRelease(inside, id);
}
