import { json } from '../../core/answers.ts';
import { decisionAnswer } from '../../core/http/answer-schemas.ts';
import { adminOnly } from '../../core/policies.ts';
import type { Routes } from '../../core/routes.ts';
import { removalBody, restorationBody, type DecisionBody } from '../schemas.ts';
import { removeComment, restoreComment } from './actions/decide-comment.ts';
import { idParams as params } from './schemas.ts';

/** Two opposite calls of administrators about a comment. */
export function addCommentAdminCalls(routes: Routes): void {
  const rights = { answers: { 200: decisionAnswer }, params, policy: adminOnly, limit: 'write' } as const;
  routes.write('api.admin.comments.remove', {
    ...rights,
    body: removalBody,
    handle: async (context, { params: { id }, body }) => {
      const { decisionId } = await removeComment(context, decisionIn(id, body));
      return json({ message: context.t('comments.removed'), decision_id: decisionId });
    },
  });
  routes.write('api.admin.comments.restore', {
    ...rights,
    body: restorationBody,
    handle: async (context, { params: { id }, body }) => {
      const { decisionId } = await restoreComment(context, decisionIn(id, body));
      return json({ message: context.t('comments.restored'), decision_id: decisionId });
    },
  });
}

const decisionIn = (commentId: number, body: DecisionBody) => ({
  commentId,
  reason: body.reason,
  reasonCode: body.reason_code ?? null,
  seen: { lastDecisionId: body.last_decision_id, version: body.version },
});
