import { sql } from 'kysely';
import type { ReadContext } from '../../core/context.ts';
import { textBandsOf } from './screen-review.ts';

/** The spaces of advisory locks; an author's own (in `publishReview`) comes before them, and they in this order. */
const CONTRACTOR_LOCKS = 7_203_003;
const TEXT_LOCKS = 7_203_004;

/**
 * Screens a contractor's reviews one after the other, so that each counts those before it. No owner change
 * runs meanwhile. Ends with the transaction.
 */
export async function waitForContractor({ database }: ReadContext, contractorId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CONTRACTOR_LOCKS}::integer, ${contractorId}::integer)`.execute(
    database,
  );
}

/** The same for texts that may be near-copies of one another. Call it before anything of the text is written. */
export async function waitForText({ database }: ReadContext, body: string): Promise<void> {
  // In one order everywhere, or two texts would wait for each other.
  const bands = [...new Set(textBandsOf(body))].sort((one, other) => one - other);
  await sql`select pg_advisory_xact_lock(${TEXT_LOCKS}::integer, band)
    from unnest(${sql.val(bands)}::integer[]) as band`.execute(database);
}
