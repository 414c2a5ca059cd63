import { STARS } from '../../common/constants.ts';
import {
  COUNTED_PLANS,
  MONTHLY_MEASURES,
  REVIEW_EVENTS,
  type CountedPlan,
  type MonthlyDimension,
  type MonthlyMeasure,
} from '../../common/monthly-counts.ts';
import type { Period } from './periods.ts';
import { planTests, type PlanTest } from './plan-tests.ts';
import type { MonthlyCount } from './queries/monthly-counts.ts';
import type { StarsByPlanCount } from './queries/stars-by-plan.ts';

/** As many columns as a phone has room for; a quarter has as many months. */
const MONTHS_SHOWN = 3;

export type MonthRow = {
  dimension: MonthlyDimension;
  value: string;
  /** In the order of `months`; null: so few people that the number could tell who. */
  counts: (number | null)[];
};
export type CountsView = {
  /** YYYY-MM: the latest of the period, oldest first. */
  months: string[];
  measures: { measure: MonthlyMeasure; isHours: boolean; rows: MonthRow[] }[];
  /** `counts` in the order of REVIEW_EVENTS. */
  plans: { plan: CountedPlan; stars: { stars: number; counts: number[] }[] }[];
  planTests: PlanTest[];
};

const isWithin = (month: string, period: Period | null): boolean =>
  period === null ||
  (month >= period.from.toISOString().slice(0, 7) && month < period.to.toISOString().slice(0, 7));

export function toCountsView(
  monthly: readonly MonthlyCount[],
  byPlan: readonly StarsByPlanCount[],
  period: Period | null,
): CountsView {
  const own = monthly.filter(({ month }) => isWithin(month, period));
  const months = [...new Set(own.map(({ month }) => month))].toSorted().slice(-MONTHS_SHOWN);
  const reviews = byPlan.filter(({ month }) => isWithin(month, period));
  return {
    months,
    measures: MONTHLY_MEASURES.map((measure) => measureView(measure, own, months)).filter(
      ({ rows }) => rows.length > 0,
    ),
    plans: plansOf(reviews),
    planTests: planTests(reviews),
  };
}

/** Rows of zeros alone are left out, except the total's. */
function measureView(measure: MonthlyMeasure, counts: readonly MonthlyCount[], months: readonly string[]) {
  const isHours = measure.endsWith('_median');
  const own = counts.filter((row) => row.measure === measure && months.includes(row.month));
  const groups = Map.groupBy(own, ({ dimension, value }) => `${dimension} ${value}`);
  const rows: MonthRow[] = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || (first.dimension !== 'all' && group.every(({ count }) => count === 0))) return [];
    const countOf = (month: string) => {
      const found = group.find((row) => row.month === month);
      if (found) return found.count;
      return isHours ? null : 0;
    };
    return [{ dimension: first.dimension, value: first.value, counts: months.map(countOf) }];
  });
  return { measure, isHours, rows };
}

function plansOf(counts: readonly StarsByPlanCount[]): CountsView['plans'] {
  return COUNTED_PLANS.flatMap((plan) => {
    const own = counts.filter((row) => row.plan === plan);
    if (own.length === 0) return [];
    const stars = STARS.map((star) => ({
      stars: star,
      counts: REVIEW_EVENTS.map((event) =>
        own
          .filter((row) => row.stars === star && row.event === event)
          .reduce((total, { count }) => total + count, 0),
      ),
    }));
    return [{ plan, stars }];
  });
}
