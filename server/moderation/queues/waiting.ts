import { sql, type RawBuilder } from 'kysely';
import {
  QUEUES,
  type Queue,
  type QueueCount,
  type QueueCounts,
  type CaseShare,
  type WaitingItem,
  type Workload,
} from '../../../common/cases/queues.ts';
import { lateBefore } from '../../../common/format/last-days.ts';
import { selectDecidersOf } from '../../cases/appeals.ts';
import { ACTIVE_ADMINISTRATORS, isActiveAdministrator } from '../../cases/other-administrator.ts';
import type { ReadContext } from '../../core/context.ts';
import { containing, type Slice } from '../list-query.ts';
import type { WaitingListState } from '../schemas.ts';
import { QUEUE_SQL } from './queues.ts';

const isLate = ({ now }: Pick<ReadContext, 'now'>) => sql<boolean>`due_at < ${lateBefore(now)}`;

/** The rows of some queues, each with the name of its queue. */
const rowsOf = (context: ReadContext, queues: readonly Queue[]) =>
  sql.join(
    queues.map(
      (queue) =>
        sql`select ${queue} as queue, of_queue.* from (${QUEUE_SQL[queue].rows(context)}) as of_queue`,
    ),
    sql` union all `,
  );

/** Counts what waits, in one query on the partial indexes of the queues. */
export async function countQueues(context: ReadContext): Promise<QueueCounts> {
  const { rows } = await sql<QueueCount & { queue: Queue }>`
    select queue, count(*)::integer as open, (count(*) filter (where ${isLate(context)}))::integer as late
    from (${rowsOf(context, QUEUES)}) as waiting group by queue`.execute(context.database);
  const counted = new Map(rows.map(({ queue, open, late }) => [queue, { open, late }]));
  return Object.fromEntries(
    QUEUES.map((queue) => [queue, counted.get(queue) ?? { open: 0, late: 0 }]),
  ) as QueueCounts;
}

/** Whether the viewer decided earlier in the case of the row `page`, and another active administrator did not. */
function isForAnother({ viewer }: Pick<ReadContext, 'viewer'>, queue: Queue): RawBuilder<boolean> | null {
  const { appeal } = QUEUE_SQL[queue];
  if (!appeal) return null;
  const deciders = sql`(select "userId" from (${selectDecidersOf(appeal)}) as decider)`;
  const viewerId = sql`${viewer?.userId ?? 0}::integer`;
  return sql`(${viewerId} in ${deciders} and exists (
    select from (${ACTIVE_ADMINISTRATORS}) as other where other.id <> ${viewerId} and other.id not in ${deciders}))`;
}

/** A value of each row by its queue. */
const byQueue = (
  queues: readonly Queue[],
  valueOf: (queue: Queue) => RawBuilder<unknown> | null,
  otherwise: RawBuilder<unknown>,
) => {
  const whens = queues.flatMap((queue) => {
    const value = valueOf(queue);
    return value === null ? [] : [sql`when ${queue} then ${value}`];
  });
  return whens.length === 0
    ? otherwise
    : sql`case page.queue ${sql.join(whens, sql` `)} else ${otherwise} end`;
};

const shareCondition = ({ viewer }: ReadContext, share: CaseShare): RawBuilder<boolean> =>
  share === 'mine'
    ? sql`assignee_id = ${viewer?.userId ?? 0}::integer`
    : share === 'free'
      ? sql`(assignee_id is null and not is_for_another)`
      : sql`is_for_another`;

/** Cases of the queues that a list's state asks for, each with its title and its administrator. */
function casesOf(context: ReadContext, { search, filters }: WaitingListState) {
  const queues = QUEUES.filter((queue) => filters.queue === null || filters.queue === queue);
  const conditions = [
    ...(filters.late === null ? [] : [isLate(context)]),
    ...(filters.share === null ? [] : [shareCondition(context, filters.share)]),
    ...(search === '' ? [] : [sql`title ilike ${containing(search)}`]),
  ];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  return sql`from (
    select page.*, assigned.user_id as assignee_id, (select name from users where id = assigned.user_id) as assignee_name,
      ${byQueue(queues, (queue) => QUEUE_SQL[queue].title, sql`null`)} as title,
      ${byQueue(queues, (queue) => isForAnother(context, queue), sql`false`)} as is_for_another
    from (${rowsOf(context, queues)}) as page
    left join case_assignments as assigned on assigned.queue = page.queue and assigned.case_id = page.id
      and assigned.due_at is not distinct from page.due_at and ${isActiveAdministrator(sql`assigned.user_id`)}
  ) as waiting ${where}`;
}

export async function countWaiting(context: ReadContext, state: WaitingListState): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total ${casesOf(context, state)}`.execute(context.database);
  return rows[0]?.total ?? 0;
}

type WaitingRow = Pick<WaitingItem, 'queue' | 'id' | 'title' | 'isLate' | 'isForAnother'> & {
  dueAt: Date | null;
  assigneeId: number | null;
  assigneeName: string | null;
};

/** One page of all that waits, soonest first; cases without a day come last. */
export async function listWaiting(
  context: ReadContext,
  state: WaitingListState,
  { limit, offset }: Slice,
): Promise<WaitingItem[]> {
  const direction = state.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<WaitingRow>`
    select queue, id, title, due_at as "dueAt", coalesce(${isLate(context)}, false) as "isLate",
      assignee_id as "assigneeId", assignee_name as "assigneeName", is_for_another as "isForAnother"
    ${casesOf(context, state)}
    order by due_at ${direction} nulls last, queue, id
    limit ${limit}::integer offset ${offset}::integer`.execute(context.database);
  return rows.map(
    ({ queue, id, title, dueAt, isLate: late, assigneeId, assigneeName, isForAnother: another }) => ({
      queue,
      id,
      title,
      dueAt: dueAt?.toISOString() ?? null,
      isLate: late,
      assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
      isForAnother: another,
    }),
  );
}

/** The open case of a queue as the viewer finds it there; undefined: it is decided, or hidden from them. */
export async function findWaiting(
  context: ReadContext,
  queue: Queue,
  id: number,
): Promise<{ dueAt: Date | null } | undefined> {
  const { rows } = await sql<{ dueAt: Date | null }>`
    select due_at as "dueAt" from (${QUEUE_SQL[queue].rows(context)}) as waiting
    where id = ${id}::integer`.execute(context.database);
  return rows[0];
}

const WORKLOAD_DAYS = 7;

/** The work of each active administrator, by name. */
export async function readWorkloads(context: ReadContext): Promise<Workload[]> {
  const { rows } = await sql<Workload>`
    select u.id, u.name, count(waiting.id)::integer as assigned,
      (count(*) filter (where waiting.due_at < ${lateBefore(context.now)}))::integer as late,
      (select count(*)::integer from decisions as d where d.decided_by_user_id = u.id
        and d.decided_at > ${context.now}::timestamptz - make_interval(days => ${WORKLOAD_DAYS}::integer)) as decided
    from (${ACTIVE_ADMINISTRATORS}) as administrator join users as u on u.id = administrator.id
    left join case_assignments as assigned on assigned.user_id = u.id
    left join (${rowsOf(context, QUEUES)}) as waiting on waiting.queue = assigned.queue
      and waiting.id = assigned.case_id and waiting.due_at is not distinct from assigned.due_at
    group by u.id, u.name order by u.name, u.id`.execute(context.database);
  return rows;
}
