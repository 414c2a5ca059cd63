import { sql } from 'kysely';
import type { Appealable } from '../../cases/appealable.ts';
import { lock } from '../../contractors/listings/appealable.ts';
import { holdListing } from '../../contractors/listings/queries/lock-listing.ts';
import { separateListings } from '../../contractors/listings/separate-listings.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { releaseOwnReviews } from '../screening/hold-own-reviews.ts';

/** Moves the merged rows back and recounts both listings. */
const separateMerged: Appealable['undo'] = async (
  tx,
  { id: mergeId, subjectId, contractorId, before },
  answer,
) => {
  const merged = await holdListing(tx, subjectId);
  const into = await holdListing(tx, contractorId ?? 0);
  const wasHidden = before['hidden'] === true;
  const decisionId = await separateListings(tx, { merged, into, mergeId, wasHidden, answer });
  await releaseOwnReviews(tx, { contractorId: merged.id, mergeId });
  await refreshRatingSummaries(tx.database, [merged.id, into.id], tx.now);
  return decisionId;
};

/** A merged listing: its owner appeals, and it gets its reviews back. Here, because reviews are above listings. */
export const MERGED_LISTING_APPEALABLES = {
  'listing.merged': {
    lock,
    stands: sql<boolean>`exists (
      select from contractors as c
      where c.id = d.subject_id and c.listing_decision_id = d.id and c.merged_into_id = d.contractor_id)`,
    undo: separateMerged,
  },
} as const satisfies Record<string, Appealable>;
