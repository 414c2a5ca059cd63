import type { ReadContext } from '../../core/context.ts';
import { recordHold, recordRelease } from './hold.ts';
import { screenWords, type ScreenedReview } from './screen-review.ts';
import { TEXT_SIGNALS, inOrder, type ScreeningSignal } from '../../screening/signals.ts';
import { undoneEdit, type UndoneEdit } from './undone-edit.ts';

type ChangedReview = ScreenedReview & { reviewId: number };
export type ScreenedChange =
  | { outcome: 'held'; signals: readonly ScreeningSignal[]; undone: UndoneEdit | null }
  | { outcome: 'released' | 'as_before' };

/**
 * After a change of words: a review that is shown may come to wait, one that waits for its words alone is shown as soon as
 * they are mended. What an administrator decided stays: words that an edit took out are a near-copy of what was there. Changes the review's standing; `recordChange` records it.
 */
export async function screenChange(inside: ReadContext, review: ChangedReview): Promise<ScreenedChange> {
  const standing = await standingOf(inside, review.reviewId);
  if (standing.state === 'decided') return { outcome: 'as_before' };
  const words = await screenWords(inside, review);
  const undone = await undoneEdit(inside, review);
  if (undone) words.push('near_copy');
  const others = standing.signals.filter((signal) => !TEXT_SIGNALS.includes(signal));
  const signals = inOrder([...words, ...others]);
  await setStanding(inside, review.reviewId, signals);
  if (standing.state === 'shown')
    return signals.length > 0 ? { outcome: 'held', signals, undone } : { outcome: 'as_before' };
  return { outcome: signals.length > 0 ? 'as_before' : 'released' };
}

/** Writes the decision that follows. Call it last in the transaction. */
export async function recordChange(
  inside: ReadContext,
  reviewId: number,
  change: ScreenedChange,
): Promise<void> {
  if (change.outcome === 'held') await recordHold(inside, reviewId, change.signals, change.undone);
  if (change.outcome === 'released') await recordRelease(inside, reviewId);
}

type Standing = { state: 'shown' | 'waiting' | 'decided'; signals: ScreeningSignal[] };

async function standingOf({ database }: ReadContext, reviewId: number): Promise<Standing> {
  const row = await database
    .selectFrom('reviews as r')
    .leftJoin('decisions as d', 'd.id', 'r.decision_id')
    .select(['r.status', 'r.held_signals', 'd.action'])
    .where('r.id', '=', reviewId)
    .executeTakeFirstOrThrow();
  if (row.status === 'active') return { state: 'shown', signals: [] };
  if (row.action !== 'review.held') return { state: 'decided', signals: [] };
  return { state: 'waiting', signals: row.held_signals as ScreeningSignal[] };
}

async function setStanding(
  { database }: ReadContext,
  reviewId: number,
  signals: readonly ScreeningSignal[],
): Promise<void> {
  await database
    .updateTable('reviews')
    .set({ status: signals.length > 0 ? 'inactive' : 'active', held_signals: [...signals] })
    .where('id', '=', reviewId)
    .execute();
}
