import { sql } from 'kysely';
import type { ListStop } from '../../../common/limits/registers.ts';
import type { Queryable } from '../../database/client.ts';
import type { SaidProblem } from './engine-sentences.ts';

/** A list that stopped is to be looked at by the next day. */
const LOOKED_AT_IN_DAYS = 1;

/**
 * Lists that an administrator has to look at: a schedule stopped before them, or could not bring them in and is not paused, or
 * they broke off and a part of them is in. A newer list of the source takes a failed one's place.
 */
export const WAITING_LISTS = sql`
  select id, changed_at + make_interval(days => ${LOOKED_AT_IN_DAYS}::integer) as due_at
  from register_lists where state = 'checked' and stop is not null
  union all
  select l.id, l.changed_at + make_interval(days => ${LOOKED_AT_IN_DAYS}::integer)
  from registers r
  cross join lateral (
    select id, state, origin, changed_at, import_id from register_lists
    where register_id = r.id order by id desc limit 1) l
  left join contractor_imports i on i.id = l.import_id
  where l.state = 'failed' and (i.state <> 'undone'
    or (l.origin = 'schedule' and r.every <> 'none' and r.paused_at is null))`;

export type WaitingList = { id: number; name: string; stop: ListStop | null; problem: SaidProblem | null };

/** The lists by the names of their sources, each with the reason. */
export async function findWaitingLists(database: Queryable): Promise<WaitingList[]> {
  const { rows } = await sql<WaitingList>`
    select l.id, r.name, l.stop, l.problem from (${WAITING_LISTS}) as waiting
    join register_lists l on l.id = waiting.id join registers r on r.id = l.register_id
    order by r.name, l.id`.execute(database);
  return rows;
}
