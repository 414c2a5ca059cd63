import type { AppealableAction, Role } from '../../common/constants.ts';
import { applyRole } from '../accounts/actions/change-user-role.ts';
import { lockStanding } from '../accounts/queries/lock-standing.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { granted } from '../cases/overturned.ts';
import { applyPostingMove, refuseOwn } from '../postings/actions/decide-posting.ts';
import { lockPosting } from '../postings/queries/lock-posting.ts';
import { applyResponseStanding } from '../reviews/apply-response-standing.ts';
import { mayModerate } from '../reviews/policy.ts';
import { lockCase } from '../reviews/queries/lock-case.ts';
import { lockResponseCase } from '../reviews/queries/lock-response.ts';
import { restoreResponseWords } from '../reviews/restore-response-words.ts';
import { restoreReviewWords } from '../reviews/restore-review-words.ts';
import { ofListing, separateMerged, showHidden } from './listing-remedies.ts';
import type { Remedy } from './remedy.ts';

const refusingParties = (inside: ReadContext, review: Parameters<typeof mayModerate>[1]) => ({
  refuseParty: () => {
    const verdict = mayModerate(inside.viewer, review);
    if (verdict !== true) throw verdict;
  },
});

const ofReview: Remedy['lock'] = async (inside, id) => refusingParties(inside, await lockCase(inside, id));
/** Also under a review that an administrator deleted meanwhile: the appeal can still be answered. */
const ofResponse: Remedy['lock'] = async (inside, id) => {
  const response = () =>
    inside.database.selectFrom('review_responses').select('review_id').where('id', '=', id);
  const found = await response().executeTakeFirst();
  if (!found) throw notFound();
  const review = await lockCase(inside, found.review_id);
  await response().forNoKeyUpdate().execute();
  return refusingParties(inside, review);
};

/** A response that was taken down is shown again. */
const showResponse: Remedy['grant'] = async (inside, { id, subjectId }, { reason, reasonCode: code }) =>
  applyResponseStanding(inside, await lockResponseCase(inside, subjectId), {
    action: 'response.activated',
    standing: 'active',
    reason: { code, text: reason },
    event: 'response.activated',
    also: granted(id),
  });

/** A response that was deleted stands again as it stood: one that had been taken down before stays so, by that decision. */
const restoreResponse: Remedy['grant'] = async (
  inside,
  { id, subjectId, before },
  { reason, reasonCode: code },
) => {
  const wasInactive = before['status'] === 'inactive';
  const decisionId = await applyResponseStanding(inside, await lockResponseCase(inside, subjectId), {
    action: 'response.restored',
    standing: wasInactive ? 'inactive' : 'active',
    reason: { code, text: reason },
    event: wasInactive ? 'response.deactivated' : 'response.activated',
    also: granted(id),
  });
  if (wasInactive) await pointToTakeDown(inside, subjectId, id);
  return decisionId;
};

/** What took a response down before it was deleted can be appealed as before. */
async function pointToTakeDown(
  { database }: ReadContext,
  responseId: number,
  deletionId: number,
): Promise<void> {
  const takeDown = database
    .selectFrom('decisions')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('subject_type', '=', 'response')
    .where('subject_id', '=', responseId)
    .where('action', '=', 'response.deactivated')
    .where('id', '<', deletionId);
  await database
    .updateTable('review_responses')
    .set({ decision_id: takeDown })
    .where('id', '=', responseId)
    .execute();
}

const REMEDIES: Readonly<Record<AppealableAction, Remedy>> = {
  'review.edited': {
    lock: ofReview,
    grant: (inside, { id, subjectId }, { reason, reasonCode: code }) =>
      restoreReviewWords(inside, {
        id: subjectId,
        editDecisionId: id,
        reason: { code, text: reason },
      }),
  },
  'response.edited': {
    lock: ofResponse,
    grant: (inside, { id, subjectId }, { reason, reasonCode: code }) =>
      restoreResponseWords(inside, {
        id: subjectId,
        editDecisionId: id,
        reason: { code, text: reason },
      }),
  },
  'response.deactivated': { lock: ofResponse, grant: showResponse },
  'response.deleted': { lock: ofResponse, grant: restoreResponse },
  'posting.removed': {
    lock: async (inside, id) => {
      const standing = await lockPosting(inside, id);
      return { refuseParty: () => refuseOwn(inside, standing) };
    },
    grant: async (inside, { id, subjectId }, answer) => {
      const standing = await lockPosting(inside, subjectId);
      const move = { move: 'restore', ...answer, also: granted(id) } as const;
      return (await applyPostingMove(inside, standing, move)).decisionId;
    },
  },
  'user.role_changed': {
    lock: async (inside, id) => {
      await lockStanding(inside.database, id);
      return { refuseParty: () => undefined };
    },
    grant: async (inside, { id, subjectId: userId, before }, answer) => {
      const locked = await lockStanding(inside.database, userId);
      const role = before['role'] as Role;
      return (await applyRole(inside, locked, { userId, role, ...answer }, granted(id))).decisionId;
    },
  },
  'listing.hidden': { lock: ofListing, grant: showHidden },
  'listing.merged': { lock: ofListing, grant: separateMerged },
};

export const remedyFor = (action: AppealableAction): Remedy => REMEDIES[action];
