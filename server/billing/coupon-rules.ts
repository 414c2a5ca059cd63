import { sql, type RawBuilder } from 'kysely';
import type { MembershipVersion } from '../../common/constants.ts';
import type { CouponDuration, CouponKind, CouponState, SetCouponState } from '../../common/coupons.ts';
import type { MessageKey } from '../../translations/index.ts';
import { monthsOf, type Interval } from './calendar.ts';
import type { Discount } from './price-invoice.ts';

export type Coupon = {
  id: number;
  code: string;
  name: string;
  kind: CouponKind;
  value: number;
  duration: CouponDuration;
  periods: number | null;
  versions: MembershipVersion[] | null;
  newCustomersOnly: boolean;
  maxRedemptions: number | null;
  redeemed: number;
  startsAt: Date | null;
  endsAt: Date | null;
  state: SetCouponState;
};

/** Codes are read in any case, with or without spaces. */
export const codeOf = (typed: string): string => typed.replace(/\s+/gu, '').toUpperCase();

export function couponState(coupon: Coupon, now: Date): CouponState {
  if (coupon.state !== 'active') return coupon.state;
  if (coupon.endsAt !== null && coupon.endsAt <= now) return 'expired';
  if (coupon.maxRedemptions !== null && coupon.redeemed >= coupon.maxRedemptions) return 'exhausted';
  return 'active';
}

/** The same of a row of `coupons`. */
export const couponStateSql = (now: Date): RawBuilder<CouponState> =>
  sql<CouponState>`case when coupons.state <> 'active' then coupons.state
    when coupons.ends_at <= ${now}::timestamptz then 'expired'
    when coupons.redeemed >= coupons.max_redemptions then 'exhausted' else 'active' end`;

type Buyer = { version: MembershipVersion; isNewCustomer: boolean; hasUsedIt: boolean; now: Date };

/**
 * The reason why a coupon cannot be used; null: it can. A coupon before its start is as unknown as a wrong
 * code.
 */
export function refusalOfCoupon(coupon: Coupon | undefined, buyer: Buyer): MessageKey | null {
  if (!coupon) return 'billing.coupon.unknown';
  const state = couponState(coupon, buyer.now);
  if (state === 'draft' || state === 'archived') return 'billing.coupon.unknown';
  if (state === 'paused') return 'billing.coupon.paused';
  if (state === 'expired') return 'billing.coupon.expired';
  if (state === 'exhausted') return 'billing.coupon.exhausted';
  if (coupon.startsAt !== null && coupon.startsAt > buyer.now) return 'billing.coupon.not_yet';
  if (coupon.versions !== null && !coupon.versions.includes(buyer.version))
    return 'billing.coupon.other_plan';
  if (coupon.newCustomersOnly && !buyer.isNewCustomer) return 'billing.coupon.new_customers';
  return buyer.hasUsedIt ? 'billing.coupon.used' : null;
}

/** A coupon on the next invoices of a membership; `periodsLeft`: how many it lowers, null: every one. */
export type Reduction = { coupon: Coupon; periodsLeft: number | null } | null;

/** The number of invoices that a new coupon lowers, or of its free months; null: every invoice. */
export function periodsOf({ kind, value, duration, periods }: Coupon): number | null {
  if (kind === 'months') return value;
  if (duration === 'once') return 1;
  return duration === 'repeating' ? periods : null;
}

/** A new coupon with all that it lowers. */
export const freshReduction = (coupon: Coupon | null): Reduction =>
  coupon && { coupon, periodsLeft: periodsOf(coupon) };

/** The discount on one invoice, and how much of the coupon it uses: a year takes up to twelve free months. */
export function discountFor(
  reduction: Reduction,
  version: MembershipVersion,
  interval: Interval,
): { discount: Discount | null; uses: number } {
  if (reduction === null || reduction.periodsLeft === 0) return { discount: null, uses: 0 };
  const { coupon, periodsLeft } = reduction;
  const { kind, value, versions } = coupon;
  if (versions !== null && !versions.includes(version)) return { discount: null, uses: 0 };
  if (kind !== 'months') return { discount: { kind, value }, uses: 1 };
  const months = Math.min(periodsLeft ?? value, monthsOf(interval));
  return { discount: { kind, value: months }, uses: months };
}

/** The coupon after an invoice that it lowered; the same where it lowers every one. */
export function usesLeft(reduction: Reduction, uses: number): Reduction {
  if (reduction === null || reduction.periodsLeft === null) return reduction;
  const periodsLeft = reduction.periodsLeft - uses;
  return periodsLeft <= 0 ? null : { ...reduction, periodsLeft };
}
