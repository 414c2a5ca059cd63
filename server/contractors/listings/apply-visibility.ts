import { sql } from 'kysely';
import type { DecisionReasonCode } from '../../../common/constants.ts';
import { contractorChanged } from '../../accounts/events.ts';
import type { ReadContext } from '../../core/context.ts';
import type { DecidedState } from '../../decisions/chain.ts';
import { recordDecision } from '../../decisions/record-decision.ts';
import { ownerToTell } from './owner-to-tell.ts';
import type { LockedListing } from './queries/lock-listing.ts';

type Visibility = {
  hides: boolean;
  reasonCode: DecisionReasonCode | null;
  reason: string;
  /** Further facts that the decision records. */
  also?: { before: DecidedState; after: DecidedState };
};

/** Hides a locked listing, or shows it again, and records that; gives the decision's id. */
export async function applyVisibility(
  tx: ReadContext,
  listing: LockedListing,
  { hides, reasonCode, reason, also }: Visibility,
): Promise<number> {
  const { database, now } = tx;
  const action = hides ? 'listing.hidden' : 'listing.shown';
  const { id: decisionId } = await recordDecision(tx, {
    action,
    subject: { type: 'listing', id: listing.id },
    contractorId: listing.id,
    reasonCode,
    reasonText: reason,
    before: { hidden: !hides, ...also?.before },
    after: { hidden: hides, ...also?.after },
    concerned: ownerToTell(listing, action, now),
  });
  await database
    .updateTable('contractors')
    .set({
      hidden_at: hides ? now : sql`case when awaits_confirmation then hidden_at end`,
      listing_decision_id: decisionId,
    })
    .where('id', '=', listing.id)
    .execute();
  tx.announce(contractorChanged(listing.id));
  return decisionId;
}
