import { sql } from 'kysely';
import type { ReadContext } from '../core/context.ts';

/** The space of advisory locks in which two users follow and block each other one after the other. */
const RELATION_LOCKS = 7_203_045;

/** Locks both sides in one order, so that a follow and a block at the same moment never both stay. */
export async function lockRelations(
  { database }: ReadContext,
  userId: number,
  otherUserId: number | null,
): Promise<void> {
  const ids = [userId, ...(otherUserId === null ? [] : [otherUserId])].sort((one, other) => one - other);
  for (const id of ids)
    await sql`select pg_advisory_xact_lock(${RELATION_LOCKS}::integer, ${id}::integer)`.execute(database);
}
