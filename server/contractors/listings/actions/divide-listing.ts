import { sql } from 'kysely';
import { contractorChanged } from '../../../accounts/events.ts';
import { refuseWhileAppealed } from '../../../cases/open-appeals.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict, invalid } from '../../../core/errors.ts';
import { recordDecision } from '../../../decisions/record-decision.ts';
import { createBeside } from '../create-beside.ts';
import { moveSourceRow } from '../move-source-row.ts';
import { lockListing } from '../queries/lock-listing.ts';
import { refuseOpenClaim } from '../queries/refuse-open-claim.ts';
import type { DecidedListing, ListingDecision } from './hide-listing.ts';

export type Division = ListingDecision & {
  /** The name of the second business. */
  name: string;
  /** As the listing shows them. */
  licenseNumbers: readonly string[];
  reviewIds: readonly number[];
};

/** The work of other nouns in the same transaction. */
export type WhenDivided = (tx: ReadContext, listingIds: readonly number[]) => Promise<void>;

/**
 * Makes two listings of one whose source names two businesses: a second one in the same place and trades, with the licenses and
 * reviews that are its own. Merging it into the first undoes it. Throws 409 where the listing has an owner, an open claim or was
 * merged, 403 for one's own, and InvalidInput for licenses and reviews that it does not have.
 */
export async function divideListing(
  context: Context,
  { contractorId, reasonCode, reason, name, licenseNumbers, reviewIds }: Division,
  whenDivided: WhenDivided,
): Promise<DecidedListing & { dividedId: number }> {
  return transact(context, async (tx) => {
    const listing = await lockListing(tx, contractorId);
    if (listing.mergedIntoId !== null) throw conflict('listings.merged_already');
    if (listing.ownerUserId !== null) throw conflict('listings.divide_claimed');
    await refuseOpenClaim(tx, contractorId, 'listings.divide_open_claim');
    await refuseWhileAppealed(tx, { type: 'listing', id: contractorId }, 'status');
    const licenses = await ownLicenses(tx, contractorId, licenseNumbers);
    const dividedId = await createBeside(tx, contractorId, name);
    await moveReviews(tx, { fromId: contractorId, toId: dividedId, reviewIds });
    await moveSourceRow(tx, { fromId: contractorId, toId: dividedId, licenses });
    const { id: decisionId } = await recordDecision(tx, {
      action: 'listing.divided',
      subject: { type: 'listing', id: contractorId },
      contractorId,
      reasonCode,
      reasonText: reason,
      before: {},
      after: { divided_into: dividedId, licenses: licenses.length, reviews: reviewIds.length },
      concerned: [],
    });
    await whenDivided(tx, [contractorId, dividedId]);
    await sql`select refresh_contractor_search(array[${contractorId}, ${dividedId}]::integer[])`.execute(
      tx.database,
    );
    for (const id of [contractorId, dividedId]) tx.announce(contractorChanged(id));
    return { decisionId, dividedId };
  });
}

async function ownLicenses({ database }: ReadContext, contractorId: number, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  const rows = await database
    .selectFrom('licenses')
    .select(['id', 'state', 'number'])
    .where('contractor_id', '=', contractorId)
    .where(sql<boolean>`upper(number) = any(${sql.val(numbers.map((one) => one.toUpperCase()))}::text[])`)
    .orderBy('id')
    .execute();
  const found = new Set(rows.map(({ number }) => number?.toUpperCase()));
  if (numbers.some((number) => !found.has(number.toUpperCase())))
    throw invalid('license_numbers', 'listings.divide_unknown_license');
  return rows;
}

async function moveReviews(
  { database }: ReadContext,
  { fromId, toId, reviewIds }: { fromId: number; toId: number; reviewIds: readonly number[] },
): Promise<void> {
  if (reviewIds.length === 0) return;
  const { numUpdatedRows } = await database
    .updateTable('reviews')
    .set({ contractor_id: toId })
    .where('contractor_id', '=', fromId)
    .where('id', 'in', reviewIds)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== reviewIds.length)
    throw invalid('review_ids', 'listings.divide_unknown_review');
}
