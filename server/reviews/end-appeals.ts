import type { ReadContext } from '../core/context.ts';

/** What is gone leaves nothing to appeal: open appeals end as turned off, without a reason. Gives their ids. */
export async function endAppealsUnder({ database, now }: ReadContext, reviewId: number): Promise<number[]> {
  const ended = await database
    .updateTable('appeals')
    .set({ state: 'withdrawn', closed_at: now })
    .where('review_id', '=', reviewId)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The same for the appeal of a review's author against the response to it. */
export async function endResponseAppeals(
  { database, now }: ReadContext,
  response: { of: 'review' | 'response'; id: number },
): Promise<number[]> {
  const ended = await database
    .updateTable('appeals')
    .set({ state: 'withdrawn', closed_at: now })
    .where(response.of === 'review' ? 'review_id' : 'response_id', '=', response.id)
    .where('kind', '=', 'remove_response')
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}
