import { sql } from 'kysely';
import type { World } from './world.ts';

/** Sorted, because the order of parallel requests is not defined. */
export const statusesOf = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

/** The number of sessions that wait for another transaction. */
export async function waitingForLock({ database }: World): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows[0]?.count ?? 0;
}
