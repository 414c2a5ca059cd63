import { sql, type RawBuilder } from 'kysely';
import { APPEALABLE, APPEALABLE_ACTIONS, type DecisionParty } from '../../../common/constants.ts';
import {
  APPEAL_SIDES,
  REPORTERS,
  type MonthlyDimension,
  type MonthlyMeasure,
} from '../../../common/monthly-counts.ts';
import { REPORT_CASE_STATES, REPORT_KINDS, REPORT_REASONS } from '../../../common/cases/reports.ts';
import type { Queryable } from '../../database/client.ts';
import { hideSmallGroups } from '../small-groups.ts';

/** One number of a month ('2026-11'); null: so few people that it could tell who. */
export type CountOfMonth = {
  month: string;
  measure: MonthlyMeasure;
  dimension: MonthlyDimension;
  value: string;
  count: number | null;
};

/** From the first moment on, before the second. */
export type Months = { from: Date; to: Date };

/** A moment's month, by the clock of UTC. */
export const monthOf = (column: RawBuilder<unknown>) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM')`;
export const during = (column: RawBuilder<unknown>, { from, to }: Months) =>
  sql<boolean>`${column} >= ${from} and ${column} < ${to}`;

/** Counts what happened in each month from the tables as they are now. Months without any event are left out. */
export async function countMonths(database: Queryable, months: Months): Promise<CountOfMonth[]> {
  const counted = await Promise.all([
    countReports(database, months),
    countReportCases(database, months),
    countFiledAppeals(database, months),
    countDecidedAppeals(database, months),
    countAdministrators(database, months),
  ]);
  return counted.flat();
}

const ORDER: Partial<Record<MonthlyDimension, readonly string[]>> = {
  kind: REPORT_KINDS,
  reason: REPORT_REASONS,
  reporter: REPORTERS,
  outcome: REPORT_CASE_STATES.filter((state) => state !== 'open'),
  side: APPEAL_SIDES,
};

type Grouped = { month: string; dimension: MonthlyDimension; value: string; count: number; persons: number };

/** Every value of a dimension, in its order, so that a zero is a number, too. */
function rowsOf(measure: MonthlyMeasure, rows: readonly Grouped[]): CountOfMonth[] {
  const groups = Map.groupBy(rows, ({ month, dimension }) => `${month} ${dimension}`);
  return [...groups.values()].flatMap((group) => {
    const [{ month, dimension } = { month: '', dimension: 'all' as const }] = group;
    const values = ORDER[dimension] ?? ['all'];
    const counts = values.map((value) => {
      const { count = 0, persons = 0 } = group.find((row) => row.value === value) ?? {};
      return { value, count, persons };
    });
    const shown = dimension === 'reporter' ? hideSmallGroups(counts) : counts;
    return shown.map(({ value, count }) => ({ month, measure, dimension, value, count }));
  });
}

const reporterRole = sql`case
  when reporter.id is null then 'unknown'
  when reporter.role = 'admin' then 'administrator'
  when reporter.role = 'contractor' then 'contractor'
  when exists (select from contractor_members as m where m.user_id = reporter.id
    and m.accepted_at <= r.created_at and coalesce(m.ended_at, 'infinity') > r.created_at) then 'staff'
  else 'homeowner' end`;

/** Reports by what they are about, their reason, and the role of who reports. */
async function countReports(database: Queryable, months: Months): Promise<CountOfMonth[]> {
  const { rows } = await sql<Grouped & { is_again: boolean }>`
    select month, is_again, count(*)::int as count, count(distinct reporter_user_id)::int as persons,
      coalesce(kind, reason, reporter, 'all') as value,
      case grouping(kind, reason, reporter)
        when 3 then 'kind' when 5 then 'reason' when 6 then 'reporter' else 'all' end as dimension
    from (
      select ${monthOf(sql.ref('r.created_at'))} as month, r.again_of is not null as is_again,
        report_case.subject_type as kind, r.reason, ${reporterRole} as reporter, r.reporter_user_id
      from reports as r join report_cases as report_case on report_case.id = r.case_id
      left join users as reporter on reporter.id = r.reporter_user_id
      where ${during(sql.ref('r.created_at'), months)}) as filed
    group by grouping sets ((month, is_again), (month, is_again, kind), (month, is_again, reason),
      (month, is_again, reporter))`.execute(database);
  const asked = rows.filter(({ is_again, dimension }) => is_again && dimension === 'all');
  return [
    ...rowsOf(
      'reports_filed',
      rows.filter((row) => !row.is_again),
    ),
    ...rowsOf('second_looks_asked', asked),
  ];
}

