import {
  MONTHLY_DIMENSIONS,
  MONTHLY_MEASURES,
  type MonthlyDimension,
  type MonthlyMeasure,
} from '../../../common/monthly-counts.ts';
import type { Queryable } from '../../database/client.ts';
import { countMonths } from './count-months.ts';
import { listKeptCounts, monthsAfter, type KeptCount } from './kept-months.ts';

/** One number of one month in a long, plain format. */
export type MonthlyCount = {
  /** YYYY-MM, by the clock of UTC */
  month: string;
  measure: MonthlyMeasure;
  dimension: MonthlyDimension;
  /** A value of the dimension: `review` of `kind`; `all` of `all`. */
  value: string;
  /** A number of events, or hours; null: so few people that it could tell who. */
  count: number | null;
  /** YYYY-MM-DD: the day since which it is kept; null: the month is counted anew on each reading. */
  countedOn: string | null;
};

/** Every month, the oldest first: kept ones as they were counted, later ones as of now. */
export async function listMonthlyCounts(
  database: Queryable,
  keptCounts?: readonly KeptCount[],
): Promise<MonthlyCount[]> {
  const kept = keptCounts ?? (await listKeptCounts(database));
  const present = await countMonths(database, monthsAfter(kept));
  const rows = [
    ...kept.flatMap(({ measure, dimension, counted_on, month, value, count }) => {
      const [knownMeasure, knownDimension] = [
        MONTHLY_MEASURES.find((one) => one === measure),
        MONTHLY_DIMENSIONS.find((one) => one === dimension),
      ];
      if (!knownMeasure || !knownDimension) return [];
      return [
        { month, measure: knownMeasure, dimension: knownDimension, value, count, countedOn: counted_on },
      ];
    }),
    ...present.map(({ month, measure, dimension, value, count }) => ({
      month,
      measure,
      dimension,
      value,
      count,
      countedOn: null,
    })),
  ];
  const place = ({ measure, dimension }: MonthlyCount) =>
    MONTHLY_MEASURES.indexOf(measure) * MONTHLY_DIMENSIONS.length + MONTHLY_DIMENSIONS.indexOf(dimension);
  return rows.toSorted((one, other) => one.month.localeCompare(other.month) || place(one) - place(other));
}
