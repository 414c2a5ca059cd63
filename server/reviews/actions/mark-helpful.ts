import { transact, type Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { isPublic } from '../../conditions/public-rows.ts';
import type { SignedIn } from '../../core/viewer.ts';
import { mayMarkHelpful } from '../policy.ts';

/**
 * Marks a public review as helpful, or takes the mark back; the same again changes nothing. Throws 404, and 403 for its
 * author and the business that it is about.
 */
export async function markHelpful(
  context: Context,
  viewer: SignedIn,
  { reviewId, isHelpful }: { reviewId: number; isHelpful: boolean },
): Promise<void> {
  await transact(context, async (tx) => {
    const review = await tx.database
      .selectFrom('reviews as r')
      .innerJoin('contractors as c', 'c.id', 'r.contractor_id')
      .select(['r.author_profile_id as authorProfileId', 'c.id as contractorId', 'c.slug'])
      .where('r.id', '=', reviewId)
      .where('c.hidden_at', 'is', null)
      .where(isPublic('r'))
      .executeTakeFirst();
    if (!review) throw notFound();
    const verdict = mayMarkHelpful(viewer, review);
    if (verdict !== true) throw verdict;
    if (isHelpful)
      await tx.database
        .insertInto('helpful_marks')
        .values({ review_id: reviewId, user_id: viewer.userId, created_at: tx.now })
        // After an edit the words are others, so the mark is given anew.
        .onConflict((marked) => marked.columns(['review_id', 'user_id']).doUpdateSet({ created_at: tx.now }))
        .execute();
    else
      await tx.database
        .deleteFrom('helpful_marks')
        .where('review_id', '=', reviewId)
        .where('user_id', '=', viewer.userId)
        .execute();
    const { slug, contractorId } = review;
    tx.announce({ name: 'review.marked_helpful', reviewId, contractorId, contractorSlug: slug });
  });
}
