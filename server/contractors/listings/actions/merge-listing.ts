import { membersActingFor } from '../../../members/members-acting-for.ts';
import { sql } from 'kysely';
import { contractorChanged } from '../../../accounts/events.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, invalid } from '../../../core/errors.ts';
import { refuseWhileAppealed } from '../../../cases/open-appeals.ts';
import { recordChange } from '../../../cases/record-change.ts';
import { leaveSignpost, moveInto } from '../move-into.ts';
import { lockListing, type LockedListing } from '../queries/lock-listing.ts';
import { refuseOpenClaim } from '../queries/refuse-open-claim.ts';
import type { DecidedListing, ListingDecision } from './hide-listing.ts';

export type Merge = ListingDecision & { intoId: number };

/** The writes of other nouns in the same transaction when a business gets another one's reviews. */
export type WhenMerged = {
  refresh: (tx: ReadContext, contractorId: number) => Promise<void>;
  /** Reviews that the owner of the business wrote of it under its other listing. */
  holdOwn: (tx: ReadContext, taken: { contractorId: number; profileId: number }) => Promise<void>;
};

/**
 * Merges two listings into one business, until its owner's appeal is accepted or an
 * administrator splits them. Reviews, responses,
 * licenses, claims and postings move to the other one, and its address redirects there. Throws 409 where the
 * merged one has an owner, an open claim, or was merged before. Also where both have a live review of one author for one
 * month. Throws 403 for one's own.
 */
export async function mergeListing(
  context: Context,
  { contractorId, intoId, reasonCode, reason }: Merge,
  whenMerged: WhenMerged,
): Promise<DecidedListing> {
  if (contractorId === intoId) throw invalid('into_id', 'listings.merge_into_itself');
  return transact(context, async (tx) => {
    const [merged, into] = await lockBoth(tx, contractorId, intoId);
    refuse(merged, into);
    await refuseOpenClaim(tx, contractorId, 'listings.merge_open_claim');
    await refuseWhileAppealed(tx, { type: 'listing', id: contractorId }, 'status');
    await moveInto(tx, { fromId: contractorId, intoId, remembers: true });
    const decisionId = await recordChange(tx, {
      action: 'listing.merged',
      subject: { type: 'listing', id: contractorId },
      contractorId: intoId,
      before: { hidden: merged.hiddenAt !== null },
      after: { merged_into: intoId },
      why: { reasonCode, reason },
      recipients: [{ party: 'contractor', userId: into.ownerUserId }],
    });
    await leaveSignpost(tx, { fromId: contractorId, intoId, decisionId });
    await followUp(tx, into, whenMerged);
    tx.announce(contractorChanged(contractorId));
    tx.announce(contractorChanged(intoId));
    return { decisionId };
  });
}

/** In the order of their ids, so that two merges do not wait for each other. */
async function lockBoth(
  tx: ReadContext,
  mergedId: number,
  intoId: number,
): Promise<[LockedListing, LockedListing]> {
  const first = await lockListing(tx, Math.min(mergedId, intoId));
  const second = await lockListing(tx, Math.max(mergedId, intoId));
  return first.id === mergedId ? [first, second] : [second, first];
}

function refuse(merged: LockedListing, into: LockedListing): void {
  if (merged.mergedIntoId !== null || into.mergedIntoId !== null) throw conflict('listings.merged_already');
  if (into.hiddenAt !== null) throw conflict('listings.merge_into_hidden');
  if (merged.ownerUserId !== null) throw conflict('listings.merge_claimed');
}

async function followUp(
  tx: ReadContext,
  { id: contractorId, ownerUserId }: LockedListing,
  { refresh, holdOwn }: WhenMerged,
): Promise<void> {
  await sql`select refresh_contractor_search(array[${contractorId}]::integer[])`.execute(tx.database);
  await refresh(tx, contractorId);
  if (ownerUserId === null) return;
  const members = await membersActingFor(tx.database, contractorId);
  const profiles = await tx.database
    .selectFrom('profiles')
    .select('id')
    .where('user_id', 'in', [ownerUserId, ...members])
    .execute();
  for (const { id: profileId } of profiles) await holdOwn(tx, { contractorId, profileId });
}
