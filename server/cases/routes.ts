import { route, type RouteName } from '../../common/routes/route-table.ts';
import type { MessageKey } from '../../translations/index.ts';
import { json, redirect, type JsonAnswer } from '../core/answers.ts';
import type { Context } from '../core/context.ts';
import { adminOnly, all, hasVerifiedEmail, isSignedIn } from '../core/policies.ts';
import type { Routes } from '../core/routes.ts';
import { decideDecisionAppeal, type Outcome } from './actions/decide-decision-appeal.ts';
import { SUBJECTS } from '../subjects.ts';
import { fileDecisionAppeal, type NewDecisionAppeal } from './actions/file-decision-appeal.ts';
import { withdrawDecisionAppeal } from './actions/withdraw-decision-appeal.ts';
import { appealsAgainst } from './queries/decision-appeals.ts';
import {
  appealAnswerBody,
  idParams,
  newAppealBody,
  turnOffAppealBody,
  type NewAppealBody,
} from './schemas.ts';
import { APPEAL_FILES_MAX } from '../../common/constants.ts';
import { formFiles } from '../uploads/form-files.ts';
import { toDecisionAppealView } from './views.ts';
import { appealAnswer } from './api-schemas.ts';
import { decisionAnswer } from '../core/http/answer-schemas.ts';

/**
 * Appeals against decisions that are not about a review's status: filed and withdrawn, accepted and rejected.
 */
export function addDecisionAppealRoutes(routes: Routes): void {
  // Whether they were told of the decision, the action asks: everyone else finds nothing there.
  const policy = ({ viewer }: Context) => all(isSignedIn(viewer), hasVerifiedEmail(viewer));
  routes.write('api.decisions.appeal', {
    answers: { 200: appealAnswer },
    params: idParams,
    body: newAppealBody,
    policy,
    limit: 'publish',
    handle: async (context, { params, body }) => {
      await fileDecisionAppeal(context, SUBJECTS, appealIn(params.id, body));
      return latestAppeal(context, params.id, 'toasts.appeal_submitted');
    },
  });
  // The same form where the browser sends it by itself.
  routes.form('decisions.appeal', {
    params: idParams,
    body: newAppealBody,
    files: formFiles('files', APPEAL_FILES_MAX),
    policy,
    limit: 'publish',
    handle: async (context, { params: { id }, body }) => {
      await fileDecisionAppeal(context, SUBJECTS, appealIn(id, body));
      return redirect(route('decisions.show', { id }), { success: context.t('toasts.appeal_submitted') });
    },
  });
  routes.write('api.decisions.off_appeal', {
    answers: { 200: appealAnswer },
    params: idParams,
    body: turnOffAppealBody,
    policy,
    limit: 'write',
    handle: async (context, { params, body }) => {
      await withdrawDecisionAppeal(context, { decisionId: params.id, reason: body.off_appeal_reason });
      return latestAppeal(context, params.id, 'toasts.appeal_turned_off');
    },
  });
  addAnswerRoute(routes, 'api.admin.decision_appeals.accept', 'accept', 'toasts.appeal_accepted');
  addAnswerRoute(routes, 'api.admin.decision_appeals.reject', 'reject', 'toasts.appeal_rejected');
}

const appealIn = (
  decisionId: number,
  { on_appeal_reason: reason, files, topic }: NewAppealBody,
): NewDecisionAppeal => ({ decisionId, reason, files, topic });

function addAnswerRoute(routes: Routes, name: RouteName, outcome: Outcome, message: MessageKey): void {
  routes.write(name, {
    answers: { 200: decisionAnswer },
    params: idParams,
    body: appealAnswerBody[outcome],
    policy: adminOnly,
    limit: 'write',
    handle: async (context, { params, body: { reason, reason_code, version } }) => {
      const appealId = params.id;
      const answer = { appealId, outcome, version, reason, reasonCode: reason_code ?? null };
      const { decisionId } = await decideDecisionAppeal(context, SUBJECTS, answer);
      return json({ message: context.t(message), decision_id: decisionId });
    },
  });
}

async function latestAppeal(context: Context, decisionId: number, message: MessageKey): Promise<JsonAnswer> {
  const [latest] = await appealsAgainst(context, decisionId);
  return json({ appeal: latest ? toDecisionAppealView(latest) : null, message: context.t(message) });
}
