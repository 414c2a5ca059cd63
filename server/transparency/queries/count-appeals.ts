import { sql } from 'kysely';
import { APPEAL_DECIDED_IN_DAYS } from '../../../common/constants.ts';
import type { Queryable } from '../../database/client.ts';
import type { Period } from '../periods.ts';
import { quarterOfColumn, within } from './count-decisions.ts';

export type AppealCount = {
  by: 'all' | 'kind' | 'reason' | 'star' | 'language';
  kind: 'take_down' | 'put_back' | 'remove_response' | 'account' | 'decision' | null;
  reason_code: string | null;
  overall: number | null;
  language: string | null;
  filed: number;
  accepted: number;
  rejected: number;
  withdrawn: number;
  open: number;
  /** Of those that were decided: from filing to decision. */
  median_hours: number | null;
  /** Decided within the promised days. */
  in_time: number;
  /** The appeals whose promised days are over, decided or not. */
  due: number;
};

/**
 * All appeals, erased ones too. Their reason is the offense, as the answer or the decision appealed against
 * names it.
 */
const cases = (period: Period | null) => sql`
  select case appeal.type when 'account_appeal' then 'account' when 'decision_appeal' then 'decision'
      else appeal.kind end as kind,
    appeal.state, appeal.filed_at, appeal.closed_at, coalesce(review.overall, named.overall) as overall,
    coalesce(review.language, named.language) as language,
    coalesce(decided.offense_code, against.offense_code) as reason_code
  from appeals as appeal
  left join reviews as review on review.id = appeal.review_id
  left join decisions as decided on decided.id = appeal.decision_id
  left join decisions as against on against.id = appeal.against_decision_id
  left join decisions as named on appeal.type = 'decision_appeal' and named.id = appeal.against_decision_id
  where ${within(sql.ref('appeal.filed_at'), period)}
  union all
  select kind, state, filed_at, closed_at, overall, language, reason_code
  from erased_appeals
  where ${within(sql.ref('filed_at'), period)}`;

const wasDecided = sql<boolean>`state in ('accepted', 'rejected')`;
const hours = sql<number>`extract(epoch from closed_at - filed_at) / 3600`;
/** The end of the last promised day, as `endOfDay` has it. */
const promisedUntil = sql`((filed_at at time zone 'UTC')::date + ${APPEAL_DECIDED_IN_DAYS}::int
  + interval '34 hours') at time zone 'UTC'`;
const medianHours = sql<
  number | null
>`percentile_cont(0.5) within group (order by ${hours}) filter (where ${wasDecided})`;

/** Outcomes and median time of all appeals that were filed in a period, and by kind, reason, star and language. */
export async function countAppeals(
  database: Queryable,
  period: Period | null,
  now: Date,
): Promise<AppealCount[]> {
  const { rows } = await sql<AppealCount>`
    select kind, reason_code, overall, language,
      case grouping(kind, reason_code, overall, language)
        when 15 then 'all' when 7 then 'kind' when 11 then 'reason' when 13 then 'star' else 'language' end as by,
      count(*)::int as filed,
      (count(*) filter (where state = 'accepted'))::int as accepted,
      (count(*) filter (where state = 'rejected'))::int as rejected,
      (count(*) filter (where state = 'withdrawn'))::int as withdrawn,
      (count(*) filter (where state = 'open'))::int as open,
      ${medianHours} as median_hours,
      (count(*) filter (where ${wasDecided}
        and closed_at < ${promisedUntil}))::int as in_time,
      (count(*) filter (where ${wasDecided} or (state = 'open' and ${promisedUntil} <= ${now})))::int as due
    from (${cases(period)}) as cases
    group by grouping sets ((), (kind), (reason_code), (overall), (language))
  `.execute(database);
  return rows;
}

export type QuarterMedian = { quarter: string; median_hours: number | null };

/** The median time to a decision by the quarter in which it was made, since a moment. */
export async function medianHoursByQuarter(database: Queryable, since: Date): Promise<QuarterMedian[]> {
  const { rows } = await sql<QuarterMedian>`
    select ${quarterOfColumn(sql.ref('closed_at'))} as quarter, ${medianHours} as median_hours
    from (${cases(null)}) as cases
    where ${wasDecided} and closed_at >= ${since}
    group by 1
  `.execute(database);
  return rows;
}
