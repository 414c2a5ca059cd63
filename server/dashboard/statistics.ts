import type { MonthRow } from './queries/business.ts';

const MONTHS = 12;

export type MonthView = { month: string; reviews: number; mean: number | null };
export type StatisticsView = {
  /** Twelve months, oldest first, the present one last. */
  months: MonthView[];
  /** The number of reviews with one to five stars. */
  histogram: [number, number, number, number, number];
  reviews: number;
  mean: number | null;
  answered: number;
  hire_yes: number;
  hire_no: number;
};

/** The first moment of the twelve months that end with the present one. */
export function statisticsSince(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1), 1));
}

/** The sums of a business's reviews of the last twelve months. */
export function toStatistics(rows: readonly MonthRow[], now: Date): StatisticsView {
  const since = statisticsSince(now);
  const months = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + index, 1)).toISOString().slice(0, 7),
  );
  const histogram: StatisticsView['histogram'] = [0, 0, 0, 0, 0];
  for (const { overall, reviews } of rows) histogram[overall - 1] = (histogram[overall - 1] ?? 0) + reviews;
  return {
    months: months.map((month) => {
      const own = rows.filter((row) => row.month === month);
      return { month, reviews: total(own, 'reviews'), mean: meanOf(own) };
    }),
    histogram,
    reviews: total(rows, 'reviews'),
    mean: meanOf(rows),
    answered: total(rows, 'answered'),
    hire_yes: total(rows, 'hire_yes'),
    hire_no: total(rows, 'hire_no'),
  };
}

const total = (rows: readonly MonthRow[], of: 'reviews' | 'answered' | 'hire_yes' | 'hire_no'): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

/** Over reviews, not over months. */
function meanOf(rows: readonly MonthRow[]): number | null {
  const reviews = total(rows, 'reviews');
  return reviews === 0 ? null : rows.reduce((sum, row) => sum + row.overall * row.reviews, 0) / reviews;
}
