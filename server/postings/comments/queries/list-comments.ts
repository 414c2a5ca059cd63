import { sql } from 'kysely';
import { COMMENTS_PER_PAGE } from '../../../../common/constants.ts';
import type { Queryable } from '../../../database/client.ts';
import { paginate, type Pagination } from '../../../core/pagination.ts';
import { isListed, isReadable, selectComments, type CommentRow } from './select-comments.ts';

export type ListedComments = {
  comments: { comment: CommentRow; replies: CommentRow[] }[];
  pagination: Pagination;
  /** Comments and replies that can be read. */
  count: number;
};

/** A page of the comments of a posting, the oldest first, each with its replies. */
export async function listComments(
  database: Queryable,
  { postingId, page, perPage }: { postingId: number; page: number; perPage: number },
): Promise<ListedComments> {
  const counts = await database
    .selectFrom('comments as c')
    .select([
      sql<number>`count(*) filter (where c.parent_id is null and ${isListed})::int`.as('own'),
      sql<number>`count(*) filter (where ${isReadable})::int`.as('readable'),
    ])
    .where('c.posting_id', '=', postingId)
    .executeTakeFirstOrThrow();
  const pagination = paginate(counts.own, page, perPage);
  const comments = await selectComments(database)
    .where('c.posting_id', '=', postingId)
    .where('c.parent_id', 'is', null)
    .where(isListed)
    .orderBy('c.id')
    .limit(perPage)
    .offset((pagination.current_page - 1) * perPage)
    .execute();
  const ids = comments.map(({ id }) => id);
  const replies =
    ids.length === 0
      ? []
      : await selectComments(database)
          .where('c.parent_id', 'in', ids)
          .where(isReadable)
          .orderBy('c.id')
          .execute();
  const byParent = Map.groupBy(replies, ({ parentId }) => parentId);
  return {
    comments: comments.map((comment) => ({ comment, replies: byParent.get(comment.id) ?? [] })),
    pagination,
    count: counts.readable,
  };
}

/** The page of a posting's list on which a comment is; pages count from 1. */
export async function pageOfComment(
  database: Queryable,
  postingId: number,
  commentId: number,
): Promise<number> {
  const { before } = await database
    .selectFrom('comments as c')
    .select(sql<number>`count(*)::int`.as('before'))
    .where('c.posting_id', '=', postingId)
    .where('c.parent_id', 'is', null)
    .where(isListed)
    .where('c.id', '<', commentId)
    .executeTakeFirstOrThrow();
  return Math.floor(before / COMMENTS_PER_PAGE) + 1;
}
