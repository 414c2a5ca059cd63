import type { CountedPeriod } from '../../common/page-counts.ts';
import { COUNTED_PERIODS } from '../../common/page-counts.ts';
import { route } from '../../common/routes/route-table.ts';
import { entitlementsFor } from '../billing/entitlements.ts';
import { localDayIn } from '../contractors/hours/local-day.ts';
import { viewContextOf } from '../contractors/views.ts';
import { file, redirect, type Answer } from '../core/answers.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { SignedIn } from '../core/viewer.ts';
import { businessOf } from './queries/business.ts';
import { pageDaysSince } from './queries/page-days.ts';

const DAY_MS = 86_400_000;

const leadToPlans = (limit: 'statistics' | 'statistics_csv'): Answer =>
  redirect(route('upgrade.show', {}, { query: { limit, next: route('dashboard') } }));

/** A period above the plan leads to the plans that show it; null: the plan shows it. */
export async function refusePeriod(
  context: ReadContext,
  viewer: SignedIn,
  days: CountedPeriod,
): Promise<Answer | null> {
  if (viewer.contractorId === null || days === COUNTED_PERIODS[0]) return null;
  const { limits } = await entitlementsFor(context.database, viewer, context.now);
  return days <= limits.statistics_days ? null : leadToPlans('statistics');
}

/** The counts of the own page as CSV, as far back as the plan shows; without the right plan, the way to it. */
export async function statisticsFile(context: ReadContext, viewer: SignedIn): Promise<Answer> {
  const { contractorId } = viewer;
  if (contractorId === null) throw notFound();
  const { database, now } = context;
  const { limits } = await entitlementsFor(database, viewer, now);
  if (!limits.statistics_csv) return leadToPlans('statistics_csv');
  const business = await businessOf(database, contractorId);
  const today = localDayIn((await viewContextOf(context)).days, business.zone);
  const earlier = (limits.statistics_days - 1) * DAY_MS;
  const since = new Date(Date.parse(today) - earlier).toISOString().slice(0, 10);
  const days = await pageDaysSince(database, contractorId, since);
  const rows = days.map(({ day, kind, count }) => `${day},${kind},${count}`).toSorted();
  const body = ['day,kind,count', ...rows, ''].join('\r\n');
  return file({ name: `plumbline-statistics-${today}.csv`, type: 'text/csv; charset=utf-8', body });
}
