import { profilesOfMailbox } from '../accounts/mailbox.ts';
import type { ReadContext } from '../core/context.ts';

/** A link of one job of this business, as it stands when a review is written with it. */
/** `isFree`: no review is kept with it, or one that its author deleted since and writes anew. */
export type UsedRequest = { id: number; isUsedByOther: boolean; isFree: boolean };

type Written = { code: string | null; contractorId: number; authorUserId: number };

/**
 * Locks the request that a review is written with, so that of two reviews at once one is the second. Null without a link,
 * with one for all customers, or with one of another business. It is a signal that somebody else wrote with it, and no more.
 */
export async function lockRequest(
  { database }: ReadContext,
  { code, contractorId, authorUserId }: Written,
): Promise<UsedRequest | null> {
  if (code === null) return null;
  const row = await database
    .selectFrom('review_requests')
    .select(['id', 'used_at', 'review_id'])
    .where('code', '=', code)
    .where('contractor_id', '=', contractorId)
    .where('kind', '=', 'job')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  if (row.used_at === null) return { id: row.id, isUsedByOther: false, isFree: true };
  const own = await database
    .selectFrom('reviews')
    .select('deleted_at')
    .where('id', '=', row.review_id)
    .where('author_profile_id', 'in', profilesOfMailbox(authorUserId))
    .executeTakeFirst();
  const isFree = own !== undefined && own.deleted_at !== null;
  return { id: row.id, isUsedByOther: own === undefined, isFree };
}

/** Keeps the review that was written with a request. */
export async function noteUse(
  { database, now }: ReadContext,
  { requestId, reviewId }: { requestId: number; reviewId: number },
): Promise<void> {
  await database
    .updateTable('review_requests')
    .set({ review_id: reviewId, used_at: now })
    .where('id', '=', requestId)
    .execute();
}
