import type { ReasonCode } from '../../../../common/constants.ts';
import { transact, type Context } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { refuseWhileAppealed } from '../../../cases/open-appeals.ts';
import { decidedMeanwhile } from '../../../cases/decision-conflict.ts';
import type { MessageKey } from '../../../../translations/index.ts';
import { applyVisibility } from '../apply-visibility.ts';
import { lockListing } from '../queries/lock-listing.ts';

export type ListingDecision = { contractorId: number; reasonCode: ReasonCode | null; reason: string };
export type DecidedListing = { decisionId: number };

type ListingChange = { hides: boolean; already: MessageKey };
const HIDE: ListingChange = { hides: true, already: 'listings.already_hidden' };
const SHOW: ListingChange = { hides: false, already: 'listings.already_shown' };

/** Takes a listing out of search, lists and the API; its owner reads why. Throws 409 where that was done, 403 for one's own. */
export const hideListing = (context: Context, decision: ListingDecision): Promise<DecidedListing> =>
  transition(context, HIDE, decision);

/** Shows a hidden listing again, as it was. Throws as `hideListing`, and 409 for one that was merged into another. */
export const showListing = (context: Context, decision: ListingDecision): Promise<DecidedListing> =>
  transition(context, SHOW, decision);

async function transition(
  context: Context,
  { hides, already }: ListingChange,
  { contractorId, ...why }: ListingDecision,
): Promise<DecidedListing> {
  return transact(context, async (tx) => {
    const listing = await lockListing(tx, contractorId);
    if (listing.mergedIntoId !== null) throw conflict('listings.merged_already');
    if ((listing.hiddenAt !== null) === hides)
      throw await decidedMeanwhile(tx.database, listing.decisionId, already);
    await refuseWhileAppealed(tx, { type: 'listing', id: contractorId }, 'status');
    return { decisionId: await applyVisibility(tx, listing, hides, why) };
  });
}
