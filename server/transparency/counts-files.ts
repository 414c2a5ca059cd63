import { file, json, type Answer } from '../core/answers.ts';
import type { ReadContext } from '../core/context.ts';
import { csvLine } from '../moderation/csv.ts';
import { listMonthlyCounts } from './queries/monthly-counts.ts';
import { listStarsByPlan } from './queries/stars-by-plan.ts';

type Format = 'csv' | 'json';
type Cells = (string | number | null)[];

/** The numbers of each month; a number that could tell who is empty. */
export async function monthsFile({ database }: ReadContext, format: Format): Promise<Answer> {
  const counts = await listMonthlyCounts(database);
  const rows = counts.map(({ month, measure, dimension, value, count, countedOn }) => ({
    month,
    measure,
    dimension,
    value,
    count,
    counted_on: countedOn,
  }));
  return format === 'json' ? json({ counts: rows }) : csvOf('months', rows);
}

/** Reviews of each month by event, stars and plan. */
export async function starsByPlanFile({ database }: ReadContext, format: Format): Promise<Answer> {
  const counts = await listStarsByPlan(database);
  const rows = counts.map(({ month, event, stars, plan, count, countedOn }) => ({
    month,
    event,
    stars,
    plan,
    count,
    counted_on: countedOn,
  }));
  return format === 'json' ? json({ counts: rows }) : csvOf('stars-by-plan', rows);
}

function csvOf(name: string, rows: readonly Record<string, string | number | null>[]): Answer {
  const lines: Cells[] = [Object.keys(rows[0] ?? { month: '' }), ...rows.map((row) => Object.values(row))];
  return file({
    name: `plumbline-${name}.csv`,
    type: 'text/csv; charset=utf-8',
    body: lines.map(csvLine).join(''),
  });
}
