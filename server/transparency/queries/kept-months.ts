import { sql } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import type { Months } from './count-months.ts';

export type KeptCount = {
  month: string;
  measure: string;
  dimension: string;
  value: string;
  count: number | null;
  /** YYYY-MM-DD: the day on which it was counted, or corrected. */
  counted_on: string;
};

/** The latest number of each kept month, the oldest month first: a correction is a later row. */
export async function listKeptCounts(database: Queryable): Promise<KeptCount[]> {
  const { rows } = await sql<KeptCount>`
    select distinct on (k.month, measure, dimension, value) to_char(k.month, 'YYYY-MM') as month,
      measure, dimension, value, count, to_char(counted_on, 'YYYY-MM-DD') as counted_on
    from monthly_counts as k
    order by k.month, measure, dimension, value, k.counted_on desc`.execute(database);
  return rows;
}

const EVER: Months = { from: new Date('2000-01-01T00:00:00Z'), to: new Date('2100-01-01T00:00:00Z') };

/** The months after the last one that is kept; those are counted anew on each reading. */
export function monthsAfter(kept: readonly KeptCount[]): Months {
  const last = kept.at(-1)?.month;
  return last === undefined ? EVER : { from: startOfMonth(monthAfter(last)), to: EVER.to };
}

export const startOfMonth = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** '2026-12' gives '2027-01'. */
export function monthAfter(month: string): string {
  const start = startOfMonth(month);
  start.setUTCMonth(start.getUTCMonth() + 1);
  return start.toISOString().slice(0, 7);
}
