import type { ReadContext } from '../../core/context.ts';
import type { Readers } from '../../uploads/readers.ts';

/** The photos of a review that is shown are everybody's; of any other, its author's and the administrators'. */
export async function reviewPhotoReaders(context: ReadContext, uploadId: number): Promise<Readers> {
  const review = await context.database
    .selectFrom('review_photos as photo')
    .innerJoin('reviews as r', 'r.id', 'photo.review_id')
    .select(['r.status', 'r.deleted_at', 'r.author_profile_id'])
    .where('photo.upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!review) return null;
  if (review.status === 'active' && review.deleted_at === null) return 'everybody';
  const { viewer } = context;
  const mayRead = viewer?.role === 'admin' || viewer?.profileId === review.author_profile_id;
  return mayRead ? 'this_reader' : null;
}
