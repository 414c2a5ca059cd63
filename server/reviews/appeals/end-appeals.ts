import { sql } from 'kysely';
import { withdrawAppeals } from '../../cases/appeals.ts';
import type { ReadContext } from '../../core/context.ts';

type Ending = Pick<ReadContext, 'database' | 'now'>;

/** Ends the open appeals about a deleted review and its response. Gives their ids. */
export async function endAppealsUnder(tx: Ending, reviewId: number): Promise<number[]> {
  return idsOf(await withdrawAppeals(tx, sql`a.review_id = ${reviewId}`));
}

/** Ends the open appeal of a review's author against the response to it. */
export async function endResponseAppeals(
  tx: Ending,
  { of, id }: { of: 'review' | 'response'; id: number },
): Promise<number[]> {
  const ofIt = of === 'review' ? sql`a.review_id = ${id}` : sql`a.subject_id = ${id}`;
  return idsOf(await withdrawAppeals(tx, sql`a.type = 'appeal' and a.subject_type = 'response' and ${ofIt}`));
}

const idsOf = (ended: readonly { id: number }[]): number[] => ended.map(({ id }) => id);
