import { sql } from 'kysely';
import { refuseWhileAppealed } from '../cases/open-appeals.ts';
import { refuseOwnDecision } from '../cases/other-administrator.ts';
import { isOverturned } from '../cases/overturned.ts';
import type { Why } from '../cases/record-change.ts';
import type { LockedText, Subject } from '../cases/subject.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { mayModerate } from './policy.ts';
import { keyOf, lockCase, partyIdsOf, type ReviewCase } from './queries/lock-case.ts';
import { lockResponseCase } from './queries/lock-response.ts';
import { restoreResponseText } from './texts/restore-response-text.ts';
import { restoreReviewText } from './texts/restore-review-text.ts';
import { applyResponseTransition } from './transitions/apply-response-status.ts';
import { applyReviewTransition, refuseImpossible } from './transitions/apply-review-transition.ts';
import { restoreResponse } from './transitions/restore-response.ts';

/** A side of the review never decides about it, even where no other administrator is there. */
const refusingSides = (tx: ReadContext, review: ReviewCase) => () => {
  const verdict = mayModerate(tx.viewer, review);
  if (verdict !== true) throw verdict;
};

const reasonOf = ({ reasonCode: code, reason: text }: Why) => ({ code, text });

/** One on hold is open for an administrator as well; a decision ends the hold. */
const isOpen = (displayStatus: string): boolean => displayStatus === 'active' || displayStatus === 'held';

/** A review: its author appeals an edit. The appeals about its status are in appeals/appeal.ts. */
export const REVIEW: Subject<'review'> = {
  lock: async (tx, id) => {
    const review = await lockCase(tx, id);
    return {
      refuseParty: refusingSides(tx, review),
      shownText: () => (isOpen(review.displayStatus) ? textOfReview(tx, review) : null),
      undo: {
        'review.edited': ({ id: editDecisionId }, why) =>
          restoreReviewText(tx, { id, editDecisionId, reason: reasonOf(why) }),
      },
    };
  },
  version: sql<number | null>`(select r.version from reviews as r where r.id = d.subject_id)`,
  stands: {
    // A text that was taken down and hidden since then does not return with the one before the edit.
    'review.edited': sql<boolean>`not ${isOverturned('d')} and exists (
      select from reviews as r join review_versions as v on v.review_id = r.id
      where r.id = d.subject_id and r.deleted_at is null and v.decision_id = d.id and v.version - 1 > r.hidden_up_to)`,
  },
};

const textOfReview = (tx: ReadContext, review: ReviewCase): LockedText => ({
  version: review.version,
  takeDown: async (why) => {
    await refuseImpossible(tx, review, 'deactivate');
    return applyReviewTransition(tx, review, { transition: 'deactivate', reason: reasonOf(why) });
  },
});

/** A response: its owner appeals an edit, a take-down and a deletion. */
export const RESPONSE: Subject<'response'> = {
  lock: async (tx, id) => ({
    refuseParty: refusingSides(tx, await lockWithReview(tx, id)),
    shownText: () => textOfResponse(tx, id),
    undo: {
      'response.edited': ({ id: editDecisionId }, why) =>
        restoreResponseText(tx, { id, editDecisionId, reason: reasonOf(why) }),
      'response.deactivated': async (_decision, why) => {
        const response = await lockResponseCase(tx, id);
        return applyResponseTransition(tx, response, 'activate', { reason: reasonOf(why), also: why.also });
      },
      'response.deleted': (deletion, why) => restoreResponse(tx, deletion, why),
    },
  }),
  version: sql<number | null>`(
    select coalesce(max(v.version), 1) from review_response_versions as v where v.response_id = d.subject_id)`,
  stands: {
    'response.edited': sql<boolean>`not ${isOverturned('d')} and exists (
      select from review_responses as s
      join reviews as r on r.id = s.review_id join review_response_versions as v on v.response_id = s.id
      where s.id = d.subject_id and s.deleted_at is null and r.deleted_at is null and v.decision_id = d.id
        and v.version - 1 > s.hidden_up_to)`,
    'response.deactivated': sql<boolean>`exists (
      select from review_responses as s join reviews as r on r.id = s.review_id
      where s.id = d.subject_id and s.decision_id = d.id and s.status = 'inactive' and s.deleted_at is null
        and r.deleted_at is null)`,
    // A response that its owner wrote instead is in its place.
    'response.deleted': sql<boolean>`exists (
      select from review_responses as s join reviews as r on r.id = s.review_id
      where s.id = d.subject_id and s.decision_id = d.id and s.deleted_at is not null and r.deleted_at is null
        and not exists (
          select from review_responses as other where other.review_id = s.review_id and other.deleted_at is null))`,
  },
};

/** The review of a response, with both locked. An appeal is also answered where either was deleted meanwhile. */
async function lockWithReview(tx: ReadContext, responseId: number): Promise<ReviewCase> {
  const response = () =>
    tx.database.selectFrom('review_responses').select('review_id').where('id', '=', responseId);
  const found = await response().executeTakeFirst();
  if (!found) throw notFound();
  const review = await lockCase(tx, found.review_id);
  await response().forNoKeyUpdate().execute();
  return review;
}

async function textOfResponse(tx: ReadContext, id: number): Promise<LockedText | null> {
  const response = await lockResponseCase(tx, id);
  if (!isOpen(response.displayStatus)) return null;
  return {
    version: response.version,
    takeDown: async (why) => {
      await refuseWhileAppealed(tx, { type: 'response', id }, 'status');
      if (response.appeal?.state === 'open')
        await refuseOwnDecision(tx, keyOf(response.appeal), partyIdsOf(response.review));
      return applyResponseTransition(tx, response, 'deactivate', { reason: reasonOf(why) });
    },
  };
}
