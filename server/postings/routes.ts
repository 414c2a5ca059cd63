import { COMMENTS_PER_PAGE } from '../../common/constants.ts';
import { POSTING_PHOTOS_MAX } from '../../common/limits/posting-limits.ts';
import { route } from '../../common/routes/route-table.ts';
import { referenceLists, choicesWith } from '../contractors/reference-lists.ts';
import { inertia, json, redirect } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { adminOnly, anyone, signedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { removePosting, restorePosting } from './actions/decide-posting.ts';
import { deletePosting } from './actions/delete-posting.ts';
import { pinPosting, unpinPosting } from './actions/pin-posting.ts';
import { publishPosting } from './actions/publish-posting.ts';
import { updatePosting } from './actions/update-posting.ts';
import { listComments } from './comments/queries/list-comments.ts';
import { addCommentRoutes } from './comments/routes.ts';
import { commentsOfPageQuery } from './comments/schemas.ts';
import { takesComments } from './comments/policy.ts';
import { toCommentsView } from './comments/views.ts';
import { postingCreateView, postingEditView } from './form-pages.ts';
import { mayDeletePosting, mayEditPosting, mayPublish, mayPublishAs, mayReadRemoved } from './policy.ts';
import { findOwnership, findPosting } from './queries/find-posting.ts';
import { relationTo } from '../relations/views.ts';
import { refuseBlockedAuthor } from './refuse-blocked-author.ts';
import { feedViewsOf, toFeedViewsView } from './feed-views.ts';
import { countNewer, listPostings } from './queries/list-postings.ts';
import {
  changedPostingBody,
  idParams as params,
  newPostingBody,
  noBody,
  postingsQuery,
  removalBody,
  restorationBody,
  type DecisionBody,
  type PostingsQuery,
  newerAnswer,
  newerQuery,
} from './schemas.ts';
import { toPostingCards, toPostingView, type PostingsView } from './views.ts';
import { decisionAnswer } from '../core/http/answer-schemas.ts';
import { formFiles } from '../uploads/form-files.ts';

/** The postings: their list, one posting, writing it, and the administrators' decisions. */
export function addPostingRoutes(routes: Routes): void {
  addReadingRoutes(routes);
  addWritingRoutes(routes);
  addPinRoutes(routes);
  addAdminCalls(routes);
  addCommentRoutes(routes);
}

function addReadingRoutes(routes: Routes): void {
  routes.page('postings.index', {
    query: postingsQuery,
    policy: anyone,
    cacheTags: () => ['postings', 'posting-pages'],
    handle: async (context, { query }) => inertia('postings/index', await postingsPage(context, query)),
  });

  routes.read('api.posts.newer', {
    query: newerQuery,
    answers: { 200: newerAnswer },
    policy: anyone,
    cacheTags: () => ['postings', 'posting-pages'],
    handle: async (context, { query: { after, ...query } }) => {
      const views = await feedViewsOf(context, query);
      return json({ count: await countNewer(context, query, views, after ?? 0) });
    },
  });

  routes.page('postings.show', {
    params,
    query: commentsOfPageQuery,
    policy: anyone,
    cacheTags: ({ params: { id } }) => [`posting:${id}`, 'posting-pages'],
    handle: async (context, { params: { id }, query: { page, reply } }) => {
      const row = await findPosting(context, id);
      if (row.status === 'inactive' && !mayReadRemoved(context.viewer, row)) throw notFound();
      const hidden = await refuseBlockedAuthor(context, row);
      const wanted = { postingId: id, page, perPage: COMMENTS_PER_PAGE, hidden };
      const comments = await listComments(context.database, wanted);
      return inertia('postings/show', {
        posting: await toPostingView(context, row),
        comments: await toCommentsView(context, comments, {
          isOpen: takesComments(row),
          replyTo: reply,
          isFiltered: hidden.length > 0,
        }),
        relation: await relationTo(context, { id: row.authorProfileId, userId: null }),
      });
    },
  });
}

async function postingsPage(context: Context, query: PostingsQuery) {
  const views = await feedViewsOf(context, query);
  const [{ rows, pagination }, lists] = await Promise.all([
    listPostings(context, query, views),
    referenceLists(context),
  ]);
  return {
    postings: await toPostingCards(context, rows),
    pagination,
    query,
    choices: choicesWith(lists, context.language, query.region),
    live: query.mine === null && query.page === 1 ? liveOf(query, rows, lists.regions) : null,
    isSignedIn: context.viewer !== null,
    views: toFeedViewsView(views, lists, context.language),
  };
}

/** New postings come on top of the first page; readers ask how many of them belong to their list. */
function liveOf(
  { region }: PostingsQuery,
  rows: readonly { id: number }[],
  regions: readonly { id: number; slug: string }[],
): PostingsView['live'] {
  const id = regions.find(({ slug }) => slug === region)?.id;
  if (region !== null && id === undefined) return null;
  return { feed: id ?? 'all', newest: Math.max(0, ...rows.map((row) => row.id)) };
}

type OfPosting = { params: { id: number } };
const mayEditThis = async (context: Context, { params: { id } }: OfPosting) =>
  context.viewer === null
    ? mayPublish(null)
    : mayEditPosting(context.viewer, await findOwnership(context, id));
const mayDeleteThis = async (context: Context, { params: { id } }: OfPosting) =>
  context.viewer === null
    ? mayPublish(null)
    : mayDeletePosting(context.viewer, await findOwnership(context, id));

const pageOf = (id: number, { language }: Context) => route('postings.show', { id }, { language });

function addWritingRoutes(routes: Routes): void {
  routes.page('postings.create', {
    policy: signedIn,
    handle: async (context) => inertia('postings/create', await postingCreateView(context)),
  });
  routes.page('postings.edit', {
    params,
    policy: mayEditThis,
    handle: async (context, { params: { id } }) =>
      inertia('postings/edit', await postingEditView(context, id)),
  });

  routes.form('postings.store', {
    once: true,
    body: newPostingBody,
    files: formFiles('photos', POSTING_PHOTOS_MAX),
    policy: (context, input) => {
      const verdict = mayPublish(context.viewer);
      return verdict === true ? mayPublishAs(context.viewer, input.body.type) : verdict;
    },
    limit: 'publish',
    handle: async (context, { body }) => {
      const { postingId, isOnHold } = await publishPosting(context, body);
      const said = isOnHold ? 'screening.posting_held' : 'postings.published';
      return redirect(pageOf(postingId, context), { success: context.t(said) });
    },
  });
  routes.form('postings.update', {
    alsoPost: true,
    params,
    body: changedPostingBody,
    files: formFiles('photos', POSTING_PHOTOS_MAX),
    policy: mayEditThis,
    limit: 'publish',
    handle: async (context, { params: { id }, body }) => {
      await updatePosting(context, { postingId: id, changes: body });
      return redirect(pageOf(id, context), { success: context.t('toasts.changes_saved') });
    },
  });
  routes.form('postings.destroy', {
    params,
    body: noBody,
    policy: mayDeleteThis,
    limit: 'publish',
    handle: async (context, { params: { id } }) => {
      await deletePosting(context, { postingId: id });
      const to = route('postings.index', {}, { language: context.language, query: { mine: 'yes' } });
      return redirect(to, { success: context.t('postings.deleted') });
    },
  });
}

function addPinRoutes(routes: Routes): void {
  const own = { params, body: noBody, policy: mayDeleteThis, limit: 'write' } as const;
  routes.form('postings.pin', {
    ...own,
    handle: async (context, { params: { id } }) => {
      await pinPosting(context, { postingId: id });
      return redirect(pageOf(id, context), { success: context.t('postings.pinned') });
    },
  });
  routes.form('postings.unpin', {
    ...own,
    handle: async (context, { params: { id } }) => {
      await unpinPosting(context, { postingId: id });
      return redirect(pageOf(id, context), { success: context.t('postings.unpinned') });
    },
  });
}

function addAdminCalls(routes: Routes): void {
  const answers = { 200: decisionAnswer };
  const rights = { answers, params, policy: adminOnly, limit: 'write' } as const;
  routes.write('api.admin.postings.remove', {
    ...rights,
    body: removalBody,
    handle: async (context, { params: { id }, body }) => {
      const { decisionId } = await removePosting(context, decisionIn(id, body));
      return json({ message: context.t('postings.removed'), decision_id: decisionId });
    },
  });
  routes.write('api.admin.postings.restore', {
    ...rights,
    body: restorationBody,
    handle: async (context, { params: { id }, body }) => {
      const { decisionId } = await restorePosting(context, decisionIn(id, body));
      return json({ message: context.t('postings.restored'), decision_id: decisionId });
    },
  });
}

const decisionIn = (postingId: number, body: DecisionBody) => ({
  postingId,
  reason: body.reason,
  reasonCode: body.reason_code ?? null,
  seen: { lastDecisionId: body.last_decision_id, version: body.version },
});
