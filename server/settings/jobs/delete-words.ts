import type { Deleting } from '../../cases/open-appeals.ts';
import { deleteCommentOfAuthor, lockParentOf } from '../../postings/comments/actions/delete-comment.ts';
import { hidePostingOfAuthor } from '../../postings/actions/delete-posting.ts';
import { hideReviewOfAuthor } from '../../reviews/actions/delete-review.ts';

/** A transaction that closes an account, in the name of its user. */
export type Closing = Deleting & { viewer: { userId: number } };

/**
 * Postings and comments go as if their author deleted each; reviews only where their author asked for that.
 * Answers with the contractors whose reviews went.
 */
export async function deleteWords(
  closing: Closing,
  { profileIds, withReviews }: { profileIds: readonly number[]; withReviews: boolean },
): Promise<number[]> {
  if (profileIds.length === 0) return [];
  for (const { id } of await ownOf(closing, 'postings', profileIds)) await hidePostingOfAuthor(closing, id);
  await deleteComments(closing, profileIds);
  if (!withReviews) return [];
  const contractorIds: number[] = [];
  for (const { id } of await ownOf(closing, 'reviews', profileIds))
    contractorIds.push((await hideReviewOfAuthor(closing, id)).contractorId);
  return contractorIds;
}

/** Those that are not deleted yet, locked. */
const ownOf = ({ database }: Closing, table: 'postings' | 'reviews', profileIds: readonly number[]) =>
  database
    .selectFrom(table)
    .select('id')
    .where('author_profile_id', 'in', profileIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

async function deleteComments(closing: Closing, profileIds: readonly number[]): Promise<void> {
  // The latest first, so that a comment of theirs with only their own replies goes with them.
  const comments = await closing.database
    .selectFrom('comments')
    .select(['id', 'posting_id as postingId', 'parent_id as parentId'])
    .where('author_profile_id', 'in', profileIds)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  for (const comment of comments) {
    await lockParentOf(closing, comment.id);
    await deleteCommentOfAuthor(closing, comment);
  }
}
