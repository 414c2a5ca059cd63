import { applyVisibility } from '../contractors/listings/apply-visibility.ts';
import { holdListing } from '../contractors/listings/queries/lock-listing.ts';
import { separateListings } from '../contractors/listings/separate-listings.ts';
import { forbidden } from '../core/errors.ts';
import { granted } from '../cases/overturned.ts';
import { refreshRatingSummaries } from '../reviews/refresh-summary.ts';
import { releaseOwnReviews } from '../reviews/screening/hold-own-reviews.ts';
import type { Remedy } from './remedy.ts';

/** Nobody decides about a page they answer for, nor about one that was merged into it. */
export const ofListing: Remedy['lock'] = async (inside, id) => {
  const listing = await holdListing(inside, id);
  return {
    refuseParty: () => {
      const own = inside.viewer?.contractorId ?? null;
      if (own !== null && (own === listing.id || own === listing.mergedIntoId))
        throw forbidden('listings.own_case');
    },
  };
};

/** A listing that was hidden is shown again, as it was. */
export const showHidden: Remedy['grant'] = async (inside, { id, subjectId }, answer) =>
  applyVisibility(inside, await holdListing(inside, subjectId), {
    hides: false,
    ...answer,
    also: granted(id),
  });

/** What a merge moved goes back, and both listings are counted anew. */
export const separateMerged: Remedy['grant'] = async (
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
