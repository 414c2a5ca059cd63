import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import { periodsOf, type Coupon } from '../coupon-rules.ts';
import type { InvoiceRow } from '../queries/invoices.ts';
import { intervalOf } from '../queries/terms.ts';
import { monthsOf } from '../calendar.ts';

/**
 * Reserves one use of a coupon while its invoice is open. The row counts, so at the last use of a limited
 * coupon exactly one of many succeeds. Throws a 422 where none is left.
 */
export async function reserveCoupon(
  { database, now }: ReadContext,
  { coupon, userId }: { coupon: Coupon; userId: number },
): Promise<number> {
  const taken = await database
    .updateTable('coupons')
    .set({ redeemed: sql`redeemed + 1` })
    .where('id', '=', coupon.id)
    .where('state', '=', 'active')
    .where((any) =>
      any.or([any('max_redemptions', 'is', null), any('redeemed', '<', any.ref('max_redemptions'))]),
    )
    .where((any) => any.or([any('ends_at', 'is', null), any('ends_at', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  if (!taken) {
    const isOver = coupon.endsAt !== null && coupon.endsAt <= now;
    throw invalid('coupon', isOver ? 'billing.coupon.expired' : 'billing.coupon.exhausted');
  }
  const { id } = await database
    .insertInto('coupon_redemptions')
    .values({
      coupon_id: coupon.id,
      user_id: userId,
      state: 'reserved',
      periods_left: periodsOf(coupon),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives back the uses that an unfinished purchase took. */
export async function releaseCoupons({ database }: ReadContext, userId: number): Promise<void> {
  const released = await database
    .updateTable('coupon_redemptions')
    .set({ state: 'released' })
    .where('user_id', '=', userId)
    .where('state', '=', 'reserved')
    .returning('coupon_id')
    .execute();
  for (const { coupon_id: id } of released)
    await database
      .updateTable('coupons')
      .set({ redeemed: sql`greatest(0, redeemed - 1)` })
      .where('id', '=', id)
      .execute();
}

/** An invoice that a coupon lowered was paid: the coupon has one invoice less to lower. */
export async function useCoupon({ database }: ReadContext, invoice: InvoiceRow): Promise<void> {
  if (invoice.couponRedemptionId === null) return;
  if (!invoice.lines.some(({ kind }) => kind === 'coupon')) return;
  const { couponRedemptionId: id, version } = invoice;
  const months = monthsOf(intervalOf(version));
  const uses = sql<number>`(select case c.kind when 'months' then ${months}::integer else 1 end
    from coupons as c where c.id = coupon_redemptions.coupon_id)`;
  await database
    .updateTable('coupon_redemptions')
    .set({
      state: sql`case when periods_left <= ${uses} then 'over' else 'used' end`,
      periods_left: sql`case when periods_left is null then null else greatest(0, periods_left - ${uses}) end`,
    })
    .where('id', '=', id)
    .execute();
}

export async function endCoupon({ database }: Pick<ReadContext, 'database'>, userId: number): Promise<void> {
  await database
    .updateTable('coupon_redemptions')
    .set({ state: 'over' })
    .where('user_id', '=', userId)
    .where('state', '=', 'used')
    .execute();
}
