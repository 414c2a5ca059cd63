import type { AppealedDecision } from '../../cases/appealed-decision.ts';
import type { Why } from '../../cases/record-change.ts';
import { holdListing, type LockedListing } from '../../contractors/listings/queries/lock-listing.ts';
import { separateListings } from '../../contractors/listings/separate-listings.ts';
import type { ReadContext } from '../../core/context.ts';
import { refreshRatingSummaries } from '../refresh-summary.ts';
import { releaseOwnReviews } from '../screening/hold-own-reviews.ts';

/** A merged listing gets its reviews back on appeal: moves the merged rows back and recounts both listings. */
export async function separateMerged(
  tx: ReadContext,
  merged: LockedListing,
  { id: mergeId, contractorId, before }: AppealedDecision,
  why: Why,
): Promise<number> {
  const into = await holdListing(tx, contractorId ?? 0);
  const wasHidden = before['hidden'] === true;
  const decisionId = await separateListings(tx, { merged, into, mergeId, wasHidden, why });
  await releaseOwnReviews(tx, { contractorId: merged.id, mergeId });
  await refreshRatingSummaries(tx.database, [merged.id, into.id], tx.now);
  return decisionId;
}
