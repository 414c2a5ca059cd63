import type { ReadContext } from '../../core/context.ts';
import { nextStatus } from '../membership-state.ts';
import { lockInvoice } from '../queries/invoices.ts';
import type { MembershipRow } from '../queries/membership.ts';
import { voidOpenInvoices } from './change-membership.ts';
import { releaseCoupons } from './redeem-coupon.ts';

/** A purchase that was not paid ends, and its reservations are released. False for another or a finished invoice. */
export async function endPurchase(
  tx: ReadContext,
  { membership, invoiceId }: { membership: MembershipRow; invoiceId: number | null },
): Promise<boolean> {
  if (invoiceId === null) return false;
  const { database, now } = tx;
  const { userId, state } = membership;
  const invoice = await lockInvoice(database, invoiceId);
  if (invoice.purpose !== 'purchase' || invoice.state !== 'open') return false;
  await voidOpenInvoices(tx, userId);
  await releaseCoupons(tx, userId);
  const stand = nextStatus({ state, cancels: false }, 'purchase_expired');
  if (stand)
    await database
      .updateTable('memberships')
      .set({ state: stand.state, updated_at: now })
      .where('user_id', '=', userId)
      .execute();
  return true;
}
