import { sql } from 'kysely';
import type { MembershipVersion } from '../../common/constants.ts';
import { formatDate } from '../../common/format/dates.ts';
import type { Language } from '../../common/format/language.ts';
import type { ShownState } from '../../common/profiles/memberships.ts';
import { PLANS } from '../../common/limits/plan-limits.ts';
import { shownStateSql } from '../billing/membership-state.ts';
import type { FileAnswer } from '../core/answers.ts';
import type { Context, ReadContext } from '../core/context.ts';
import { csv } from '../moderation/csv.ts';
import { adminView } from '../moderation/admin-view.ts';
import { containing, readListPage, type Slice } from '../moderation/list-query.ts';
import type { PricingListState } from './schemas.ts';
import type { PricedRow, UsersPricingView } from './views.ts';
import { readingOrder } from '../database/reading-order.ts';

const VERSION = sql<MembershipVersion>`coalesce(m.version, 'free')`;
const VALUE = sql<number>`(select coalesce(sum(i.total_cents - i.refunded_cents), 0)::integer from invoices as i
  where i.user_id = u.id and i.paid_at is not null)`;
const COUPON = sql<
  string | null
>`(select c.code from coupon_redemptions as r join coupons as c on c.id = r.coupon_id
  where r.user_id = u.id and r.state = 'used' limit 1)`;
/** A paid plan that is not over can be ended; a canceled one only at once. */
const RUNNING: ReadonlySet<ShownState> = new Set(['active', 'past_due', 'cancel_scheduled']);
const sortOf = (sort: PricingListState['sort'], language: Language) =>
  ({ name: readingOrder('u.name', language), renewal: sql`m.period_end`, value: VALUE })[sort];

/** Every account with its plan, state, renewal, what it has paid so far, and its coupon. */
export async function usersPricingPage(
  context: ReadContext,
  state: PricingListState,
): Promise<UsersPricingView> {
  const users = await readListPage(state, {
    count: async () => {
      const { total } = await narrowed(context, state)
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    read: async (slice) =>
      (await rowsOf(context, state, slice)).map((row) => ({
        id: row.id,
        name: row.name,
        email: row.email,
        version: row.version,
        state: row.state,
        periodEnd: row.periodEnd?.toISOString() ?? null,
        valueCents: row.valueCents,
        coupon: row.coupon,
        can: { cancel: row.periodEnd !== null && RUNNING.has(row.state) },
      })),
  });
  return { admin: await adminView(context), users };
}

export function usersPricingFile(context: Context, state: PricingListState): FileAnswer {
  const { t } = context;
  return csv<PricedRow>(context, {
    name: 'users-pricing',
    read: (tx, slice) => rowsOf(tx, state, slice),
    columns: [
      { head: t('admin.column.id'), cell: ({ id }) => id },
      { head: t('admin.users.name'), cell: ({ name }) => name },
      { head: t('admin.users.email'), cell: ({ email }) => email },
      { head: t('membership.plan'), cell: ({ version }) => PLANS[version].name },
      { head: t('membership.state'), cell: (row) => t(`membership.state.${row.state}`) },
      {
        head: t('billing_admin.users.renewal'),
        cell: ({ periodEnd }) => (periodEnd === null ? null : formatDate(periodEnd, t.language)),
      },
      { head: t('billing_admin.users.value_cents'), cell: ({ valueCents }) => valueCents },
      { head: t('plans.coupon'), cell: ({ coupon }) => coupon },
    ],
  });
}

function narrowed({ database }: ReadContext, { search, filters }: PricingListState) {
  const words = containing(search);
  return database
    .selectFrom('users as u')
    .leftJoin('memberships as m', 'm.user_id', 'u.id')
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`fold_text(u.id || ' ' || u.name || ' ' || u.email) like fold_text(${words})`),
    )
    .$if(filters.plan !== null, (query) => query.where(VERSION, '=', filters.plan ?? 'free'))
    .$if(filters.state !== null, (query) => query.where(shownStateSql, '=', filters.state ?? 'active'))
    .$if(filters.coupon !== null, (query) =>
      query.where(sql<boolean>`(${COUPON} is not null) = ${filters.coupon === 'yes'}`),
    );
}

const rowsOf = (
  context: ReadContext,
  state: PricingListState,
  { limit, offset }: Slice,
): Promise<PricedRow[]> =>
  narrowed(context, state)
    .select(['u.id', 'u.name', 'u.email', 'm.period_end as periodEnd'])
    .select([VERSION.as('version'), shownStateSql.as('state'), VALUE.as('valueCents'), COUPON.as('coupon')])
    .orderBy(sortOf(state.sort, context.language), (order) =>
      (state.direction === 'asc' ? order.asc() : order.desc()).nullsLast(),
    )
    .orderBy('u.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
