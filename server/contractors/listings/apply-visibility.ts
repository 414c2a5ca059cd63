import { sql } from 'kysely';
import { contractorChanged } from '../../accounts/events.ts';
import { recordChange, type Why } from '../../cases/record-change.ts';
import type { ReadContext } from '../../core/context.ts';
import type { LockedListing } from './queries/lock-listing.ts';

/** Hides a locked listing, or shows it again, and records that; gives the decision's id. */
export async function applyVisibility(
  tx: ReadContext,
  { id, ownerUserId }: LockedListing,
  hides: boolean,
  why: Why,
): Promise<number> {
  const { database, now } = tx;
  const decisionId = await recordChange(tx, {
    action: hides ? 'listing.hidden' : 'listing.shown',
    subject: { type: 'listing', id },
    contractorId: id,
    before: { hidden: !hides },
    after: { hidden: hides },
    why,
    recipients: [{ party: 'contractor', userId: ownerUserId }],
  });
  await database
    .updateTable('contractors')
    .set({
      hidden_at: hides ? now : sql`case when awaits_confirmation then hidden_at end`,
      listing_decision_id: decisionId,
    })
    .where('id', '=', id)
    .execute();
  tx.announce(contractorChanged(id));
  return decisionId;
}
