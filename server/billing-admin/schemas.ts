import * as z from 'zod';
import { MEMBERSHIP_VERSIONS } from '../../common/constants.ts';
import { COUPON_DURATIONS, COUPON_KINDS, COUPON_STATES, SET_COUPON_STATES } from '../../common/coupons.ts';
import { endOfDay, startOfDay } from '../../common/format/last-days.ts';
import { SHOWN_STATES } from '../../common/profiles/memberships.ts';
import { oneOf } from '../core/http/forgiving-query.ts';
import { id, line, lines } from '../core/validation.ts';
import { listQuery } from '../moderation/list-query.ts';

const PAID = ['gold', 'annual_gold', 'platinum'] as const;
const CENTS_MAX = 1_000_000;
const BULK_MAX = 1_000;

export const idParams = z.object({ id: id() });
export const eventParams = z.object({ id: z.string().regex(/^[\w-]{1,120}$/) });
export const emptyBody = z.object({});

const whole = (maximum: number, minimum = 0) => z.coerce.number().int().min(minimum).max(maximum);
const flag = z.preprocess((value) => value === 'yes' || value === true, z.boolean());
const day = z.iso.date().transform(startOfDay);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (value === '' ? null : value), schema.nullish())
    .transform((value) => value ?? null);

/** `9.5`, `$1,234.50`: whole cents. */
const dollars = z
  .string()
  .trim()
  .max(12)
  .regex(/^\$?\d{1,3}(?:,?\d{3})?(?:\.\d{1,2})?$/, 'validation.format')
  .transform((value) => Math.round(Number(value.replaceAll(/[$,]/g, '')) * 100));

/** New terms of a plan, from a day on. */
export const termsBody = z.object({
  version: z.enum(MEMBERSHIP_VERSIONS),
  effective_from: day,
  price_cents: whole(CENTS_MAX),
  on_sale: flag,
  photos: whole(10_000),
  templates: whole(100, 1),
  color_schemes: whole(100, 1),
  own_color: flag,
  trades: whole(15, 1),
  view_regions: whole(30, 1),
  postings_a_month: whole(1_000),
  invitations_a_month: whole(10_000),
  statistics_days: whole(3_650, 1),
  statistics_csv: flag,
  pinned_postings: whole(100),
  seats: whole(100, 1),
});
export type TermsInput = z.output<typeof termsBody>;

export const couponBody = z.object({
  code: optional(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{4,32}$/, 'validation.format'),
  ),
  name: line(80).pipe(z.string().min(1)),
  kind: z.enum(COUPON_KINDS),
  value: whole(CENTS_MAX, 1),
  duration: z.enum(COUPON_DURATIONS),
  periods: optional(whole(60, 1)),
  version: optional(z.enum(PAID)),
  new_customers_only: flag,
  max_redemptions: optional(whole(1_000_000, 1)),
  starts_at: optional(day),
  ends_at: optional(z.iso.date().transform(endOfDay)),
  /** So many codes of their own, each for one use. */
  bulk: optional(whole(BULK_MAX, 1)),
});
export type CouponInput = z.output<typeof couponBody>;
export const couponStateBody = z.object({ state: z.enum(SET_COUPON_STATES) });
export const couponListQuery = listQuery({
  sorts: { code: 'asc', redeemed: 'desc' },
  filters: { state: oneOf(COUPON_STATES) },
});
export type CouponListState = z.output<typeof couponListQuery>;

export const pricingListQuery = listQuery({
  sorts: { value: 'desc', name: 'asc', renewal: 'asc' },
  filters: { plan: oneOf(MEMBERSHIP_VERSIONS), state: oneOf(SHOWN_STATES), coupon: oneOf(['yes', 'no']) },
});
export type PricingListState = z.output<typeof pricingListQuery>;

export const cancelBody = z.object({
  when: z.enum(['now', 'period_end']),
  /** Whether the customer caused it; where not, the unused part is refunded unless it is declined. */
  fault: z.enum(['yes', 'no']).default('yes'),
  refund: z
    .enum(['yes', 'no'])
    .transform((value) => value === 'yes')
    .optional(),
  /** US dollars, as they are typed; empty: the suggested amount. */
  refund_amount: optional(dollars),
  reason: lines(1, 2_000),
});
export type CancelInput = z.output<typeof cancelBody>;
