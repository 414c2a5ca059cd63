import type { ReadContext } from '../../core/context.ts';
import { nextStatus } from '../membership-state.ts';
import type { MembershipRow } from '../queries/membership.ts';
import { recordStep } from './change-membership.ts';

/** The grace period begins with the first failure; later ones change nothing. A dispute leaves a planned cancellation as it is. */
export async function markPastDue(
  tx: ReadContext,
  membership: MembershipRow,
  invoiceId: number | null,
  { disputed = false } = {},
): Promise<void> {
  const { database, now } = tx;
  const { userId, state, cancelsAt } = membership;
  const stand = nextStatus({ state, cancels: cancelsAt !== null && !disputed }, 'payment_failed');
  if (stand)
    await database
      .updateTable('memberships')
      .set({
        state: stand.state,
        past_due_since: now,
        cancels_at: disputed ? cancelsAt : null,
        retries: 0,
        disputed,
        updated_at: now,
      })
      .where('user_id', '=', userId)
      .execute();
  await recordStep(tx, membership, disputed ? 'disputed' : 'payment_failed', invoiceId);
}
