import type { MessageKey } from '../../translations/index.ts';
import type { RouteName } from '../../common/routes/route-table.ts';
import { messageAnswer } from '../core/http/answer-schemas.ts';
import { json } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { isAdministrator, type Verdict } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { decideAppeal, type Outcome } from './actions/decide-appeal.ts';
import { decideResponseAppeal } from './actions/decide-response-appeal.ts';
import { editResponse } from './actions/edit-response.ts';
import { editReview } from './actions/edit-review.ts';
import { changeResponseStatus } from './actions/change-response-status.ts';
import { changeReviewStatus } from './actions/change-review-status.ts';
import { noteAppeal } from './actions/note-appeal.ts';
import { responseAnswer, reviewAnswer } from './api-schemas.ts';
import { toApiResponse, toApiReview } from './api-views.ts';
import type { ExpectedState } from '../cases/decision-conflict.ts';
import { mayModerate, type ReviewOwnership } from './policy.ts';
import { findCaseOwnership, findResponseCaseOwnership } from './queries/find-ownership.ts';
import { findAnyReview, findReviewOfResponse } from './queries/own-reviews.ts';
import type { Reason } from './transitions/record-case.ts';
import {
  appealAnswerBody,
  editedResponseBody,
  editedReviewBody,
  reasonBody,
  responseAppealAnswerBody,
  returningReasonBody,
  type DecidedBody,
} from './moderation-schemas.ts';
import { appealNoteBody, idParams } from './schemas.ts';

/** The calls under /api/admin about reviews, responses and appeals: opposites are twins. */
export function addReviewModerationCalls(routes: Routes): void {
  addReviewTwins(routes);
  addReviewCalls(routes);
  addAppealTwins(routes);
  addResponseAppealTwins(routes);
  addAppealNotes(routes);
  addResponseTwins(routes);
  addResponseCalls(routes);
}

/** The role is asked before anything is read: who is no administrator learns nothing of what there is. */
async function moderates(context: Context, find: () => Promise<ReviewOwnership>): Promise<Verdict> {
  const verdict = isAdministrator(context.viewer);
  return verdict === true ? mayModerate(context.viewer, await find()) : verdict;
}
type WithId = { params: { id: number } };
const moderatesReview = (context: Context, { params }: WithId) =>
  moderates(context, () => findCaseOwnership(context, params.id));
const moderatesResponse = (context: Context, { params }: WithId) =>
  moderates(context, () => findResponseCaseOwnership(context, params.id));

/** The reason, and the state that the administrator saw. */
function grounds(body: DecidedBody): { reason: Reason; seen: ExpectedState } {
  return {
    reason: { code: body.reason_code ?? null, text: body.reason || null },
    seen: { lastDecisionId: body.last_decision_id, version: body.version },
  };
}

async function sendReview(context: Context, reviewId: number, message: MessageKey) {
  const review = toApiReview(await findAnyReview(context, reviewId), context);
  return json({ review, message: context.t(message) });
}

async function sendResponse(context: Context, responseId: number, message: MessageKey) {
  const { id, response } = await findReviewOfResponse(context, responseId);
  return json({ review_response: response && toApiResponse(response, id), message: context.t(message) });
}

function addReviewTwins(routes: Routes): void {
  const add = (name: RouteName, transition: 'deactivate' | 'activate', message: MessageKey) =>
    routes.write(name, {
      answers: reviewAnswer,
      params: idParams,
      body: transition === 'activate' ? returningReasonBody : reasonBody,
      policy: moderatesReview,
      limit: 'write',
      handle: async (context, { params, body }) => {
        await changeReviewStatus(context, { reviewId: params.id, transition, ...grounds(body) });
        return sendReview(context, params.id, message);
      },
    });
  add('api.admin.reviews.deactivate', 'deactivate', 'toasts.review_deactivated');
  add('api.admin.reviews.activate', 'activate', 'toasts.review_activated');
}

