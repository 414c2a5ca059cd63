import type { ReadContext } from '../../core/context.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { recordHold } from './hold.ts';
import type { ScreeningSignal } from './signals.ts';

const SIGNALS: readonly ScreeningSignal[] = ['own_business'];

/**
 * Holds what somebody wrote about a business that they answer for from now on, whatever its stars: each waits for an
 * administrator, and its author is told why. Inside the transaction that gives them the business.
 */
export async function holdOwnReviews(
  inside: ReadContext,
  { contractorId, profileId }: { contractorId: number; profileId: number },
): Promise<void> {
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
