import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';

/** A user's reports that were decided in the last year: how many were wrong, and how many right. A second look at a wrong one counts once. */
export async function earlierReports(
  { database, now }: Pick<ReadContext, 'database' | 'now'>,
  userId: number,
): Promise<{ wrong: number; right: number }> {
  return database
    .selectFrom('reports as r')
    .innerJoin('report_cases as c', 'c.id', 'r.case_id')
    .select([
      sql<number>`(count(*) filter (where c.state = 'kept' and r.again_of is null))::integer`.as('wrong'),
      sql<number>`(count(*) filter (where c.state in ('taken_down', 'corrected', 'upheld')))::integer`.as(
        'right',
      ),
    ])
    .where('r.reporter_user_id', '=', userId)
    .where('c.closed_at', '>', sql<Date>`${now}::timestamptz - interval '1 year'`)
    .executeTakeFirstOrThrow();
}
