import { MONTHLY_MEASURES } from '../../../common/monthly-counts.ts';
import type { Database } from '../../database/client.ts';
import { countMonths } from '../queries/count-months.ts';
import { monthAfter, listKeptCounts, monthsAfter, startOfMonth } from '../queries/kept-months.ts';
import { countStarsByPlan, measureOf, STARS_AND_PLAN } from '../queries/stars-by-plan.ts';

type MonthRow = { month: string; measure: string; dimension: string; value: string; count: number | null };

/**
 * Keeps the counts of every month that has ended, once, so that later erasures change nothing in them. It runs every
 * day before `reviews.erase`, and has work on the first of a month or after days without a server.
 */
export async function keepMonths(database: Database, now: Date): Promise<void> {
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { from } = monthsAfter(await listKeptCounts(tx));
      const today = now.toISOString();
      const months = { from, to: startOfMonth(today.slice(0, 7)) };
      if (months.from >= months.to) return;
      const counts = await countMonths(tx, months);
      const stars = await countStarsByPlan(tx, months);
      const rows: MonthRow[] = [
        ...counts,
        ...stars.map(({ month, event, stars: star, plan, count }) => ({
          month,
          measure: measureOf(event),
          dimension: STARS_AND_PLAN,
          value: `${star}.${plan}`,
          count,
        })),
      ];
      for (const month of monthsBetween(rows, months.to)) await keepMonth(tx, month, rows, today);
    });
}

/** From the first month with an event to the last one that has ended; a quiet month between them counts as well. */
function monthsBetween(rows: readonly MonthRow[], end: Date): string[] {
  const [first] = rows.map(({ month }) => month).toSorted();
  const months: string[] = [];
  for (let month = first; month && startOfMonth(month) < end; month = monthAfter(month)) months.push(month);
  return months;
}

async function keepMonth(
  database: Database,
  month: string,
  rows: readonly MonthRow[],
  today: string,
): Promise<void> {
  const own = rows.filter((row) => row.month === month);
  const missing = MONTHLY_MEASURES.filter(
    (measure) => !measure.endsWith('_median') && !own.some((row) => row.measure === measure),
  ).map((measure) => ({ month, measure, dimension: 'all', value: 'all', count: 0 }));
  await database
    .insertInto('monthly_counts')
    .values(
      [...own, ...missing].map(({ measure, dimension, value, count }) => ({
        month: `${month}-01`,
        measure,
        dimension,
        value,
        count,
        counted_on: today.slice(0, 10),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
