import { sql } from 'kysely';
import { COMMENTS_PER_PAGE } from '../../../../common/constants.ts';
import type { Queryable } from '../../../database/client.ts';
import { paginate, type Pagination } from '../../../core/pagination.ts';
import { isListed, isReadable, selectComments, type CommentRow } from './select-comments.ts';

export type WantedComments = {
  postingId: number;
  page: number;
  perPage: number;
  /** Only comments with a greater id. */
  after?: number;
  /** Profiles whose comments the reader does not see. */
  hidden: readonly number[];
};

export type ListedComments = {
  comments: { comment: CommentRow; replies: CommentRow[] }[];
  pagination: Pagination;
  /** Comments and replies that can be read. */
  count: number;
};

/** A page of the comments of a posting, the oldest first, each with its replies. */
export async function listComments(
  database: Queryable,
  { postingId, page, perPage, after = 0, hidden }: WantedComments,
): Promise<ListedComments> {
  const isSeen = sql<boolean>`c.author_profile_id <> all (${sql.val(hidden)}::integer[])`;
  // One that is not seen keeps its place while others reply to it.
  const keepsPlace = sql<boolean>`(${isSeen} or exists (select from comments as under
    where under.parent_id = c.id and under.author_profile_id <> all (${sql.val(hidden)}::integer[])))`;
  const counts = await database
    .selectFrom('comments as c')
    .select([
      sql<number>`count(*) filter (where c.parent_id is null and c.id > ${after} and ${isListed} and ${keepsPlace})::int`.as(
        'own',
      ),
      sql<number>`count(*) filter (where ${isReadable} and ${isSeen})::int`.as('readable'),
    ])
    .where('c.posting_id', '=', postingId)
    .executeTakeFirstOrThrow();
  const pagination = paginate(counts.own, page, perPage);
  const comments = await selectComments(database)
    .where('c.posting_id', '=', postingId)
    .where('c.parent_id', 'is', null)
    .where('c.id', '>', after)
    .where(isListed)
    .where(keepsPlace)
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
          .where(isSeen)
          .orderBy('c.id')
          .execute();
  const byParent = Map.groupBy(replies, ({ parentId }) => parentId);
  return {
    comments: comments.map((comment) => ({
      comment: { ...comment, isHidden: hidden.includes(comment.authorProfileId) },
      replies: byParent.get(comment.id) ?? [],
    })),
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
