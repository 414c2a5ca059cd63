import type { MembershipVersion } from '../../../common/constants.ts';
import { invalid } from '../../core/errors.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Queryable } from '../../database/client.ts';
import { codeOf, refusalOfCoupon, type Coupon } from '../coupon-rules.ts';

export const selectCoupons = (database: Queryable) =>
  database
    .selectFrom('coupons')
    .select(['coupons.id', 'coupons.code', 'coupons.name', 'coupons.kind', 'coupons.value'])
    .select(['coupons.duration', 'coupons.periods', 'coupons.versions', 'coupons.redeemed', 'coupons.state'])
    .select(['new_customers_only as newCustomersOnly', 'max_redemptions as maxRedemptions'])
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .$castTo<Coupon>();

/** The coupon behind a typed code. Throws a 422 on the field `coupon`. */
export async function usableCoupon(
  context: ReadContext,
  { userId, typed, version }: { userId: number; typed: string; version: MembershipVersion },
): Promise<Coupon | null> {
  if (typed.trim() === '') return null;
  const { database, now } = context;
  const coupon = await selectCoupons(database).where('code', '=', codeOf(typed)).executeTakeFirst();
  const isNewCustomer = !(await hasPaid(database, userId));
  const hasUsedIt = coupon !== undefined && (await hasUsed(database, userId, coupon.id));
  const refusal = refusalOfCoupon(coupon, { version, isNewCustomer, hasUsedIt, now });
  if (refusal === null) return coupon ?? null;
  throw invalid('coupon', refusal);
}

const hasPaid = async (database: Queryable, userId: number): Promise<boolean> =>
  (await database
    .selectFrom('invoices')
    .select('id')
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

const hasUsed = async (database: Queryable, userId: number, couponId: number): Promise<boolean> =>
  (await database
    .selectFrom('coupon_redemptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('coupon_id', '=', couponId)
    .where('state', 'in', ['used', 'over'])
    .executeTakeFirst()) !== undefined;

/** The coupon that lowers the next invoices of a membership. */
export async function runningCoupon(
  database: Queryable,
  userId: number,
): Promise<{ redemptionId: number; coupon: Coupon; periodsLeft: number | null } | null> {
  const row = await database
    .selectFrom('coupon_redemptions')
    .select(['id', 'coupon_id', 'periods_left'])
    .where('user_id', '=', userId)
    .where('state', '=', 'used')
    .executeTakeFirst();
  if (!row) return null;
  const coupon = await selectCoupons(database)
    .where('coupons.id', '=', row.coupon_id)
    .executeTakeFirstOrThrow();
  return { redemptionId: row.id, coupon, periodsLeft: row.periods_left };
}
