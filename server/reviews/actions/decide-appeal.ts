import { transact, type Context, type ReadContext } from '../../core/context.ts';
import { statusWished } from '../appeal.ts';
import { applyStanding, pointToDecision } from '../apply-standing.ts';
import { cameSecond, lastSeen, refuseLater, refuseOtherWords, type Seen } from '../came-second.ts';
import { closeAppeal, refuseOwnDecision } from '../close-appeal.ts';
import { appealEvent, reviewEvent } from '../events.ts';
import { lockCase, type LatestAppeal, type ReviewCase } from '../queries/lock-case.ts';
import { recordAboutCase, type Reason } from '../record-case.ts';

/** The two ways to decide: the wish is granted, or the review stands as it is. */
export type Outcome = 'accept' | 'reject';
const OUTCOMES = {
  accept: { action: 'appeal.accepted', state: 'accepted' },
  reject: { action: 'appeal.rejected', state: 'rejected' },
} as const;

export type DecidedAppeal = { reviewId: number; outcome: Outcome; reason: Reason; seen: Seen };

/**
 * An administrator decides the open appeal of a review. Accepted, the review is taken down, or put back even if it was
 * deleted. Throws a 409 where none is open (with what happened first) or where another review stands in its place, and a 403
 * for an appeal about the administrator's own decision where another could decide.
 */
export async function decideAppeal(context: Context, input: DecidedAppeal): Promise<void> {
  const { reviewId, reason } = input;
  const subject = { type: 'review', id: reviewId } as const;
  const { action, state } = OUTCOMES[input.outcome];
  const seenDecisionId = await lastSeen(context, subject, input.seen);
  await transact(context, async (inside) => {
    const about = await lockCase(inside, reviewId);
    const appeal = await openAppeal(inside, about);
    await refuseLater(inside, subject, seenDecisionId);
    refuseOtherWords(about.version, input.seen);
    await refuseOwnDecision(inside, appeal);
    await closeAppeal(inside, appeal, state);
    const standing = input.outcome === 'accept' ? statusWished(appeal.kind) : about.standing;
    const isNew = input.outcome === 'accept' && (await applyStanding(inside, about, { standing, reason }));
    const { id } = await recordAboutCase(inside, about, {
      action,
      subject: { type: 'appeal', id: appeal.id },
      reason,
      kind: appeal.kind,
      before: { status: about.standing, version: about.version, appeal: 'open', kind: appeal.kind },
      after: { status: standing, version: about.version, appeal: state, kind: appeal.kind },
    });
    // Rejected, the review stands by the decision it stood by before.
    const standsByIt = input.outcome === 'accept' ? reviewId : null;
    await pointToDecision(inside, id, { reviewId: standsByIt, appealId: appeal.id });
    const { contractorId, contractorSlug } = about;
    const facts = { appealId: appeal.id, reviewId, contractorId, contractorSlug };
    inside.announce(appealEvent({ name: 'appeal.decided', ...facts }));
    if (isNew)
      inside.announce(reviewEvent({ name: 'review.published', reviewId, contractorId, contractorSlug }));
  });
}

async function openAppeal(inside: ReadContext, about: ReviewCase): Promise<LatestAppeal> {
  if (about.appeal?.state === 'open') return about.appeal;
  throw await cameSecond(inside, { type: 'review', id: about.id }, 'appeal_refusals.none_open');
}
