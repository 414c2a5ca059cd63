import { sql } from 'kysely';
import type { Queryable } from '../database/client.ts';

const MEMBER_LOCKS = 4_150;

/**
 * Changes of the members of a business come one after the other. The lock is taken before any row, because a
 * member's own writes lock their row first and the business afterwards.
 */
export async function lockMembers(database: Queryable, contractorId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MEMBER_LOCKS}::integer, ${contractorId}::integer)`.execute(
    database,
  );
}
