import { sql } from 'kysely';
import { STARS, type Stars } from '../../../common/constants.ts';
import {
  COUNTED_PLANS,
  REVIEW_EVENTS,
  type CountedPlan,
  type ReviewEvent,
} from '../../../common/monthly-counts.ts';
import type { Queryable } from '../../database/client.ts';
import { during, monthOf, type Months } from './count-months.ts';
import { listKeptCounts, monthsAfter, type KeptCount } from './kept-months.ts';

/** Reviews of one month, by their stars and by the contractor's plan at the time of the event. */
export type StarsByPlanCount = {
  /** YYYY-MM, by the clock of UTC */
  month: string;
  event: ReviewEvent;
  stars: Stars;
  plan: CountedPlan;
  count: number;
  /** YYYY-MM-DD: the day since which it is kept; null: the month is counted anew on each reading. */
  countedOn: string | null;
};

/** The dimension of kept rows; their value is '1.free'. */
export const STARS_AND_PLAN = 'stars_and_plan';
export const measureOf = (event: ReviewEvent): string => `reviews_${event}`;

/** Every month, the oldest first; combinations without any review are left out. */
export async function listStarsByPlan(
  database: Queryable,
  keptCounts?: readonly KeptCount[],
): Promise<StarsByPlanCount[]> {
  const kept = keptCounts ?? (await listKeptCounts(database));
  const present = await countStarsByPlan(database, monthsAfter(kept));
  return [
    ...kept.flatMap(({ month, measure, dimension, value, count, counted_on }) => {
      const event = REVIEW_EVENTS.find((one) => measureOf(one) === measure);
      const stars = STARS.find((one) => value.startsWith(`${one}.`));
      const plan = COUNTED_PLANS.find((one) => value.endsWith(`.${one}`));
      if (dimension !== STARS_AND_PLAN || !event || !stars || !plan || count === null) return [];
      return [{ month, event, stars, plan, count, countedOn: counted_on }];
    }),
    ...present,
  ];
}

/** The plan of each contractor's owner from one moment to the next; before the first it was Free. */
const plans = sql`(
  select p.id as contractor_id, c.to_version as plan, c.at as since,
    lead(c.at, 1, 'infinity') over (partition by c.user_id order by c.at, c.id) as until
  from membership_changes as c join profiles as p on p.user_id = c.user_id and p.kind = 'contractor'
  -- The others plan a change, or tell of a payment.
  where c.kind in ('started', 'changed', 'renewed', 'ended', 'refunded'))`;

/**
 * The reviews posted, put on hold, taken down by an administrator and shown again, each once a month. A review has
 * the stars that it had then.
 */
const events = (months: Months) => sql`(
  select 'posted' as event, r.id as review_id, r.contractor_id, r.created_at as at,
    coalesce((first.content->>'overall')::int, r.overall) as stars
  from reviews as r
  left join review_versions as first on first.review_id = r.id and first.version = 1
  where ${during(sql.ref('r.created_at'), months)}
  union all
  select 'posted', -id, null, posted_at, overall from erased_reviews where ${during(sql.ref('posted_at'), months)}
  union all
  select case
      when d.action = 'review.held' then 'held'
      when d.action in ('review.deactivated', 'review.deleted') or d.after->>'status' = 'inactive' then 'taken_down'
      else 'restored' end,
    d.review_id, coalesce(d.contractor_id, r.contractor_id), d.decided_at, coalesce(d.overall, r.overall)
  from decisions as d left join reviews as r on r.id = d.review_id
  where d.review_id is not null and ${during(sql.ref('d.decided_at'), months)} and (
    d.action in ('review.held', 'review.deactivated', 'review.deleted')
    -- A review that is shown after a hold was not taken down before.
    or (d.action = 'review.activated' and d.decided_by_user_id is not null
      and d.before->>'status' in ('inactive', 'deleted'))
    or (d.action = 'appeal.accepted' and coalesce(d.after->>'kind', '') <> 'remove_response'
      and d.after->>'status' in ('active', 'inactive'))))`;

export async function countStarsByPlan(database: Queryable, months: Months): Promise<StarsByPlanCount[]> {
  const { rows } = await sql<Omit<StarsByPlanCount, 'countedOn'>>`
    with plans as materialized ${plans}
    select ${monthOf(sql.ref('e.at'))} as month, event, stars,
      case when e.contractor_id is null then 'unknown' else coalesce(plans.plan, 'free') end as plan,
      count(distinct e.review_id)::int as count
    from ${events(months)} as e
    left join plans on plans.contractor_id = e.contractor_id and e.at >= plans.since and e.at < plans.until
    where stars between 1 and ${STARS.length}::int
    group by 1, 2, 3, 4
    order by 1, array_position(array[${sql.join(REVIEW_EVENTS)}], event), 3,
      array_position(array[${sql.join(COUNTED_PLANS)}], case when e.contractor_id is null then 'unknown'
        else coalesce(plans.plan, 'free') end)`.execute(database);
  return rows.map(({ month, event, stars, plan, count }) => ({
    month,
    event,
    stars,
    plan,
    count,
    countedOn: null,
  }));
}