function addReviewCalls(routes: Routes): void {
  routes.write('api.admin.reviews.destroy', {
    answers: { 200: messageAnswer },
    params: idParams,
    body: reasonBody,
    policy: moderatesReview,
    limit: 'write',
    handle: async (context, { params, body }) => {
      await changeReviewStatus(context, { reviewId: params.id, transition: 'delete', ...grounds(body) });
      return json({ message: context.t('toasts.review_deleted') });
    },
  });

  routes.write('api.admin.reviews.update', {
    answers: reviewAnswer,
    params: idParams,
    body: editedReviewBody,
    policy: moderatesReview,
    limit: 'write',
    handle: async (context, { params, body }) => {
      const { reason, reason_code, last_decision_id, version, photos_before, ...changes } = body;
      const given = grounds({ reason, reason_code, last_decision_id, version });
      const seen = { ...given.seen, photos: photos_before };
      await editReview(context, { reviewId: params.id, changes, reason: given.reason, seen });
      return sendReview(context, params.id, 'toasts.review_updated');
    },
  });
}

function addAppealTwins(routes: Routes): void {
  const add = (name: RouteName, outcome: Outcome, message: MessageKey) =>
    routes.write(name, {
      answers: reviewAnswer,
      params: idParams,
      body: appealAnswerBody[outcome],
      policy: moderatesReview,
      limit: 'write',
      handle: async (context, { params, body }) => {
        const ground = 'ground_code' in body ? (body.ground_code ?? null) : null;
        await decideAppeal(context, { reviewId: params.id, outcome, ground, ...grounds(body) });
        return sendReview(context, params.id, message);
      },
    });
  add('api.admin.reviews.accept', 'accept', 'toasts.appeal_accepted');
  add('api.admin.reviews.reject', 'reject', 'toasts.appeal_rejected');
}

/** The author's appeal against the response: accepted, the response is taken down. */
function addResponseAppealTwins(routes: Routes): void {
  const add = (name: RouteName, outcome: Outcome, message: MessageKey) =>
    routes.write(name, {
      answers: responseAnswer,
      params: idParams,
      body: responseAppealAnswerBody[outcome],
      policy: moderatesResponse,
      limit: 'write',
      handle: async (context, { params, body }) => {
        await decideResponseAppeal(context, { responseId: params.id, outcome, ...grounds(body) });
        return sendResponse(context, params.id, message);
      },
    });
  add('api.admin.review_responses.accept', 'accept', 'toasts.appeal_accepted');
  add('api.admin.review_responses.reject', 'reject', 'toasts.appeal_rejected');
}

function addAppealNotes(routes: Routes): void {
  routes.write('api.admin.reviews.update_appeal', {
    answers: reviewAnswer,
    params: idParams,
    body: appealNoteBody,
    policy: moderatesReview,
    limit: 'write',
    handle: async (context, { params, body }) => {
      await noteAppeal(context, { reviewId: params.id, body: body.body });
      return sendReview(context, params.id, 'toasts.changes_saved');
    },
  });
}

function addResponseTwins(routes: Routes): void {
  const add = (name: RouteName, transition: 'deactivate' | 'activate', message: MessageKey) =>
    routes.write(name, {
      answers: responseAnswer,
      params: idParams,
      body: transition === 'activate' ? returningReasonBody : reasonBody,
      policy: moderatesResponse,
      limit: 'write',
      handle: async (context, { params, body }) => {
        await changeResponseStatus(context, { responseId: params.id, transition, ...grounds(body) });
        return sendResponse(context, params.id, message);
      },
    });
  add('api.admin.review_responses.deactivate', 'deactivate', 'toasts.response_deactivated');
  add('api.admin.review_responses.activate', 'activate', 'toasts.response_activated');
}

function addResponseCalls(routes: Routes): void {
  routes.write('api.admin.review_responses.destroy', {
    answers: { 200: messageAnswer },
    params: idParams,
    body: reasonBody,
    policy: moderatesResponse,
    limit: 'write',
    handle: async (context, { params, body }) => {
      await changeResponseStatus(context, { responseId: params.id, transition: 'delete', ...grounds(body) });
      return json({ message: context.t('toasts.response_deleted') });
    },
  });

  routes.write('api.admin.review_responses.update', {
    answers: responseAnswer,
    body: editedResponseBody,
    policy: (context, input) =>
      moderates(context, () => findResponseCaseOwnership(context, input.body.responseId)),
    limit: 'write',
    handle: async (context, { body: { responseId, review_response, ...given } }) => {
      await editResponse(context, { responseId, body: review_response, ...grounds(given) });
      return sendResponse(context, responseId, 'toasts.response_updated');
    },
  });
}
