import { sql } from 'kysely';
import type { OutcomeCode, ReasonCode } from '../../../common/constants.ts';
import { contractorChanged } from '../../accounts/events.ts';
import type { ReadContext } from '../../core/context.ts';
import { granted } from '../../cases/overturned.ts';
import { recordDecision } from '../../decisions/record-decision.ts';
import { moveBack } from './move-into.ts';
import { ownerToTell } from './owner-to-tell.ts';
import type { LockedListing } from './queries/lock-listing.ts';

export type Separation = {
  merged: LockedListing;
  into: LockedListing;
  /** The decision that merged them. */
  mergeId: number;
  /** Whether the merged one had been hidden before. */
  wasHidden: boolean;
  answer: { reasonCode: OutcomeCode | ReasonCode | null; reason: string };
  /** Whether this is what the owner's appeal asked for. */
  isGranted?: boolean;
};

/**
 * Splits a merged listing into two again, on appeal or because an administrator
 * merged them wrongly, and records that; gives the decision's id. Anything
 * since the merge stays with the listing that its owner manages. The caller has locked both.
 */
export async function separateListings(
  tx: ReadContext,
  { merged, into, mergeId, wasHidden, answer, isGranted = true }: Separation,
): Promise<number> {
  await moveBack(tx, { fromId: merged.id, intoId: into.id });
  const hiding = wasHidden ? await lastHiding(tx, merged.id, mergeId) : undefined;
  const also = isGranted ? granted(mergeId) : { before: {}, after: {} };
  const { id: decisionId } = await recordDecision(tx, {
    action: 'listing.separated',
    subject: { type: 'listing', id: merged.id },
    contractorId: into.id,
    reasonCode: answer.reasonCode,
    reasonText: answer.reason,
    before: { merged_into: into.id, ...also.before },
    after: { hidden: wasHidden, ...also.after },
    concerned: ownerToTell(into, 'listing.separated', tx.now),
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
