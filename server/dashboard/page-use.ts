import {
  COUNTED_KINDS,
  VIEW_SOURCES,
  type CountedKind,
  type CountedPeriod,
  type ViewSource,
} from '../../common/page-counts.ts';
import type { PageDayRow } from './queries/page-days.ts';

const DAY_MS = 86_400_000;
const DAYS_IN_WEEK = 7;

/** Openings of the page in one step of the chart: a day, a week, or a month. */
export type UsePoint = { from: string; views: number };
export type PageUseView = {
  days: CountedPeriod;
  step: 'day' | 'week' | 'month';
  points: UsePoint[];
  /** In the period, and in the one before it. */
  totals: { kind: CountedKind; count: number; before: number }[];
  /** Views of the period by the kind of place that they came from, the most first; those before 12/2026 name none. */
  sources: { source: ViewSource; count: number }[];
};

const STEPS = { 30: 'day', 90: 'week', 365: 'month', 1095: 'month' } as const;

const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);

/** The first day that is read for a period which ends `today`: that of the period before it. */
export const countedSince = (days: CountedPeriod, today: string): string => dayBefore(today, 2 * days - 1);

/** The counts of the days up to `today` (YYYY-MM-DD), beside as many days before. */
export function toPageUse(rows: readonly PageDayRow[], days: CountedPeriod, today: string): PageUseView {
  const first = dayBefore(today, days - 1);
  const sumOf = (own: readonly PageDayRow[]) => own.reduce((sum, { count }) => sum + count, 0);
  const inPeriod = rows.filter(({ day }) => day >= first && day <= today);
  return {
    days,
    step: STEPS[days],
    points: stepsOf(days, today).map(({ from, to }) => ({
      from,
      views: sumOf(inPeriod.filter(({ kind, day }) => kind === 'view' && day >= from && day <= to)),
    })),
    sources: VIEW_SOURCES.map((source) => ({
      source,
      count: sumOf(inPeriod.filter(({ kind }) => kind === `from_${source}`)),
    }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
    totals: COUNTED_KINDS.map((kind) => {
      const own = rows.filter((row) => row.kind === kind && row.day <= today);
      return {
        kind,
        count: sumOf(own.filter(({ day }) => day >= first)),
        before: sumOf(own.filter(({ day }) => day < first)),
      };
    }),
  };
}

type Step = { from: string; to: string };

/** The period in days, in weeks that end today, or in calendar months; the oldest step may be incomplete. */
function stepsOf(days: CountedPeriod, today: string): Step[] {
  const all = Array.from({ length: days }, (_, index) => dayBefore(today, days - 1 - index));
  const keyOf = (day: string, index: number): string | number => {
    if (STEPS[days] === 'day') return day;
    if (STEPS[days] === 'month') return day.slice(0, 7);
    return Math.floor((days - 1 - index) / DAYS_IN_WEEK);
  };
  const steps = new Map<string | number, Step>();
  all.forEach((day, index) => {
    const key = keyOf(day, index);
    steps.set(key, { from: steps.get(key)?.from ?? day, to: day });
  });
  return [...steps.values()];
}
