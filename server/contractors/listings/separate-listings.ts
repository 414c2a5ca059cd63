import { sql } from 'kysely';
import { contractorChanged } from '../../accounts/events.ts';
import type { ReadContext } from '../../core/context.ts';
import { recordChange, type Why } from '../../cases/record-change.ts';
import { moveBack } from './move-into.ts';
import type { LockedListing } from './queries/lock-listing.ts';

export type Separation = {
  merged: LockedListing;
  into: LockedListing;
  /** The decision that merged them. */
  mergeId: number;
  /** Whether the merged one had been hidden before. */
  wasHidden: boolean;
  why: Why;
};

/**
 * Splits a merged listing into two again, on appeal or because an administrator
 * merged them wrongly, and records that; gives the decision's id. Anything
 * since the merge stays with the listing that its owner manages. The caller has locked both.
 */
export async function separateListings(
  tx: ReadContext,
  { merged, into, mergeId, wasHidden, why }: Separation,
): Promise<number> {
  await moveBack(tx, { fromId: merged.id, intoId: into.id });
  const hiding = wasHidden ? await lastHiding(tx, merged.id, mergeId) : undefined;
  const decisionId = await recordChange(tx, {
    action: 'listing.separated',
    subject: { type: 'listing', id: merged.id },
    contractorId: into.id,
    before: { merged_into: into.id },
    after: { hidden: wasHidden },
    why,
    recipients: [{ party: 'contractor', userId: into.ownerUserId }],
  });
  await tx.database
    .updateTable('contractors')
    .set({
      merged_into_id: null,
      hidden_at: wasHidden ? (hiding?.decided_at ?? tx.now) : null,
      listing_decision_id: hiding?.id ?? decisionId,
    })
    .where('id', '=', merged.id)
    .execute();
  await sql`select refresh_contractor_search(array[${merged.id}, ${into.id}]::integer[])`.execute(
    tx.database,
  );
  for (const { id } of [merged, into]) tx.announce(contractorChanged(id));
  return decisionId;
}

const lastHiding = ({ database }: ReadContext, listingId: number, before: number) =>
  database
    .selectFrom('decisions')
    .select(['id', 'decided_at'])
    .where('subject_type', '=', 'listing')
    .where('subject_id', '=', listingId)
    .where('action', '=', 'listing.hidden')
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .executeTakeFirst();
