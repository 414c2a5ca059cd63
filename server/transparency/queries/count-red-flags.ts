import { sql } from 'kysely';
import { RED_FLAG_LEVELS } from '../../../common/cases/red-flags.ts';
import type { Queryable } from '../../database/client.ts';
import type { Period } from '../periods.ts';
import { within } from './count-decisions.ts';

/** The red flags of one level that were reported in a period, and the outcome of each so far. */
export type RedFlagCount = {
  level: (typeof RED_FLAG_LEVELS)[number];
  reported: number;
  published: number;
  dismissed: number;
  expired: number;
};

/** Each level, the mildest first. Notices of expired licenses count: nobody reports those. */
export async function countRedFlags(database: Queryable, period: Period | null): Promise<RedFlagCount[]> {
  const { rows } = await sql<RedFlagCount>`
    select level, count(*)::int as reported,
      count(*) filter (where published_at is not null)::int as published,
      count(*) filter (where state = 'dismissed')::int as dismissed,
      count(*) filter (where state in ('expired', 'ended'))::int as expired
    from red_flags where ${within(sql.ref('opened_at'), period)}
    group by level`.execute(database);
  return RED_FLAG_LEVELS.map(
    (level) =>
      rows.find((row) => row.level === level) ?? {
        level,
        reported: 0,
        published: 0,
        dismissed: 0,
        expired: 0,
      },
  );
}
