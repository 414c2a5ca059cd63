import type { ReadContext } from '../../core/context.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { recordHold } from './hold.ts';
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
