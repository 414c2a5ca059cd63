import { sql } from 'kysely';
import { contractorChanged } from '../../../accounts/events.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, invalid } from '../../../core/errors.ts';
import { recordDecision } from '../../../decisions/record-decision.ts';
import { lockListing, type LockedListing } from '../queries/lock-listing.ts';
import { ownerOf, type DecidedListing, type ListingDecision } from './hide-listing.ts';

export type Merge = ListingDecision & { intoId: number };

/** What other nouns do in the same transaction when a business gets another one's reviews. */
export type WhenMerged = {
  refresh: (inside: ReadContext, contractorId: number) => Promise<void>;
  /** Reviews that the owner of the business wrote of it under its other listing. */
  holdOwn: (inside: ReadContext, taken: { contractorId: number; profileId: number }) => Promise<void>;
};

/**
 * Makes one business of two listings, for good: reviews, responses, licenses, claims and postings of the one go to the other, and
 * its address leads there. Throws 409 where the merged one has an owner or was merged before, or where both have a live review of one
 * author for one month; 403 for one's own.
 */
export async function mergeListing(
  context: Context,
  { contractorId, intoId, reasonCode, reason }: Merge,
  whenMerged: WhenMerged,
): Promise<DecidedListing> {
  if (contractorId === intoId) throw invalid('into_id', 'listings.merge_into_itself');
  return transact(context, async (inside) => {
    const [merged, into] = await lockBoth(inside, contractorId, intoId);
    refuse(merged, into);
    await moveInto(inside, contractorId, intoId);
    const { id: decisionId } = await recordDecision(inside, {
      action: 'listing.merged',
      subject: { type: 'listing', id: contractorId },
      contractorId: intoId,
      reasonCode,
      reasonText: reason,
      before: { hidden: merged.hiddenAt !== null },
      after: { merged_into: intoId },
      concerned: ownerOf(into),
    });
    await leaveSignpost(inside, { fromId: contractorId, intoId, decisionId });
    await followUp(inside, into, whenMerged);
    inside.announce(contractorChanged(contractorId));
    inside.announce(contractorChanged(intoId));
    return { decisionId };
  });
}

/** In the order of their ids, so that two merges do not wait for each other. */
async function lockBoth(
  inside: ReadContext,
  mergedId: number,
  intoId: number,
): Promise<[LockedListing, LockedListing]> {
  const first = await lockListing(inside, Math.min(mergedId, intoId));
  const second = await lockListing(inside, Math.max(mergedId, intoId));
  return first.id === mergedId ? [first, second] : [second, first];
}

function refuse(merged: LockedListing, into: LockedListing): void {
  if (merged.mergedIntoId !== null || into.mergedIntoId !== null) throw conflict('listings.merged_already');
  if (into.hiddenAt !== null) throw conflict('listings.merge_into_hidden');
  if (merged.ownerUserId !== null) throw conflict('listings.merge_claimed');
}

/** Moves all that points to one listing to another one. Throws 409 where that would be two reviews of one job. */
export async function moveInto({ database }: ReadContext, fromId: number, intoId: number): Promise<void> {
  try {
    await sql`savepoint before_move`.execute(database);
    await sql`select move_between_listings(${fromId}::integer, ${intoId}::integer)`.execute(database);
  } catch (error) {
    await sql`rollback to savepoint before_move`.execute(database);
    if ((error as { code?: string }).code === '23505') throw conflict('listings.merge_same_review');
    throw error;
  }
}

/** The row of a merged listing stays, so that its address leads to the other one. */
export async function leaveSignpost(
  { database, now }: ReadContext,
  { fromId, intoId, decisionId }: { fromId: number; intoId: number; decisionId: number },
): Promise<void> {
  await database
    .updateTable('contractors')
    .set({ hidden_at: now, merged_into_id: intoId, listing_decision_id: decisionId })
    .where('id', '=', fromId)
    .execute();
}

async function followUp(
  inside: ReadContext,
  { id: contractorId, ownerUserId }: LockedListing,
  { refresh, holdOwn }: WhenMerged,
): Promise<void> {
  await sql`select refresh_contractor_search(array[${contractorId}]::integer[])`.execute(inside.database);
  await refresh(inside, contractorId);
  if (ownerUserId === null) return;
  const person = await inside.database
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', ownerUserId)
    .where('kind', '=', 'person')
    .executeTakeFirst();
  if (person) await holdOwn(inside, { contractorId, profileId: person.id });
}
