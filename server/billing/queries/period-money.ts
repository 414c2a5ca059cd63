import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import { balanceOf } from './billing-account.ts';

/** More invoices than changes of plan can chain. */
const MOST_INVOICES = 100;

/** A payment behind a period, and how much of it we still hold. */
export type NetPayment = { id: number; netCents: number };

/**
 * The payments that paid for the period that begins at `start`, the newest first: its own, and of an upgrade or a
 * balance those whose rest it was paid with. What is disputed is held by a bank.
 */
export async function paymentsBehind(
  database: Queryable,
  userId: number,
  start: Date,
): Promise<NetPayment[]> {
  const invoices = await database
    .selectFrom('invoices as i')
    .leftJoin('payments as p', (join) =>
      join.onRef('p.invoice_id', '=', 'i.id').on('p.state', '=', 'succeeded').on('p.sent_back', '=', false),
    )
    .select(['i.id', 'i.purpose', 'i.period_start as start', 'i.balance_used_cents as balanceUsed'])
    .select(['p.id as paymentId', 'p.dispute'])
    .select(sql<number>`p.amount_cents - greatest(p.refunded_cents, p.refund_due_cents)`.as('left'))
    .where('i.user_id', '=', userId)
    .where('i.paid_at', 'is not', null)
    .orderBy('i.id', 'desc')
    .limit(MOST_INVOICES)
    .execute();
  const first = invoices.findIndex((invoice) => invoice.start.getTime() === start.getTime());
  const payments: NetPayment[] = [];
  for (const { paymentId, left, dispute, purpose, balanceUsed } of first < 0 ? [] : invoices.slice(first)) {
    const isOurs = dispute !== 'open' && dispute !== 'lost';
    if (paymentId !== null && isOurs && left > 0) payments.push({ id: paymentId, netCents: left });
    if (purpose !== 'upgrade' && balanceUsed === 0) break;
  }
  return payments;
}

export const sumOf = (payments: readonly NetPayment[]): number =>
  payments.reduce((total, { netCents }) => total + netCents, 0);

/**
 * The amount paid for a period, after coupons and refunds: unused days are a share of it. It is never more than what we
 * hold of its payments, less the balance that is kept of them.
 */
export async function paidForPeriod(database: Queryable, userId: number, start: Date): Promise<number> {
  const row = await database
    .selectFrom('invoices')
    .select(
      sql<number>`greatest(0, (select coalesce(sum(line.amount_cents), 0) from invoice_lines as line
        where line.invoice_id = invoices.id and line.kind in ('plan', 'coupon', 'waived'))
        - refunded_cents)::integer`.as('cents'),
    )
    .where('user_id', '=', userId)
    .where('state', '=', 'paid')
    .where('period_start', '=', start)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return 0;
  const payments = sumOf(await paymentsBehind(database, userId, start));
  return Math.max(0, Math.min(row.cents, payments - (await balanceOf(database, userId))));
}
