import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';

/**
 * Moves all that points to one listing to another one; `remembers`: so that it can be moved back. Throws 409 where that
 * would be two reviews of one job.
 */
export async function moveInto(
  { database }: ReadContext,
  { fromId, intoId, remembers }: { fromId: number; intoId: number; remembers: boolean },
): Promise<void> {
  try {
    await sql`savepoint before_move`.execute(database);
    await sql`select move_between_listings(${fromId}::integer, ${intoId}::integer, ${remembers}::boolean)`.execute(
      database,
    );
  } catch (error) {
    await sql`rollback to savepoint before_move`.execute(database);
    if ((error as { code?: string }).code === '23505') throw conflict('listings.merge_same_review');
    throw error;
  }
}

/** Moves back the rows that a merge moved; later rows of the other listing stay there. */
export async function moveBack(
  { database }: ReadContext,
  { fromId, intoId }: { fromId: number; intoId: number },
): Promise<void> {
  await sql`select move_back_from_merge(${fromId}::integer, ${intoId}::integer)`.execute(database);
}

/** The row of a merged listing stays, so that its address leads to the other one. */
export async function leaveSignpost(
  { database, now }: ReadContext,
  { fromId, intoId, decisionId }: { fromId: number; intoId: number; decisionId: number },
): Promise<void> {
  await database
    .updateTable('contractors')
    .set({ hidden_at: now, merged_into_id: intoId, listing_decision_id: decisionId })
    .where('id', '=', fromId)
    .execute();
}
