import type { MembershipVersion } from '../../common/constants.ts';
import type { CouponState, SetCouponState } from '../../common/coupons.ts';
import type { ShownState } from '../../common/profiles/memberships.ts';
import type { Coupon } from '../billing/coupon-rules.ts';
import type { AdminView } from '../moderation/admin-view.ts';
import type { ListPage } from '../moderation/list-query.ts';

export type CouponItem = Pick<
  Coupon,
  'id' | 'code' | 'name' | 'kind' | 'value' | 'duration' | 'periods' | 'redeemed' | 'maxRedemptions'
> & { state: CouponState; setState: SetCouponState; versions: string[] | null; lastDay: string | null };
export type AdminCouponsView = { admin: AdminView; coupons: ListPage<CouponItem> };

/** An account with its plan, as it is read. */
export type PricedRow = {
  id: number;
  name: string;
  email: string;
  version: MembershipVersion;
  state: ShownState;
  periodEnd: Date | null;
  valueCents: number;
  coupon: string | null;
};
export type PricedUser = Omit<PricedRow, 'periodEnd'> & {
  periodEnd: string | null;
  can: { cancel: boolean };
};
export type UsersPricingView = { admin: AdminView; users: ListPage<PricedUser> };
