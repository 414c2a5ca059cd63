import type { EventName } from '../../event-map.ts';
import type { ReadContext } from '../../core/context.ts';
import { applyReviewStatus, pointToDecision } from './apply-review-status.ts';
import { conflictAbout } from '../../cases/decision-conflict.ts';
import { closeAppeal } from '../../cases/appeals.ts';
import { refuseOwnDecision } from '../../cases/other-administrator.ts';
import { endResponseAppeals } from '../appeals/end-appeals.ts';
import { keyOf, partyIdsOf, type ReviewCase } from '../queries/lock-case.ts';
import { recordAboutCase, type Reason } from './record-case.ts';
import { REVIEW_TRANSITIONS, obstacleToTransition, type ReviewTransition } from './review-transitions.ts';

const EVENTS = {
  deactivate: 'review.deactivated',
  activate: 'review.activated',
  delete: 'review.removed',
} as const satisfies Record<ReviewTransition, EventName>;

type AppliedTransition = { transition: ReviewTransition; reason: Reason };

/** Throws a 409 with the earlier event, where the review's status does not allow this action. */
export async function refuseImpossible(
  tx: ReadContext,
  about: ReviewCase,
  transition: ReviewTransition,
): Promise<void> {
  const openAppeal = about.appeal?.state === 'open' ? about.appeal.kind : null;
  const obstacle = obstacleToTransition(transition, { displayStatus: about.displayStatus, openAppeal });
  if (obstacle === null) return;
  throw await conflictAbout(tx, { type: 'review', id: about.id }, `appeal_refusals.${obstacle}`);
}

/**
 * Takes a review down, shows it again or deletes it, and records that; gives the decision's id. An open
 * appeal that asks for the same is accepted by it. The caller has locked the review. Throws a 403 where that
 * appeal is about the administrator's own decision.
 */
export async function applyReviewTransition(
  tx: ReadContext,
  about: ReviewCase,
  { transition, reason }: AppliedTransition,
): Promise<number> {
  const { id: reviewId, contractorId, contractorSlug } = about;
  const facts = { reviewId, contractorId, contractorSlug };
  const appeal = about.appeal?.state === 'open' ? about.appeal : null;
  const { action, to } = REVIEW_TRANSITIONS[transition];
  if (appeal) await refuseOwnDecision(tx, keyOf(appeal), partyIdsOf(about));
  const ended = transition === 'delete' ? await endResponseAppeals(tx, { of: 'review', id: reviewId }) : [];
  const isNew = await applyReviewStatus(tx, about, { displayStatus: to, reason });
  const { id } = await recordAboutCase(tx, about, {
    action,
    subject: { type: 'review', id: reviewId },
    reason,
    before: { status: about.displayStatus, version: about.version, ...(appeal && { appeal: 'open' }) },
    after: { status: to, version: about.version, ...(appeal && { appeal: 'accepted' }) },
  });
  await pointToDecision(tx, reviewId, id);
  if (appeal) await closeAppeal(tx, keyOf(appeal), { state: 'accepted', decisionId: id });
  tx.announce({ name: EVENTS[transition], ...facts });
  if (isNew) tx.announce({ name: 'review.published', ...facts });
  if (appeal) tx.announce({ name: 'appeal.decided', appealId: appeal.id, ...facts });
  for (const appealId of ended) tx.announce({ name: 'appeal.withdrawn', appealId, ...facts });
  return id;
}
