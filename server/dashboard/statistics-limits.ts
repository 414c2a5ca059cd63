import { COUNTED_PERIODS, type CountedPeriod } from '../../common/page-counts.ts';
import { PLANS } from '../../common/limits/plan-limits.ts';
import type { Upgrade } from '../../common/profiles/membership-versions.ts';
import { limitMessage, planFor, type Entitlements } from '../billing/entitlements.ts';
import type { ReadContext } from '../core/context.ts';

/** The plan that allows it, and why; null: the present one does. */
export type NeededPlan = { plan: Upgrade; message: string } | null;
export type StatisticsLimits = { periods: { days: CountedPeriod; needs: NeededPlan }[]; csv: NeededPlan };

/** How far back the plan shows statistics, and whether it gives them as a file. */
export function statisticsLimits(
  { t }: Pick<ReadContext, 't'>,
  entitlements: Entitlements,
): StatisticsLimits {
  const { limits, terms } = entitlements;
  const further = limitMessage(entitlements, 'statistics');
  const file = limitMessage(entitlements, 'statistics_csv');
  return {
    periods: COUNTED_PERIODS.map((days) => {
      const plan = planFor(terms, 'statistics_days', days);
      const message = t(further.key, { ...further.params, plan: PLANS[plan].name });
      return { days, needs: days <= limits.statistics_days ? null : { plan, message } };
    }),
    csv: limits.statistics_csv ? null : { plan: file.plan, message: t(file.key, file.params) },
  };
}
