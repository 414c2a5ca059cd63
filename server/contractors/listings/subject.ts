import { sql } from 'kysely';
import type { AppealedDecision } from '../../cases/appealed-decision.ts';
import type { Why } from '../../cases/record-change.ts';
import type { Subject } from '../../cases/subject.ts';
import type { ReadContext } from '../../core/context.ts';
import { forbidden } from '../../core/errors.ts';
import { reopenOnAppeal } from '../closing/apply-closing.ts';
import { applyVisibility } from './apply-visibility.ts';
import { holdListing, type LockedListing } from './queries/lock-listing.ts';

type SeparateMerged = (
  tx: ReadContext,
  merged: LockedListing,
  decision: AppealedDecision,
  why: Why,
) => Promise<number>;

/** A listing: its owner appeals, and it is shown again as it was. `separate` is a part of reviews, which are above. */
export const listingSubject = (separate: SeparateMerged): Subject<'listing'> => ({
  lock: async (tx, id) => {
    const listing = await holdListing(tx, id);
    return {
      // Also about a page that was merged into their own, and where no other administrator is there.
      refuseParty: () => {
        const own = tx.viewer?.contractorId ?? null;
        if (own !== null && (own === listing.id || own === listing.mergedIntoId))
          throw forbidden('listings.own_case');
      },
      undo: {
        'listing.hidden': (_decision, why) => applyVisibility(tx, listing, false, why),
        'listing.closed': (_decision, why) => reopenOnAppeal(tx, listing, why),
        'listing.merged': (decision, why) => separate(tx, listing, decision, why),
      },
    };
  },
  stands: {
    'listing.closed': sql<boolean>`exists (
      select from contractors as c
      where c.id = d.subject_id and c.closing_decision_id = d.id and c.closed_on is not null and c.merged_into_id is null)`,
    'listing.hidden': sql<boolean>`exists (
      select from contractors as c
      where c.id = d.subject_id and c.listing_decision_id = d.id and c.hidden_at is not null and c.merged_into_id is null)`,
    'listing.merged': sql<boolean>`exists (
      select from contractors as c
      where c.id = d.subject_id and c.listing_decision_id = d.id and c.merged_into_id = d.contractor_id)`,
  },
});
