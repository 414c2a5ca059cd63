import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { refuseWhileAppealed } from '../../../cases/open-appeals.ts';
import { lockListing, type LockedListing } from '../queries/lock-listing.ts';
import { separateListings } from '../separate-listings.ts';
import type { DecidedListing, ListingDecision } from './hide-listing.ts';

/** The work of other nouns in the same transaction. */
export type WhenSplit = (
  tx: ReadContext,
  split: { mergedId: number; intoId: number; mergeId: number },
) => Promise<void>;

/**
 * Makes two listings of one again, as they were before an administrator merged them; merging them once more undoes it. Throws 409
 * where they are apart, the other one was merged on since, or nothing is remembered of the merge; 403 for one's own.
 */
export async function splitListing(
  context: Context,
  { contractorId, ...why }: ListingDecision,
  whenSplit: WhenSplit,
): Promise<DecidedListing> {
  return transact(context, async (tx) => {
    const merged = await lockListing(tx, contractorId);
    if (merged.mergedIntoId === null || merged.decisionId === null) throw conflict('listings.not_merged');
    const into = await lockListing(tx, merged.mergedIntoId);
    await refuseWhileAppealed(tx, { type: 'listing', id: contractorId }, 'status');
    const mergeId = merged.decisionId;
    const wasHidden = await wasHiddenBefore(tx, { merged, into, mergeId });
    const decisionId = await separateListings(tx, { merged, into, mergeId, wasHidden, why });
    await whenSplit(tx, { mergedId: merged.id, intoId: into.id, mergeId });
    return { decisionId };
  });
}

type Merged = { merged: LockedListing; into: LockedListing; mergeId: number };

/** Whether the merged one had been hidden; throws where the merge cannot be undone. */
async function wasHiddenBefore(
  { database }: ReadContext,
  { merged, into, mergeId }: Merged,
): Promise<boolean> {
  const merge = await database
    .selectFrom('decisions')
    .select(['contractor_id as contractorId', 'before'])
    .where('id', '=', mergeId)
    .where('action', '=', 'listing.merged')
    .executeTakeFirst();
  if (merge?.contractorId !== into.id) throw conflict('listings.split_later_first');
  const moved = await database
    .selectFrom('listing_merge_moves')
    .select('id')
    .where('merged_id', '=', merged.id)
    .limit(1)
    .executeTakeFirst();
  if (!moved) throw conflict('listings.split_forgotten');
  return (merge.before as Record<string, unknown> | null)?.['hidden'] === true;
}
