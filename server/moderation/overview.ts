import type { WaitingItem, Workload } from '../../common/cases/queues.ts';
import type { ReadContext } from '../core/context.ts';
import { reasonNames } from '../decisions/reason-codes.ts';
import { adminView, type AdminView } from './admin-view.ts';
import { healthView, type HealthServices, type HealthView } from './health.ts';
import { readListPage, type ListPage } from './list-query.ts';
import { decisionsByReason, weeklyCounts, type WeekRow } from './queries/weekly-counts.ts';
import { countWaiting, listWaiting, readWorkloads } from './queues/waiting.ts';
import type { WaitingListState } from './schemas.ts';

const WEEKS = 12;
const WEEK_MS = 7 * 86_400_000;

/** The first admin page: everything that waits, trends, and the health of the system. */
export type OverviewView = {
  admin: AdminView;
  cases: ListPage<WaitingItem>;
  workloads: Workload[];
  weeks: WeekRow[];
  reasons: { code: string; name: string; count: number }[];
  health: HealthView;
};

export async function overview(
  context: ReadContext,
  state: WaitingListState,
  services: HealthServices,
): Promise<OverviewView> {
  const since = new Date(context.now.getTime() - WEEKS * WEEK_MS);
  const [admin, cases, workloads, weeks, reasons, nameOf, health] = await Promise.all([
    adminView(context),
    readListPage(state, {
      count: () => countWaiting(context, state),
      read: (slice) => listWaiting(context, state, slice),
    }),
    readWorkloads(context),
    weeklyCounts(context, WEEKS),
    decisionsByReason(context, since),
    reasonNames(context.database, context.language),
    healthView(context, services),
  ]);
  return {
    admin,
    cases,
    workloads,
    weeks,
    reasons: reasons.map(({ code, count }) => ({ code, count, name: nameOf(code) ?? code })),
    health,
  };
}
