import { sql, type RawBuilder } from 'kysely';
import { actionsInGroup } from '../../../common/cases/decision-groups.ts';
import type { Queryable } from '../../database/client.ts';
import type { Period } from '../periods.ts';

/**
 * The number of decisions of one kind. The row's subject is not null; the row of nulls counts all of them.
 */
export type DecisionCount = {
  action: string | null;
  reason_code: string | null;
  language: string | null;
  /** The grouping columns of the count: 0 for all, else a bit for each. */
  by: 'all' | 'action' | 'reason' | 'language';
  count: number;
};

/** All counts of a period in one reading of an index. */
export async function countDecisions(database: Queryable, period: Period | null): Promise<DecisionCount[]> {
  const { rows } = await sql<DecisionCount>`
    select action, reason_code, language, count(*)::int as count,
      case grouping(action, reason_code, language)
        when 7 then 'all' when 3 then 'action' when 5 then 'reason' else 'language' end as by
    from (
      select action, coalesce(offense_code, shown_reason_code) as reason_code, language
      from decisions where ${within(sql.ref('decided_at'), period)}) as decided
    group by grouping sets ((), (action), (reason_code), (language))
  `.execute(database);
  return rows;
}

/** Counts administrators' decisions about reviews and appeals about them; those of screening are excluded. */
export async function countByAdministrators(database: Queryable, period: Period): Promise<number> {
  const { count } = await database
    .selectFrom('decisions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('action', 'in', actionsInGroup('reviews'))
    .where('decided_by_user_id', 'is not', null)
    .where(within(sql.ref('decided_at'), period))
    .executeTakeFirstOrThrow();
  return count;
}

export type QuarterCount = { quarter: string; count: number };

/** Decisions by quarter ('2026-Q4') since a moment; quarters without any are left out. */
export async function countDecisionsByQuarter(database: Queryable, since: Date): Promise<QuarterCount[]> {
  const { rows } = await sql<QuarterCount>`
    select ${quarterOfColumn(sql.ref('decided_at'))} as quarter, count(*)::int as count
    from decisions
    where decided_at >= ${since}
    group by 1
  `.execute(database);
  return rows;
}

/** A moment's quarter as its key, by the clock of UTC. */
export const quarterOfColumn = (column: RawBuilder<unknown>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY"-Q"Q')`;

/** Whether a moment lies in the period; always, where there is none. */
export const within = (column: RawBuilder<unknown>, period: Period | null) =>
  period === null
    ? sql<boolean>`true`
    : sql<boolean>`${column} >= ${period.from} and ${column} < ${period.to}`;

/** Reviews of so many stars in one language: how many were posted, and what became of them. */
export type ReviewCount = {
  overall: number;
  language: string;
  count: number;
  /** Each review once, however often it was on hold. */
  held: number;
  /** Each review once: taken down or deleted by an administrator, and not put back since. */
  hidden: number;
};

/**
 * Posted reviews of a period, erased ones too, by star and language. Also counts the reviews on hold and
 * hidden, by the last decision of the period about each one's status. A decided review counts with its stars
 * at that time, because its author may have changed them since.
 */
export async function countReviews(database: Queryable, period: Period | null): Promise<ReviewCount[]> {
  const { rows } = await sql<ReviewCount>`
    with last_moves as (${lastStars(period)})
    select overall, language, sum(posted)::int as count, sum(held)::int as held, sum(hidden)::int as hidden
    from (
      select coalesce(moved.overall, r.overall) as overall, r.language, 1 as posted, 0 as held, 0 as hidden
      from reviews as r left join last_moves as moved on moved.review_id = r.id
      where ${within(sql.ref('r.created_at'), period)}
      union all
      select coalesce(decided_overall, overall), language, 1, 0, 0
      from erased_reviews where ${within(sql.ref('posted_at'), period)}
      union all
      select overall, language, 0, was_held::int,
        (action <> 'review.held' and after->>'status' in ('inactive', 'deleted'))::int
      from last_moves
    ) as counted
    where overall is not null and language is not null
    group by overall, language
  `.execute(database);
  return rows;
}

/** The last decision of a period that changed each review's status, and whether one of them was a hold. */
const lastStars = (period: Period | null) => sql`
  select distinct on (review_id) review_id, overall, language, action, after,
    bool_or(action = 'review.held') over (partition by review_id) as was_held
  from decisions
  where action in ('review.held', 'review.activated', 'review.deactivated', 'review.deleted', 'appeal.accepted')
    and review_id is not null and ${within(sql.ref('decided_at'), period)}
  order by review_id, id desc`;

export type SignalCount = { signal: string; stars: number | null; count: number };

/**
 * The signals behind holds, by the stars that the review had: screening stores them as the reason, separated by commas. Two signals count
 * twice.
 */
export async function countHoldsBySignal(database: Queryable, period: Period | null): Promise<SignalCount[]> {
  const { rows } = await sql<SignalCount>`
    select signal, overall as stars, count(*)::int as count
    from decisions cross join lateral string_to_table(reason_text, ', ') as signal
    where action = 'review.held' and decided_by_user_id is null and ${within(sql.ref('decided_at'), period)}
    group by signal, overall
  `.execute(database);
  return rows;
}
