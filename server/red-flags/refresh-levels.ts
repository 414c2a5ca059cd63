import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';
import { refreshRatingSummaries } from '../reviews/refresh-summary.ts';

/** Of contractors as `c`: the gravest of its published red flags, or null. */
const GRAVEST = sql`(
  select f.level from red_flags as f where f.contractor_id = c.id and f.state = 'published'
  order by array_position(array['alert', 'warning', 'notice'], f.level) limit 1)`;

/**
 * Copies the gravest published red flag to each contractor's row, with the order that follows from it. Inside a transaction,
 * call it after the red flag has been written.
 */
export async function refreshRedFlagLevels(
  database: Queryable,
  contractorIds: readonly number[],
  now: Date,
): Promise<void> {
  await copyLevels(database, contractorIds);
  await refreshRatingSummaries(database, contractorIds, now);
}

/** The same without the order: a notice takes nothing off. */
export async function copyLevels(database: Queryable, contractorIds: readonly number[]): Promise<void> {
  if (contractorIds.length === 0) return;
  const ids = sql`${sql.val([...new Set(contractorIds)])}::integer[]`;
  // Locks in the order of ids, as the summaries do, so that two writers cannot deadlock.
  await sql`select id from contractors where id = any(${ids}) order by id for no key update`.execute(
    database,
  );
  await sql`
    update contractors as c set red_flag_level = ${GRAVEST}
    where c.id = any(${ids}) and c.red_flag_level is distinct from ${GRAVEST}`.execute(database);
}
