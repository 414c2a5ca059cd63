import type { Language } from '../../../common/format/language.ts';
import type { WordMask } from '../../../common/text/word-mask.ts';
import { avatarUrl } from '../../profiles/avatars.ts';
import { maskFor } from '../../content/bad-words.ts';
import type { ReadContext } from '../../core/context.ts';
import type { Pagination } from '../../core/pagination.ts';
import { allows } from '../../core/policies.ts';
import { isAuthor } from '../policy.ts';
import { canOf, mayComment } from './policy.ts';
import type { ListedComments } from './queries/list-comments.ts';
import type { CommentRow } from './queries/select-comments.ts';

type SingleComment = {
  commentId: number;
  id: number;
  posting_id: number;
  parent_id: number | null;
  /** Empty in a deleted or hidden comment. Words are masked for everyone but their author. */
  body: string;
  language: Language;
  /** Null in a deleted or hidden comment; `name` is null for a closed account. */
  author: {
    name: string | null;
    slug: string | null;
    profile_id: number;
    /** The address of their picture; null: initials. */
    picture: string | null;
  } | null;
  is_deleted: boolean;
  /** By an author with whom the reader has a block: only its place is shown, for the replies of others. */
  is_hidden: boolean;
  /** It was an administrator who took it down. */
  is_removed: boolean;
  version: number;
  /** Its words before the last change, the latest first. */
  earlier: { body: string; written_at: string }[];
  /** ISO 8601 UTC */
  created_at: string;
  edited_at: string | null;
  can: { edit: boolean; delete: boolean; report: boolean };
};
/** A comment as the API and the events give it. */
export type ReplyView = SingleComment & { replies: never[] };
export type CommentView = SingleComment & { replies: ReplyView[] };

export type CommentsView = {
  comments: CommentView[];
  pagination: Pagination;
  /** Comments and replies that can be read. */
  count: number;
  /** Whether the posting takes comments. */
  isOpen: boolean;
  /** Whether the reader may write one where it does. */
  canComment: boolean;
  /** A block keeps comments from this reader: events, which everyone gets, are read again from the server. */
  isFiltered: boolean;
  /** The comment under which a form without scripts opens. */
  replyTo: number | null;
};

export async function toCommentViews(
  context: ReadContext,
  listed: ListedComments['comments'],
): Promise<CommentView[]> {
  const mask = await maskFor(context);
  return listed.map(({ comment, replies }) => ({
    ...toComment(context, comment, mask),
    replies: replies.map((reply) => ({ ...toComment(context, reply, mask), replies: [] })),
  }));
}

export async function toCommentsView(
  context: ReadContext,
  { comments, pagination, count }: ListedComments,
  { isOpen, replyTo, isFiltered }: Pick<CommentsView, 'isOpen' | 'replyTo' | 'isFiltered'>,
): Promise<CommentsView> {
  return {
    comments: await toCommentViews(context, comments),
    pagination,
    count,
    isOpen,
    canComment: allows(mayComment(context.viewer)),
    isFiltered,
    replyTo,
  };
}

function toComment({ viewer }: ReadContext, row: CommentRow, maskAll: WordMask): SingleComment {
  const isHidden = row.isHidden === true;
  const isEmpty = row.isDeleted || isHidden;
  const mask = isAuthor(viewer, row) ? (text: string) => text : maskAll;
  return {
    commentId: row.id,
    id: row.id,
    posting_id: row.postingId,
    parent_id: row.parentId,
    body: isEmpty ? '' : mask(row.body),
    language: row.language,
    author: isEmpty
      ? null
      : {
          name: row.authorLeft ? null : maskAll(row.authorName),
          slug: row.authorSlug,
          profile_id: row.authorProfileId,
          picture: row.authorLeft ? null : avatarUrl(row.authorPicture),
        },
    is_deleted: row.isDeleted,
    is_hidden: isHidden,
    is_removed: row.isRemoved,
    version: row.version,
    earlier: (isEmpty ? [] : row.earlier).map(({ body, written_at }) => ({
      body: mask(body),
      written_at: new Date(written_at).toISOString(),
    })),
    created_at: row.createdAt.toISOString(),
    edited_at: isEmpty ? null : (row.editedAt?.toISOString() ?? null),
    can: isEmpty ? { edit: false, delete: false, report: false } : canOf(viewer, row),
  };
}
