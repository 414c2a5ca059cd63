import type { ReadContext } from '../../core/context.ts';
import { isCaseFor } from '../own-case.ts';

/** Whether an administrator may open a case of this review. */
export async function mayOpenCase(context: ReadContext, reviewId: number): Promise<boolean> {
  const row = await context.database
    .selectFrom('reviews as r')
    .select('r.id')
    .where('r.id', '=', reviewId)
    .where(isCaseFor(context))
    .executeTakeFirst();
  return row !== undefined;
}
