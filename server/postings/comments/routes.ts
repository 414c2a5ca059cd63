import { route } from '../../../common/routes/route-table.ts';
import { json, redirect } from '../../core/answers.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { anyone, signedIn } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { mayReadRemoved } from '../policy.ts';
import { refuseBlockedAuthor } from '../refuse-blocked-author.ts';
import { findPosting } from '../queries/find-posting.ts';
import { noBody } from '../schemas.ts';
import { deleteComment } from './actions/delete-comment.ts';
import { updateComment } from './actions/update-comment.ts';
import { writeComment } from './actions/write-comment.ts';
import { addCommentAdminCalls } from './admin-routes.ts';
import { mayComment, mayDeleteComment, mayEditComment } from './policy.ts';
import { findComment, findCommentOwnership } from './queries/find-comment.ts';
import { mentionable } from './mentionable.ts';
import { listComments, pageOfComment } from './queries/list-comments.ts';
import {
  changedCommentBody,
  commentAnswer,
  commentsAnswer,
  commentsQuery,
  idParams as params,
  mentionableAnswer,
  newCommentBody,
} from './schemas.ts';
import { toCommentViews } from './views.ts';

/** Comments and replies: the two calls of the API, the forms on a posting's page, and what administrators decide. */
export function addCommentRoutes(routes: Routes): void {
  addCommentAdminCalls(routes);
  routes.read('api.posts.comments', {
    params,
    query: commentsQuery,
    answers: { 200: commentsAnswer },
    policy: anyone,
    cacheTags: ({ params: { id } }) => [`posting:${id}`, 'posting-pages'],
    handle: async (context, { params: { id }, query: { page, per_page, after } }) => {
      const posting = await findPosting(context, id);
      if (posting.status === 'inactive' && !mayReadRemoved(context.viewer, posting)) throw notFound();
      const hidden = await refuseBlockedAuthor(context, posting);
      const { comments, pagination, count } = await listComments(context.database, {
        postingId: id,
        page,
        perPage: per_page,
        after: after ?? 0,
        hidden,
      });
      return json({ comments: await toCommentViews(context, comments), pagination, count });
    },
  });

  routes.read('api.posts.mentions', {
    params,
    answers: { 200: mentionableAnswer },
    policy: signedIn,
    handle: async (context, { params: { id } }) => {
      const posting = await findPosting(context, id);
      if (posting.status === 'inactive' && !mayReadRemoved(context.viewer, posting)) throw notFound();
      await refuseBlockedAuthor(context, posting);
      return json({ people: await mentionable(context, id) });
    },
  });

  routes.write('api.comments.update', {
    params,
    body: changedCommentBody,
    answers: { 200: commentAnswer },
    policy: async (context, { params: { id } }) =>
      mayEditComment(context.viewer, await findCommentOwnership(context, id)),
    limit: 'write',
    handle: async (context, { params: { id }, body }) => {
      await updateComment(context, { commentId: id, body: body.body });
      const found = await findComment(context, id);
      if (!found) throw notFound();
      const [comment] = await toCommentViews(context, [found]);
      return json({ comment, message: context.t('toasts.changes_saved') });
    },
  });

  routes.form('comments.store', {
    params,
    body: newCommentBody,
    policy: ({ viewer }) => mayComment(viewer),
    limit: 'write',
    handle: async (context, { params: { id }, body }) => {
      const parentId = body.parent_id ?? null;
      const { commentId } = await writeComment(context, { postingId: id, parentId, body: body.body });
      return redirect(await addressOf(context, id, parentId ?? commentId), {
        success: context.t('comments.published'),
      });
    },
  });

  routes.form('comments.destroy', {
    params,
    body: noBody,
    policy: async (context, { params: { id } }) =>
      mayDeleteComment(context.viewer, await findCommentOwnership(context, id)),
    limit: 'write',
    handle: async (context, { params: { id } }) => {
      const { postingId } = await deleteComment(context, { commentId: id });
      return redirect(postingPage(postingId, context), { success: context.t('comments.deleted') });
    },
  });
}

const postingPage = (id: number, { language }: Context, page = 1) =>
  route('postings.show', { id }, { language, query: { page: page === 1 ? undefined : page } });

/** The page of the posting on which a comment is. */
async function addressOf(context: Context, postingId: number, commentId: number): Promise<string> {
  const page = await pageOfComment(context.database, postingId, commentId);
  return `${postingPage(postingId, context, page)}#comment-${commentId}`;
}
