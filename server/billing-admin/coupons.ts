import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { formatDate } from '../../common/format/dates.ts';
import { lastDayBefore } from '../../common/format/last-days.ts';
import type { SetCouponState } from '../../common/coupons.ts';
import type { FileAnswer } from '../core/answers.ts';
import type { Context, ReadContext } from '../core/context.ts';
import { invalid, notFound, unauthenticated } from '../core/errors.ts';
import { couponState, couponStateSql, type Coupon } from '../billing/coupon-rules.ts';
import { selectCoupons } from '../billing/queries/coupons.ts';
import { csv } from '../moderation/csv.ts';
import { adminView } from '../moderation/admin-view.ts';
import { containing, readListPage, type Slice } from '../moderation/list-query.ts';
import type { CouponInput, CouponListState } from './schemas.ts';
import type { AdminCouponsView, CouponItem } from './views.ts';

/** An alphabet without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
const SORTS = { code: 'coupons.code', redeemed: 'coupons.redeemed' } as const;

export async function couponsPage(context: ReadContext, state: CouponListState): Promise<AdminCouponsView> {
  const coupons = await readListPage(state, {
    count: async () => {
      const { total } = await narrowed(context, state)
        .clearSelect()
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    read: async (slice) => (await rowsOf(context, state, slice)).map((row) => toItem(row, context.now)),
  });
  return { admin: await adminView(context), coupons };
}

export function couponsFile(context: Context, state: CouponListState): FileAnswer {
  const { t, now } = context;
  return csv<Coupon>(context, {
    name: 'coupons',
    read: (tx, slice) => rowsOf(tx, state, slice),
    columns: [
      { head: t('billing_admin.coupon.code'), cell: ({ code }) => code },
      { head: t('billing_admin.coupon.name'), cell: ({ name }) => name },
      { head: t('billing_admin.coupon.kind'), cell: ({ kind }) => t(`billing_admin.coupon.kind.${kind}`) },
      { head: t('billing_admin.coupon.value'), cell: ({ value }) => value },
      { head: t('billing_admin.coupon.used'), cell: ({ redeemed }) => redeemed },
      {
        head: t('membership.state'),
        cell: (row) => t(`billing_admin.coupon.state.${couponState(row, now)}`),
      },
      {
        head: t('billing_admin.coupon.ends'),
        cell: ({ endsAt }) => endsAt && formatDate(lastDayBefore(endsAt), t.language),
      },
    ],
  });
}

/** Filters by code, name or batch, and by the visible state: a used-up active coupon is not active. */
function narrowed({ database, now }: ReadContext, { search, filters }: CouponListState) {
  const words = containing(search);
  return selectCoupons(database)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`(code || ' ' || name || ' ' || coalesce(batch, '')) ilike ${words}`),
    )
    .$if(filters.state !== null, (query) => query.where(couponStateSql(now), '=', filters.state));
}

const rowsOf = (context: ReadContext, state: CouponListState, { limit, offset }: Slice): Promise<Coupon[]> =>
  narrowed(context, state)
    .orderBy(SORTS[state.sort], state.direction)
    .orderBy('coupons.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

const toItem = (row: Coupon, now: Date): CouponItem => ({
  id: row.id,
  code: row.code,
  name: row.name,
  kind: row.kind,
  value: row.value,
  duration: row.duration,
  periods: row.periods,
  versions: row.versions,
  redeemed: row.redeemed,
  maxRedemptions: row.maxRedemptions,
  lastDay: row.endsAt && lastDayBefore(row.endsAt),
  state: couponState(row, now),
  setState: row.state,
});

/** One coupon, or so many codes of one batch that each count once. They begin as drafts. Answers how many. */
export async function createCoupons({ database, viewer, now }: Context, input: CouponInput): Promise<number> {
  if (!viewer) throw unauthenticated();
  refuseContradictions(input);
  const batch = input.bulk === null ? null : input.name.slice(0, 40);
  const codes =
    input.bulk === null ? [input.code ?? newCode()] : Array.from({ length: input.bulk }, () => newCode());
  const made = await database
    .insertInto('coupons')
    .values(
      codes.map((code) => ({
        code,
        name: input.name,
        kind: input.kind,
        value: input.value,
        duration: input.kind === 'months' ? 'once' : input.duration,
        periods: input.kind !== 'months' && input.duration === 'repeating' ? input.periods : null,
        versions: input.version === null ? null : [input.version],
        new_customers_only: input.new_customers_only,
        max_redemptions: input.bulk === null ? input.max_redemptions : 1,
        starts_at: input.starts_at,
        ends_at: input.ends_at,
        batch,
        created_by_user_id: viewer.userId,
        created_at: now,
      })),
    )
    .onConflict((same) => same.column('code').doNothing())
    .returning('id')
    .execute();
  if (made.length === 0) throw invalid('code', 'billing_admin.coupon.taken');
  return made.length;
}

function refuseContradictions({ kind, value, duration, periods, starts_at, ends_at }: CouponInput): void {
  if (kind === 'percent' && value > 100) throw invalid('value', 'validation.too_big', { maximum: 100 });
  if (kind === 'months' && value > 24) throw invalid('value', 'validation.too_big', { maximum: 24 });
  if (kind !== 'months' && duration === 'repeating' && periods === null)
    throw invalid('periods', 'validation.required');
  if (starts_at && ends_at && lastDayBefore(ends_at) < starts_at.toISOString().slice(0, 10))
    throw invalid('ends_at', 'billing_admin.past_day');
}

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export async function setCouponState(
  { database }: Context,
  id: number,
  state: SetCouponState,
): Promise<void> {
  const changed = await database
    .updateTable('coupons')
    .set({ state })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw notFound();
}
