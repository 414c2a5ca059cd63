import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { applyStanding, pointToDecision } from '../apply-standing.ts';
import { cameSecond, lastSeen, refuseLater, refuseOtherWords, type Seen } from '../came-second.ts';
import { closeAppeal, refuseOwnDecision } from '../close-appeal.ts';
import { appealEvent, reviewEvent, type ReviewEvent } from '../events.ts';
import { lockCase, type ReviewCase } from '../queries/lock-case.ts';
import { recordAboutCase, type Reason } from '../record-case.ts';
import { MOVES, obstacleToMove, type ReviewMove } from '../review-moves.ts';

const EVENTS = {
  deactivate: 'review.deactivated',
  activate: 'review.activated',
  delete: 'review.removed',
} as const satisfies Record<ReviewMove, ReviewEvent['name']>;

export type MovedReview = { reviewId: number; move: ReviewMove; reason: Reason; seen: Seen };

/**
 * An administrator takes a review down, shows it again or deletes it. An open appeal that asks for the same is accepted by
 * it. Throws a 409 with what happened first, and a 403 where the appeal is about the administrator's own decision.
 */
export async function moveReview(context: Context, input: MovedReview): Promise<void> {
  const { reviewId, move, reason } = input;
  const subject = { type: 'review', id: reviewId } as const;
  const seenDecisionId = await lastSeen(context, subject, input.seen);
  await transact(context, async (inside) => {
    const about = await lockCase(inside, reviewId);
    const appeal = about.appeal?.state === 'open' ? about.appeal : null;
    await refuseImpossible(inside, about, move);
    await refuseLater(inside, subject, seenDecisionId);
    refuseOtherWords(about.version, input.seen);
    const { action, to } = MOVES[move];
    if (appeal) await refuseOwnDecision(inside, appeal);
    if (appeal) await closeAppeal(inside, appeal, 'accepted');
    const isNew = await applyStanding(inside, about, { standing: to, reason });
    const { id } = await recordAboutCase(inside, about, {
      action,
      subject,
      reason,
      before: { status: about.standing, version: about.version, ...(appeal && { appeal: 'open' }) },
      after: { status: to, version: about.version, ...(appeal && { appeal: 'accepted' }) },
    });
    await pointToDecision(inside, id, { reviewId, appealId: appeal?.id ?? null });
    const { contractorId, contractorSlug } = about;
    const facts = { reviewId, contractorId, contractorSlug };
    inside.announce(reviewEvent({ name: EVENTS[move], ...facts }));
    if (isNew) inside.announce(reviewEvent({ name: 'review.published', ...facts }));
    if (appeal) inside.announce(appealEvent({ name: 'appeal.decided', appealId: appeal.id, ...facts }));
  });
}

async function refuseImpossible(inside: ReadContext, about: ReviewCase, move: ReviewMove): Promise<void> {
  const openAppeal = about.appeal?.state === 'open' ? about.appeal.kind : null;
  const obstacle = obstacleToMove(move, { standing: about.standing, openAppeal });
  if (obstacle === null) return;
  throw await cameSecond(inside, { type: 'review', id: about.id }, `appeal_refusals.${obstacle}`);
}
