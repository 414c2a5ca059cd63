import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/client.ts';
import type { Period } from '../periods.ts';

/** How many decisions there are of one kind; what a row is about is not null, and all of them stand in the row of nulls. */
export type DecisionCount = {
  action: string | null;
  reason_code: string | null;
  overall: number | null;
  language: string | null;
  /** Which columns were counted by: 0 for all, else a bit for each. */
  by: 'all' | 'action' | 'reason' | 'action_and_star' | 'language';
  count: number;
};

/** All counts of a period in one reading of an index. */
export async function countDecisions(database: Queryable, period: Period | null): Promise<DecisionCount[]> {
  const { rows } = await sql<DecisionCount>`
    select action, reason_code, overall, language, count(*)::int as count,
      case grouping(action, reason_code, overall, language)
        when 15 then 'all' when 7 then 'action' when 11 then 'reason' when 5 then 'action_and_star'
        else 'language' end as by
    from decisions
    where ${within(sql.ref('decided_at'), period)}
    group by grouping sets ((), (action), (reason_code), (action, overall), (language))
  `.execute(database);
  return rows;
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

export type PostedReviews = { overall: number; language: string; count: number };

/** Reviews that were posted in a period, by star and language, whatever became of them. */
export async function countPostedReviews(
  database: Queryable,
  period: Period | null,
): Promise<PostedReviews[]> {
  const { rows } = await sql<PostedReviews>`
    select overall, language, count(*)::int as count
    from reviews
    where ${within(sql.ref('created_at'), period)}
    group by overall, language
  `.execute(database);
  return rows;
}

export type SignalCount = { signal: string; count: number };

/** What held reviews were held for: screening gives its signals as the reason, by commas. Two signals count twice. */
export async function countHoldsBySignal(database: Queryable, period: Period | null): Promise<SignalCount[]> {
  const { rows } = await sql<SignalCount>`
    select signal, count(*)::int as count
    from decisions cross join lateral string_to_table(reason_text, ', ') as signal
    where action = 'review.held' and decided_by_user_id is null and ${within(sql.ref('decided_at'), period)}
    group by signal
    order by count desc, signal
  `.execute(database);
  return rows;
}