type Timed = Grouped & { hours: number | null };

/** Closed cases of reports by outcome, and the median of the hours from the first report to the decision. */
async function countReportCases(database: Queryable, months: Months): Promise<CountOfMonth[]> {
  const { rows } = await sql<Timed>`
    select month, coalesce(state, 'all') as value, count(*)::int as count, 0 as persons,
      case grouping(state) when 0 then 'outcome' else 'all' end as dimension,
      percentile_cont(0.5) within group (order by hours) filter (where state <> 'gone') as hours
    from (
      select ${monthOf(sql.ref('closed_at'))} as month, state,
        extract(epoch from closed_at - opened_at) / 3600 as hours
      from report_cases where state <> 'open' and ${during(sql.ref('closed_at'), months)}) as closed
    group by grouping sets ((month), (month, state))`.execute(database);
  return [...rowsOf('report_cases_closed', rows), ...mediansOf('report_hours_median', rows)];
}

const mediansOf = (measure: MonthlyMeasure, rows: readonly Timed[]): CountOfMonth[] =>
  rows.flatMap(({ month, dimension, hours }) =>
    dimension !== 'all' || hours === null
      ? []
      : [{ month, measure, dimension, value: 'all', count: Math.round(hours * 10) / 10 }],
  );

const actionsOf = (party: DecisionParty) =>
  sql.join(APPEALABLE_ACTIONS.filter((action) => APPEALABLE[action].party === party));
const sideOf = sql`case
  when a.type = 'account_appeal' then 'account'
  when a.type = 'decision_appeal' then case
    when against.action in (${actionsOf('author')}) then 'author'
    when against.action in (${actionsOf('account')}) then 'account' else 'contractor' end
  when a.kind = 'take_down' then 'contractor' else 'author' end`;

/** All appeals, erased ones too; those erased are about reviews. */
const appeals = sql`(
  select a.state, a.filed_at, a.closed_at, ${sideOf} as side
  from appeals as a left join decisions as against on against.id = a.against_decision_id
  union all
  select state, filed_at, closed_at, case kind when 'take_down' then 'contractor' else 'author' end
  from erased_appeals)`;

const bySide = sql`coalesce(side, 'all') as value, 0 as persons,
  case grouping(side) when 0 then 'side' else 'all' end as dimension`;

async function countFiledAppeals(database: Queryable, months: Months): Promise<CountOfMonth[]> {
  const { rows } = await sql<Grouped>`
    select month, ${bySide}, count(*)::int as count
    from (select ${monthOf(sql.ref('filed_at'))} as month, side from ${appeals} as a
      where ${during(sql.ref('filed_at'), months)}) as filed
    group by grouping sets ((month), (month, side))`.execute(database);
  return rowsOf('appeals_filed', rows);
}

async function countDecidedAppeals(database: Queryable, months: Months): Promise<CountOfMonth[]> {
  const { rows } = await sql<Timed & { accepted: number }>`
    select month, ${bySide}, count(*)::int as count,
      (count(*) filter (where state = 'accepted'))::int as accepted,
      percentile_cont(0.5) within group (order by extract(epoch from closed_at - filed_at) / 3600) as hours
    from (select ${monthOf(sql.ref('closed_at'))} as month, side, state, filed_at, closed_at from ${appeals} as a
      where state in ('accepted', 'rejected') and ${during(sql.ref('closed_at'), months)}) as decided
    group by grouping sets ((month), (month, side))`.execute(database);
  return [
    ...rowsOf('appeals_decided', rows),
    ...rowsOf(
      'appeals_accepted',
      rows.map((row) => ({ ...row, count: row.accepted })),
    ),
    ...mediansOf('appeal_hours_median', rows),
  ];
}

/** Administrators who decided at least once. Their number names nobody, so small ones are shown. */
async function countAdministrators(database: Queryable, months: Months): Promise<CountOfMonth[]> {
  const { rows } = await sql<Grouped>`
    select ${monthOf(sql.ref('decided_at'))} as month, 'all' as dimension, 'all' as value,
      count(distinct decided_by_user_id)::int as count, 0 as persons
    from decisions where decided_by_user_id is not null and ${during(sql.ref('decided_at'), months)}
    group by 1`.execute(database);
  return rowsOf('administrators_active', rows);
}
