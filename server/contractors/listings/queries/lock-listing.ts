import { forbidden, notFound, unauthenticated } from '../../../core/errors.ts';
import type { ReadContext } from '../../../core/context.ts';

/** A listing as whoever decides about it finds it. */
export type LockedListing = {
  id: number;
  slug: string;
  ownerUserId: number | null;
  hiddenAt: Date | null;
  mergedIntoId: number | null;
  decisionId: number | null;
  correctedFields: string[];
};

/**
 * Holds a listing until the end of the transaction. Throws the 404 where there is none, and a 403 for the viewer's own: nobody
 * decides about the page they answer for.
 */
export async function lockListing(
  { database, viewer }: ReadContext,
  contractorId: number,
): Promise<LockedListing> {
  if (!viewer) throw unauthenticated();
  const row = await database
    .selectFrom('contractors as c')
    .innerJoin('profiles as p', 'p.id', 'c.id')
    .select(['c.id', 'c.slug', 'p.user_id as ownerUserId', 'c.hidden_at as hiddenAt'])
    .select(['c.merged_into_id as mergedIntoId', 'c.listing_decision_id as decisionId'])
    .select('c.corrected_fields as correctedFields')
    .where('c.id', '=', contractorId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.ownerUserId === viewer.userId) throw forbidden('listings.own_case');
  return row;
}
