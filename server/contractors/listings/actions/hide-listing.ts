import { contractorChanged } from '../../../accounts/events.ts';
import type { DecisionAction, ReasonCode } from '../../../../common/constants.ts';
import { transact, type Context, type ReadContext } from '../../../core/context.ts';
import { conflict } from '../../../core/errors.ts';
import { recordDecision } from '../../../decisions/record-decision.ts';
import { decidedMeanwhile } from '../../../decisions/what-happened.ts';
import type { MessageKey } from '../../../../translations/index.ts';
import { lockListing, type LockedListing } from '../queries/lock-listing.ts';

export type ListingDecision = { contractorId: number; reasonCode: ReasonCode | null; reason: string };
export type DecidedListing = { decisionId: number };

type Move = { action: DecisionAction; hides: boolean; already: MessageKey };
const HIDE: Move = { action: 'listing.hidden', hides: true, already: 'listings.already_hidden' };
const SHOW: Move = { action: 'listing.shown', hides: false, already: 'listings.already_shown' };

/** Takes a listing out of search, lists and the API; its owner reads why. Throws 409 where that was done, 403 for one's own. */
export const hideListing = (context: Context, decision: ListingDecision): Promise<DecidedListing> =>
  move(context, HIDE, decision);

/** Shows a hidden listing again, as it was. Throws as `hideListing`, and 409 for one that was merged into another. */
export const showListing = (context: Context, decision: ListingDecision): Promise<DecidedListing> =>
  move(context, SHOW, decision);

async function move(
  context: Context,
  { action, hides, already }: Move,
  { contractorId, reasonCode, reason }: ListingDecision,
): Promise<DecidedListing> {
  return transact(context, async (inside) => {
    const listing = await lockListing(inside, contractorId);
    if (listing.mergedIntoId !== null) throw conflict('listings.merged_already');
    if ((listing.hiddenAt !== null) === hides)
      throw await decidedMeanwhile(inside.database, listing.decisionId, already);
    const { id: decisionId } = await recordDecision(inside, {
      action,
      subject: { type: 'listing', id: contractorId },
      contractorId,
      reasonCode,
      reasonText: reason,
      before: { hidden: !hides },
      after: { hidden: hides },
      concerned: ownerOf(listing),
    });
    await setHidden(inside, contractorId, { at: hides ? inside.now : null, decisionId });
    inside.announce(contractorChanged(contractorId));
    return { decisionId };
  });
}

export const ownerOf = ({ ownerUserId }: Pick<LockedListing, 'ownerUserId'>) =>
  ownerUserId === null ? [] : [{ userId: ownerUserId, party: 'contractor' as const, appealUntil: null }];

async function setHidden(
  { database }: ReadContext,
  contractorId: number,
  { at, decisionId }: { at: Date | null; decisionId: number },
): Promise<void> {
  await database
    .updateTable('contractors')
    .set({ hidden_at: at, listing_decision_id: decisionId })
    .where('id', '=', contractorId)
    .execute();
}
