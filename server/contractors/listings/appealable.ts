import { sql } from 'kysely';
import type { Appealable } from '../../cases/appealable.ts';
import { granted } from '../../cases/overturned.ts';
import { forbidden } from '../../core/errors.ts';
import { applyVisibility } from './apply-visibility.ts';
import { holdListing } from './queries/lock-listing.ts';

/** An administrator does not decide about their own page, nor about one that was merged into it. */
export const lock: Appealable['lock'] = async (tx, id) => {
  const listing = await holdListing(tx, id);
  return {
    refuseParty: () => {
      const own = tx.viewer?.contractorId ?? null;
      if (own !== null && (own === listing.id || own === listing.mergedIntoId))
        throw forbidden('listings.own_case');
    },
  };
};

/** A listing that was hidden is shown again, as it was. */
const showHidden: Appealable['undo'] = async (tx, { id, subjectId }, answer) =>
  applyVisibility(tx, await holdListing(tx, subjectId), false, { ...answer, also: granted(id) });

/** A hidden listing: its owner appeals, and it is shown again. */
export const LISTING_APPEALABLES = {
  'listing.hidden': {
    lock,
    stands: sql<boolean>`exists (
      select from contractors as c
      where c.id = d.subject_id and c.listing_decision_id = d.id and c.hidden_at is not null and c.merged_into_id is null)`,
    undo: showHidden,
  },
} as const satisfies Record<string, Appealable>;
