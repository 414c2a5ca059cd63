import type { ReadContext } from '../../core/context.ts';
import { recordHold, recordRelease } from './hold.ts';
import { screenWords, type ScreenedReview } from './screen-review.ts';
import { outcomeOf, screenedStatus, type ScreenedOutcome } from '../../screening/hold-change.ts';
import type { ScreeningSignal } from '../../screening/signals.ts';
import type { UndoneEdit } from '../../screening/undone-decisions.ts';
import { undoneEdit } from './undone-edit.ts';

type ChangedReview = ScreenedReview & { reviewId: number };
export type ScreenedChange = ScreenedOutcome & { undone: UndoneEdit | null };

/**
 * Screens a changed text. A shown review may go on hold; one on hold only for its text is shown once that is
 * corrected. An administrator's decision stays; text that an edit removed is a near-copy of it. Changes the
 * review's status; `recordChange` records it.
 */
export async function screenChange(tx: ReadContext, review: ChangedReview): Promise<ScreenedChange> {
  const current = await displayStatusOf(tx, review.reviewId);
  if (current.state === 'decided') return { outcome: 'as_before', signals: [], undone: null };
  const words = await screenWords(tx, review);
  const undone = await undoneEdit(tx, review);
  const change = outcomeOf(current, undone ? [...words, 'near_copy'] : words);
  await setStatus(tx, review.reviewId, change.signals);
  return { ...change, undone };
}

/** Writes the decision that follows. Call it last in the transaction. */
export async function recordChange(tx: ReadContext, reviewId: number, change: ScreenedChange): Promise<void> {
  if (change.outcome === 'held') await recordHold(tx, reviewId, change.signals, change.undone);
  if (change.outcome === 'released') await recordRelease(tx, reviewId);
}

async function displayStatusOf({ database }: ReadContext, reviewId: number) {
  const row = await database
    .selectFrom('reviews')
    .select(['status', 'hold_signals'])
    .where('id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return screenedStatus(row);
}

async function setStatus(
  { database }: ReadContext,
  reviewId: number,
  signals: readonly ScreeningSignal[],
): Promise<void> {
  await database
    .updateTable('reviews')
    .set({ status: signals.length > 0 ? 'inactive' : 'active', hold_signals: [...signals] })
    .where('id', '=', reviewId)
    .execute();
}
