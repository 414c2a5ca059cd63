import { contractorChanged } from '../../../accounts/events.ts';
import { transact, type Context } from '../../../core/context.ts';
import { conflict, notFound, unauthenticated } from '../../../core/errors.ts';
import { lockImports } from '../../import/import-progress.ts';
import { lockListing } from '../../listings/queries/lock-listing.ts';
import { joinAccepted } from '../joining/join-permits.ts';

/**
 * Decides whether a list's business is the proposed listing, once. Accepted, its permits are the listing's, those of later
 * lists too. Throws 409 where that was decided already, and 403 for the own business.
 */
export async function decideProposal(
  context: Context,
  { id, outcome }: { id: number; outcome: 'accepted' | 'declined' },
): Promise<void> {
  await transact(context, async (tx) => {
    const { database, viewer, now } = tx;
    if (!viewer) throw unauthenticated();
    await lockImports(database);
    const proposal = await database
      .selectFrom('permit_proposals')
      .select(['contractor_id', 'outcome'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!proposal) throw notFound();
    await lockListing(tx, proposal.contractor_id);
    const decided = await database
      .updateTable('permit_proposals')
      .set({ outcome, decided_at: now, decided_by_user_id: viewer.userId })
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!decided) throw conflict('permit_cases.decided_already');
    if (outcome === 'declined') return;
    await joinAccepted(database);
    tx.announce(contractorChanged(proposal.contractor_id));
  });
}
