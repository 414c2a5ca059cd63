import type { ReadContext } from '../core/context.ts';
import type { ReviewContent } from './review-content.ts';

type NewVersion = {
  reviewId: number;
  version: number;
  content: ReviewContent;
  writtenAt: Date;
  byUserId: number | null;
};

/** Keeps what a review said; a version that is kept already stays as it is. */
export async function keepVersion({ database }: ReadContext, kept: NewVersion): Promise<void> {
  await database
    .insertInto('review_versions')
    .values({
      review_id: kept.reviewId,
      version: kept.version,
      content: kept.content,
      created_at: kept.writtenAt,
      edited_by_user_id: kept.byUserId,
    })
    .onConflict((conflict) => conflict.columns(['review_id', 'version']).doNothing())
    .execute();
}
