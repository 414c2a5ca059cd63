import { sql } from 'kysely';
import {
  QUEUES,
  type Queue,
  type QueueCount,
  type QueueCounts,
  type WaitingItem,
} from '../../../common/cases/queues.ts';
import { lateBefore } from '../../../common/format/last-days.ts';
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

/** Cases of the queues that a list's state asks for, each with its title. */
function casesOf(context: ReadContext, { search, filters }: WaitingListState) {
  const queues = QUEUES.filter((queue) => filters.queue === null || filters.queue === queue);
  const titles = queues.map((queue) => sql`when ${queue} then ${QUEUE_SQL[queue].title}`);
  const conditions = [
    ...(filters.late === null ? [] : [isLate(context)]),
    ...(search === '' ? [] : [sql`title ilike ${containing(search)}`]),
  ];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  return sql`from (
    select page.*, case page.queue ${sql.join(titles, sql` `)} end as title from (${rowsOf(context, queues)}) as page
  ) as waiting ${where}`;
}

export async function countWaiting(context: ReadContext, state: WaitingListState): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total ${casesOf(context, state)}`.execute(context.database);
  return rows[0]?.total ?? 0;
}

/** One page of all that waits, soonest first; cases without a day come last. */
export async function listWaiting(
  context: ReadContext,
  state: WaitingListState,
  { limit, offset }: Slice,
): Promise<WaitingItem[]> {
  const direction = state.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Omit<WaitingItem, 'dueAt'> & { dueAt: Date | null }>`
    select queue, id, title, due_at as "dueAt", coalesce(${isLate(context)}, false) as "isLate"
    ${casesOf(context, state)}
    order by due_at ${direction} nulls last, queue, id
    limit ${limit}::integer offset ${offset}::integer`.execute(context.database);
  return rows.map((row) => ({ ...row, dueAt: row.dueAt?.toISOString() ?? null }));
}
