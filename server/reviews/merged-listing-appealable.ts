import { sql } from 'kysely';
import type { Appealable } from '../cases/appealable.ts';
import { ofListing } from '../contractors/listings/appealable.ts';
import { holdListing } from '../contractors/listings/queries/lock-listing.ts';
import { separateListings } from '../contractors/listings/separate-listings.ts';
import { refreshRatingSummaries } from './refresh-summary.ts';
import { releaseOwnReviews } from './screening/hold-own-reviews.ts';

/** Moves the merged rows back and recounts both listings. */
const separateMerged: Appealable['undo'] = async (
  inside,
  { id: mergeId, subjectId, contractorId, before },
  answer,
) => {
  const merged = await holdListing(inside, subjectId);
  const into = await holdListing(inside, contractorId ?? 0);
  const wasHidden = before['hidden'] === true;
  const decisionId = await separateListings(inside, { merged, into, mergeId, wasHidden, answer });
  await releaseOwnReviews(inside, { contractorId: merged.id, mergeId });
  await refreshRatingSummaries(inside.database, [merged.id, into.id], inside.now);
  return decisionId;
};

/** A merged listing: its owner appeals, and it gets its reviews back. Here, because reviews are above listings. */
export const MERGED_LISTING_APPEALABLES = {
  'listing.merged': {
    ...ofListing,
    stands: sql<boolean>`exists (
      select from contractors as c
      where c.id = d.subject_id and c.listing_decision_id = d.id and c.merged_into_id = d.contractor_id)`,
    undo: separateMerged,
  },
} as const satisfies Record<string, Appealable>;
