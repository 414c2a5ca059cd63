import { contractorChanged } from '../../../accounts/events.ts';
import { transact, type Context } from '../../../core/context.ts';
import { conflict, notFound, unauthenticated } from '../../../core/errors.ts';
import { recordDecision } from '../../../decisions/record-decision.ts';
import { lockImports } from '../../import/import-progress.ts';
import { lockListing } from '../../listings/queries/lock-listing.ts';

/**
 * Decides about a permit that its business says is not theirs, once: takes it away for good, or keeps it. Taking away is a
 * decision about the listing. Throws 409 where that was decided already, and 403 for the own business.
 */
export async function decideReport(
  context: Context,
  { id, outcome }: { id: number; outcome: 'removed' | 'kept' },
): Promise<void> {
  await transact(context, async (tx) => {
    const { database, viewer, now } = tx;
    if (!viewer) throw unauthenticated();
    await lockImports(database);
    const filed = await database
      .selectFrom('permit_reports')
      .select('contractor_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!filed) throw notFound();
    await lockListing(tx, filed.contractor_id);
    const report = await database
      .updateTable('permit_reports')
      .set({ outcome, decided_at: now, decided_by_user_id: viewer.userId })
      .where('id', '=', id)
      .where('outcome', 'is', null)
      .returning(['source', 'number', 'number_key', 'part_key', 'contractor_id'])
      .executeTakeFirst();
    if (!report) throw conflict('permit_cases.decided_already');
    await database
      .updateTable('permits')
      .set(outcome === 'kept' ? { joined_by: 'person' } : { contractor_id: null, joined_by: null })
      .where('source', '=', report.source)
      .where('number_key', '=', report.number_key)
      .where('part_key', '=', report.part_key)
      .where('contractor_id', '=', report.contractor_id)
      .execute();
    if (outcome === 'kept') return;
    await recordDecision(tx, {
      action: 'listing.corrected',
      subject: { type: 'listing', id: report.contractor_id },
      contractorId: report.contractor_id,
      reasonCode: null,
      // The business's words are for administrators only; decisions are public.
      reasonText: null,
      before: { permit: `${report.source}, ${report.number}` },
      after: { permit: null },
      concerned: [],
    });
    tx.announce(contractorChanged(report.contractor_id));
  });
}
