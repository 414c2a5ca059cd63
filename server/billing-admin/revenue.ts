import { sql } from 'kysely';
import type { MembershipVersion } from '../../common/constants.ts';
import type { Context, ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { processEvent } from '../billing/actions/receive-webhook.ts';
import type { Gateway } from '../billing/gateways/gateway.ts';
import { returnedRefunds, type ReturnedRefund } from './returned-refunds.ts';
import { adminView, type AdminView } from '../moderation/admin-view.ts';

const MONTHS = 24;
const EVENTS_SHOWN = 50;
const DIFFERENCES_SHOWN = 50;

export type RevenueMonth = { month: string; cents: number; ended: number };
export type EventItem = {
  id: string;
  type: string;
  receivedAt: string;
  outcome: string | null;
  attempts: number;
  error: string | null;
};
export type DifferenceItem = { id: number; foundAt: string; kind: string; detail: string; solved: boolean };
export type RevenueView = {
  admin: AdminView;
  isSandbox: boolean;
  months: RevenueMonth[];
  plans: { version: MembershipVersion; count: number }[];
  events: EventItem[];
  differences: DifferenceItem[];
  refunds: ReturnedRefund[];
};

/**
 * The monthly revenue of memberships, how many end, the gateway's events, and differences between its books
 * and ours.
 */
export async function revenuePage(context: ReadContext, gateway: Gateway): Promise<RevenueView> {
  const [admin, months, plans, events, differences, refunds] = await Promise.all([
    adminView(context),
    revenueByMonth(context),
    membersByPlan(context),
    latestEvents(context),
    latestDifferences(context),
    returnedRefunds(context),
  ]);
  return { admin, isSandbox: gateway.isSandbox, months, plans, events, differences, refunds };
}

/**
 * Monthly recurring revenue at the end of each month: each membership's value after its last change before.
 */
async function revenueByMonth({ database, now }: ReadContext): Promise<RevenueMonth[]> {
  const { rows } = await sql<RevenueMonth>`
    with months as (
      select generate_series(
        date_trunc('month', ${now}::timestamptz at time zone 'UTC') - make_interval(months => ${MONTHS - 1}::integer),
        date_trunc('month', ${now}::timestamptz at time zone 'UTC'), interval '1 month') as start)
    select to_char(m.start, 'YYYY-MM-DD') as month,
      (select coalesce(sum(last.monthly_cents), 0)::integer from (
        select distinct on (c.user_id) c.monthly_cents from membership_changes as c
        where c.at < (m.start + interval '1 month') at time zone 'UTC'
        order by c.user_id, c.id desc) as last) as cents,
      (select count(*)::integer from membership_changes as c where c.kind in ('ended', 'refunded')
        and c.at >= m.start at time zone 'UTC'
        and c.at < (m.start + interval '1 month') at time zone 'UTC') as ended
    from months as m order by m.start`.execute(database);
  return rows;
}

async function membersByPlan({ database }: ReadContext): Promise<RevenueView['plans']> {
  const { rows } = await sql<RevenueView['plans'][number]>`
    select version, count(*)::integer as count from memberships
    where period_end is not null group by version order by version`.execute(database);
  return rows;
}

async function latestEvents({ database }: ReadContext): Promise<EventItem[]> {
  const rows = await database
    .selectFrom('gateway_events')
    .select(['id', 'type', 'received_at', 'outcome', 'attempts', 'error'])
    .orderBy('received_at', 'desc')
    .limit(EVENTS_SHOWN)
    .execute();
  return rows.map(({ received_at: receivedAt, ...event }) => ({
    id: event.id,
    type: event.type,
    receivedAt: receivedAt.toISOString(),
    outcome: event.outcome,
    attempts: event.attempts,
    error: event.error,
  }));
}

async function latestDifferences({ database }: ReadContext): Promise<DifferenceItem[]> {
  const rows = await database
    .selectFrom('reconciliation_differences')
    .select(['id', 'found_at', 'kind', 'detail', 'solved'])
    .orderBy('id', 'desc')
    .limit(DIFFERENCES_SHOWN)
    .execute();
  return rows.map(({ id, found_at: foundAt, kind, detail, solved }) => ({
    id,
    foundAt: foundAt.toISOString(),
    kind,
    detail,
    solved,
  }));
}

/**
 * Processes an event of the log again. It asks the gateway for the present state, so nothing happens twice.
 */
export async function retryEvent(context: Context, gateway: Gateway, id: string): Promise<string> {
  const row = await context.database
    .selectFrom('gateway_events')
    .select(['object_kind', 'object_reference'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { object_kind: kind, object_reference: reference } = row;
  const about =
    reference !== null && (kind === 'checkout' || kind === 'payment') ? ({ kind, reference } as const) : null;
  return processEvent(context, gateway, { id, about, isForeign: false });
}
