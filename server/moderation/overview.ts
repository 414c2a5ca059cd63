import type { ReadContext } from '../core/context.ts';
import { reasonNames } from '../decisions/reason-codes.ts';
import { adminView, type AdminView } from './admin-view.ts';
import { healthView, type HealthServices, type HealthView } from './health.ts';
import { decisionsByReason, weeklyCounts, type WeekRow } from './queries/weekly-counts.ts';

const WEEKS = 12;
const WEEK_MS = 7 * 86_400_000;

/** The first admin page: open items, trends, and the health of the system. */
export type OverviewView = {
  admin: AdminView;
  weeks: WeekRow[];
  reasons: { code: string; name: string; count: number }[];
  health: HealthView;
};

export async function overview(context: ReadContext, services: HealthServices): Promise<OverviewView> {
  const since = new Date(context.now.getTime() - WEEKS * WEEK_MS);
  const [admin, weeks, reasons, nameOf, health] = await Promise.all([
    adminView(context),
    weeklyCounts(context, WEEKS),
    decisionsByReason(context, since),
    reasonNames(context.database, context.language),
    healthView(context, services),
  ]);
  return {
    admin,
    weeks,
    reasons: reasons.map(({ code, count }) => ({ code, count, name: nameOf(code) ?? code })),
    health,
  };
}
