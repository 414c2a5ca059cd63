import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { unusedCents } from '../billing/price-invoice.ts';
import { balanceOf } from '../billing/queries/billing-account.ts';
import { isPaid, type MembershipRow } from '../billing/queries/membership.ts';
import { paymentsBehind, sumOf, type NetPayment } from '../billing/queries/period-money.ts';
import { runningPeriod } from '../billing/quote.ts';
import { formatMoney } from '../../common/format/money.ts';

/** `suggestedCents`: the unused days, and a balance that an upgrade left. */
export type Refundable = { payments: NetPayment[]; mostCents: number; suggestedCents: number };

const NOTHING: Refundable = { payments: [], mostCents: 0, suggestedCents: 0 };

/** Everything that was paid for the running period and is still here. */
export async function refundableOf(context: ReadContext, membership: MembershipRow): Promise<Refundable> {
  const { database, now } = context;
  const { userId, periodStart } = membership;
  if (!isPaid(membership) || periodStart === null) return NOTHING;
  const payments = await paymentsBehind(database, userId, periodStart);
  const mostCents = sumOf(payments);
  const running = await runningPeriod(context, membership);
  const unused = (running ? unusedCents(running, now) : 0) + (await balanceOf(database, userId));
  return { payments, mostCents, suggestedCents: Math.min(mostCents, unused) };
}

type Chosen = { refund: boolean; cents: number | null };

/** The amount to refund; the suggested one where none was typed. Throws a 422 for more than was paid. */
export function chosenCents({ mostCents, suggestedCents }: Refundable, { refund, cents }: Chosen): number {
  if (!refund) return 0;
  if (cents !== null && cents > mostCents)
    throw invalid('refund_amount', 'billing_admin.cancel.too_much', { most: formatMoney(mostCents) });
  return cents ?? suggestedCents;
}

/** Spreads a refund over the payments, the newest first. Answers the ids of those that go back. */
export async function keepRefundDue(
  { database, now }: ReadContext,
  { userId, refundable, cents, keepsPlan }: RefundDue,
): Promise<number[]> {
  const ids: number[] = [];
  let left = cents;
  for (const { id, netCents } of refundable.payments) {
    const part = Math.min(left, netCents);
    if (part === 0) break;
    left -= part;
    ids.push(id);
    await database
      .updateTable('payments')
      .set({
        refund_due_cents: sql`greatest(refunded_cents, refund_due_cents) + ${part}`,
        refund_keeps_plan: keepsPlan,
      })
      .where('id', '=', id)
      .execute();
  }
  // A balance is never more than the money behind it.
  const balance = await balanceOf(database, userId);
  const kept = Math.min(balance, refundable.mostCents - cents);
  if (kept < balance)
    await database
      .updateTable('billing_accounts')
      .set({ balance_cents: kept, updated_at: now })
      .where('user_id', '=', userId)
      .execute();
  return ids;
}

type RefundDue = { userId: number; refundable: Refundable; cents: number; keepsPlan: boolean };
