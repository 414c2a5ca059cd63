import type { ReadContext } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { isPublic } from '../../../conditions/public-rows.ts';
import { isListed, selectComments, type CommentRow } from './select-comments.ts';

/** A comment with its replies, as its readers find it; undefined where nothing of it is shown. */
export async function findComment(
  { database }: Pick<ReadContext, 'database'>,
  commentId: number,
): Promise<{ comment: CommentRow; replies: CommentRow[] } | undefined> {
  const rows = await selectComments(database)
    .where(({ eb, or }) => or([eb('c.id', '=', commentId), eb('c.parent_id', '=', commentId)]))
    .where(isListed)
    .orderBy('c.id')
    .execute();
  const comment = rows.find(({ id }) => id === commentId);
  return comment && { comment, replies: rows.filter((row) => row !== comment) };
}

export type LockedComment = {
  id: number;
  postingId: number;
  parentId: number | null;
  body: string;
  version: number;
  authorProfileId: number;
};

/** Locks a comment until the transaction ends; throws `notFound()` also for a deleted or removed one. */
export async function lockComment({ database }: ReadContext, commentId: number): Promise<LockedComment> {
  const row = await database
    .selectFrom('comments')
    .select(['id', 'posting_id as postingId', 'parent_id as parentId', 'body', 'version'])
    .select('author_profile_id as authorProfileId')
    .where('id', '=', commentId)
    .where(isPublic('comments'))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * A comment's owner. Throws `notFound()` for a missing or removed comment, and for a posting that may not be
 * read.
 */
export async function findCommentOwnership(
  { database }: ReadContext,
  commentId: number,
): Promise<{ authorProfileId: number; postingId: number }> {
  const row = await database
    .selectFrom('comments as c')
    .innerJoin('postings as p', 'p.id', 'c.posting_id')
    .select(['c.author_profile_id as authorProfileId', 'c.posting_id as postingId'])
    .where('c.id', '=', commentId)
    .where(isPublic('c'))
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
