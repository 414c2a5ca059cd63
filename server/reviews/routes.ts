import { REVIEW_PHOTOS_MAX } from '../../common/constants.ts';
import { route } from '../../common/routes/route-table.ts';
import { inertia, json, redirect, type Answer } from '../core/answers.ts';
import { deviceOf } from '../accounts/origins.ts';
import { ownPath, refererPath } from '../accounts/own-path.ts';
import type { Context } from '../core/context.ts';
import { anyone, hasVerifiedEmail, signedIn, signedInViewer } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { markHelpful } from './actions/mark-helpful.ts';
import { updateReview } from './actions/update-review.ts';
import { publishReview, type PublishedReview } from './actions/publish-review.ts';
import { addReviewModerationCalls } from './admin-api-routes.ts';
import { addReviewCalls } from './api-routes.ts';
import { checkJob, refuseJobAfterClosing } from './check-content.ts';
import { reviewCreateView } from './create-page.ts';
import { mayEditReview, mayReview, mayStartReview } from './policy.ts';
import { previewReview } from './preview.ts';
import { findReviewOwnership } from './queries/find-ownership.ts';
import { findContractor } from './queries/find-contractor.ts';
import {
  findOwnReview,
  findReview,
  findReviewVersions,
  listGivenReviews,
  listGotReviews,
} from './queries/own-reviews.ts';
import { reviewFormOptions } from './queries/review-form.ts';
import { markReviewsSeen } from './queries/mark-reviews-seen.ts';
import { ownContractor } from './queries/own-contractor.ts';
import {
  helpfulBody,
  idParams,
  ownListQuery,
  reviewBody,
  reviewChangesForm,
  slugParams,
  versionsQuery,
} from './schemas.ts';
import { requestQuery } from '../review-requests/schemas.ts';
import { formFiles } from '../uploads/form-files.ts';

/** Writing a review, one's own reviews, and the calls that change them. */
export function addReviewRoutes(routes: Routes): void {
  addWritingRoutes(routes);
  addEditingRoutes(routes);
  addOwnReviewRoutes(routes);
  addReviewCalls(routes);
  addReviewModerationCalls(routes);
}

type OfContractor = { params: { slug: string } };
const mayReviewThis = async (context: Context, { params }: OfContractor) =>
  mayReview(context.viewer, (await findContractor(context, params.slug)).id);

function addWritingRoutes(routes: Routes): void {
  routes.page('review_rules', {
    policy: anyone,
    cacheTags: () => ['review-rules'],
    handle: async () => inertia('reviews/rules', {}),
  });

  routes.page('reviews.create', {
    params: slugParams,
    query: requestQuery,
    policy: ({ viewer }) => mayStartReview(viewer),
    handle: async (context, { params: { slug }, query: { request } }) =>
      inertia(
        'reviews/create',
        await reviewCreateView(context, await findContractor(context, slug), request),
      ),
  });

  routes.form('reviews.preview', {
    params: slugParams,
    body: reviewBody,
    policy: signedIn,
    limit: 'write',
    handle: async (context, { params, body: { qualifying: _qualifying, photos, ...content } }) => {
      await checkJob(context, content.job);
      const contractor = await findContractor(context, params.slug);
      await refuseJobAfterClosing(context, contractor.id, content.job.month);
      return json({ review: await previewReview(context, contractor, { content, photos }) });
    },
  });

  routes.form('reviews.store', {
    once: true,
    params: slugParams,
    query: requestQuery,
    body: reviewBody,
    files: formFiles('photos', REVIEW_PHOTOS_MAX),
    policy: mayReviewThis,
    limit: 'publish',
    handle: async (context, { params, query, request, body: { qualifying, photos, ...content } }) => {
      const contractor = await findContractor(context, params.slug);
      const input = { contractor, qualifying, content, photos, device: deviceOf(request, context.config) };
      const published = await publishReview(context, { ...input, requestCode: query.request ?? null });
      return answerTo(context, contractor.slug, published);
    },
  });
}

/** The author's own list says why a review waits, or why one that is sent again is not shown. */
function answerTo({ language, t }: Context, slug: string, published: PublishedReview): Answer {
  const { reviewId, signals, isTakenDown } = published;
  const ownList = route('reviews.given', {}, { query: { review: reviewId } });
  if (signals.length > 0) return redirect(ownList, { success: t('screening.held') });
  if (isTakenDown) return redirect(ownList, { error: t('review_form.taken_down') });
  return redirect(route('contractors.show', { slug }, { language }), { success: t('review_form.published') });
}

type OfReview = { params: { id: number } };
const mayEditThis = async (context: Context, { params }: OfReview) =>
  mayEditReview(context.viewer, await findReviewOwnership(context, params.id));

/** The same fields as `api.reviews.update` takes, on a page that needs no scripts. */
function addEditingRoutes(routes: Routes): void {
  routes.page('reviews.edit', {
    params: idParams,
    policy: mayEditThis,
    handle: async (context, { params }) =>
      inertia('reviews/edit', {
        review: await findReview(context, params.id),
        options: await reviewFormOptions(context, null),
      }),
  });

  routes.form('reviews.helpful', {
    params: idParams,
    body: helpfulBody,
    policy: ({ viewer }) => hasVerifiedEmail(viewer),
    limit: 'write',
    handle: async (context, { params: { id }, body, request }) => {
      await markHelpful(context, signedInViewer(context), {
        reviewId: id,
        isHelpful: body.is_helpful === '1',
      });
      const from = ownPath(refererPath(request, context.config), route('reviews.versions', { id }));
      return redirect(from);
    },
  });

  routes.form('reviews.update', {
    params: idParams,
    body: reviewChangesForm,
    files: formFiles('photos', REVIEW_PHOTOS_MAX),
    policy: mayEditThis,
    limit: 'write',
    handle: async (context, { params, body }) => {
      const outcome = await updateReview(context, { reviewId: params.id, changes: body });
      const list = route('reviews.given', {}, { query: { review: params.id } });
      return redirect(list, { success: context.t(SAVED[outcome]) });
    },
  });
}

/** The messages after an edit, for a reader without scripts. */
const SAVED = {
  as_before: 'toasts.review_updated',
  released: 'review_form.now_public',
  held: 'screening.held',
} as const;

function addOwnReviewRoutes(routes: Routes): void {
  routes.page('reviews.versions', {
    params: idParams,
    query: versionsQuery,
    policy: anyone,
    handle: async (context, { params, query }) =>
      inertia('reviews/versions', { review: await findReviewVersions(context, params.id, query.from) }),
  });

  routes.page('reviews.given', {
    query: ownListQuery,
    policy: signedIn,
    handle: async (context, { query }) =>
      inertia('reviews/given', {
        ...(await listGivenReviews(context, query.page)),
        asked: await findOwnReview(context, query.review, 'author'),
        options: await reviewFormOptions(context, null),
      }),
  });

  routes.page('reviews.got', {
    query: ownListQuery,
    policy: signedIn,
    handle: async (context, { query }) => {
      await markReviewsSeen(context);
      return inertia('reviews/got', {
        ...(await listGotReviews(context, query.page)),
        asked: await findOwnReview(context, query.review, 'contractor'),
        contractor: await ownContractor(context),
      });
    },
  });
}
