import type { ReadContext } from '../../core/context.ts';

/** Remembers that the owner of a business has looked at the reviews it got. */
export async function markReviewsSeen({ database, viewer, now }: ReadContext): Promise<void> {
  if (!viewer || viewer.contractorId === null) return;
  await database.updateTable('users').set({ reviews_seen_at: now }).where('id', '=', viewer.userId).execute();
}
