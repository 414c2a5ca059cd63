import { forbidden, notFound, unauthenticated } from '../../../core/errors.ts';
import type { ReadContext } from '../../../core/context.ts';

/** A listing with the facts for a decision about it. */
export type LockedListing = {
  id: number;
  slug: string;
  ownerUserId: number | null;
  hiddenAt: Date | null;
  mergedIntoId: number | null;
  decisionId: number | null;
  correctedFields: string[];
};

/** Locks a listing to be decided about, as `holdListing` does. Throws a 403 for the viewer's own page. */
export async function lockListing(tx: ReadContext, contractorId: number): Promise<LockedListing> {
  const { viewer } = tx;
  if (!viewer) throw unauthenticated();
  const listing = await holdListing(tx, contractorId);
  if (listing.ownerUserId === viewer.userId) throw forbidden('listings.own_case');
  return listing;
}

/** Holds a listing until the end of the transaction. Throws the 404 where there is none. */
export async function holdListing(
  { database }: Pick<ReadContext, 'database'>,
  contractorId: number,
): Promise<LockedListing> {
  const row = await database
    // Rows are locked in this order: the profile first, as everywhere.
    .selectFrom('profiles as p')
    .innerJoin('contractors as c', 'c.id', 'p.id')
    .select(['c.id', 'c.slug', 'p.user_id as ownerUserId', 'c.hidden_at as hiddenAt'])
    .select(['c.merged_into_id as mergedIntoId', 'c.listing_decision_id as decisionId'])
    .select('c.corrected_fields as correctedFields')
    .where('c.id', '=', contractorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
