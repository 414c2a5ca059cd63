import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';

export type LockedReview = { status: string; contractorId: number; contractorSlug: string };

/** A review that cannot be deleted or hidden until the transaction ends; throws `notFound()`. */
export async function lockReview(
  { database }: Pick<ReadContext, 'database'>,
  reviewId: number,
): Promise<LockedReview> {
  const row = await database
    .selectFrom('reviews as r')
    .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
    .select(['r.status', 'c.id as contractorId', 'c.slug as contractorSlug'])
    .where('r.id', '=', reviewId)
    .where('r.deleted_at', 'is', null)
    .forNoKeyUpdate('r')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
