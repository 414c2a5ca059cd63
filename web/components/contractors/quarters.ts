import type { MonthSummary } from '../../../server/contractors/rating-summary.ts';

export type Quarter = { year: number; quarter: number; count: number; mean: number };

/** Months put together by quarter, oldest first; the mean is over reviews, not over months. Quarters without reviews are left out. */
export function quartersOf(byMonth: readonly MonthSummary[]): Quarter[] {
  const quarters = new Map<string, Quarter>();
  for (const { month, count, mean } of byMonth) {
    const year = Number(month.slice(0, 4));
    const quarter = Math.ceil(Number(month.slice(5, 7)) / 3);
    const before = quarters.get(`${year}-${quarter}`) ?? { year, quarter, count: 0, mean: 0 };
    const all = before.count + count;
    quarters.set(`${year}-${quarter}`, {
      year,
      quarter,
      count: all,
      mean: (before.mean * before.count + mean * count) / all,
    });
  }
  return [...quarters.values()];
}

/** Quarters since the year 0, so that gaps in time are gaps in the drawing. */
export const placeInTime = ({ year, quarter }: Quarter): number => year * 4 + quarter - 1;
