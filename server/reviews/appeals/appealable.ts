import { sql } from 'kysely';
import type { Appealable } from '../../cases/appealable.ts';
import { granted, isOverturned } from '../../cases/overturned.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { applyResponseStatus } from '../transitions/apply-response-status.ts';
import { mayModerate } from '../policy.ts';
import { lockCase } from '../queries/lock-case.ts';
import { lockResponseCase } from '../queries/lock-response.ts';
import { restoreResponseText } from '../texts/restore-response-text.ts';
import { restoreReviewText } from '../texts/restore-review-text.ts';

const refusingParties = (tx: ReadContext, review: Parameters<typeof mayModerate>[1]) => ({
  refuseParty: () => {
    const verdict = mayModerate(tx.viewer, review);
    if (verdict !== true) throw verdict;
  },
});

const ofReview: Appealable['lock'] = async (tx, id) => refusingParties(tx, await lockCase(tx, id));
/** Also under a review that an administrator deleted meanwhile: the appeal can still be answered. */
const ofResponse: Appealable['lock'] = async (tx, id) => {
  const response = () => tx.database.selectFrom('review_responses').select('review_id').where('id', '=', id);
  const found = await response().executeTakeFirst();
  if (!found) throw notFound();
  const review = await lockCase(tx, found.review_id);
  await response().forNoKeyUpdate().execute();
  return refusingParties(tx, review);
};

/** A response that was taken down is shown again. */
const showResponse: Appealable['undo'] = async (tx, { id, subjectId }, { reason, reasonCode: code }) =>
  applyResponseStatus(tx, await lockResponseCase(tx, subjectId), {
    action: 'response.activated',
    displayStatus: 'active',
    reason: { code, text: reason },
    event: 'response.activated',
    also: granted(id),
  });

/** A restored response has the status it had before: one taken down earlier stays so, by that decision. */
const restoreResponse: Appealable['undo'] = async (
  tx,
  { id, subjectId, before },
  { reason, reasonCode: code },
) => {
  const wasInactive = before['status'] === 'inactive';
  const decisionId = await applyResponseStatus(tx, await lockResponseCase(tx, subjectId), {
    action: 'response.restored',
    displayStatus: wasInactive ? 'inactive' : 'active',
    reason: { code, text: reason },
    event: wasInactive ? 'response.deactivated' : 'response.activated',
    also: granted(id),
  });
  if (wasInactive) await pointToTakeDown(tx, subjectId, id);
  return decisionId;
};

/** The decision that took a response down can still be appealed after the response was deleted. */
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

const responseVersion = sql<number | null>`(
  select coalesce(max(v.version), 1) from review_response_versions as v where v.response_id = d.subject_id)`;

const ofAnyResponse = { lock: ofResponse, version: responseVersion };

/** Decisions about reviews and responses that are appealed as such. */
export const REVIEW_APPEALABLES = {
  'review.edited': {
    lock: ofReview,
    version: sql<number | null>`(select r.version from reviews as r where r.id = d.subject_id)`,
    // A text that was taken down and hidden since then does not return with the one before the edit.
    stands: sql<boolean>`not ${isOverturned('d')} and exists (
      select from reviews as r join review_versions as v on v.review_id = r.id
      where r.id = d.subject_id and r.deleted_at is null and v.decision_id = d.id and v.version - 1 > r.hidden_up_to)`,
    undo: (tx, { id, subjectId }, { reason, reasonCode: code }) =>
      restoreReviewText(tx, { id: subjectId, editDecisionId: id, reason: { code, text: reason } }),
  },
  'response.edited': {
    ...ofAnyResponse,
    stands: sql<boolean>`not ${isOverturned('d')} and exists (
      select from review_responses as s
      join reviews as r on r.id = s.review_id join review_response_versions as v on v.response_id = s.id
      where s.id = d.subject_id and s.deleted_at is null and r.deleted_at is null and v.decision_id = d.id
        and v.version - 1 > s.hidden_up_to)`,
    undo: (tx, { id, subjectId }, { reason, reasonCode: code }) =>
      restoreResponseText(tx, { id: subjectId, editDecisionId: id, reason: { code, text: reason } }),
  },
  'response.deactivated': {
    ...ofAnyResponse,
    stands: sql<boolean>`exists (
      select from review_responses as s join reviews as r on r.id = s.review_id
      where s.id = d.subject_id and s.decision_id = d.id and s.status = 'inactive' and s.deleted_at is null
        and r.deleted_at is null)`,
    undo: showResponse,
  },
  'response.deleted': {
    ...ofAnyResponse,
    // A response that its owner wrote instead is in its place.
    stands: sql<boolean>`exists (
      select from review_responses as s join reviews as r on r.id = s.review_id
      where s.id = d.subject_id and s.decision_id = d.id and s.deleted_at is not null and r.deleted_at is null
        and not exists (
          select from review_responses as other where other.review_id = s.review_id and other.deleted_at is null))`,
    undo: restoreResponse,
  },
} as const satisfies Record<string, Appealable>;
