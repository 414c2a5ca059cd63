import { sql, type RawBuilder } from 'kysely';
import type { ReasonCode } from '../../../common/constants.ts';
import type { ReadContext } from '../../core/context.ts';

export type WeekRow = {
  /** The Monday it begins with, YYYY-MM-DD. */
  week: string;
  reviews: number;
  decisions: number;
  appeals: number;
};

/** The reviews and decisions of each of the last weeks, the oldest first; the present week counts so far. */
export async function weeklyCounts({ database, now }: ReadContext, weeks: number): Promise<WeekRow[]> {
  // Weeks of UTC, as all dates of the product.
  const weekOf = (time: RawBuilder<unknown>) => sql`date_trunc('week', ${time} at time zone 'UTC')`;
  const thisWeek = weekOf(sql`${now}::timestamptz`);
  const first = sql`(${thisWeek} - make_interval(weeks => ${weeks - 1}::integer)) at time zone 'UTC'`;
  const perWeek = (table: string, column: string, which = sql`true`) => sql`(
    select ${weekOf(sql.ref(column))} as start, count(*)::integer as number
    from ${sql.table(table)} where ${sql.ref(column)} >= ${first} and ${which} group by 1)`;
  const { rows } = await sql<WeekRow>`
    select to_char(w.start, 'YYYY-MM-DD') as week, coalesce(r.number, 0) as reviews,
      coalesce(d.number, 0) as decisions, coalesce(a.number, 0) as appeals
    from (
      select ${thisWeek} - make_interval(weeks => back) as start
      from generate_series(${weeks - 1}::integer, 0, -1) as back) as w
    left join ${perWeek('reviews', 'created_at')} as r on r.start = w.start
    left join ${perWeek('decisions', 'decided_at')} as d on d.start = w.start
    left join ${perWeek('appeals', 'filed_at', sql`type = 'appeal'`)} as a on a.start = w.start
    order by w.start`.execute(database);
  return rows;
}

/** Decisions since a day by their reason, the most frequent first. */
export async function decisionsByReason(
  { database }: ReadContext,
  since: Date,
): Promise<{ code: ReasonCode; count: number }[]> {
  return database
    .selectFrom('decisions')
    .where('decided_at', '>=', since)
    .where('offense_code', 'is not', null)
    .groupBy('offense_code')
    .select(['offense_code as code', sql<number>`count(*)::integer`.as('count')])
    .orderBy('count', 'desc')
    .orderBy('offense_code')
    .$castTo<{ code: ReasonCode; count: number }>()
    .execute();
}
