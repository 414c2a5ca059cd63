export const COUPON_KINDS = ['percent', 'amount', 'months'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];
export const COUPON_DURATIONS = ['once', 'repeating', 'forever'] as const;
export type CouponDuration = (typeof COUPON_DURATIONS)[number];
/** The states that an administrator sets. */
export const SET_COUPON_STATES = ['draft', 'active', 'paused', 'archived'] as const;
/** As it is seen: an active coupon may be used up, over, or not begun. */
export const COUPON_STATES = [...SET_COUPON_STATES, 'exhausted', 'expired'] as const;
export type SetCouponState = (typeof SET_COUPON_STATES)[number];
export type CouponState = (typeof COUPON_STATES)[number];
