import { APPEAL_FILES_MAX } from '../../common/constants.ts';
import { messageAnswer } from '../core/http/answer-schemas.ts';
import { json } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import type { Verdict } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import type { Viewer } from '../core/viewer.ts';
import { deleteResponse } from './actions/delete-response.ts';
import { deleteReview } from './actions/delete-review.ts';
import { fileAppeal } from './actions/file-appeal.ts';
import { fileResponseAppeal } from './actions/file-response-appeal.ts';
import { publishResponse } from './actions/publish-response.ts';
import { turnOffAppeal } from './actions/turn-off-appeal.ts';
import { turnOffResponseAppeal } from './actions/turn-off-response-appeal.ts';
import { updateResponse } from './actions/update-response.ts';
import { updateReview } from './actions/update-review.ts';
import {
  mayAppeal,
  mayAppealResponse,
  mayDeleteResponse,
  mayDeleteReview,
  mayEditReview,
  mayRespond,
  mayTurnOffAppeal,
  mayTurnOffResponseAppeal,
  type ReviewOwnership,
} from './policy.ts';
import { findCaseOwnership, findResponseOwnership, findReviewOwnership } from './queries/find-ownership.ts';
import { findCase, findReview, findReviewOfResponse } from './queries/own-reviews.ts';
import {
  changedResponseBody,
  idParams,
  newAppealBody,
  newResponseBody,
  noBody,
  reviewChanges,
  turnOffAppealBody,
} from './schemas.ts';
import type { ReviewView } from './views.ts';
import { newResponseAnswer, responseAnswer, reviewAnswer } from './api-schemas.ts';
import { toApiResponse, toApiReview } from './api-views.ts';
import { formFiles } from '../uploads/form-files.ts';

/** The calls under /api that authors and contractors make. */
export function addReviewCalls(routes: Routes): void {
  addAuthorCalls(routes);
  addResponseCalls(routes);
  addAppealCalls(routes);
  addResponseAppealCalls(routes);
}

type Rule = (viewer: Viewer, review: ReviewOwnership) => Verdict;

const ofReview = async (context: Context, reviewId: number, rule: Rule): Promise<Verdict> =>
  rule(context.viewer, await findReviewOwnership(context, reviewId));
const ofResponse = async (context: Context, responseId: number, rule: Rule): Promise<Verdict> =>
  rule(context.viewer, await findResponseOwnership(context, responseId));

function addAuthorCalls(routes: Routes): void {
  routes.write('api.reviews.update', {
    answers: reviewAnswer,
    params: idParams,
    body: reviewChanges,
    policy: (context, { params }) => ofReview(context, params.id, mayEditReview),
    limit: 'write',
    handle: async (context, { params, body }) => {
      await updateReview(context, { reviewId: params.id, changes: body });
      const review = toApiReview(await findReview(context, params.id), context);
      return json({ review, message: context.t('toasts.review_updated') });
    },
  });

  routes.write('api.reviews.destroy', {
    answers: { 200: messageAnswer },
    params: idParams,
    body: noBody,
    policy: (context, { params }) => ofReview(context, params.id, mayDeleteReview),
    limit: 'write',
    handle: async (context, { params }) => {
      await deleteReview(context, { reviewId: params.id });
      return json({ message: context.t('toasts.review_deleted') });
    },
  });
}

function addResponseCalls(routes: Routes): void {
  routes.write('api.review_responses.store', {
    answers: newResponseAnswer,
    body: newResponseBody,
    policy: (context, { body }) => ofReview(context, body.reviewId, mayRespond),
    limit: 'publish',
    handle: async (context, { body: { reviewId, review_response } }) => {
      await publishResponse(context, { reviewId, body: review_response });
      const answer = responseBody(await findReview(context, reviewId));
      return json({ ...answer, message: context.t('toasts.response_added') }, 201);
    },
  });

  routes.write('api.review_responses.update', {
    answers: responseAnswer,
    body: changedResponseBody,
    policy: (context, { body }) => ofResponse(context, body.responseId, mayRespond),
    limit: 'write',
    handle: async (context, { body: { responseId, review_response } }) => {
      await updateResponse(context, { responseId, body: review_response });
      const answer = responseBody(await findReviewOfResponse(context, responseId));
      return json({ ...answer, message: context.t('toasts.response_updated') });
    },
  });

  routes.write('api.review_responses.destroy', {
    answers: { 200: messageAnswer },
    params: idParams,
    body: noBody,
    policy: (context, { params }) => ofResponse(context, params.id, mayDeleteResponse),
    limit: 'write',
    handle: async (context, { params }) => {
      await deleteResponse(context, { responseId: params.id });
      return json({ message: context.t('toasts.response_deleted_own') });
    },
  });
}

function addAppealCalls(routes: Routes): void {
  routes.write('api.reviews.appeal', {
    answers: reviewAnswer,
    params: idParams,
    body: newAppealBody,
    files: formFiles('files', APPEAL_FILES_MAX),
    policy: async (context, { params }) =>
      mayAppeal(context.viewer, await findCaseOwnership(context, params.id)),
    limit: 'publish',
    handle: async (context, { params, body: { on_appeal_reason: reason, files, new_evidence, topic } }) => {
      const newEvidence = new_evidence === true;
      await fileAppeal(context, { reviewId: params.id, reason, files, newEvidence, topic });
      const review = toApiReview(await findCase(context, params.id), context);
      return json({ review, message: context.t('toasts.appeal_submitted') });
    },
  });

  routes.write('api.reviews.off_appeal', {
    answers: reviewAnswer,
    params: idParams,
    body: turnOffAppealBody,
    policy: async (context, { params }) => {
      const { openKind, ...review } = await findCaseOwnership(context, params.id);
      return mayTurnOffAppeal(context.viewer, review, openKind);
    },
    limit: 'write',
    handle: async (context, { params, body }) => {
      await turnOffAppeal(context, { reviewId: params.id, reason: body.off_appeal_reason });
      const review = toApiReview(await findCase(context, params.id), context);
      return json({ review, message: context.t('toasts.appeal_turned_off') });
    },
  });
}

/** The author of a review asks for the response to it to go. */
function addResponseAppealCalls(routes: Routes): void {
  routes.write('api.review_responses.appeal', {
    answers: reviewAnswer,
    params: idParams,
    body: newAppealBody,
    files: formFiles('files', APPEAL_FILES_MAX),
    policy: (context, { params }) => ofResponse(context, params.id, mayAppealResponse),
    limit: 'publish',
    handle: async (context, { params, body: { on_appeal_reason: reason, files, new_evidence, topic } }) => {
      const newEvidence = new_evidence === true;
      const filed = { responseId: params.id, reason, files, newEvidence, topic };
      const { reviewId } = await fileResponseAppeal(context, filed);
      const review = toApiReview(await findReview(context, reviewId), context);
      return json({ review, message: context.t('toasts.appeal_submitted') });
    },
  });

  routes.write('api.review_responses.off_appeal', {
    answers: reviewAnswer,
    params: idParams,
    body: turnOffAppealBody,
    policy: (context, { params }) => ofResponse(context, params.id, mayTurnOffResponseAppeal),
    limit: 'write',
    handle: async (context, { params, body }) => {
      const turnedOff = { responseId: params.id, reason: body.off_appeal_reason };
      const { reviewId } = await turnOffResponseAppeal(context, turnedOff);
      const review = toApiReview(await findReview(context, reviewId), context);
      return json({ review, message: context.t('toasts.appeal_turned_off') });
    },
  });
}

function responseBody(review: ReviewView) {
  return { review_response: review.response && toApiResponse(review.response, review.id) };
}
