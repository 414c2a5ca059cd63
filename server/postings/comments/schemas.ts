import * as z from 'zod';
import { COMMENT_MAX_LENGTH, COMMENTS_PER_PAGE } from '../../../common/constants.ts';
import type { Pagination } from '../../core/pagination.ts';
import { instant, integer, pagination, withMessage } from '../../core/http/answer-schemas.ts';
import { byNumber, pageNumber, wholeNumber } from '../../core/http/forgiving-query.ts';
import { isVisible } from '../../core/plain-text.ts';
import { id, lines } from '../../core/validation.ts';
import type { MessageKey } from '../../../translations/index.ts';
import { LANGUAGES } from '../../../common/format/language.ts';
import type { CommentsView, CommentView } from './views.ts';

export const idParams = z.object({ id: id() });

const body = lines(0, COMMENT_MAX_LENGTH).refine(isVisible, {
  error: 'validation.required' satisfies MessageKey,
});
/** An empty field of a form that the browser sends by itself is no parent. */
const parent = z.preprocess((value) => (value === '' ? null : value), id().nullish());

export const newCommentBody = z.strictObject({ body, parent_id: parent });
export const changedCommentBody = z.strictObject({ body });

/** The comments of a posting's page: `page` of them, and the one that a form without scripts replies to. */
export const commentsOfPageQuery = z.object({ page: pageNumber(), reply: byNumber() });
export const commentsQuery = z.object({
  page: pageNumber(),
  per_page: wholeNumber(100).catch(COMMENTS_PER_PAGE),
  after: byNumber().describe('Only comments with a greater id: those that came since'),
});

const text = z.string();
const single = {
  commentId: integer(),
  id: integer().describe('The same as commentId'),
  posting_id: integer(),
  parent_id: integer().nullable(),
  body: text.describe('Empty in a deleted or hidden comment'),
  language: z.enum(LANGUAGES),
  author: z
    .object({
      name: text.nullable().describe('Null: a former member'),
      slug: text.nullable(),
      profile_id: integer(),
      picture: text.nullable().describe('Null: pages show initials'),
    })
    .nullable()
    .describe('Null in a deleted or hidden comment'),
  is_hidden: z.boolean().describe('By an author with whom the reader has a block; only its place is shown'),
  is_deleted: z.boolean().describe('It has no words: its author or an administrator took it away'),
  is_removed: z.boolean().describe('An administrator took it down'),
  version: integer(),
  earlier: z
    .array(z.object({ body: text, written_at: instant() }))
    .describe('Earlier words, the latest first'),
  created_at: instant(),
  edited_at: instant().nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
};
const comment = z
  .object({ ...single, replies: z.array(z.object({ ...single, replies: z.array(z.never()) })) })
  .meta({ id: 'Comment' }) satisfies z.ZodType<CommentView>;

export const commentsAnswer = z.object({
  comments: z.array(comment),
  pagination: pagination satisfies z.ZodType<Pagination>,
  count: integer().describe('Comments and replies under the posting'),
}) satisfies z.ZodType<Pick<CommentsView, 'comments' | 'pagination' | 'count'>>;
export const mentionableAnswer = z.object({
  people: z.array(z.object({ profile_id: integer(), name: text })),
});
export const commentAnswer = withMessage({ comment });
